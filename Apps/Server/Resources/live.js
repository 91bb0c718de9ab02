// Lets a page follow its screen. Each event is the page as it would be now, and what is new in it goes into the page
// that is there, so that focus, selection and scroll position stay. Without this file every link is what it says.
(() => {
  "use strict";

  const address = document.currentScript.dataset.live;
  const main = document.querySelector("main");
  // It has to be there before there is anything to read out.
  const status = document.createElement("p");
  status.id = "live-status";
  status.setAttribute("role", "status");
  document.body.append(status);

  let source = null;
  let session = null;
  let pages = 1;

  function connect() {
    if (source) return;
    const separator = address.includes("?") ? "&" : "?";
    source = new EventSource(pages > 1 ? `${address}${separator}pages=${pages}` : address);
    source.addEventListener("session", (event) => {
      session = event.data;
      label(main);
    });
    source.addEventListener("loading", (event) => show(event, true));
    source.addEventListener("page", (event) => show(event, false));
    source.addEventListener("end", disconnect);
    // The browser connects again by itself, except where it was sent away.
    source.addEventListener("error", () => (source.readyState === EventSource.CLOSED ? disconnect() : rest()));
  }

  function disconnect() {
    source?.close();
    source = null;
    rest();
  }

  // From here on the page is a plain one.
  function rest() {
    session = null;
    main.removeAttribute("aria-busy");
    label(main);
  }

  function show(event, isWaiting) {
    const page = new DOMParser().parseFromString(event.data, "text/html");
    const fresh = page.querySelector("main");
    label(fresh);
    // Content stays until there is other content; a failure goes as soon as something is done about it.
    if (isWaiting && !main.querySelector(".failure")) {
      main.setAttribute("aria-busy", "true");
    } else {
      pages = Number(event.lastEventId) || 1;
      document.title = page.title;
      update(fresh);
    }
    const news = fresh.querySelector(".loading, .failure p, .notice, .summary, .empty");
    const text = news?.firstChild?.textContent.trim() ?? "";
    if (status.textContent !== text) status.textContent = text;
  }

  function rows() {
    return main.querySelectorAll("ul[class] > li");
  }

  function update(fresh) {
    const focused = main.contains(document.activeElement) ? document.activeElement : null;
    const before = rows().length;
    merge(main, fresh);
    if (!focused || focused.isConnected) return;
    // What had the focus is gone: the first of the new rows is next, or else the content as a whole.
    const row = rows()[before];
    (row?.querySelector("a") ?? main).focus({ preventScroll: true });
  }

  // A link does another thing in a page that follows, and says so.
  function label(root) {
    for (const link of root.querySelectorAll("a[data-label]")) {
      link.dataset.plain ??= link.textContent;
      link.textContent = session ? link.dataset.label : link.dataset.plain;
    }
  }

  // Makes a node equal to a fresh one, and keeps what is the same already.
  function merge(old, fresh) {
    if (old.isEqualNode(fresh)) return;
    if (old.nodeType === Node.TEXT_NODE) {
      old.data = fresh.data;
      return;
    }
    for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);
    for (const { name, value } of fresh.attributes) {
      if (old.getAttribute(name) !== value) old.setAttribute(name, value);
    }
    let next = old.firstChild;
    for (const child of [...fresh.childNodes]) {
      const same = find(next, child);
      while (same && next !== same) next = remove(next);
      if (same) {
        next = same.nextSibling;
        merge(same, child);
      } else {
        old.insertBefore(document.importNode(child, true), next);
      }
    }
    while (next) next = remove(next);
  }

  // The node, or the next element behind it, that a fresh one can be merged into.
  function find(next, child) {
    if (child.nodeType !== Node.ELEMENT_NODE) return next?.nodeType === child.nodeType ? next : null;
    while (next && !isAlike(next, child)) next = next.nextSibling;
    return next;
  }

  function isAlike(old, fresh) {
    return old.nodeName === fresh.nodeName && old.id === fresh.id && old.className === fresh.className;
  }

  function remove(node) {
    const next = node.nextSibling;
    node.remove();
    return next;
  }

  document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-live]");
    const isPlain = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!link || !session || isPlain || event.defaultPrevented) return;
    event.preventDefault();
    const target = `/live/sessions/${session}/${link.dataset.live}`;
    const answer = await fetch(target, { method: "POST" }).catch(() => null);
    // Too much at once is passed over; where there is no session any more, the link does what it says.
    if (!answer?.ok && answer?.status !== 429) location.assign(link.href);
  });

  // A page that is kept for the way back holds no connection; of several tabs the one that is looked at follows.
  addEventListener("pagehide", disconnect);
  addEventListener("pageshow", (event) => event.persisted && connect());
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && connect());
  connect();
})();

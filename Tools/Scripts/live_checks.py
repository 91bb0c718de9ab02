"""What follow-pages checks: each function visits pages, and fails with a sentence."""

import threading
import time
from contextlib import contextmanager

from browsing import expect
from proxy import Proxy, response
from served import Server

# A browser connects again three seconds after a stream has ended, as the server asks it to; none may come by then.
QUIET = 4
NEXT = "a[rel=next]"
FOLLOWING, PLAIN = "Load more", "Next page"


class Shop:
    """A server behind a proxy, and the browser that visits it."""

    def __init__(self, browser, server, site, program):
        self.browser, self.server, self.site, self.program = browser, server, site, program
        # Parts of messages in the console that a check causes.
        self.allowed = []

    @contextmanager
    def other(self, *options):
        """Visits another server, with its own options and an empty cache, until the end of the `with` block."""
        with Server(self.program, *options) as server, Proxy(server.port) as site:
            site.changes, self.site = self.site.changes, site
            yield
            self.browser.require_no_errors(*self.allowed)
            # Streams that the end of the server cuts are not errors.
            self.browser.open("about:blank")

    @contextmanager
    def remote(self):
        """Visits another server, whose source is the first server behind a proxy, which it yields."""
        with Proxy(self.server.port) as source, self.other("--source", source.address + "/api"):
            yield source

    def open(self, path):
        self.browser.open(self.site.address + path)
        self.browser.run("window.isSame = true")

    def label(self, expected, what):
        expect(lambda: self.browser.text(NEXT), expected, f"the link to more, {what}")

    def follow(self, path):
        self.open(path)
        self.label(FOLLOWING, "on a page that follows")

    def rows(self, expected, what):
        expect(lambda: self.browser.count("main ul[class] > li"), expected, f"the rows {what}")

    def value(self, expression, expected, what):
        expect(lambda: self.browser.run(f"return {expression}"), expected, what)

    def more(self, rows, what="after loading more"):
        self.browser.click(NEXT)
        self.rows(rows, what)

    def same(self, path):
        """The page was not loaded again, and still has its address."""
        self.value("window.isSame ?? false", True, "whether it is the same page")
        self.value("location.pathname + location.search", path, "the address")

    def left(self, path):
        """A link led to another page."""
        self.value("location.pathname + location.search", path, "the address of the link")
        self.value("window.isSame ?? false", False, "whether it is the same page")

    def streams(self, start, expected, what):
        """How many streams were opened so far."""
        expect(lambda: len(self.site.sent(f"/live{start}")), expected, f"the streams, {what}")

    def no_stream(self, start, count, why):
        time.sleep(QUIET)
        self.streams(start, count, why)


def load_more(shop):
    """Loading more adds rows, and leaves focus, scroll position, selection and input as they are"""
    shop.follow("/products?size=8")
    shop.browser.type("#search", "oak")
    shop.browser.run(f"document.querySelector('{NEXT}').scrollIntoView({{ block: 'center' }})")
    position = shop.browser.run("return scrollY")
    shop.value("scrollY > 0", True, "whether the page is scrolled")
    shop.more(16)
    shop.value("scrollY", position, "the scroll position")
    shop.value("document.activeElement.rel", "next", "the focus")
    shop.more(24)
    titles = "new Set([...document.querySelectorAll('.card .title')].map((title) => title.textContent)).size"
    shop.value(titles, 24, "the number of different rows")
    shop.browser.run("getSelection().selectAllChildren(document.querySelector('h1'))")
    shop.browser.run("document.querySelector('a.refresh').click()")
    shop.rows(8, "after loading again")
    shop.value("getSelection().toString()", "Products", "the selection")
    shop.value("document.querySelector('#search').value", "oak", "the input")
    shop.label(FOLLOWING, "after loading again")
    shop.same("/products?size=8")


def last_page(shop):
    """At the end of a list the link disappears, the focus moves to the new rows, and a status says what is shown"""
    shop.follow("/products?search=lamp&size=20")
    shop.more(21, "at the end")
    expect(lambda: shop.browser.count(NEXT), 0, "the links to more, at the end")
    focus = "[...document.querySelectorAll('.card a')].indexOf(document.activeElement)"
    shop.value(focus, 20, "the row with the focus")
    summary = shop.browser.run("return document.querySelector('.summary').firstChild.textContent.trim()")
    shop.value("document.querySelector('#live-status').textContent", summary, "the status")


def retry(shop):
    """A failure disappears while the page loads again, and rows take its place"""
    shop.allowed = ["status of 502", "status of 503"]
    # A list without a filter, whose choices would be loaded again too.
    path = "/pickup-points"
    with shop.remote() as source:
        source.answer = lambda _: [response("500 Internal Server Error")]
        shop.open(path)
        # The stream fails like the page, and then accepts actions.
        status = "document.querySelector('#live-status')?.textContent"
        failure = "document.querySelector('.failure p')?.textContent.trim()"
        shop.value(f"{status} === {failure}", True, "whether the status is the failure")
        released = threading.Event()
        source.answer = lambda _: released.wait(20) and None
        shop.browser.click(".failure a")
        expect(lambda: shop.browser.count(".failure"), 0, "the failures while the page loads again")
        expect(lambda: shop.browser.count("main .loading"), 1, "the notes that the page loads")
        shop.value("document.activeElement.tagName", "MAIN", "the focus after the link is gone")
        released.set()
        shop.rows(3, "after another attempt")
        shop.same(path)


def busy(shop):
    """Content stays, marked as busy, until there is other content"""
    path = "/products?size=8"
    page = shop.server.get(path).body.decode()
    released = threading.Event()

    def stream(request):
        if not request.path.startswith("/live/"):
            return
        yield response("200 OK", event("session", "x") + event("loading", "<main></main>"), "text/event-stream")
        released.wait(20)
        yield event("page", page).encode()
        released.clear()
        released.wait(20)

    shop.site.answer = stream
    shop.open(path)
    shop.value("document.querySelector('main').ariaBusy", "true", "whether the page is busy")
    shop.rows(8, "while the page is busy")
    released.set()
    shop.value("document.querySelector('main').ariaBusy", None, "whether the page is busy, after it was loaded")


def second_tab(shop):
    """A second tab ends the first one's stream, and the first takes over again when it is visible"""
    first, second = "/products?size=8", "/products?size=5"
    shop.follow(first)
    shop.more(16)
    tab = shop.browser.tab()
    shop.browser.open_tab(shop.site.address + second)
    shop.label(FOLLOWING, "in the second tab")
    other = f"opener.document.querySelector('{NEXT}').textContent"
    shop.value(other, PLAIN, "the link in the first tab")
    shop.value("opener.document.visibilityState", "hidden", "whether the first tab is visible")
    shop.no_stream(first, 1, "from the first tab while it is hidden")
    shop.streams(second, 1, "from the second tab")
    shop.browser.switch(tab)
    shop.label(FOLLOWING, "in the first tab, when it is visible again")
    shop.rows(16, "in the first tab, when it is visible again")
    shop.streams(f"{first}&pages=2", 1, "that the first tab opens for two pages")
    expect(lambda: len(shop.site.open("/live/")), 1, "the streams that are open")
    shop.same(first)


def reconnect(shop):
    """After its connection broke, a page connects again with the number of its pages"""
    shop.allowed = ["ERR_INCOMPLETE_CHUNKED_ENCODING"]
    shop.follow("/products?size=8")
    shop.more(16)
    shop.site.cut("/live/")
    shop.label(PLAIN, "without a connection")
    shop.streams("/products", 2, "after the connection broke")
    expect(lambda: shop.site.sent("/live/")[-1].header("Last-Event-ID"), "2", "the Last-Event-ID")
    shop.label(FOLLOWING, "with a new connection")
    shop.rows(16, "with a new connection")
    shop.more(24, "after loading more with the new connection")
    shop.same("/products?size=8")


def go_back(shop):
    """A page that is left closes its stream, and has all its rows when the browser goes back"""
    shop.follow("/products?size=8")
    shop.more(16)
    shop.browser.click(".card a")
    expect(lambda: shop.browser.count("article.product"), 1, "the product")
    expect(lambda: len(shop.site.open("/live/products?")), 0, "the streams of the page that was left")
    shop.browser.back()
    shop.label(FOLLOWING, "after going back")
    shop.rows(16, "after going back")
    shop.more(24, "after loading more")


def expire(shop):
    """A session that has ended leaves a page whose links work, and the browser does not connect again"""
    with shop.other("--live-idle-timeout", "3"):
        shop.follow("/products?size=8")
        shop.label(PLAIN, "after the session has ended")
        shop.no_stream("/", 1, "after the session has ended")
        shop.browser.click(NEXT)
        shop.left("/products?page=2&size=8")


def refused(shop):
    """A page whose stream is refused is a plain one, until its tab is visible again"""
    shop.allowed = ["status of 503"]
    shop.site.answer = lambda request: refusal(request, "/live/", "503 Service Unavailable")
    shop.open("/products?size=8")
    shop.streams("/", 1, "after the first was refused")
    shop.no_stream("/", 1, "after the first was refused")
    shop.label(PLAIN, "without a stream")
    shop.site.answer = lambda _: None
    shop.browser.run("document.dispatchEvent(new Event('visibilitychange'))")
    shop.label(FOLLOWING, "when its tab is visible again")


def refused_action(shop):
    """An action that comes too soon is ignored; any other refusal follows the link"""
    shop.allowed = ["status of 404", "status of 409", "status of 429", "ERR_EMPTY_RESPONSE"]
    shop.follow("/products?size=8")
    shop.site.answer = lambda request: refusal(request, "/live/sessions/", "429 Too Many Requests")
    shop.browser.click(NEXT)
    expect(lambda: len(shop.site.sent("/live/sessions/", "POST")), 1, "the actions")
    time.sleep(0.5)
    shop.same("/products?size=8")
    for status in ["404 Not Found", "409 Conflict", None]:
        shop.site.answer = lambda _: None
        shop.follow("/products?size=8")
        shop.site.answer = lambda request: refusal(request, "/live/sessions/", status)
        shop.browser.click(NEXT)
        shop.left("/products?page=2&size=8")


def other_clicks(shop):
    """A click with a key opens a tab or a window as always"""
    shop.follow("/products?size=8")
    clicks = """
      const link = document.querySelector("a[rel=next]"), taken = [];
      addEventListener("click", (event) => { taken.push(event.defaultPrevented); event.preventDefault(); });
      for (const key of ["ctrlKey", "metaKey", "shiftKey", "altKey", "none"]) {
        link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, [key]: true }));
      }
      link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, button: 1 }));
      return taken;
    """
    taken = shop.browser.run(clicks)
    expect(lambda: taken, [False, False, False, False, True, False], "which clicks are actions")


def without_scripts(shop):
    """Without scripts, the same links lead to the next page, load the page again and try again"""
    shop.allowed = ["status of 502", "status of 503"]
    shop.browser.open(shop.site.address + "/products?size=8")
    shop.label(PLAIN, "without scripts")
    shop.browser.click(NEXT)
    expect(shop.browser.address, shop.site.address + "/products?page=2&size=8", "the address of the second page")
    before = len(shop.site.sent("/products?page=2"))
    shop.browser.click("a.refresh")
    expect(lambda: len(shop.site.sent("/products?page=2")), before + 1, "the requests for the second page")
    shop.browser.click("a[rel=prev]")
    expect(shop.browser.address, shop.site.address + "/products?size=8", "the address of the first page")
    shop.streams("/", 0, "without scripts")
    expect(lambda: shop.browser.count("#live-status"), 0, "what only the script adds")
    with shop.remote() as source:
        source.answer = lambda _: [response("500 Internal Server Error")]
        shop.browser.open(shop.site.address + "/products?search=oak&size=8")
        expect(lambda: shop.browser.count(".failure"), 1, "the failures")
        source.answer = lambda _: None
        shop.browser.click(".failure a")
        shop.rows(8, "after another attempt")


def event(name, data):
    return f"event: {name}\n" + "".join(f"data: {line}\n" for line in data.split("\n")) + "\n"


def refusal(request, start, status):
    """A response with a status, or none at all if there is no status."""
    if request.path.startswith(start):
        return [response(status) if status else b""]
    return None


CHECKS = [
    load_more, last_page, retry, busy, second_tab, reconnect, go_back, expire, refused, refused_action, other_clicks,
    without_scripts,
]

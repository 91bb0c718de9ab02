"""Ways to break live.js, and the check of follow-pages that has to find each."""

from dataclasses import dataclass

from served import ROOT, Failure

SCRIPT = "Apps/Server/Resources/live.js"


@dataclass
class Mutant:
    check: str
    # What is broken, and what the check has to say of it.
    why: str
    sentence: str
    old: str
    new: str = ""
    path: str = "/assets/live.js"

    def applied(self, text):
        return text.replace(self.old, self.new)

    def require_text(self):
        """A mutant that changes nothing proves nothing."""
        if self.path == Mutant.path and (ROOT / SCRIPT).read_text("utf-8").count(self.old) != 1:
            raise Failure(f"{SCRIPT} does not have this exactly once: {self.old}")


# Parts of live.js that several mutants replace.
CONNECT = "  connect();\n})();"
END = 'source.addEventListener("end", disconnect);'
MERGE = "merge(main, fresh);"
PAGES = "pages > 1 ?"
REST = ": rest()"

MUTANTS = [
    Mutant(
        "load_more",
        "a click follows the link",
        "the rows after loading more",
        "event.preventDefault();",
    ),
    Mutant(
        "load_more",
        "each event replaces the content",
        "the focus",
        MERGE,
        "main.replaceChildren(...document.importNode(fresh, true).childNodes);",
    ),
    Mutant(
        "load_more",
        "each event scrolls to the top",
        "the scroll position",
        MERGE,
        MERGE + " scrollTo(0, 0);",
    ),
    Mutant(
        "load_more",
        "rows are inserted twice",
        "the rows after loading more",
        "old.insertBefore(",
        "old.append(document.importNode(child, true)); old.insertBefore(",
    ),
    Mutant(
        "load_more",
        "rows are never removed",
        "the rows after loading again",
        "while (next) next = remove(next);",
    ),
    Mutant(
        "load_more",
        "the heading is replaced",
        "the selection",
        "return old.nodeName === fresh.nodeName &&",
        'return old.nodeName !== "H1" && old.nodeName === fresh.nodeName &&',
    ),
    Mutant(
        "load_more",
        "input is replaced",
        "the input",
        MERGE,
        MERGE + " main.querySelector('#search').value = '';",
    ),
    Mutant(
        "load_more",
        "new links have their plain text",
        "the link to more",
        "label(fresh);",
    ),
    Mutant(
        "last_page",
        "the focus skips new rows",
        "the row with the focus",
        'row?.querySelector("a") ?? main',
        "main",
    ),
    Mutant(
        "last_page",
        "the status stays empty",
        "the status",
        "status.textContent = text;",
        ";",
    ),
    Mutant(
        "retry",
        "a failure stays while the page loads",
        "the failures while the page loads again",
        'if (isWaiting && !main.querySelector(".failure"))',
        "if (isWaiting)",
    ),
    Mutant(
        "retry",
        "the focus is on nothing",
        "the focus after the link is gone",
        " ?? main).focus(",
        ")?.focus(",
    ),
    Mutant(
        "busy",
        "nothing says that the page is busy",
        "whether the page is busy",
        'main.setAttribute("aria-busy", "true");',
    ),
    Mutant(
        "busy",
        "content disappears at once",
        "the rows while the page is busy",
        'main.setAttribute("aria-busy", "true");',
        'main.setAttribute("aria-busy", "true"); main.replaceChildren();',
    ),
    Mutant(
        "busy",
        "the page stays busy",
        "whether the page is busy, after it was loaded",
        "for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name)) old.removeAttribute(name);",
    ),
    Mutant(
        "second_tab",
        "the end of a stream is ignored",
        "the streams, from the first tab while it is hidden",
        END,
    ),
    Mutant(
        "second_tab",
        "a visible tab does not connect",
        "in the first tab, when it is visible again",
        'document.visibilityState === "visible" && connect()',
        "false",
    ),
    Mutant(
        "second_tab",
        "a new stream begins with one page",
        "the rows in the first tab, when it is visible again",
        PAGES,
        "false ?",
    ),
    Mutant(
        "reconnect",
        "a broken connection is final",
        "the streams, after the connection broke",
        REST,
        ": disconnect()",
    ),
    Mutant(
        "reconnect",
        "a page connects from the beginning",
        "the Last-Event-ID",
        REST,
        ": (disconnect(), (pages = 1), setTimeout(connect, 1000))",
    ),
    Mutant(
        "reconnect",
        "links keep their label",
        "the link to more, without a connection",
        REST,
        ": null",
    ),
    Mutant(
        "go_back",
        "a page that is left keeps its stream",
        "after going back",
        'addEventListener("pagehide", disconnect);',
    ),
    Mutant(
        "go_back",
        "a page does not connect again",
        "after going back",
        # Chromium fires both events for a page that it has kept.
        'addEventListener("pageshow", (event) => event.persisted && connect());\n'
        '  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && connect());',
    ),
    Mutant(
        "go_back",
        "a new stream begins with one page",
        "the rows after going back",
        PAGES,
        "false ?",
    ),
    Mutant(
        "expire",
        "the end of a session is ignored",
        "the streams, after the session has ended",
        END,
    ),
    Mutant(
        "expire",
        "links keep their label",
        "the link to more, after the session has ended",
        "session = null;\n    main",
        "main",
    ),
    Mutant(
        "refused",
        "a refused page tries again",
        "the streams, after the first was refused",
        "? disconnect()",
        "? (disconnect(), setTimeout(connect, 1000))",
    ),
    Mutant(
        "refused",
        "a refusal is final",
        "when its tab is visible again",
        "source?.close();\n    source = null;",
        "source?.close();",
    ),
    Mutant(
        "refused_action",
        "an action that comes too soon follows the link",
        "the same page",
        " && answer?.status !== 429",
    ),
    Mutant(
        "refused_action",
        "a refused action does nothing",
        "the address of the link",
        "location.assign(link.href);",
        ";",
    ),
    Mutant(
        "refused_action",
        "an action without a response does nothing",
        "the address of the link",
        ".catch(() => null)",
    ),
    Mutant(
        "other_clicks",
        "every click is an action",
        "which clicks are actions",
        " || isPlain",
    ),
    Mutant(
        "other_clicks",
        "the script sets a style",
        "the console says",
        CONNECT,
        '  document.body.setAttribute("style", "color: red");\n' + CONNECT,
    ),
    Mutant(
        "other_clicks",
        "the script evaluates a text",
        "the console says",
        CONNECT,
        '  setTimeout(() => eval("1"));\n' + CONNECT,
    ),
    Mutant(
        "other_clicks",
        "the script loads from another host",
        "the console says",
        CONNECT,
        '  fetch("http://127.0.0.1:9/");\n' + CONNECT,
    ),
    Mutant(
        "other_clicks",
        "the script fails",
        "the console says",
        CONNECT,
        "  setTimeout(() => missing());\n" + CONNECT,
    ),
    Mutant(
        "without_scripts",
        "a link needs the script",
        "the address of the second page",
        'href="/products?page=2&amp;size=8"',
        'href="#"',
        path="/products",
    ),
]

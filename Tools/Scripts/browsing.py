"""Controls a real browser, for the scripts in this folder, by WebDriver (https://www.w3.org/TR/webdriver2/)."""

import base64
import json
import subprocess
import time
import urllib.error
import urllib.request
from pathlib import Path

from served import Failure

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
TAB = "\ue004"

# How long a page may take to look as expected, in seconds; other work shares the machine.
TIMEOUT = 10


class Moving(Exception):
    """The page changed between two requests to the driver."""


class Driver:
    """Runs chromedriver; it ends with the `with` block, and the browsers with it."""

    def __enter__(self):
        self.process = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, text=True)
        started = (line for line in self.process.stdout if "started successfully" in line)
        self.port = next(started).split()[-1].rstrip(".")
        return self

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(timeout=10)


class Browser:
    """One session of a browser, with a profile of its own; it ends with the `with` block."""

    def __init__(self, driver, language="en", scripts=True, size="1280,900"):
        self.base = f"http://127.0.0.1:{driver.port}"
        preferences = {"intl.accept_languages": language}
        if not scripts:
            preferences["profile.managed_default_content_settings.javascript"] = 2
        options = {
            "args": ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--window-size={size}"],
            "prefs": preferences,
        }
        wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
        session = self.call("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
        self.base += "/session/" + session["sessionId"]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.call("DELETE", "")

    def call(self, method, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.base + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            failure = json.load(error)["value"]
            # Chromium has no error of its own for an element of the page before.
            is_gone = "does not belong to the document" in failure["message"]
            if is_gone or failure["error"] in ("stale element reference", "no such element"):
                raise Moving(failure["message"].splitlines()[0]) from None
            raise Failure(f"{method} {path}: {failure['message'].splitlines()[0]}") from None

    def open(self, address):
        self.call("POST", "/url", {"url": address})

    def address(self):
        return self.call("GET", "/url")

    def back(self):
        self.call("POST", "/back", {})

    def find(self, selector):
        return self.call("POST", "/element", {"using": "css selector", "value": selector})[ELEMENT]

    def count(self, selector):
        return len(self.call("POST", "/elements", {"using": "css selector", "value": selector}))

    def text(self, selector):
        return self.call("GET", f"/element/{self.find(selector)}/text")

    def click(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/click", {})

    def type(self, selector, text):
        self.call("POST", f"/element/{self.find(selector)}/value", {"text": text})

    def clear(self, selector):
        self.call("POST", f"/element/{self.find(selector)}/clear", {})

    def focused(self):
        element = self.call("GET", "/element/active")[ELEMENT]
        return self.call("GET", f"/element/{element}/text")

    def run(self, script, *arguments):
        """Runs the body of a function in the page, and returns what it returns."""
        return self.call("POST", "/execute/sync", {"script": script, "args": arguments})

    def command(self, name, **parameters):
        """Sends a command of the DevTools protocol (https://chromedevtools.github.io/devtools-protocol)."""
        return self.call("POST", "/goog/cdp/execute", {"cmd": name, "params": parameters})

    def require_no_errors(self, *allowed):
        """Fails if the console has reported an error or a violation of the content security policy since the last call.

        Messages that contain one of the allowed texts are ignored.
        """
        for entry in self.call("POST", "/se/log", {"type": "browser"}):
            message = entry["message"].strip()
            if entry["level"] in ("SEVERE", "WARNING") and not any(text in message for text in allowed):
                raise Failure(f"the console says: {message}")

    # Tabs, by their handles.

    def tab(self):
        return self.call("GET", "/window")

    def open_tab(self, address):
        """Opens an address in another tab, which is then the visible one, and whose `opener` is this one."""
        before = self.call("GET", "/window/handles")
        self.run("window.open(arguments[0])", address)
        (handle,) = [handle for handle in self.call("GET", "/window/handles") if handle not in before]
        self.switch(handle)

    def switch(self, handle):
        """Makes another tab the visible one."""
        self.call("POST", "/window", {"handle": handle})

    def save(self, path):
        """Saves a screenshot."""
        Path(path).write_bytes(base64.b64decode(self.call("GET", "/screenshot")))


def expect(read, expected, what):
    """Reads until the value is the expected one, because a browser may still be loading a page."""
    actual = None
    deadline = time.monotonic() + TIMEOUT
    while time.monotonic() < deadline:
        try:
            actual = read()
        except Moving as moving:
            actual = str(moving)
        if actual == expected:
            return
        time.sleep(0.02)
    raise Failure(f"{what}: expected {expected!r}, got {actual!r}")

"""Starts and stops a server and sends it requests, for the scripts in this folder."""

import collections
import http.client
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


class Failure(Exception):
    """The failure of a check, in one sentence."""


class Server:
    """A server on a free port with its own data folder; it ends with the `with` block.

    A quiet server does not log requests; one with a log writes them to that file, which is not read. One with samples has
    items of every feature.
    """

    def __init__(self, program, *options, is_quiet=False, log=None, descriptors=None, has_samples=False):
        self.folder = tempfile.mkdtemp(prefix="storefront-")
        self.database = os.path.join(self.folder, "data.sqlite")
        self.lines = collections.deque(maxlen=200)
        self.listening = threading.Event()
        self.is_quiet = is_quiet or log is not None
        self.log = log
        self.has_samples = has_samples
        self.options = [str(program), *options]
        if not {"--source", "--database"} & set(options):
            self.options += ["--database", self.database]
        self.environment = dict(os.environ, XDG_DATA_HOME=self.folder, XDG_CACHE_HOME=self.folder)
        self.descriptors = descriptors
        self.process = None
        self.port = None

    def add_samples(self):
        """Adds made-up items to the features that have none. Only a debug build of the terminal app can."""
        program = Path(self.options[0]).with_name("storefront")
        subprocess.run(
            [program, "add-samples", "--database", self.database], env=self.environment, check=True, stdout=subprocess.PIPE
        )

    def __enter__(self):
        try:
            if self.has_samples:
                self.add_samples()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.process and self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self, port=None):
        # A quiet server does not log its port, so it gets one that was free a moment ago.
        port = port or (free_port() if self.is_quiet else 0)
        command = [*self.options, "--port", str(port), "--log-level", "warning" if self.is_quiet and not self.log else "info"]
        if self.descriptors:
            command = ["sh", "-c", f'ulimit -n {self.descriptors}; exec "$@"', "sh", *command]
        errors = open(self.log, "w") if self.log else subprocess.PIPE
        self.process = subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stderr=errors, env=self.environment, text=True, errors="replace"
        )
        if self.log:
            errors.close()
        else:
            threading.Thread(target=self.listen, daemon=True).start()
        if self.is_quiet:
            eventually("the server listens", lambda: self.is_listening(port), 20)
            self.port = port
        elif not self.listening.wait(20) or not self.port:
            raise Failure(f"the server has not printed its address: {self.said()}")

    def is_listening(self, port):
        if self.process.poll() is not None:
            raise Failure(f"the server ended: {self.said()}")
        with socket.socket() as client:
            return client.connect_ex(("127.0.0.1", port)) == 0

    def listen(self):
        """Reads the server's log, and keeps its last lines."""
        for line in self.process.stderr:
            self.lines.append(line)
            if not self.port and (found := re.search(r"address=http://[^ ]*:(\d+)", line)):
                self.port = int(found[1])
                self.listening.set()
        self.listening.set()

    def said(self):
        return "".join(list(self.lines)[-5:]).strip()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.port}"

    def get(self, path, headers=None, timeout=30, method="GET"):
        return get(self.port, path, headers, timeout, method)

    def memory(self):
        """The memory of the process, in MiB."""
        found = re.search(r"VmRSS:\s+(\d+) kB", Path(f"/proc/{self.process.pid}/status").read_text())
        return int(found[1]) / 1024

    def open_files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def cpu_seconds(self):
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self, timeout=20):
        """Ends the server, and returns how long that took, in seconds."""
        start = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        try:
            status = self.process.wait(timeout)
        except subprocess.TimeoutExpired:
            raise Failure(f"the server does not end within {timeout} s of SIGTERM") from None
        if status != 0:
            raise Failure(f"the server ended with {status}: {self.said()}")
        self.port = None
        self.listening.clear()
        return time.monotonic() - start


def free_port():
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return listener.getsockname()[1]


class Response:
    def __init__(self, status, headers, body, seconds):
        self.status, self.headers, self.body, self.seconds = status, headers, body, seconds


def get(port, path, headers=None, timeout=30, method="GET"):
    """Sends one request over a new connection."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=timeout)
    start = time.monotonic()
    try:
        connection.request(method, path, headers=headers or {})
        response = connection.getresponse()
        body = response.read()
        return Response(response.status, response.headers, body, time.monotonic() - start)
    except (OSError, http.client.HTTPException) as error:
        raise Failure(
            f"{method} {path}: {error or type(error).__name__} after {time.monotonic() - start:.1f} s"
        ) from None
    finally:
        connection.close()


def at_once(count, work):
    """Does some work `count` times at the same time, and returns the results. Raises the first failure."""
    results, failures = [None] * count, []

    def run(index):
        try:
            results[index] = work(index)
        except Exception as error:  # noqa: BLE001 - raised again below
            failures.append(error)

    threads = [threading.Thread(target=run, args=(index,), daemon=True) for index in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]
    return results


def eventually(what, holds, seconds):
    """Waits until a condition holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        if time.monotonic() > deadline:
            raise Failure(f"{what}: not within {seconds} s")
        time.sleep(0.05)


def wrk(address, connections, seconds):
    """Requests per second, and the 99th percentile of their duration, in milliseconds."""
    command = ["wrk", "--threads", "1", "--connections", str(connections), "--duration", f"{seconds}s", "--latency"]
    said = subprocess.run([*command, address], capture_output=True, text=True, check=True).stdout
    rate = re.search(r"Requests/sec:\s+([\d.]+)", said)
    slowest = re.search(r"99%\s+([\d.]+)(us|ms|s)", said)
    if not rate or not slowest or "Non-2xx" in said:
        raise Failure(f"wrk on {address}: {said.strip()}")
    return float(rate[1]), float(slowest[1]) * {"us": 0.001, "ms": 1, "s": 1000}[slowest[2]]


def built(configuration="debug"):
    """The path of the built server."""
    command = ["swift", "build", "--show-bin-path", "--configuration", configuration]
    folder = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout.strip()
    return Path(folder) / "storefront-server"


def program_or_stop(path):
    """The path of a program that can be run."""
    program = Path(path).resolve()
    if not os.access(program, os.X_OK) or not program.is_file():
        sys.exit(f"{Path(sys.argv[0]).name}: {path} does not exist; build it first, or name another program")
    return program


def run(main):
    """Runs a script and exits: 0, 1 with a sentence for a failure, 130 or 143 if it was interrupted."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    try:
        sys.exit(main())
    except Failure as failure:
        print(f"{Path(sys.argv[0]).name}: {failure}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        print("interrupted", file=sys.stderr)
        sys.exit(130)

"""Several servers on one PostgreSQL database, behind nginx, for the scripts that need them."""

import http.client
import json
import os
import re
import subprocess
import tempfile
from pathlib import Path

from served import ROOT, Failure, Server, eventually, free_port, get

CONFIGURATION = ROOT / "Apps/Compose/nginx.conf"

# Where nginx keeps what it does not keep in memory.
TEMPORARY = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]


def request(port, method, path, body=None, headers=None):
    """The status, the headers and the JSON of an answer, which is None for another document; None without an answer."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=20)
    try:
        headers = {"content-type": "application/json", **(headers or {})}
        connection.request(method, path, json.dumps(body) if body else None, headers)
        answer = connection.getresponse()
        text = answer.read()
        is_json = "json" in answer.headers.get("content-type", "")
        return answer.status, answer.headers, json.loads(text) if is_json else None
    except (OSError, http.client.HTTPException):
        return None
    finally:
        connection.close()


class Servers:
    """Servers on an empty database, and nginx in front of them. All of them end with the `with` block.

    With more than one program they take turns, and the database is first one of the first program.
    """

    def __init__(self, programs, source, count=3, port=None):
        self.programs = [programs[number % len(programs)] for number in range(count)]
        self.source, self.port = source, port or free_port()
        self.folder = tempfile.TemporaryDirectory(prefix="storefront-")
        self.servers, self.proxy = [], None

    def __enter__(self):
        try:
            for command in ("migrate", "import"):
                run = [self.programs[0], command, "--source", self.source]
                subprocess.run(run, check=True, stdout=subprocess.DEVNULL)
            for program in self.programs:
                server = Server(program, "--source", self.source, is_quiet=True)
                self.servers.append(server)
                server.start()
            self.start_proxy()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        if self.proxy:
            # It ends its worker as well.
            self.proxy.terminate()
            self.proxy.wait()
        for server in self.servers:
            server.__exit__()
        self.folder.cleanup()

    def start_proxy(self):
        """nginx, which asks another server if one refuses a connection."""
        # The file has three servers; there may be more or fewer here.
        text = re.sub(r"( *server )server-1:8080(.*\n)", self.upstream, CONFIGURATION.read_text("utf-8"))
        text = re.sub(r" *server server-\d.*\n", "", text)
        text = text.replace("listen 8080", f"listen 127.0.0.1:{self.port}")
        folder = Path(self.folder.name)
        paths = "".join(f"{name}_temp_path {folder}/{name}; " for name in TEMPORARY)
        main = folder / "nginx.conf"
        main.write_text(
            f"daemon off; pid {folder}/nginx.pid; error_log {folder}/nginx.log; events {{ worker_connections 4096; }}\n"
            f"http {{ access_log off; {paths}\n{text}}}\n"
        )
        # As root, nginx would use another user, who cannot read the folder.
        user = ["-g", "user root;"] if os.getuid() == 0 else []
        command = ["nginx", "-p", str(folder), "-c", str(main), *user]
        self.proxy = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        eventually("nginx answers", self.answers, 20)

    def upstream(self, line):
        return "".join(f"{line[1]}127.0.0.1:{server.port}{line[2]}" for server in self.servers)

    def answers(self):
        if self.proxy.poll() is not None:
            raise Failure("nginx has ended")
        try:
            return get(self.port, "/health/live").status == 200
        except Failure:
            return False

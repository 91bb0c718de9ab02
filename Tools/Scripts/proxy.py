"""A proxy in front of a server, for the scripts in this folder: it records requests, and can respond in place of the
server, change what passes, and cut connections."""

import select
import socket
import threading


class Request:
    def __init__(self, head):
        self.line, *lines = head.decode("latin-1").split("\r\n")
        self.method, self.path, _ = self.line.split(" ", 2)
        self.lines = [line for line in lines if line]

    def header(self, name):
        start = name.lower() + ":"
        return next((line[len(start) :].strip() for line in self.lines if line.lower().startswith(start)), None)

    def without(self, *names):
        """The head without some headers, for a connection that carries one request."""
        starts = tuple(f"{name}:" for name in ("connection", *names))
        lines = [line for line in self.lines if not line.lower().startswith(starts)]
        return "\r\n".join([self.line, *lines, "Connection: close", "", ""]).encode("latin-1")


def response(status, body="", kind="text/plain"):
    """The bytes of a response; its end is the end of the connection."""
    return f"HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nConnection: close\r\n\r\n{body}".encode()


class Proxy:
    """A proxy on a free port; it ends with the `with` block."""

    def __init__(self, port):
        self.server = ("127.0.0.1", port)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        self.requests, self.connections = [], {}
        # Gets each request, and returns the parts of a response, or none if the server is to respond.
        self.answer = lambda request: None
        # What changes the text of a response, by the path.
        self.changes = {}

    def __enter__(self):
        threading.Thread(target=self.listen, daemon=True).start()
        return self

    def __exit__(self, *_):
        end(self.listener)
        self.cut()

    def sent(self, start, method="GET"):
        """The requests so far to addresses with a common start."""
        return [request for request in self.requests if request.method == method and request.path.startswith(start)]

    def open(self, start):
        """The requests whose responses have not ended."""
        return [request for request in list(self.connections.values()) if request.path.startswith(start)]

    def cut(self, start="/"):
        for client, request in list(self.connections.items()):
            if request.path.startswith(start):
                end(client)

    def listen(self):
        while True:
            try:
                client, _ = self.listener.accept()
            except OSError:
                self.listener.close()
                return
            threading.Thread(target=self.serve, args=(client,), daemon=True).start()

    def serve(self, client):
        try:
            data = b""
            while b"\r\n\r\n" not in data:
                if not (more := client.recv(65_536)):
                    return
                data += more
            head, _, body = data.partition(b"\r\n\r\n")
            request = Request(head)
            self.connections[client] = request
            self.requests.append(request)
            is_answered = False
            for part in self.answer(request) or []:
                client.sendall(part)
                is_answered = True
            if not is_answered:
                self.forward(client, request, body)
        except OSError:
            pass
        finally:
            self.connections.pop(client, None)
            end(client)
            client.close()

    def forward(self, client, request, body):
        change = self.changes.get(request.path.partition("?")[0])
        with socket.create_connection(self.server) as server:
            server.sendall(request.without("accept-encoding", "if-none-match") if change else request.without())
            server.sendall(body)
            received = b""
            while True:
                for readable in select.select([client, server], [], [])[0]:
                    if not (data := readable.recv(65_536)):
                        if change:
                            client.sendall(changed(received, change))
                        return
                    if readable is client:
                        server.sendall(data)
                    elif change:
                        received += data
                    else:
                        client.sendall(data)


def changed(received, change):
    head, _, body = received.partition(b"\r\n\r\n")
    lines = [line for line in head.split(b"\r\n") if not line.lower().startswith((b"content-length:", b"etag:"))]
    return b"\r\n".join(lines) + b"\r\n\r\n" + change(body.decode()).encode()


def end(connection):
    """Ends a connection, for the thread that reads from it to close."""
    try:
        connection.shutdown(socket.SHUT_RDWR)
    except OSError:
        pass

"""HTTP, byte by byte: all that the server sends is kept as it came."""

import json
import socket
from dataclasses import dataclass
from email.message import Message
from http.client import HTTPResponse
from io import BytesIO
from select import select
from typing import Any
from urllib.parse import urlsplit

# The headers of a request that differ from the usual ones; `None` leaves one out.
Headers = dict[str, str | None]


@dataclass(frozen=True)
class Answer:
    """The server's answer to one request."""

    asked: str
    raw: bytes
    status: int
    headers: Message
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def is_problem(self) -> bool:
        """Whether it is RFC 9457's kind of error, with a sentence for a person."""
        return (
            self.headers.get_content_type() == "application/problem+json"
            and self.json["status"] == self.status
            and self.json["detail"].endswith((".", "?"))
        )


class Refused(Exception):
    """An answer that is an error."""

    def __init__(self, answer: Answer) -> None:
        super().__init__(f"{answer.asked}: {answer.status} {answer.body[:500].decode()}")
        self.answer = answer


class Client:
    """One person's way to the server: keeps cookies, as a browser does, and every answer."""

    def __init__(self, address: str, token: str | None = None) -> None:
        self.host = urlsplit(address).netloc
        self.answers: list[Answer] = []
        self.cookies: dict[str, str] = {}
        self.token = token

    def connect(self, timeout: float = 20) -> socket.socket:
        name, port = self.host.rsplit(":", 1)
        return socket.create_connection((name, int(port)), timeout)

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None
    ) -> Answer:
        """Sends a request on a connection of its own.

        A header of `headers` stands in place of the usual one; with `None` it is left out.
        """
        usual: Headers = {"Host": self.host, "Connection": "close"}
        if body is not None:
            usual |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
        usual |= self.cookie_header
        if self.token:
            usual["Authorization"] = f"Bearer {self.token}"
        lines = [f"{method} {path} HTTP/1.1"]
        sent = usual | (headers or {})
        lines += [f"{name}: {value}" for name, value in sent.items() if value is not None]
        with self.connect() as connection:
            send(connection, "\r\n".join(lines).encode() + b"\r\n\r\n" + (body or b""))
            answer = read(connection, f"{method} {path}")
        self.take_cookies(answer.headers)
        self.answers.append(answer)
        return answer

    @property
    def cookie_header(self) -> dict[str, str]:
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return {"Cookie": cookies} if cookies else {}

    def take_cookies(self, headers: Message) -> None:
        for cookie in headers.get_all("Set-Cookie", []):
            name, _, value = cookie.partition(";")[0].partition("=")
            self.cookies[name] = value

    def json(self, method: str, path: str, body: Any = None) -> Any:
        """Returns the answer of the API.

        Raises: `Refused` for an error.
        """
        content = None if body is None else json.dumps(body).encode()
        answer = self.ask(method, f"/api/v1{path}", content)
        if answer.status >= 400:
            raise Refused(answer)
        return answer.json if answer.body else None

    def get(self, path: str) -> Any:
        return self.json("GET", path)

    def post(self, path: str, body: Any = None) -> Any:
        return self.json("POST", path, body)

    def put(self, path: str, body: Any) -> Any:
        return self.json("PUT", path, body)

    def post_file(self, path: str, file: bytes) -> Any:
        """Sends a file's bytes, and returns the answer of the API.

        Raises: `Refused` for an error.
        """
        type: Headers = {"Content-Type": "application/octet-stream"}
        answer = self.ask("POST", f"/api/v1{path}", file, type)
        if answer.status >= 400:
            raise Refused(answer)
        return answer.json


def send(connection: socket.socket, request: bytes) -> None:
    """Sends it, or as much as is wanted: who is answered before the end stops, as browsers do."""
    rest = memoryview(request)
    while rest:
        answered, ready, _ = select([connection], [connection], [], 20)
        if answered:
            return
        try:
            rest = rest[connection.send(rest[:65536]) :] if ready else rest[len(rest) :]
        except (BrokenPipeError, ConnectionResetError):
            return


def read(connection: socket.socket, asked: str = "") -> Answer:
    """One answer, up to the end of the connection."""
    raw = b""
    try:
        while piece := connection.recv(65536):
            raw += piece
    except ConnectionResetError:
        pass  # What came before is the answer.
    assert raw, f"{asked}: the server sent nothing."

    class Received:
        """Stands where `HTTPResponse` wants a socket."""

        def makefile(self, mode: str) -> BytesIO:
            return BytesIO(raw)

    response = HTTPResponse(Received())  # type: ignore[arg-type]
    response.begin()
    return Answer(asked, raw, response.status, response.headers, response.read())

"""A client that keeps its connection, as a browser does."""

import json
from http.client import HTTPConnection, HTTPException
from typing import Any

from client import Answer, Client, Headers


class KeptClient(Client):
    """A client on one connection, which comes from an address of this computer.

    It stores no answer. An error of the connection closes it, and the next request opens another
    one.
    """

    def __init__(
        self, port: int, source: str = "127.0.0.1", token: str | None = None
    ) -> None:
        super().__init__(f"http://127.0.0.1:{port}", token)
        address = (source, 0)
        self.connection = HTTPConnection("127.0.0.1", port, timeout=60, source_address=address)

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: Headers | None = None
    ) -> Answer:
        sent = {"Content-Type": "application/json"} | self.cookie_header
        if self.token:
            sent["Authorization"] = f"Bearer {self.token}"
        sent |= {name: value for name, value in (headers or {}).items() if value is not None}
        try:
            self.connection.request(method, path, body, sent)
            response = self.connection.getresponse()
            read = response.read()
        except (OSError, HTTPException):
            self.connection.close()
            raise
        self.take_cookies(response.headers)
        return Answer(f"{method} {path}", read, response.status, response.headers, read)


def encoded(body: Any) -> bytes | None:
    return body if body is None or isinstance(body, bytes) else json.dumps(body).encode()

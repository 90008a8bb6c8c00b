"""Servers on this computer that answer questions about words in bad ways."""

import json
import socket
import ssl
import struct
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Event, Thread

Answer = Callable[["Connection"], None]
OK = b"HTTP/1.1 200 OK\r\n"
JSON = b"Content-Type: application/json\r\n"
WORDS = ["badge", "candy", "elbow", "fudge", "glove", "hobby", "jelly", "knife", "lemon"]


class Connection:
    """A connection of the program to a server, with the path of its request."""

    def __init__(self, accepted: socket.socket, port: int, stopped: Event) -> None:
        self.socket = accepted
        self.port = port
        self.stopped = stopped
        self.path = ""

    def read_request(self) -> bool:
        """Reads up to the end of a request's head; `False` at the end of the connection."""
        read = b""
        while b"\r\n\r\n" not in read:
            piece = self.socket.recv(65536)
            if not piece:
                return False
            read += piece
        self.path = read.split()[1].decode()
        return True

    def send(self, *pieces: bytes) -> None:
        self.socket.sendall(b"".join(pieces))

    def answer(self, body: bytes, *headers: bytes, status: bytes = OK) -> None:
        """Sends an answer. It is right in all points, unless `headers` say otherwise."""
        self.send(status, JSON, b"Content-Length: %d\r\n" % len(body), *headers, b"\r\n", body)

    def redirect(self, to: str) -> None:
        location = f"Location: {to}\r\n".encode()
        self.send(b"HTTP/1.1 302 Found\r\nContent-Length: 0\r\n", location, b"\r\n")

    def for_ever(self, beginning: bytes, again: bytes, pause: float = 0) -> None:
        """Sends the same bytes again and again, until the program closes the connection."""
        self.send(beginning)
        while not self.stopped.wait(pause) if pause else not self.stopped.is_set():
            self.send(again)

    def hang(self, beginning: bytes = b"") -> None:
        self.send(beginning)
        self.stopped.wait(60)


def good(connection: Connection) -> None:
    """Answers as both services do."""
    if connection.path.startswith("/word?"):
        connection.answer(json.dumps(WORDS).encode())
        return
    word = connection.path.rpartition("/")[2]
    meaning = {"definition": f"told of {word}", "example": "", "synonyms": [], "antonyms": []}
    meanings = [{"partOfSpeech": "noun", "definitions": [meaning]}]
    connection.answer(json.dumps([{"word": word, "meanings": meanings}]).encode())


def _bomb(wbits: int, megabytes: int) -> bytes:
    """Returns as many zeros, compressed: equal blocks of 1 MB."""
    packer = zlib.compressobj(9, zlib.DEFLATED, wbits)
    first = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    block = packer.compress(bytes(1 << 20)) + packer.flush(zlib.Z_FULL_FLUSH)
    return first + block * (megabytes - 1)


def _end_early(to: Connection) -> None:
    to.send(OK, JSON, b'Content-Length: 1000\r\n\r\n["badge"]')
    to.socket.shutdown(socket.SHUT_WR)


def _reset(to: Connection) -> None:
    to.send(OK, JSON, b'Content-Length: 1000\r\n\r\n["badge"')
    to.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    to.socket.close()


def _redirect_on(to: Connection) -> None:
    """Redirects 10,000 times."""
    number = int(to.path[2:]) + 1 if to.path.startswith("/r") else 0
    if number < 10_000:
        to.redirect(f"/r{number}")
    else:
        to.answer(b'["badge"]')


def _announce(length: bytes) -> Answer:
    """Returns an answer that gives a wrong length."""
    return lambda to: to.send(OK, JSON, b"Content-Length: ", length, b'\r\n\r\n["badge"]')


PAGE = b"<!doctype html><title>Heroku</title><p>Application error"
MEANING = b'{"definition":"a"}'
CHUNK = b"10000\r\n" + b" " * 65536 + b"\r\n"
HINTS = b"HTTP/1.1 103 Early Hints\r\nLink: </x>\r\n\r\n"
# Two servers never come to an answer: one never accepts a connection, and one has a certificate
# without a trusted signature.
NO_ACCEPT = "never accepts"
SELF_SIGNED = "self-signed certificate"
BAD: dict[str, Answer] = {
    "hang before the status": lambda to: to.hang(),
    "hang in a header": lambda to: to.hang(OK + b"X-Half: ha"),
    "hang in the body": lambda to: to.hang(OK + JSON + b"Content-Length: 1000\r\n\r\n["),
    "header byte by byte": lambda to: to.for_ever(OK + b"X-Long: ", b"x", pause=1),
    "endless headers": lambda to: to.for_ever(OK, b"X-More: more\r\n" * 1000),
    "endless header": lambda to: to.for_ever(OK + b"X-Long: ", b"x" * 65536),
    "endless interim answers": lambda to: to.for_ever(b"", HINTS * 1000),
    "endless body": lambda to: to.for_ever(OK + JSON + b"\r\n[", b'"badge",' * 8192),
    "endless chunks": lambda to: to.for_ever(
        OK + JSON + b"Transfer-Encoding: chunked\r\n\r\n", CHUNK
    ),
    "gzip bomb": lambda to: to.answer(_bomb(31, 10_000), b"Content-Encoding: gzip\r\n"),
    "small gzip bomb": lambda to: to.answer(_bomb(31, 900), b"Content-Encoding: gzip\r\n"),
    "deflate bomb": lambda to: to.answer(_bomb(15, 900), b"Content-Encoding: deflate\r\n"),
    "length too long": _end_early,
    "length too short": _announce(b"3"),
    "length negative": _announce(b"-1"),
    "length no number": _announce(b"many"),
    "length of a planet": _announce(b"9" * 23),
    "redirect loop": lambda to: to.redirect(to.path),
    "redirect chain": _redirect_on,
    "redirect to a file": lambda to: to.redirect("file:///etc/passwd"),
    "redirect to another scheme": lambda to: to.redirect(f"gopher://127.0.0.1:{to.port}/"),
    "redirect to a bad port": lambda to: to.redirect("http://127.0.0.1:99999/"),
    "deep arrays": lambda to: to.answer(b"[" * 1_000_000),
    "deep objects": lambda to: to.answer(b'[{"meanings":' * 70_000 + b"1" + b"}]" * 70_000),
    "ten million items": lambda to: to.answer(b"[" + b"1," * 10_000_000 + b"1]"),
    # The program reads 1 MB at most, and this answer has as many bytes.
    "half a million items": lambda to: to.answer(b"[" + b"1," * 500_000 + b"1]"),
    "many entries": lambda to: to.answer(b"[" + b"{}," * 330_000 + b"{}]"),
    "many meanings": lambda to: to.answer(
        b'[{"meanings":[{"definitions":[' + (MEANING + b",") * 54_000 + MEANING + b"]}]}]"
    ),
    "not UTF-8": lambda to: to.answer(
        b'["\xff\xfe\x80\xc0\xaf", "badge\xff", ' + b"\xed\xa0\x80" * 100_000 + b"]"
    ),
    "control characters": lambda to: to.answer(b'["' + b"\x01" * 900_000 + b'"]'),
    "a page": lambda to: to.send(
        OK, b"Content-Type: text/html\r\nContent-Length: %d\r\n\r\n" % len(PAGE), PAGE
    ),
    "a page called JSON": lambda to: to.answer(PAGE),
    "no content": lambda to: to.send(b"HTTP/1.1 204 No Content\r\n\r\n"),
    "too many requests": lambda to: to.answer(
        b"{}", b"Retry-After: 31536000\r\n", status=b"HTTP/1.1 429 Too Many Requests\r\n"
    ),
    "server error": lambda to: to.answer(b"{}", status=b"HTTP/1.1 500 Internal Server Error\r\n"),
    "strange status": lambda to: to.send(b"HTTP/1.1 99999999999999999999 What\r\n\r\n"),
    "reset in the body": _reset,
    "not HTTP": lambda to: to.send(b"\0\xff" * 50_000),
    NO_ACCEPT: good,
    SELF_SIGNED: good,
}


class BadServer:
    """A server on loopback that answers each request in one way."""

    def __init__(self, kind: str, answer: Answer, certificate: Path | None = None) -> None:
        self.answer = answer
        self.asked = 0
        self.stopped = Event()
        self.context: ssl.SSLContext | None = None
        if certificate:
            self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self.context.load_cert_chain(certificate)
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.address = f"http{'s' if certificate else ''}://127.0.0.1:{self.port}"
        if kind != NO_ACCEPT:
            Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while not self.stopped.is_set():
            try:
                accepted, _ = self.listener.accept()
            except OSError:
                return
            Thread(target=self._serve, args=[accepted], daemon=True).start()

    def _serve(self, accepted: socket.socket) -> None:
        # The program may close the connection at any moment.
        with suppress(OSError), accepted:
            if self.context:
                accepted = self.context.wrap_socket(accepted, server_side=True)
            connection = Connection(accepted, self.port, self.stopped)
            while connection.read_request():
                self.asked += 1
                self.answer(connection)

    def close(self) -> None:
        self.stopped.set()
        self.listener.close()


@contextmanager
def serving(kind: str, certificate: Path | None = None) -> Iterator[tuple[BadServer, BadServer]]:
    """Runs two servers of a kind, one for words and one for definitions."""
    answer = good if kind == "good" else BAD[kind]
    certificate = certificate if kind == SELF_SIGNED else None
    servers = BadServer(kind, answer, certificate), BadServer(kind, answer, certificate)
    try:
        yield servers
    finally:
        for server in servers:
            server.close()

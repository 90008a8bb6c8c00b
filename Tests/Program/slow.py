"""Senders and readers who dawdle."""

import time
from pathlib import Path
from threading import Event, Thread

from client import Client

PATIENCE = 90
BODY = "POST /api/v1/sessions HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
BEGINNINGS = {
    "nothing": "",
    "half a head": "GET /api/v1/status HTTP/1.1\r\nHost: ",
    "half a body": BODY + "Content-Length: 1000\r\n\r\n{{",
    "a head, drop by drop": "GET /api/v1/status HTTP/1.1\r\nX-Long: ",
    "a body, drop by drop": BODY + "Content-Length: 1000\r\n\r\n{{",
}


class SlowSender(Thread):
    """Connects, sends the beginning of a request, and then no more, or a byte now and then."""

    def __init__(self, host: str, kind: str) -> None:
        super().__init__(daemon=True)
        self.host, self.kind = host, kind
        self.is_hung_up_on = Event()

    def run(self) -> None:
        deadline = time.monotonic() + PATIENCE
        with Client(f"http://{self.host}").connect(timeout=2) as connection:
            connection.sendall(BEGINNINGS[self.kind].format(host=self.host).encode())
            while time.monotonic() < deadline:
                try:
                    if "drop" in self.kind:
                        connection.sendall(b"x")
                    if not connection.recv(65536):
                        break
                except TimeoutError:
                    continue
                except OSError:
                    break
            else:
                return
        self.is_hung_up_on.set()


class SlowReader(Thread):
    """Asks for more than the operating system keeps for who does not read, and does not read."""

    def __init__(self, host: str) -> None:
        super().__init__(daemon=True)
        self.host = host
        self.is_hung_up_on = Event()

    def run(self) -> None:
        deadline = time.monotonic() + PATIENCE
        request = f"GET /api/v1/openapi.json HTTP/1.1\r\nHost: {self.host}\r\n\r\n"
        with Client(f"http://{self.host}").connect() as connection:
            connection.sendall(request.encode() * 1000)
            ports = connection.getpeername()[1], connection.getsockname()[1]
            while ports in established():
                if time.monotonic() > deadline:
                    return
                time.sleep(1)
        self.is_hung_up_on.set()


def established() -> set[tuple[int, int]]:
    """The ports, ours and theirs, of each connection of this computer by IPv4 that nobody has ended."""
    fields = [line.split() for line in Path("/proc/net/tcp").read_text().splitlines()[1:]]
    return {(port(ours), port(theirs)) for _, ours, theirs, state, *_ in fields if state == "01"}


def port(address: str) -> int:
    """That of an address as the operating system lists it, in hexadecimal digits."""
    return int(address.split(":")[1], 16)

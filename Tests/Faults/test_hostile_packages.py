"""Small packages that demand much, sent to a server: the answer to each is a sentence."""

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import hostile_packages
from campaign import Figure, Times
from client import Client
from server import Home, Server
from usage import Memory
from waiting import wait_for

# The memory of the server at any moment, in MB, and the time that a package may take, in seconds.
MOST_MEMORY = 250
LONGEST = 60
# The time in which the work on a package ends after its sender has gone, and the server with it.
AT_ONCE = 2.0
PATH = "/api/v1/card-imports?name=a.apkg"


@pytest.fixture
def server(home: Home) -> Iterator[Server]:
    with Server(home) as server:
        yield server


def post(server: Server, body: bytes) -> bytes:
    """Returns the request that sends a package."""
    head = f"POST {PATH} HTTP/1.1\r\nHost: {Client(server.address).host}\r\nConnection: close\r\n"
    head += f"Content-Type: application/octet-stream\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


def readers(server: Server) -> list[str]:
    """Returns the processes that read packages for a server."""
    pid = server.process.pid
    found = Path(f"/proc/{pid}/task").glob("*/children")
    children = [child for file in found for child in file.read_text().split()]
    commands = [Path(f"/proc/{child}/cmdline") for child in children]
    return [str(file) for file in commands if file.exists() and b"read-package" in file.read_bytes()]


def slow_package() -> bytes:
    """Returns a package that takes seconds to read."""
    return hostile_packages.many_blanks()


@pytest.mark.parametrize("make", hostile_packages.PACKAGES, ids=lambda make: make.__name__)
def test_a_package_that_demands_much_costs_a_sentence(
    make: Callable[[], bytes], server: Server, times: Times, figure: Figure
) -> None:
    if times(1, 0) == 0 and make not in hostile_packages.QUICK:
        pytest.skip("only the whole campaign makes it")
    body = make()
    client = Client(server.address)
    began = time.perf_counter()
    with client.connect(LONGEST) as connection:
        connection.sendall(post(server, body))
        answer = b""
        while piece := connection.recv(65_536):
            answer += piece
    took = time.perf_counter() - began
    head, _, content = answer.partition(b"\r\n\r\n")
    status = int(head.split()[1])
    memory = Memory.of(server.process.pid)
    told = json.loads(content)
    said = told.get("detail") or f"{told['added']} cards added"
    figure(
        f"{make.__name__}, {len(body):,} bytes: {status} in {took:.1f} s, {said!r}; "
        f"memory of the server at most {memory.peak} MB"
    )
    assert status in (200, 422, 400), answer
    assert took < LONGEST and memory.peak < MOST_MEMORY
    assert client.get("/status") and not readers(server)


def test_the_work_on_a_package_ends_when_its_sender_has_gone(
    server: Server, figure: Figure
) -> None:
    body = slow_package()
    with Client(server.address).connect() as connection:
        connection.sendall(post(server, body))
        wait_for("the process that reads", lambda: readers(server), seconds=10)
    began = time.perf_counter()
    wait_for("the end of the process", lambda: not readers(server), seconds=10)
    took = time.perf_counter() - began
    figure(f"the process that reads a package ends {took * 1000:.0f} ms after its sender has gone")
    assert took < AT_ONCE


def test_two_packages_are_read_at_once_and_a_stop_takes_two_seconds(
    server: Server, figure: Figure
) -> None:
    body = slow_package()
    connections = [Client(server.address).connect() for _ in range(4)]
    for connection in connections:
        connection.sendall(post(server, body))
    wait_for("the processes that read", lambda: len(readers(server)) >= 2, seconds=20)
    time.sleep(0.5)
    assert len(readers(server)) == 2
    began = time.perf_counter()
    status = server.stop()
    took = time.perf_counter() - began
    figure(f"a server that reads two packages, with two waiting, stops in {took:.1f} s")
    assert status == 128 + 15 and took < AT_ONCE + 0.5
    for connection in connections:
        connection.close()


def test_the_process_that_reads_ends_with_the_server(server: Server) -> None:
    with Client(server.address).connect() as connection:
        connection.sendall(post(server, slow_package()))
        wait_for("the process that reads", lambda: readers(server), seconds=10)
        reading = [Path(file).parent for file in readers(server)]
        server.kill()
        wait_for("its end", lambda: not any(folder.exists() for folder in reading), seconds=5)

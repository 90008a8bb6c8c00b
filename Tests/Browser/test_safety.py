"""Attacks that need a real connection or a terminal."""

import os
import re
import resource
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from client import Answer, Client
from practice import Practice
from server import PROGRAM, Home, Server
from terminal import Terminal
from waiting import wait_for


@pytest.fixture
def server(shared_server: Server) -> Server:
    """Returns one server for the tests that leave it running."""
    return shared_server


def refused(answer: Answer, *statuses: int) -> bool:
    return answer.status in statuses and answer.is_problem


# Requests


@pytest.mark.parametrize("is_told", [True, False], ids=["with its length", "in chunks"])
def test_a_body_that_is_too_large_is_refused_before_it_is_read(
    client: Client, is_told: bool
) -> None:
    round = Practice.of(client, "harbor").round
    body = b'{"typed": "' + b"x" * 3_000_000 + b'"}'
    headers: dict[str, str | None] = {}
    if not is_told:
        headers = {"Content-Length": None, "Transfer-Encoding": "chunked"}
        body = b"%x\r\n" % len(body) + body + b"\r\n0\r\n\r\n"
    answer = client.ask("POST", f"/api/v1/rounds/{round['id']}/tries", body, headers)
    assert refused(answer, 413)
    assert client.get("/status")


@pytest.mark.parametrize(
    "header", [{"X-Long": "x" * 200_000}, {f"X-{n}": "x" for n in range(5000)}]
)
def test_headers_that_are_too_large_are_refused(client: Client, header: dict) -> None:
    try:
        answer = client.ask("GET", "/api/v1/status", headers=header)
    except AssertionError:
        pass  # The server closed the connection, which is an answer, too.
    else:
        assert answer.status in (400, 431)
    assert client.get("/status")


def test_an_address_that_is_too_long_is_refused(client: Client) -> None:
    answer = client.ask("GET", "/api/v1/completed?search=" + "x" * 60_000)
    assert answer.status in (400, 414, 422, 431)
    assert client.get("/status")


# Too much at once


@pytest.fixture
def many_files() -> Iterator[None]:
    """Allows this process as many open files as the system permits."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_too_many_connections_are_not_kept(
    client: Client, server: Server, many_files: None
) -> None:
    with ExitStack() as connections:
        # The connections that the server does not accept wait in the system's queue, until that is
        # full, too.
        with suppress(TimeoutError):
            for _ in range(3000):
                connections.enter_context(client.connect(timeout=0.5))
        assert len(os.listdir(f"/proc/{server.process.pid}/fd")) < 1500
    wait_for(
        "the server to answer again",
        lambda: client.ask("GET", "/api/v1/status").status == 200,
        30,
    )


@pytest.mark.parametrize(
    "raw", [b"\r\n\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET\r\n\r\n", b"\0" * 500]
)
def test_bytes_that_are_not_http_do_no_harm(client: Client, raw: bytes) -> None:
    with client.connect() as connection:
        connection.sendall(raw)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(65536):
            pass
    assert client.get("/status")


# Beyond this computer


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])
def test_others_are_not_served_without_a_token(home: Home, host: str) -> None:
    run = home.run("serve", "--host", host, "--port", "0", "--source", "offline")
    assert run.status == 64 and run.output == ""
    [sentence, *_] = run.errors.splitlines()
    assert "--token" in sentence


@pytest.mark.parametrize("host", ["192.0.2.1", "nope.invalid"])
def test_an_address_of_no_computer_here_gets_a_sentence(home: Home, host: str) -> None:
    run = home.run("serve", "--host", host, "--port", "0", "--source", "offline")
    assert run.status == 1 and run.output == ""
    [sentence, *_] = run.errors.splitlines()
    assert f"'{host}' is not an address of this computer" in sentence


@pytest.fixture
def guarded(serve: Callable[..., Server]) -> Server:
    return serve("--host", "0.0.0.0", "--token")


def test_the_link_with_the_token_is_printed(guarded: Server) -> None:
    assert len(guarded.token) >= 22, "128 bits or more"


def test_the_token_stays_from_start_to_start_until_a_new_one_is_wanted(
    home: Home, serve: Callable[..., Server]
) -> None:
    first, again, new, last = (
        serve("--host", "0.0.0.0", option) for option in ["--token"] * 2 + ["--new-token", "--token"]
    )
    assert first.token == again.token != new.token == last.token
    [kept] = home.folder.rglob("access.json")
    assert kept.stat().st_mode & 0o777 == 0o600 and new.token in kept.read_text()


def test_on_a_terminal_the_link_is_a_qr_code_too(home: Home) -> None:
    """The code is for a telephone's camera: blocks in lines of equal length."""
    command = ["serve", "--host", "0.0.0.0", "--port", "0", "--token", "--source", "offline"]
    with Terminal([PROGRAM, *command], home.environment) as terminal:
        shown = terminal.wait_for("Ctrl-C")
    lines = [line for line in shown.splitlines() if re.search("[█▀▄]{3}", line)]
    assert len(lines) >= 12 and shown.count("█") > 100

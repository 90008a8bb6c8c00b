"""Starting and stopping."""

import http.client
import re
import signal
import socket
import time
from collections.abc import Callable

import pytest

from client import Client
from server import STOPPED, Home, Server
from slow import BEGINNINGS, SlowReader, SlowSender
from waiting import wait_for


def test_the_line_it_prints_is_the_address_of_the_page(server: Server) -> None:
    assert server.link == f"{server.address}/"
    assert server.errors.read_text() == ""
    answer = Client(server.address).ask("GET", "/")
    assert answer.status in (302, 303, 307) and answer.headers["Location"] == "/today"
    assert Client(server.address).ask("GET", "/play").headers.get_content_type() == "text/html"


def test_one_connection_takes_a_head_and_parts_of_files(server: Server) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)

    def ask(method: str, path: str, **fields: str) -> tuple[http.client.HTTPResponse, bytes]:
        connection.request(method, path, headers=fields)
        answer = connection.getresponse()
        return answer, answer.read()

    path = "/assets/shell/page.css"
    whole, text = ask("GET", path)
    head, nothing = ask("HEAD", path)
    assert (head.status, nothing, head.headers["Content-Length"]) == (200, b"", str(len(text)))
    part, first = ask("GET", path, Range="bytes=0-9")
    assert (part.status, first) == (206, text[:10])
    none, _ = ask("GET", path, Range="bytes=9999999-")
    assert none.status == 416 and none.headers["Content-Range"] == f"bytes */{len(text)}"
    missing, nothing = ask("HEAD", "/nothing")
    assert (missing.status, nothing) == (404, b"")
    assert ask("GET", path)[1] == text
    connection.close()


def test_a_busy_port_is_one_sentence_with_a_free_one(
    server: Server, home: Home, serve: Callable[..., Server]
) -> None:
    run = home.run("serve", "--port", str(server.port), "--source", "offline")
    assert run.status == 1 and run.output == ""
    [sentence] = run.errors.splitlines()
    assert str(server.port) in sentence
    [offer] = set(map(int, re.findall(r"\d{4,5}", sentence))) - {server.port}
    with socket.socket() as free:
        free.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        free.bind(("127.0.0.1", offer))
    assert serve(port=offer).port == offer


def test_open_opens_the_page_in_the_browser(home: Home, serve: Callable[..., Server]) -> None:
    bin, opened = home.folder / "bin", home.folder / "opened"
    bin.mkdir()
    opener = bin / "xdg-open"
    opener.write_text(f'#!/bin/sh\necho "$@" >> {opened}\n')
    opener.chmod(0o755)
    home.environment["PATH"] = f"{bin}:/usr/bin:/bin"
    server = serve("--open")
    wait_for("the browser", lambda: opened.exists() and opened.read_text().endswith("\n"))
    assert opened.read_text() == f"{server.link}\n"


def test_without_a_browser_to_open_it_serves_all_the_same(
    home: Home, serve: Callable[..., Server]
) -> None:
    home.environment["PATH"] = str(home.folder)
    assert Client(serve("--open").address).get("/status")


def test_a_file_that_can_t_be_read_is_kept_and_told(server: Server, home: Home) -> None:
    for name, path in [("session", "/sessions"), ("completed", "/completed")]:
        (home.data / f"{name}.json").write_text("{")
        Client(server.address).get(path)
        aside = home.data / f"{name}.json.unreadable-1"
        assert aside.read_text() == "{"
        assert str(aside) in server.errors.read_text().splitlines()[-1]


@pytest.mark.parametrize("by", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_it_stops_at_once_when_asked(server: Server, by: signal.Signals) -> None:
    # A client is still connected.
    with socket.create_connection(("127.0.0.1", server.port)) as idle:
        idle.sendall(b"GET /api/v1/status HTTP/1.1\r\nHost: 127.0.0.1:%d\r\n\r\n" % server.port)
        idle.recv(10)
        assert server.stop(by) == 128 + by
    assert server.errors.read_text() == ""


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_it_stops_soon_in_spite_of_dawdlers(server: Server, kind: str) -> None:
    SlowSender(f"127.0.0.1:{server.port}", kind).start()
    time.sleep(0.5)
    assert stopping(server) < 5


def test_it_stops_soon_although_a_client_does_not_read(server: Server) -> None:
    SlowReader(f"127.0.0.1:{server.port}").start()
    time.sleep(0.5)
    assert stopping(server) < 5


def stopping(server: Server) -> float:
    """Returns the seconds that a proper stop takes."""
    start = time.monotonic()
    assert server.stop() == STOPPED
    assert "are saved" in server.output.read_text() and server.errors.read_text() == ""
    return time.monotonic() - start


def test_data_go_where_they_are_wanted(home: Home, serve: Callable[..., Server]) -> None:
    elsewhere = home.folder / "elsewhere"
    client = Client(serve("--data", str(elsewhere)).address)
    client.put("/lists/week", {"words": [{"word": "harbor"}]})
    assert (elsewhere / "lists/week.json").exists() and not home.data.exists()


def test_an_invalid_port_is_wrong_usage(home: Home) -> None:
    for port in ("70000", "x", "-1"):
        assert home.run("serve", f"--port={port}").status == 64

"""Who may use the server: its own pages and programs of this computer, within bounds."""

import os
import re
import resource
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path

import pytest

from client import Answer, Client, Refused
from practice import Practice
from server import ROOT, Home, Server
from waiting import wait_for

PAGES = ["/play", "/completed", "/lists", "/progress", "/settings", "/nothing-here"]
FOLDER = ROOT / "Sources/Web/Assets"
ASSETS = sorted(
    str(path.relative_to(FOLDER))
    for path in FOLDER.rglob("*")
    if path.suffix in (".js", ".css", ".svg")
)
READS = [
    "/play",
    "/assets/shell/icon.svg",
    "/api/v1/status",
    "/api/v1/completed",
    "/api/v1/openapi.json",
]


def refused(answer: Answer, *statuses: int) -> bool:
    return answer.status in statuses and answer.is_problem


# Other names, other pages


@pytest.mark.parametrize(
    "host",
    ["evil.example", "evil.example:{port}", "127.0.0.1:1", "localhost.evil.example:{port}", ""],
)
@pytest.mark.parametrize("path", READS)
def test_another_host_s_name_gets_nothing(client: Client, host: str, path: str) -> None:
    """DNS rebinding: a name of somebody else's that leads to this computer."""
    port = client.host.partition(":")[2]
    assert refused(client.ask("GET", path, headers={"Host": host.format(port=port)}), 400, 403, 421)


def test_its_own_names_are_welcome(client: Client) -> None:
    port = client.host.partition(":")[2]
    for host in (f"127.0.0.1:{port}", f"localhost:{port}", f"LOCALHOST:{port}"):
        assert client.ask("GET", "/api/v1/status", headers={"Host": host}).status == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "https://127.0.0.1:{port}"},
        {"Origin": "http://127.0.0.1:{port}.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
        {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors", "Sec-Fetch-Dest": "audio"},
        {"Sec-Fetch-Site": "same-site", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "iframe"},
    ],
    ids=lambda headers: " ".join(headers.values()),
)
def test_another_page_can_neither_read_nor_change(
    client: Client, home: Home, headers: dict[str, str]
) -> None:
    round = Practice.of(client, "harbor").round
    port = client.host.partition(":")[2]
    headers = {name: value.format(port=port) for name, value in headers.items()}
    for path in (*READS, round["sounds"]["word"]):
        assert refused(client.ask("GET", path, headers=headers), 403), path
    body = b'{"typed": "evil"}'
    answer = client.ask("POST", f"/api/v1/rounds/{round['id']}/tries", body, headers)
    assert refused(answer, 403) and home.journal() == []
    assert refused(client.ask("POST", f"/api/v1/rounds/{round['id']}/skip", b"", headers), 403)
    assert client.get(f"/rounds/{round['id']}")["tries"] == []


def test_a_link_from_elsewhere_may_lead_to_a_page_but_not_to_data(client: Client) -> None:
    navigation = {"Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "navigate"}
    navigation["Sec-Fetch-Dest"] = "document"
    assert client.ask("GET", "/play", headers=navigation).status == 200
    assert refused(client.ask("GET", "/api/v1/completed", headers=navigation), 403)
    assert refused(client.ask("POST", "/play", b"", navigation), 403)


def test_its_own_page_may_do_all(client: Client) -> None:
    own = {"Origin": f"http://{client.host}", "Sec-Fetch-Site": "same-origin"}
    answer = client.ask("PATCH", "/api/v1/settings", b'{"speed": 2}', own)
    assert answer.status == 200 and answer.json["speed"] == 2


def test_no_answer_lets_another_origin_read_it(client: Client) -> None:
    headers = {"Origin": "http://evil.example", "Access-Control-Request-Method": "PATCH"}
    for method in ("GET", "OPTIONS"):
        answer = client.ask(method, "/api/v1/settings", headers=headers)
        assert answer.status >= 400
        assert not [name for name in answer.headers if name.lower().startswith("access-control")]


# What browsers are told


@pytest.mark.parametrize("path", [*PAGES, *(f"/assets/{name}" for name in ASSETS)])
def test_each_page_and_asset_keeps_the_browser_to_itself(client: Client, path: str) -> None:
    answer = client.ask("GET", path)
    assert answer.status == (404 if path == "/nothing-here" else 200)
    policy = dict(
        (part.split()[0], part.split()[1:])
        for part in answer.headers["Content-Security-Policy"].split(";")
    )
    assert policy["default-src"] == policy["base-uri"] == policy["form-action"] == ["'none'"]
    assert policy["frame-ancestors"] == ["'none'"]
    assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == ["'self'"]
    assert policy["media-src"] == ["'self'", "blob:"]
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
    assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
    assert answer.headers["Referrer-Policy"] in ("no-referrer", "same-origin")


def test_nothing_is_fetched_from_elsewhere(client: Client) -> None:
    for path in [*PAGES, *(f"/assets/{name}" for name in ASSETS)]:
        body = client.ask("GET", path).body.decode()
        assert not re.search(r"""(src|href)=["']?(https?:)?//|@import|url\(["']?http""", body), path
        assert not re.search(r"""(import|fetch)\s*\(?\s*["']https?:""", body), path


def test_errors_have_the_same_headers(client: Client) -> None:
    for answer in (
        client.ask("GET", "/api/v1/nothing"),
        client.ask("GET", "/api/v1/status", headers={"Host": "evil.example"}),
    ):
        assert answer.is_problem and answer.headers["X-Content-Type-Options"] == "nosniff"
        assert "default-src 'none'" in answer.headers["Content-Security-Policy"]


def test_what_is_a_learner_s_own_is_in_no_shared_cache(client: Client) -> None:
    round = Practice.of(client, "harbor").round
    for path in ("/play", "/api/v1/completed", "/api/v1/sessions"):
        assert "no-store" in client.ask("GET", path).headers["Cache-Control"], path
    # An address keeps its sound, so that a browser may.
    sound = client.ask("GET", round["sounds"]["word"]).headers["Cache-Control"]
    assert "private" in sound or "no-store" in sound


# What is sent


@pytest.mark.parametrize(
    "type",
    [
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/plain; application/json",
        ";",
        "",
        None,
    ],
)
def test_a_form_changes_nothing(client: Client, type: str | None) -> None:
    """The types that a page may send anywhere without asking."""
    answer = client.ask("PATCH", "/api/v1/settings", b'{"speed": 2}', {"Content-Type": type})
    assert refused(answer, 415) and client.get("/settings")["speed"] == 1


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b'"typed"',
        b"{}",
        b'{"typed": 1}',
        b'{"typed": null}',
        b'{"typed": "\xff"}',
        b'{"typed": "x", "other": 1}',
        b'{"typed": "' + b"x" * 1001 + b'"}',
        b"[" * 60000,
        b'{"typed":' * 6000,
    ],
    ids=lambda body: body[:16].decode(errors="replace") + f" ({len(body)} bytes)",
)
def test_what_is_no_try_is_refused_with_a_sentence(client: Client, home: Home, body: bytes) -> None:
    round = Practice.of(client, "harbor").round
    answer = client.ask("POST", f"/api/v1/rounds/{round['id']}/tries", body)
    assert refused(answer, 400, 422) and home.journal() == []
    assert client.get("/status")


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


def test_a_list_may_be_large_but_not_endless(client: Client) -> None:
    file = {"Content-Type": "application/octet-stream"}
    words = Path("/usr/share/dict/scowl/english-words.35").read_bytes().splitlines()[:5000]
    answer = client.ask("POST", "/api/v1/lists/big/imports", b"\n".join(words), file)
    assert answer.status == 200 and answer.json["words"] == 5000
    endless = b"word\n" * 4_000_000
    assert refused(client.ask("POST", "/api/v1/lists/big/imports", endless, file), 413)
    assert len(client.get("/lists/big")["words"]) == 5000


@pytest.mark.parametrize(
    "header", [{"X-Long": "x" * 200_000}, {f"X-{n}": "x" for n in range(5000)}]
)
def test_headers_that_are_too_large_are_refused(client: Client, header: dict) -> None:
    try:
        answer = client.ask("GET", "/api/v1/status", headers=header)
    except AssertionError:
        pass  # Hung up on, without a word: that is an answer, too.
    else:
        assert answer.status in (400, 431)
    assert client.get("/status")


def test_an_address_that_is_too_long_is_refused(client: Client) -> None:
    answer = client.ask("GET", "/api/v1/completed?search=" + "x" * 60_000)
    assert answer.status in (400, 414, 422, 431)
    assert client.get("/status")


# Names that are paths


@pytest.mark.parametrize(
    "name",
    [
        "../openapi.json",
        "..%2f..%2f..%2fPackage.swift",
        "%2e%2e/%2e%2e/etc/passwd",
        "....//....//etc/passwd",
        "..\\..\\etc\\passwd",
        "/etc/passwd",
        "%00",
        "shell/icon.svg%00.js",
        "shell/shell.html",
        "play/play.html",
        "",
    ],
)
def test_assets_are_no_way_to_other_files(client: Client, name: str) -> None:
    answer = client.ask("GET", f"/assets/{name}")
    assert answer.status in (400, 404) and b"root:" not in answer.body and b"{{" not in answer.body


BAD_NAMES = [
    "..%2fx",
    "..%2f..%2fx",
    "%2e%2e",
    "%2e",
    "a%2fb",
    "a%5cb",
    "a%00b",
    "%0a",
    "%2ex",
    "x" * 61,
]


@pytest.mark.parametrize("name", BAD_NAMES)
def test_a_list_s_name_is_no_path(client: Client, home: Home, name: str) -> None:
    before = files(home.folder)
    for method, path, body in (
        ("PUT", "", b'{"words": [{"word": "harbor"}]}'),
        ("POST", "/imports", b"harbor\n"),
        ("GET", "", None),
        ("GET", "/file", None),
        ("DELETE", "", None),
    ):
        type = "application/octet-stream" if path else "application/json"
        headers = {"Content-Type": type} if body else {}
        answer = client.ask(method, f"/api/v1/lists/{name}{path}", body, headers)
        assert refused(answer, 400, 404, 422), (method, path)
    assert files(home.folder) == before


@pytest.mark.parametrize(
    "name",
    ["../x", "..", ".", "/x", "a/b", "a\\b", "\u0000", "a\nb", " ", " x", "x ", "", ".x", "x" * 41],
)
def test_a_learner_s_name_is_no_path(client: Client, home: Home, name: str) -> None:
    before = files(home.folder)
    for call in (
        lambda: client.post("/learners", {"name": name}),
        lambda: client.put("/learners/chosen", {"name": name}),
    ):
        with pytest.raises(Refused) as refusal:
            call()
        assert refused(refusal.value.answer, 400, 404, 422)
    assert files(home.folder) == before


@pytest.mark.parametrize("value", ["../x", "%2e%2e%2fx", "..", "%00", '"', "x" * 5000])
def test_a_cookie_is_no_path(client: Client, home: Home, value: str) -> None:
    before = files(home.folder)
    client.cookies["vocalvocab-learner"] = value
    assert client.ask("GET", "/api/v1/completed").status < 500
    assert client.ask("GET", "/play").status < 500
    client.ask("PUT", "/api/v1/lists/mine", b'{"words": []}')
    assert {path for path in files(home.folder) - before if home.data not in path.parents} == set()


def files(folder: Path) -> set[Path]:
    ours = ("serve.out", "serve.err", ".lock")
    return {path for path in folder.rglob("*") if path.name not in ours}


# Too much at once


def test_too_many_requests_are_put_off(client: Client) -> None:
    request = f"GET /api/v1/status HTTP/1.1\r\nHost: {client.host}\r\n\r\n".encode()
    last = request.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
    deadline = time.monotonic() + 30
    answered = b""
    while b"HTTP/1.1 429" not in answered:
        assert time.monotonic() < deadline, "never too many"
        with client.connect() as connection:
            connection.sendall(request * 500 + last)
            answered = b""
            while piece := connection.recv(65536):
                answered += piece
    refusal = answered[answered.index(b"HTTP/1.1 429") :]
    wait = re.search(rb"Retry-After: (\d+)\r\n", refusal, re.IGNORECASE)
    assert wait and 0 < int(wait[1]) <= 60
    assert b"application/problem+json" in refusal
    wait_for(
        "the server to answer again",
        lambda: client.ask("GET", "/api/v1/status").status == 200,
        int(wait[1]) + 5,
    )


@pytest.fixture
def many_files() -> Iterator[None]:
    """As many open files as the system lets one have."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    yield
    resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_too_many_connections_are_not_kept(
    client: Client, server: Server, many_files: None
) -> None:
    with ExitStack() as connections:
        # Those that it does not take wait in the system's queue, until that is full, too.
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
def test_what_is_no_http_does_no_harm(client: Client, raw: bytes) -> None:
    with client.connect() as connection:
        connection.sendall(raw)
        connection.shutdown(socket.SHUT_WR)
        while connection.recv(65536):
            pass
    assert client.get("/status")


# Beyond this computer


@pytest.mark.parametrize("host", ["0.0.0.0", "::", "192.0.2.1", "example.org"])
def test_others_are_not_served_without_a_token(home: Home, host: str) -> None:
    run = home.run("serve", "--host", host, "--port", "0", "--source", "offline")
    assert run.status == 64 and run.output == ""
    [sentence, *_] = run.errors.splitlines()
    assert "--token" in sentence


@pytest.fixture
def guarded(serve: Callable[..., Server]) -> Server:
    return serve("--host", "0.0.0.0", "--token")


def token(server: Server) -> str:
    found = re.search(r"[?&]token=([^\s&]+)", server.link)
    assert found, server.output.read_text()
    return found[1]


def test_the_link_with_the_token_is_printed(guarded: Server) -> None:
    assert len(token(guarded)) >= 22, "128 bits or more"
    before = token(guarded)
    guarded.stop()
    guarded.start()
    assert token(guarded) != before


def test_on_a_terminal_the_link_is_a_qr_code_too(home: Home) -> None:
    """For the camera of a telephone: so many blocks in lines that are equally long."""
    command = ["serve", "--host", "0.0.0.0", "--port", "0", "--token", "--source", "offline"]
    shown = home.show(*command, until="Ctrl-C")
    lines = [line for line in shown.splitlines() if re.search("[█▀▄]{3}", line)]
    assert len(lines) >= 12 and shown.count("█") > 100


@pytest.mark.parametrize("path", ["/", "/play", "/completed", "/api/v1/status", "/api/v1/sounds/x"])
def test_without_the_token_there_is_nothing(guarded: Server, path: str) -> None:
    answer = Client(guarded.address).ask("GET", path)
    assert answer.status == 401 and answer.headers["WWW-Authenticate"].startswith("Bearer")


def test_the_link_lets_a_browser_in(guarded: Server) -> None:
    browser = Client(guarded.address)
    answer = browser.ask("GET", f"/?token={token(guarded)}")
    assert answer.status in (302, 303) and "token" not in answer.headers["Location"]
    [cookie] = [c for c in answer.headers.get_all("Set-Cookie") if token(guarded) in c]
    assert "httponly" in cookie.lower() and re.search("samesite=(lax|strict)", cookie.lower())
    assert browser.ask("GET", "/play").status == 200
    assert browser.get("/status")


def test_the_token_lets_a_program_in(guarded: Server) -> None:
    assert Client(guarded.address, token=token(guarded)).get("/status")


def test_the_token_in_another_address_is_not_taken(guarded: Server) -> None:
    answer = Client(guarded.address).ask("GET", f"/api/v1/status?token={token(guarded)}")
    assert answer.status == 401


def test_guessing_the_token_is_slowed_down(guarded: Server) -> None:
    guesses = [Client(guarded.address, token=f"guess{n}").ask("GET", "/play") for n in range(20)]
    assert {guess.status for guess in guesses[:3]} == {401}
    assert guesses[-1].status == 429 and int(guesses[-1].headers["Retry-After"]) > 0
    # Who knows it is not kept out by who does not.
    assert Client(guarded.address, token=token(guarded)).get("/status")


def test_a_loopback_server_may_have_a_token_too(serve: Callable[..., Server]) -> None:
    server = serve("--token")
    assert Client(server.address).ask("GET", "/play").status == 401
    assert Client(server.address, token=token(server)).get("/status")

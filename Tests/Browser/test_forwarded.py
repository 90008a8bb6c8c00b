"""A class behind nginx, as the guide sets it up: only the names and the files are the test's."""

import json
import re
import socket
import ssl
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path
from uuid import uuid4

import pytest

from database import Database
from server import ROOT, Home, Server, free_port
from waiting import wait_for

NGINX = ROOT / ".build/nginx/usr/sbin/nginx"
NAME = "spelling.example"


def example(chapter: str, port: int, certificate: tuple[Path, Path], names: dict[str, str]) -> str:
    """Returns the example for nginx in a chapter of the guide, with the names of the test.

    Args:
        port: the port at which nginx answers.
        names: the addresses of servers in the chapter, and those of the test.
    """
    [block] = re.findall(
        r"^```nginx\n(.*?)^```$",
        (ROOT / f"Sources/Guide/{chapter}.md").read_text(),
        re.MULTILINE | re.DOTALL,
    )
    names |= {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate[0]),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(certificate[1]),
    }
    for there, here in names.items():
        assert there in block
        block = block.replace(there, here)
    return block


@contextmanager
def nginx(block: str, port: int, folder: Path) -> Iterator[None]:
    """Runs nginx with a block of its configuration."""
    folders = "".join(
        f"{name}_temp_path {folder};" for name in ("proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = folder / "nginx.conf"
    configuration.write_text(
        f"daemon off; master_process off; pid {folder}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {folder}; {folders}\n{block}}}\n"
    )
    errors = (folder / "nginx.errors").open("w+")
    process = subprocess.Popen([NGINX, "-p", folder, "-c", configuration], stderr=errors)

    def is_open() -> bool:
        assert process.poll() is None, (folder / "nginx.errors").read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    try:
        wait_for("nginx", is_open)
        yield
    finally:
        process.terminate()
        process.wait(timeout=20)
        errors.close()


@pytest.fixture
def certificate(tmp_path: Path) -> tuple[Path, Path]:
    """Returns the files of a new certificate and of its key."""
    files = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"]
        + ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:127.0.0.1"]
        + ["-out", files[0], "-keyout", files[1]],
        check=True,
        capture_output=True,
    )
    return files


class Forwarded:
    """The server behind nginx, and what a browser sends to it."""

    def __init__(self, server: Server, port: int, certificate: Path) -> None:
        self.server = server
        self.authority = f"{NAME}:{port}"
        self.context = ssl.create_default_context(cafile=certificate)
        self.port = port

    def ask(
        self, method: str, path: str, body: object = None, **fields: str
    ) -> tuple[HTTPResponse, bytes]:
        connection = HTTPSConnection("127.0.0.1", self.port, context=self.context, timeout=20)
        headers = {"Host": self.authority, "Origin": f"https://{self.authority}"}
        if body is not None:
            headers["Content-Type"] = "application/json"
        connection.request(
            method, path, None if body is None else json.dumps(body), headers | fields
        )
        answer = connection.getresponse()
        text = answer.read()
        connection.close()
        return answer, text


@pytest.fixture
def forwarded(
    serve: Callable[..., Server], certificate: tuple[Path, Path], tmp_path: Path
) -> Iterator[Forwarded]:
    port, own = free_port(), free_port()
    server = serve("--public-url", f"https://{NAME}:{port}", "--token", port=own)
    block = example("class", port, certificate, {"127.0.0.1:8080": f"127.0.0.1:{own}"})
    with nginx(block, port, tmp_path):
        yield Forwarded(server, port, certificate[0])


def test_a_learner_practises_over_an_encrypted_connection(forwarded: Forwarded) -> None:
    link = f"https://{forwarded.authority}/?token="
    assert forwarded.server.link.startswith(link)
    answer, _ = forwarded.ask("GET", f"/?token={forwarded.server.token}")
    assert answer.status == 303
    cookie = answer.headers["Set-Cookie"]
    assert cookie.endswith("; Secure") and "HttpOnly" in cookie
    cookies = [cookie.partition(";")[0]]
    joined, _ = forwarded.ask("POST", "/api/v1/learners", {"name": "Zoë"}, Cookie=cookies[0])
    assert joined.status in (200, 201)
    cookies += [part.partition(";")[0] for part in joined.headers.get_all("Set-Cookie")]
    session, text = forwarded.ask(
        "POST",
        "/api/v1/sessions",
        {"words": "given", "given": ["harbor"]},
        Cookie="; ".join(cookies),
    )
    assert session.status in (200, 201)
    sound = json.loads(text)["round"]["sounds"]["word"]
    part, first = forwarded.ask("GET", sound, Cookie="; ".join(cookies), Range="bytes=0-3")
    assert (part.status, first) == (206, b"RIFF")


def test_other_pages_and_other_names_stay_outside(forwarded: Forwarded) -> None:
    bearer = {"Authorization": f"Bearer {forwarded.server.teacher_token}"}
    assert forwarded.ask("GET", "/api/v1/class", **bearer)[0].status == 200
    evil = forwarded.ask("GET", "/api/v1/class", **bearer, Origin="https://evil.example")
    assert evil[0].status == 403
    other = forwarded.ask("GET", "/api/v1/class", **bearer, Host="evil.example")
    assert other[0].status == 421
    assert forwarded.ask("GET", "/play")[0].status == 401


def test_a_learner_goes_on_while_one_of_two_servers_is_killed(
    certificate: tuple[Path, Path], tmp_path: Path, cache: Path
) -> None:
    with Database() as database, ExitStack() as stack:
        port, ports = free_port(), [free_port(), free_port()]
        servers = []
        for number, own in enumerate(ports):
            folder = tmp_path / f"home-{number}"
            folder.mkdir()
            options = ["--behind", "127.0.0.1", "--token", "--store", database.address]
            servers.append(stack.enter_context(Server(Home(folder, cache), *options, port=own)))
        names = {f"10.0.0.1{number + 1}:8080": f"127.0.0.1:{ports[number]}" for number in (0, 1)}
        stack.enter_context(nginx(example("server", port, certificate, names), port, tmp_path))
        learner = Forwarded(servers[0], port, certificate[0])
        answer, _ = learner.ask("GET", f"/?token={servers[1].token}")
        assert answer.status == 303, "all servers have the same links"
        cookies = [answer.headers["Set-Cookie"]]
        joined, _ = learner.ask("POST", "/api/v1/learners", {"name": "Zoë"}, Cookie=cookies[0])
        cookies += joined.headers.get_all("Set-Cookie")
        assert all(cookie.endswith("; Secure") for cookie in cookies)
        cookie = "; ".join(one.partition(";")[0] for one in cookies)

        def step(path: str, body: object = None) -> dict:
            """Takes a step as the page does: it is sent again until it is answered."""
            name, end = uuid4().hex, time.monotonic() + 20
            while True:
                answer, text = learner.ask(
                    "POST", f"/api/v1{path}", body, Cookie=cookie, **{"Idempotency-Key": name}
                )
                if answer.status < 500:
                    assert answer.status in (200, 201), text
                    return json.loads(text)
                assert time.monotonic() < end, text
                time.sleep(0.05)

        words = ["harbor", "ocean", "garden", "rhythm", "believe", "friend"]
        session = step("/sessions", {"words": "given", "given": words})
        shown, longest = [], 0.0
        for number, word in enumerate(words):
            victim = servers[number % 2]
            for typed in (word + "x", word):
                if typed == word:
                    victim.kill()
                began = time.monotonic()
                verdict = step(f"/rounds/{session['round']['id']}/tries", {"typed": typed})
                longest = max(longest, time.monotonic() - began)
                shown.append((typed, verdict["answer"]["verdict"]))
                sound, part = learner.ask("GET", verdict["sounds"]["word"], Cookie=cookie)
                assert sound.status == 200 and part[:4] == b"RIFF"
            session = step(f"/sessions/{session['id']}/rounds")
            victim.start()
        assert [verdict for _, verdict in shown] == ["wrong", "correct"] * len(words)
        assert longest < 2
        lines = database.sql(
            "SELECT convert_from(lines, 'UTF8') FROM vocalvocab_journal ORDER BY position"
        ).splitlines()
        kept = [json.loads(line)["typed"] for line in lines if line]
        assert kept == [typed for typed, _ in shown]

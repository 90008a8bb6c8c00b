"""A class behind nginx, as the guide sets it up: only the names and the files are the test's."""

import json
import re
import socket
import ssl
import subprocess
from collections.abc import Callable, Iterator
from http.client import HTTPResponse, HTTPSConnection
from pathlib import Path

import pytest

from server import ROOT, Server
from waiting import wait_for

NGINX = ROOT / ".build/nginx/usr/sbin/nginx"
NAME = "spelling.example"


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


def example() -> str:
    """Returns the guide's example for nginx."""
    [text] = re.findall(
        r"^```nginx\n(.*?)^```$",
        (ROOT / "Sources/Guide/class.md").read_text(),
        re.MULTILINE | re.DOTALL,
    )
    return text


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
    block = example()
    for there, here in {
        "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate[0]),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(certificate[1]),
        "127.0.0.1:8080": f"127.0.0.1:{own}",
    }.items():
        assert there in block
        block = block.replace(there, here)
    folders = "".join(
        f"{name}_temp_path {tmp_path};" for name in ("proxy", "fastcgi", "uwsgi", "scgi")
    )
    configuration = tmp_path / "nginx.conf"
    configuration.write_text(
        f"daemon off; master_process off; pid {tmp_path}/pid; error_log stderr; events {{}}\n"
        f"http {{ access_log off; client_body_temp_path {tmp_path}; {folders}\n{block}}}\n"
    )
    nginx = subprocess.Popen(
        [NGINX, "-p", tmp_path, "-c", configuration], stderr=subprocess.PIPE, text=True
    )

    def is_open() -> bool:
        assert nginx.poll() is None, nginx.stderr.read()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", port)) == 0

    try:
        wait_for("nginx", is_open)
        yield Forwarded(server, port, certificate[0])
    finally:
        nginx.terminate()
        nginx.communicate(timeout=20)


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

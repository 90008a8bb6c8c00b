"""The server as a service: its options in a file, its log, and the unit that hardens it."""

import json
import os
import re
import subprocess
import time
from http.client import HTTPConnection
from pathlib import Path

import pytest

from server import PROGRAM, ROOT, STOPPED, Home
from waiting import wait_for

SERVICE = ROOT / "Sources/vocalvocab-server/Service"
SERVER = PROGRAM.parent / "vocalvocab-server"


@pytest.fixture
def home(tmp_path: Path) -> Home:
    folder = tmp_path / "home"
    folder.mkdir()
    return Home(folder, Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache")))


@pytest.fixture
def unit(tmp_path: Path) -> Path:
    """Returns the unit as `make install` writes it, for a program that is there."""
    file = tmp_path / "vocalvocab.service"
    text = (SERVICE / "vocalvocab.service").read_text()
    file.write_text(text.replace("@libexec@/vocalvocab-server", "/bin/true"))
    return file


def test_the_unit_leaves_the_rest_of_the_computer_alone(unit: Path) -> None:
    done = subprocess.run(
        ["systemd-analyze", "security", "--offline=true", "--threshold=20", unit],
        capture_output=True,
        text=True,
        env=os.environ | {"SYSTEMD_COLORS": "0"},
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr
    assert "Unknown" not in done.stderr, done.stderr


def test_a_server_takes_its_options_from_a_file_and_logs_no_secrets(home: Home) -> None:
    options = home.folder / "server.conf"
    options.write_text("# mine\nport = 0\ntoken = yes\nsource = offline\nlog = json\n")
    process = subprocess.Popen(
        [SERVER, "--config", options],
        env=home.environment,
        stdin=subprocess.DEVNULL,
        stdout=(home.folder / "out").open("w"),
        stderr=(home.folder / "err").open("w"),
    )
    try:
        links = subprocess.run(
            [SERVER, "links", "--config", options], env=home.environment, capture_output=True, text=True
        )
        found = re.search(r"\?token=(\w+)", links.stdout)
        assert links.returncode == 0 and found, links

        def port() -> int | None:
            lines = Path(f"/proc/{process.pid}/net/tcp").read_text().splitlines()[1:]
            sockets = {
                os.readlink(entry)
                for entry in Path(f"/proc/{process.pid}/fd").iterdir()
                if entry.is_symlink()
            }
            for line in lines:
                fields = line.split()
                if fields[3] == "0A" and f"socket:[{fields[9]}]" in sockets:
                    return int(fields[1].partition(":")[2], 16)
            return None

        connection = HTTPConnection("127.0.0.1", wait_for("the server", port, seconds=90), timeout=20)
        bearer = {"Authorization": f"Bearer {found[1]}"}

        def ask(method: str, path: str, body: object = None) -> int:
            text = None if body is None else json.dumps(body)
            fields = bearer | ({} if body is None else {"Content-Type": "application/json"})
            connection.request(method, path, text, fields)
            answer = connection.getresponse()
            answer.read()
            return answer.status

        assert ask("POST", "/api/v1/learners", {"name": "Philippa"}) == 201
        assert ask("GET", "/words/xylophone?token=nonsense") in (200, 404)
        assert ask("GET", f"/?token={found[1]}") == 303
    finally:
        process.terminate()
    assert process.wait(timeout=20) == STOPPED
    start, *lines, end = [json.loads(line) for line in (home.folder / "out").read_text().splitlines()]
    assert start["note"].startswith("Started at http://127.0.0.1:")
    assert end["note"] == "Stopped. All answers are saved."
    assert [(line["method"], line["route"], line["status"]) for line in lines] == [
        ("POST", "/api/v1/learners", 201),
        ("GET", "/words/{word}", 200),
        ("GET", "/", 303),
    ]
    told = (home.folder / "out").read_text() + (home.folder / "err").read_text()
    for secret in ("Philippa", "xylophone", found[1]):
        assert secret not in told
    day = time.strftime("%Y-%m-%dT", time.gmtime())
    assert all(line["time"].startswith(day[:7]) and line["milliseconds"] > 0 for line in lines)


@pytest.mark.parametrize(
    "words, sentence",
    [
        (["--behind", "localhost", "--token"], "'localhost' names no addresses"),
        (["--behind", "10.0.0.5"], "through '10.0.0.5': add --token"),
        (["--config", "/nowhere/server.conf"], "/nowhere/server.conf"),
        (["migrate"], "--store postgresql://HOST/DATABASE"),
        (["copy", "--from", "/nowhere", "--to", "/nowhere"], "Both places are the same"),
        (["copy", "--from", "mysql://x", "--to", "/nowhere"], "like postgresql://HOST/DATABASE"),
    ],
)
def test_a_wrong_option_of_the_server_gets_a_sentence(words: list[str], sentence: str, home: Home) -> None:
    done = home.run(*words, program=SERVER)
    assert done.status in (1, 64) and sentence in done.errors.replace("\n", " "), done
    assert not Path("/nowhere").exists()

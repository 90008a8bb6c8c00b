"""Web services that answer in bad ways, or not at all."""

import json
import shutil
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from bad_servers import BAD, NO_ACCEPT, SELF_SIGNED, BadServer, serving
from campaign import Figure, NewHome, cases
from sentences import complaints
from server import PROGRAM, Home
from terminal import Terminal
from usage import Ended, Memory

# `WordSupply.explanationTimeLimit` is 1.5 s, and the program needs a moment to start.
DEFINE = 1.5 + 1.0
# All waits of a session together take 3 s at most (`WaitBudget`), besides those of the dictionary
# service.
SESSION = 3.0 + 1.0
# The first word waits 2 s for the services (`WordSupply.firstWait`).
FIRST = 2.0 + 1.0
# A service of shows has 5 s for an answer (`OnlineShows.usualLimit`).
SHOWS = 5.0 + 1.0
# The memory that a bad answer may take beyond a good one, in MB. Answers have at most 1 MB.
MORE_MEMORY = 64
WORDS = 4
# The service that the brief campaign asks, too.
BRIEF = "many meanings"


@pytest.fixture(scope="session")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Makes a key and a self-signed certificate for this computer."""
    path = tmp_path_factory.mktemp("certificate") / "self.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
        + ["-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1"]
        + ["-keyout", path, "-out", path.with_suffix(".crt")],
        check=True,
        capture_output=True,
    )
    path.write_text(path.read_text() + path.with_suffix(".crt").read_text())
    return path


@pytest.fixture
def ask(new_home: NewHome, cache: Path) -> Callable[..., Home]:
    """Returns a function that makes homes whose program asks two servers, with a cache that doesn't
    know them."""

    def make(words: BadServer, definitions: BadServer) -> Home:
        home = new_home()
        own = home.folder / "cache/vocalvocab"
        own.mkdir(parents=True)
        home.run("define", "harbor", "--source", "offline")  # Makes what the cache lacks.
        for file in (cache / "vocalvocab").iterdir():
            if file.is_file() and file.name != "hosts.json":
                shutil.copy(file, own)
        home.environment["XDG_CACHE_HOME"] = str(own.parent)
        path = home.config / "settings.json"
        settings = json.loads(path.read_text())
        settings |= {"randomWordAPI": words.address, "dictionaryAPI": definitions.address}
        path.write_text(json.dumps(settings))
        return home

    return make


@dataclass(frozen=True)
class Output:
    """The output of a command, and its cost."""

    output: str
    errors: str
    ended: Ended


def define(home: Home, word: str) -> Output:
    """Runs `define`, and measures its memory."""
    return measured(home, "define", word, "--source", "online")


def measured(home: Home, *command: str) -> Output:
    """Runs a command, and measures its memory."""
    report = home.folder / "usage.json"
    usage = [sys.executable, Path(__file__).resolve().with_name("usage.py"), report]
    done = subprocess.run(
        [*usage, PROGRAM, *command],
        env=home.environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return Output(done.stdout, done.stderr, Ended(**json.loads(report.read_text())))


@dataclass
class Session:
    """A session at a terminal: the waits for its words, and its peak memory in MB."""

    first: float
    waits: float
    peak: int
    shown: str


def play(home: Home) -> Session:
    """Skips some words that should come from a service."""
    began = time.monotonic()
    command = ["play", "--mute", "--source", "online", "--length", "5", "--level", "starter-expert"]
    with Terminal([PROGRAM, *command], home.environment) as terminal:
        terminal.wait_for("1 › ")
        first = time.monotonic() - began
        # Bad answers get the time to come.
        time.sleep(1)
        waits = 0.0
        for number in range(2, WORDS + 1):
            began = time.monotonic()
            terminal.type("/skip\n")
            terminal.wait_for(f"{number} › ")
            waits += time.monotonic() - began
        peak = Memory.of(terminal.process.pid).peak
        terminal.type("/quit\n")
        status, _ = terminal.end()
        assert status == 0, f"{status}: {terminal.text}"
    return Session(first, waits, peak, terminal.text)


@pytest.mark.parametrize("kind", cases(BAD, brief=BRIEF))
def test_a_bad_service_takes_neither_time_nor_memory_nor_words(
    kind: str, ask: Callable[..., Home], certificate: Path, figure: Figure
) -> None:
    with serving("good") as servers:
        home = ask(*servers)
        good_definition, good_session = define(home, "harbor"), play(home)
        assert "told of harbor" in good_definition.output, "the good server is asked"
    with serving(kind, certificate) as servers:
        home = ask(*servers)
        defined = define(home, "harbor")
        again = define(home, "harbor")
        session = play(ask(*servers))
        asked = [server.asked for server in servers]
    figure(
        f"{kind}: define {defined.ended.seconds:.2f} s and {again.ended.seconds:.2f} s (at most "
        f"{DEFINE:g} s), {defined.ended.peak} MB (good server {good_definition.ended.peak} MB); "
        f"play: first word {session.first:.2f} s, {WORDS - 1} more {session.waits:.2f} s (at most "
        f"{SESSION:g} s), {session.peak} MB (good server {good_session.peak} MB); asked {asked}"
    )
    assert kind in (NO_ACCEPT, SELF_SIGNED) or all(asked), f"{kind}: {asked} questions"
    for run in (defined, again):
        assert run.ended.status == 0 and "a place by the coast" in run.output, f"{kind}: {run}"
        assert "root:" not in run.output and len(run.errors.splitlines()) <= 1, f"{kind}: {run}"
        assert run.ended.seconds < DEFINE, f"{kind}: {run.ended}"
        assert run.ended.peak < good_definition.ended.peak + MORE_MEMORY, f"{kind}: {run.ended}"
    assert session.first < FIRST, f"{kind}: {session.first:.2f} s for the first word"
    assert session.waits < SESSION, f"{kind}: {session.waits:.2f} s"
    assert session.peak < good_session.peak + MORE_MEMORY, f"{kind}: {session.peak} MB"
    assert len(set(complaints(session.shown))) <= 2, f"{kind}: {session.shown}"


@pytest.mark.parametrize("kind", cases(BAD, brief=BRIEF))
def test_a_bad_service_of_shows_takes_neither_time_nor_memory_nor_shows(
    kind: str, ask: Callable[..., Home], certificate: Path, figure: Figure
) -> None:
    with serving(kind, certificate) as servers:
        home = ask(*servers)
        path = home.config / "settings.json"
        settings = json.loads(path.read_text())
        path.write_text(json.dumps(settings | {"tvmazeAPI": servers[0].address}))
        assert home.run("shows", "add", "High Tide", "--episodes", "9").status == 0
        plain = measured(home, "shows", "search", "tide", "--offline")
        found = [measured(home, "shows", "search", "tide") for _ in range(2)]
        asked = servers[0].asked
    figure(
        f"{kind}: shows search {found[0].ended.seconds:.2f} s and {found[1].ended.seconds:.2f} s "
        f"(at most {SHOWS:g} s), {found[0].ended.peak} MB (without a service {plain.ended.peak} "
        f"MB); asked {asked}"
    )
    assert kind in (NO_ACCEPT, SELF_SIGNED) or asked, kind
    for run in found:
        assert run.ended.status == 0 and "High Tide" in run.output, f"{kind}: {run}"
        assert "your own shows work without it" in run.output, f"{kind}: {run}"
        assert "root:" not in run.output and run.errors == "", f"{kind}: {run}"
        assert run.ended.seconds < SHOWS, f"{kind}: {run.ended}"
        assert run.ended.peak < plain.ended.peak + MORE_MEMORY, f"{kind}: {run.ended}"

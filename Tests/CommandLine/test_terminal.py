"""The program among other jobs of a shell, with a reader that goes away, and after killed ones."""

import os
import shutil
import signal
import subprocess
import termios
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from server import PROGRAM, ROOT, Home
from terminal import Terminal
from waiting import wait_for

READY = "ready> "
SHELLS = {"bash": ["--noprofile", "--norc", "-i"], "dash": ["-i"]}
PLAY = ["play", "--mute", "--source", "offline", "--word", "harbor", "--word", "ocean"]
CARDS = ["cards", "review", "Spanish", "--mute"]
QUIZ = ["quiz", "--mute", "--seed", "7", "--count", "5"]
# The text that each room shows while it waits, and the keys that leave it.
ROOMS = {
    "cards": (CARDS, "Front", "q"),
    "quiz": (QUIZ, "1/5", "q"),
    "play": (PLAY, "1 › ", "/quit\n"),
    "play --plain": ([*PLAY, "--plain"], "1> ", "/quit\n"),
}

each_room = pytest.mark.parametrize("room", ROOMS)


@pytest.fixture
def home(tmp_path: Path) -> Home:
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    home = Home(tmp_path, cache)
    assert home.run("cards", "new", "Spanish").status == 0
    assert home.run("cards", "add", "Spanish", "harbour", "puerto").status == 0
    assert home.run("define", "harbor").status == 0
    return home


class Job:
    """A command of a shell that waits for its person at the terminal."""

    def __init__(self, terminal: Terminal, command: list[str], shown: str) -> None:
        self.terminal = terminal
        self.shown = shown
        terminal.type(" ".join([str(PROGRAM), *command]) + "\n")
        terminal.wait_for(shown)
        # The room takes the terminal after it has shown itself.
        time.sleep(0.3)
        self.settings = terminal.attributes
        shell = terminal.process.pid
        [self.process] = map(int, Path(f"/proc/{shell}/task/{shell}/children").read_text().split())

    @property
    def fields(self) -> list[str]:
        """The fields behind the name in the kernel's file: see proc(5)."""
        return Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()

    @property
    def is_stopped(self) -> bool:
        return self.fields[0] == "T"

    @property
    def ticks(self) -> int:
        """The time of the processor that the job has used."""
        return int(self.fields[11]) + int(self.fields[12])

    def stop(self) -> None:
        os.kill(self.process, signal.SIGSTOP)
        self.terminal.wait_for("Stopped")
        self.terminal.wait_for(READY)

    def bring_back(self) -> None:
        self.terminal.type("fg\n")
        self.terminal.wait_for(self.shown)
        wait_for("the room's settings", lambda: self.terminal.attributes == self.settings)

    def leave(self, keys: str) -> None:
        self.terminal.type(keys)
        self.terminal.wait_for(READY)
        # The shell edits its line with settings of its own, so ask what its programs find.
        self.terminal.type("stty -a\n")
        assert " icanon" in self.terminal.wait_for(READY)


@contextmanager
def shell(home: Home, name: str) -> Iterator[Terminal]:
    # Bash has its own prompt before it runs this.
    environment = home.environment | {"PROMPT_COMMAND": f"PS1='{READY}'", "PS1": READY}
    with Terminal([name, *SHELLS[name]], environment) as terminal:
        terminal.wait_for(READY)
        yield terminal


@pytest.mark.parametrize("name", SHELLS)
@each_room
def test_a_room_that_was_stopped_by_force_is_shown_again(room: str, name: str, home: Home) -> None:
    command, shown, leave = ROOMS[room]
    with shell(home, name) as terminal:
        job = Job(terminal, command, shown)
        for _ in range(2):
            job.stop()
            job.bring_back()
        job.leave(leave)


@each_room
def test_a_room_in_the_background_stops_and_costs_no_time(room: str, home: Home) -> None:
    command, shown, leave = ROOMS[room]
    with shell(home, "bash") as terminal:
        job = Job(terminal, command, shown)
        job.stop()
        terminal.type("bg\n")
        terminal.wait_for(READY)
        wait_for("the stop in the background", lambda: job.is_stopped)
        used = job.ticks
        terminal.type("sleep 1\n")
        terminal.wait_for(READY)
        assert job.is_stopped and job.ticks - used <= 2
        job.bring_back()
        job.leave(leave)


def test_a_stopped_room_still_ends_by_a_signal(home: Home) -> None:
    with shell(home, "bash") as terminal:
        job = Job(terminal, *ROOMS["cards"][:2])
        job.stop()
        terminal.type("kill %1\n")
        terminal.wait_for(READY)
        gone = Path(f"/proc/{job.process}")
        wait_for("its end", lambda: not gone.exists())


def test_keys_are_read_again_after_a_stop(home: Home) -> None:
    with shell(home, "dash") as terminal:
        job = Job(terminal, *ROOMS["cards"][:2])
        assert not terminal.attributes[3] & (termios.ICANON | termios.ECHO)
        job.stop()
        job.bring_back()
        terminal.type(" ")
        terminal.wait_for("puerto")
        terminal.type("3")
        terminal.wait_for("any other key ends")
        job.leave("x")
    assert [entry["recall"] for entry in home.journal() if entry.get("event") == "answered"] == [3]


def test_a_word_whose_verdict_nobody_reads_is_kept_with_its_definition(home: Home) -> None:
    """An example is `vocalvocab play | head`."""
    play = subprocess.Popen(
        [PROGRAM, *PLAY],
        env=home.environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert play.stdin and play.stdout and play.stderr
    while not play.stdout.readline().startswith("Word 1"):
        assert play.poll() is None
    # The meaning follows in the same moment.
    time.sleep(0.5)
    play.stdout.close()
    play.stdin.write("harbor\nocean\n")
    play.stdin.flush()
    assert play.wait(timeout=20) == 0
    assert play.stderr.read() == ""
    for pipe in (play.stdin, play.stderr):
        pipe.close()
    [word] = home.completed()
    assert word["word"] == "harbor" and word["definitions"]
    assert [entry["word"] for entry in home.journal() if entry.get("event") == "correct"] == ["harbor"]


def test_what_killed_programs_left_in_the_cache_goes(home: Home, tmp_path: Path) -> None:
    cache = tmp_path / "cache/vocalvocab"
    cache.mkdir(parents=True)
    shared = Path(home.environment["XDG_CACHE_HOME"]) / "vocalvocab"
    shutil.copy2(shared / "words.index", cache)
    left = [cache / ".dat.nosync1017.C6zOLa", cache / ".unfinished-1", cache / ".dat.nosync2A4F.SGYkw6"]
    for path in left:
        path.write_text("half")
    os.utime(left[0], (time.time() - 7200,) * 2)
    home.environment["XDG_CACHE_HOME"] = str(tmp_path / "cache")
    assert home.run("define", "harbor").status == 0
    assert [path.exists() for path in left] == [False, False, True]

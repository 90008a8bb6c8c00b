"""The built program as a person runs it: a home of its own, and a file instead of a sound card."""

import json
import os
import pty
import re
import select
import signal
import subprocess
from copy import copy
from dataclasses import dataclass
from pathlib import Path

from waiting import wait_for

ROOT = Path(__file__).parents[2]
PROGRAM = Path(os.environ.get("VOCALVOCAB", ROOT / ".build/debug/vocalvocab")).absolute()


@dataclass(frozen=True)
class Run:
    """A run of the program that has ended."""

    status: int
    output: str
    errors: str


class Home:
    """A person's home: their settings, what they practised, and what sounded."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.data = folder / ".local/share/vocalvocab"
        self.sound = folder / "sound.wav"
        asound = folder / "asound.conf"
        asound.write_text(
            f'pcm.!default {{ type file; slave.pcm {{ type null }}; file "{self.sound}";'
            ' format "wav" }\n'
        )
        self.config = folder / ".config/vocalvocab"
        self.cookies: dict[str, str] = {}
        self._leave_world_alone()
        self.environment = {
            "HOME": str(folder),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "TZ": "UTC",
            "ALSA_CONFIG_PATH": str(asound),
            "XDG_CACHE_HOME": str(cache),
        }

    def of_learner(self, name: str) -> "Home":
        """The part of this home that belongs to one of several learners, who is new."""
        part = copy(self)
        part.data = self.data / "learners" / name
        part.config = self.config / "learners" / name
        part.cookies = {"vocalvocab-learner": name.encode().hex()}
        part.data.mkdir(parents=True)
        part._leave_world_alone()
        return part

    def _leave_world_alone(self) -> None:
        """Has the program ask a service where nobody is."""
        nobody = "http://127.0.0.1:9"
        settings = {"format": "vocalvocab.settings", "version": 1}
        settings |= {"randomWordAPI": nobody, "dictionaryAPI": nobody}
        self.config.mkdir(parents=True)
        (self.config / "settings.json").write_text(json.dumps(settings))

    def run(self, *arguments: str) -> Run:
        """Runs the program to its end."""
        done = subprocess.run(
            [PROGRAM, *arguments],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=60,
        )
        return Run(done.returncode, done.stdout, done.stderr)

    def show(self, *arguments: str, until: str) -> str:
        """Runs the program on a terminal until it shows a text, and ends it.

        Returns: all that it showed.
        """
        mine, its = pty.openpty()
        process = subprocess.Popen(
            [PROGRAM, *arguments],
            env=self.environment | {"TERM": "xterm-256color"},
            stdin=its,
            stdout=its,
            stderr=its,
            start_new_session=True,
        )
        os.close(its)
        shown = b""
        try:
            while until.encode() not in shown:
                ready, _, _ = select.select([mine], [], [], 60)
                assert ready, f"Nothing more after {shown!r}."
                shown += os.read(mine, 65536)
        finally:
            process.terminate()
            process.wait(timeout=20)
            os.close(mine)
        return shown.decode(errors="replace")

    def journal(self, data: Path | None = None) -> list[dict]:
        """Every entry that is on the disk by now."""
        path = (data or self.data) / "journal.jsonl"
        return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []

    def completed(self, data: Path | None = None) -> list[dict]:
        path = (data or self.data) / "completed.json"
        return json.loads(path.read_text())["words"] if path.exists() else []

    def list(self, name: str) -> list[dict]:
        path = self.data / "lists" / f"{name}.json"
        return json.loads(path.read_text())["words"] if path.exists() else []

    def put_list(self, name: str, *entries: dict) -> None:
        """Makes a list as if it had been there for long."""
        path = self.data / "lists" / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        document = {"format": "vocalvocab.list", "version": 1, "name": name, "words": entries}
        path.write_text(json.dumps(document))


class Server:
    """`vocalvocab serve`, from the line that says it is ready until it is stopped."""

    def __init__(self, home: Home, *arguments: str, port: int = 0) -> None:
        self.home = home
        self.arguments = arguments
        self.port = port
        self.start()

    def start(self) -> None:
        """Starts it; once more at the same port, if it ran before."""
        self.output = self.home.folder / "serve.out"
        self.errors = self.home.folder / "serve.err"
        command = [PROGRAM, "serve", "--port", str(self.port), "--source", "offline"]
        with self.output.open("w") as output, self.errors.open("w") as errors:
            self.process = subprocess.Popen(
                [*command, *self.arguments],
                env=self.home.environment,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=errors,
            )
        try:
            # The index of the dictionary is made at the first start of a run.
            link = wait_for("the server's address", self._link, seconds=90)
        except BaseException:
            self.process.kill()
            raise
        self.link = link.group()
        self.port = int(link[1])

    def _link(self) -> re.Match | None:
        if self.process.poll() is not None:
            raise AssertionError(f"The server ended: {self.errors.read_text()}")
        return re.search(r"http://[^\s/]+:(\d+)/\S*", self.output.read_text())

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def stop(self, by: signal.Signals = signal.SIGTERM) -> int:
        """Ends it.

        Returns: its status; negative where the signal itself ended it.
        """
        if self.process.poll() is None:
            self.process.send_signal(by)
        return self.process.wait(timeout=20)

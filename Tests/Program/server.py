"""The built program as a person runs it: a home of its own, and a file instead of a sound card."""

import hashlib
import json
import os
import re
import signal
import socket
import subprocess
import tempfile
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from pathlib import Path
from typing import Self

from waiting import wait_for

# The status of a server that was asked to stop.
STOPPED = 128 + signal.SIGTERM
# The arguments of a server that lets a class in.
CLASS = ["--host", "0.0.0.0", "--token"]

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = Path(os.environ.get("VOCALVOCAB", ROOT / ".build/debug/vocalvocab")).absolute()


@dataclass(frozen=True)
class Run:
    """A run of the program that has ended."""

    status: int
    output: str
    errors: str


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Home:
    """A person's home: their settings, what they practised, and what sounded."""

    def __init__(self, folder: Path, cache: Path) -> None:
        self.folder = folder
        self.data = folder / ".local/share/vocalvocab"
        self.sound = folder / "sound.wav"
        asound = folder / "asound.conf"
        asound.write_text(
            f'pcm.!default {{ type file; slave.pcm {{ type null }}; file "{self.sound}";'
            ' format "wav"; hint { show on; description "A file" } }\n'
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

    def use_own_cache(self) -> None:
        """Gives the person a cache that has what the cache of all tests has, but no languages."""
        cache = Path(self.environment["XDG_CACHE_HOME"]) / "vocalvocab"
        own = self.folder / "cache/vocalvocab"
        own.mkdir(parents=True)
        for file in cache.iterdir():
            if file.name != "languages":
                (own / file.name).symlink_to(file)
        self.environment["XDG_CACHE_HOME"] = str(own.parent)

    def of_learner(self, name: str) -> "Home":
        """The part of this home that belongs to one of several learners, who is new."""
        part = copy(self)
        part.data = self.data / "learners" / name
        part.config = self.config / "learners" / name
        identity = hashlib.md5(name.encode()).hexdigest()
        part.cookies = {"vocalvocab-learner-id": identity}
        part.data.mkdir(parents=True)
        profile = {"format": "vocalvocab.profile", "version": 1, "id": identity}
        (part.data / "profile.json").write_text(json.dumps(profile))
        part._leave_world_alone()
        return part

    def make_new(self) -> None:
        """Makes the person one who was not yet asked what a new learner is asked."""
        path = self.config / "settings.json"
        settings = json.loads(path.read_text())
        del settings["welcomed"]
        path.write_text(json.dumps(settings))

    def _leave_world_alone(self) -> None:
        """Has the program ask a service where nobody is, and the person no questions."""
        nobody = "http://127.0.0.1:9"
        settings: dict[str, object] = {"format": "vocalvocab.settings", "version": 1, "welcomed": True}
        services = "randomWordAPI", "dictionaryAPI", "triviaAPI", "openTDB", "tvmazeAPI", "jikanAPI"
        settings |= dict.fromkeys(services, nobody)
        self.config.mkdir(parents=True)
        (self.config / "settings.json").write_text(json.dumps(settings))

    def run(
        self,
        *arguments: str,
        typed: str = "",
        by: Sequence[str | Path] = (),
        environment: dict[str, str] | None = None,
        output: int = subprocess.PIPE,
        seconds: float = 60,
        program: Path | None = None,
    ) -> Run:
        """Runs the program with lines in a pipe, to its end.

        Args:
            by: a command that starts it, such as `setpriv`.
            output: an open file in place of a pipe for its output.
            seconds: how long it may take.
            program: another program of ours.
        """
        try:
            done = subprocess.run(
                [*by, program or PROGRAM, *arguments],
                env=self.environment | (environment or {}),
                input=typed,
                stdout=output,
                stderr=subprocess.PIPE,
                text=True,
                errors="replace",
                timeout=seconds,
            )
        except subprocess.TimeoutExpired as late:
            raise AssertionError(
                f"{arguments}: it hangs. {late.stdout!r} {late.stderr!r}"
            ) from None
        return Run(done.returncode, done.stdout or "", done.stderr)

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
    """`vocalvocab serve`, from the line that says it is ready until it is stopped.

    Args:
        by: a command that starts it, such as `nsenter`.
    """

    def __init__(
        self, home: Home, *arguments: str, port: int = 0, by: Sequence[str | Path] = ()
    ) -> None:
        self.home = home
        self.by = by
        self.arguments = arguments
        self.port = port
        self.start()

    def start(self) -> None:
        """Starts it; once more at the same port, if it ran before."""
        # Other servers of this home may still write to theirs.
        files = Path(tempfile.mkdtemp(prefix="serve-", dir=self.home.folder))
        self.output, self.errors = files / "out", files / "err"
        command = [*self.by, PROGRAM, "serve", "--port", str(self.port), "--source", "offline"]
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
        # A public address has the port of another program, or none.
        self.port = self.port or int(link[1] or 0)

    @property
    def token(self) -> str:
        """The token in the link."""
        found = re.search(r"[?&]token=([^\s&]+)", self.link)
        assert found, self.output.read_text()
        return found[1]

    @property
    def owner_secret(self) -> str:
        """The secret in the link with which the owner of a server with accounts signs up."""
        found = re.search(r"sign-up#([0-9a-f]+)", self.output.read_text())
        assert found, self.output.read_text()
        return found[1]

    @property
    def teacher_token(self) -> str | None:
        """The token in the teacher's link; `None` where no class is let in."""
        if not {"0.0.0.0", "--public-url", "--behind"} & {*self.arguments}:
            return None
        found = re.search(r"The teacher's link .*[?&]token=([^\s&]+)", self.output.read_text())
        assert found, self.output.read_text()
        return found[1]

    def _link(self) -> re.Match | None:
        if self.process.poll() is not None:
            raise AssertionError(f"The server ended: {self.errors.read_text()}")
        output = self.output.read_text()
        # The last line that it prints when it starts: all others are there.
        ready = "Ctrl-C stops it." in output
        return re.search(r"https?://[^\s/]+?(?::(\d+))?/\S*", output) if ready else None

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

    def kill(self) -> None:
        """Ends it in the middle of what it does."""
        self.process.kill()
        self.process.wait(timeout=20)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

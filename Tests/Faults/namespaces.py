"""Real file systems for one test that no other program sees: a small disk, a read-only disk."""

import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

from waiting import wait_for


class Mounts:
    """Mounts that exist for the programs started with `enter`, until `end`.

    A shell holds them in its own mount namespace. When the shell ends, they are gone.
    """

    def __init__(self, folder: Path) -> None:
        self._ready = folder / "mounted"
        self._said = folder / "mounts.err"
        is_root = os.geteuid() == 0
        self._flags = [] if is_root else ["--user", "--map-root-user"]
        self._commands: list[str] = []
        self._holder: subprocess.Popen | None = None

    def tmpfs(self, folder: Path, size: str, files: int = 64) -> None:
        """Mounts a disk of this size at the folder."""
        folder.mkdir(parents=True, exist_ok=True)
        options = f"size={size},nr_inodes={files}"
        self._commands.append(f"mount -t tmpfs -o {options} tmpfs '{folder}'")

    def bind(self, file: Path, over: Path) -> None:
        """Mounts a file in place of another."""
        self._commands.append(f"mount --bind '{file}' '{over}'")

    def read_only(self, folder: Path) -> None:
        """Makes the folder read-only, as on a disk that can't be written."""
        self._commands.append(f"mount --bind '{folder}' '{folder}'")
        self._commands.append(f"mount -o remount,bind,ro '{folder}'")

    def begin(self) -> None:
        """Mounts everything; skips the test if this computer allows no mounts."""
        script = " && ".join([*self._commands, f"touch '{self._ready}'", "exec sleep infinity"])
        with self._said.open("w") as said:
            self._holder = subprocess.Popen(
                ["unshare", *self._flags, "--mount", "sh", "-c", script],
                stdin=subprocess.DEVNULL,
                stdout=said,
                stderr=said,
            )
        holder = self._holder
        wait_for("the mounts", lambda: self._ready.exists() or holder.poll() is not None)
        if not self._ready.exists():
            pytest.skip(f"Nothing can be mounted here: {self._said.read_text().strip()}")

    @property
    def enter(self) -> Sequence[str]:
        """Returns the command that starts a program among the mounts."""
        assert self._holder
        own = ["--user", "--preserve-credentials"] if self._flags else []
        return ["nsenter", "--target", str(self._holder.pid), *own, "--mount", "--"]

    def seen(self, path: Path) -> Path:
        """Returns a path among the mounts, for a program outside."""
        assert self._holder
        return Path(f"/proc/{self._holder.pid}/root{path}")

    def end(self) -> None:
        if self._holder:
            self._holder.kill()
            self._holder.wait()


class Ballast:
    """A file that takes all the free room of a disk."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "ballast"

    def fill(self) -> None:
        with self._path.open("wb", buffering=0) as file:
            try:
                while True:
                    file.write(bytes(4096))
            except OSError:
                pass

    def remove(self) -> None:
        self._path.unlink()

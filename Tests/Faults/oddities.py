"""Odd things in place of files: links to nowhere, loops, folders, pipes and devices."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

Oddity = Callable[[Path], None]


def pipe(path: Path) -> None:
    os.mkfifo(path)


def dangling_link(path: Path) -> None:
    path.symlink_to("nowhere/at/all")


def looping_link(path: Path) -> None:
    path.symlink_to(path.name)


def folder(path: Path) -> None:
    (path / "inner").mkdir(parents=True)


def foreign_file(path: Path) -> None:
    path.write_bytes(b"This is something else.\n" * 1000)


def device(path: Path) -> None:
    """Makes a device that gives zeros without end, and accepts nothing."""
    path.symlink_to("/dev/full")


def name(oddity: Oddity) -> str:
    return oddity.__name__.replace("_", " ")


class Replaced:
    """A file or a folder that an oddity replaces for a while."""

    def __init__(self, path: Path, oddity: Oddity) -> None:
        self.path, self.oddity = path, oddity
        self.moved = path.with_name(path.name + ".moved")
        self.was_there = os.path.lexists(path)

    def __enter__(self) -> "Replaced":
        if self.was_there:
            self.path.rename(self.moved)
        self.oddity(self.path)
        self.before = state(self.path)
        return self

    def __exit__(self, *_: object) -> None:
        remove(self.path)
        if self.was_there:
            self.moved.rename(self.path)


def state(path: Path) -> object:
    """Returns the state of a path: the target of a link, the kind of a file, or the content."""
    if not os.path.lexists(path):
        return None
    mode = path.lstat().st_mode
    if stat.S_ISLNK(mode):
        return os.readlink(path)
    return path.read_bytes() if stat.S_ISREG(mode) else stat.S_IFMT(mode)


def remove(path: Path) -> None:
    """Removes anything at a path."""
    if path.is_dir() and not path.is_symlink():
        for inner in path.iterdir():
            remove(inner)
        path.rmdir()
    else:
        path.unlink(missing_ok=True)


def as_owner_alone() -> list[str]:
    """Returns the command that starts a program for which permissions count, even if root starts
    it."""
    if os.geteuid() != 0:
        return []
    return ["setpriv", "--inh-caps=-all", "--bounding-set=-all", "--"]

"""Calls on files that fail, or at which the program ends. `calls.c` says how.

The test chooses them while programs run.
"""

import errno
import mmap
import struct
from collections.abc import Iterator
from pathlib import Path
from random import Random

from preloading import preload
from server import Home

# The kinds of calls, in the order of `calls.c`.
MAKE, WRITE, SYNC, RENAME, REMOVE, CUT, LOCK, READ, OPEN, CLOSE = (1 << bit for bit in range(10))
CHANGES = MAKE | WRITE | SYNC | RENAME | REMOVE | CUT
EVER = 1 << 30
KILL, KILL_AMID = -1, -2

# The ways in which a disk refuses a change, each with the system's message.
REFUSALS = {
    "a full disk": (errno.ENOSPC, "No space left on device"),
    "a used-up quota": (errno.EDQUOT, "Disk quota exceeded"),
    "a read-only disk": (errno.EROFS, "Read-only file system"),
    "a broken disk": (errno.EIO, "Input/output error"),
}


class Calls:
    """The calls below some folders, in every program with `environment`.

    The folders are those of the data and the settings, unless others are named.
    """

    _shape = struct.Struct("7i4096s")

    def __init__(self, home: Home, *folders: Path) -> None:
        plan = home.folder / "plan"
        folders = folders or (home.folder / ".local", home.folder / ".config")
        plan.write_bytes(bytes(self._shape.size))
        with plan.open("r+b") as file:
            self._plan = mmap.mmap(file.fileno(), self._shape.size)
        self.environment = preload("calls") | {
            "CALLS_PLAN": str(plan),
            "CALLS_FOLDERS": ":".join(map(str, folders)),
        }

    def fail(self, error: int, first: int = 1, count: int = EVER, kinds: int = CHANGES) -> None:
        """Makes the calls of these kinds fail, from the first on, counted from now."""
        self._begin(kinds, error, first, min(EVER, first + count - 1))

    def kill(self, number: int, action: int = KILL) -> None:
        """Ends the program before a call, or in the middle of it, if that is a write."""
        self._begin(CHANGES | LOCK | OPEN | CLOSE, action, number, number)

    def count(self, pause: int = 0) -> None:
        """Counts the calls at which `kill` could end the program.

        Args:
            pause: the microseconds by which each call takes longer.
        """
        self._begin(CHANGES | LOCK | OPEN | CLOSE, 0, EVER, EVER, pause)

    def end(self) -> None:
        """Makes all calls work again."""
        self._begin(0, 0, 0, 0)

    def _begin(self, kinds: int, action: int, first: int, last: int, pause: int = 0) -> None:
        self._plan[:] = self._shape.pack(kinds, action, first, last, pause, 0, 0, b"")

    @property
    def failed(self) -> int:
        """Returns the number of failed calls since the last beginning."""
        return self._shape.unpack(self._plan[:])[6]

    def each_end(self, chance: Random, most: int) -> Iterator[tuple[int, int]]:
        """Returns the number and the action for each counted call; for a write, both actions.

        Threads may make a few more calls in another run. If the calls have more ends than `most`,
        chance chooses among them.
        """
        *_, seen, _, log = self._shape.unpack(self._plan[:])
        assert seen, "no call was counted"
        ends = [(number, KILL) for number in range(1, seen + 6)]
        ends += [
            (number, KILL_AMID) for number, kind in enumerate(log[:seen], 1) if 1 << kind == WRITE
        ]
        yield from chance.sample(ends, most) if most < len(ends) else ends

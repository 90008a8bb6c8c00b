"""A wall clock that a test sets, before and while the program runs. `clock.c` says how."""

import mmap
import struct
import time
from datetime import datetime, timezone

from preloading import preload
from server import Home

DAY = 86_400


def seconds(moment: str) -> int:
    """Returns the seconds since 1970 of a moment in Greenwich, such as `2028-02-29 12:00`."""
    at = datetime.fromisoformat(moment).replace(tzinfo=timezone.utc)
    return int((at - datetime(1970, 1, 1, tzinfo=timezone.utc)).total_seconds())


class Clock:
    """The clock of every program in a home."""

    def __init__(self, home: Home) -> None:
        shift = home.folder / "shift"
        shift.write_bytes(bytes(8))
        with shift.open("r+b") as file:
            self._shift = mmap.mmap(file.fileno(), 8)
        home.environment |= preload("clock") | {"CLOCK_SHIFT": str(shift)}

    def set(self, moment: str | int) -> None:
        """Sets the clock to a moment in Greenwich. It runs on from there."""
        wanted = seconds(moment) if isinstance(moment, str) else moment
        self._shift[:] = struct.pack("q", wanted - int(time.time()))

    def move(self, by: float) -> None:
        """Moves the clock by some seconds."""
        [shift] = struct.unpack("q", self._shift[:])
        self._shift[:] = struct.pack("q", shift + int(by))

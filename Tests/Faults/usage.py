"""The memory and the processor time of a process, as the system counts them.

As a separate program, `python usage.py REPORT PROGRAM ARGUMENT...` runs a program to its end, and
writes an `Ended` to REPORT as JSON. The peak memory of a process counts from before the program
begins, when the process is still a copy of its parent. So the parent must be small.
"""

import json
import os
import subprocess
import sys
import time
from dataclasses import asdict, dataclass
from pathlib import Path


@dataclass(frozen=True)
class Memory:
    """Memory in MB."""

    # The most memory that the process had at once, with the files that it has mapped.
    peak: int
    # The present memory of the process that belongs to no file.
    own: int

    @classmethod
    def of(cls, process: int) -> "Memory":
        lines = Path(f"/proc/{process}/status").read_text().splitlines()
        fields = dict(line.split(":", 1) for line in lines)
        return cls(*(int(fields[name].split()[0]) >> 10 for name in ("VmHWM", "RssAnon")))


def processor_seconds(process: int) -> float:
    """Returns the seconds that all threads of a process have run so far."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@dataclass(frozen=True)
class Ended:
    """A run of a program that has ended."""

    # The status; negative if a signal ended it.
    status: int
    seconds: float
    # The most memory that it had at once, in MB.
    peak: int


def run(*command: str) -> Ended:
    """Runs a program to its end."""
    began = time.monotonic()
    process = subprocess.Popen(command)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    return Ended(process.returncode, time.monotonic() - began, usage.ru_maxrss >> 10)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(asdict(run(*sys.argv[2:]))))

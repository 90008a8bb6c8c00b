"""Runs the campaign of faults: the parts that measure time alone, the others two at a time."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

PYTEST = [sys.executable, "-m", "pytest", "Tests/Faults"]


def main() -> int:
    # All parts share a cache, which one session of the program fills.
    cache = tempfile.TemporaryDirectory()
    os.environ["TEST_CACHE"] = os.environ["XDG_CACHE_HOME"] = cache.name
    session = ["play", "--mute", "--word", "harbor", "--source", "offline"]
    subprocess.run(
        [".build/debug/vocalvocab", *session, "--data", f"{cache.name}/data"],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        check=True,
    )
    del os.environ["XDG_CACHE_HOME"]
    parts = [
        [*PYTEST, "-m", "alone"],
        [*PYTEST, "-m", "not alone", "--numprocesses=2", "--dist=worksteal"],
    ]
    return max(subprocess.run(part).returncode for part in parts)


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    sys.exit(main())

"""Runs the campaign of faults: the parts that measure time alone, the others two at a time.

If all tests passed, their findings go into the guide's chapter Evidence. On a busy machine, a test
that measures time may fail: `python Tests/faults.py --failed` then runs only what failed last.
"""

import os
import subprocess
import sys
import tempfile
from ast import get_docstring, parse
from collections import defaultdict
from pathlib import Path

import evidence

PYTEST = [sys.executable, "-m", "pytest", "Tests/Faults"]
# The findings of the tests that passed, until they are in the guide.
FIGURES = Path(".build/faults/figures")


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
    run = [*PYTEST, f"--figures={FIGURES}"]
    if "--failed" in sys.argv:
        parts = [[*run, "--last-failed"]]
    else:
        FIGURES.parent.mkdir(parents=True, exist_ok=True)
        FIGURES.unlink(missing_ok=True)
        parts = [
            [*run, "-m", "alone"],
            [*run, "-m", "not alone", "--numprocesses=2", "--dist=worksteal"],
        ]
    status = max(subprocess.run(part).returncode for part in parts)
    if status == 0:
        evidence.replace("faults", table(FIGURES.read_text()))
    return status


def table(figures: str) -> str:
    """Returns the figures as a table in Markdown: a row for each file of tests, with its subject, the
    number of its findings, and the shortest of them."""
    findings = defaultdict(set)
    for line in figures.splitlines():
        file, text = line.split("\t")
        findings[Path(file).name].add(text)
    rows = ["| Fault | Findings | One of them |", "| --- | --- | --- |"]
    for file, texts in sorted(findings.items()):
        fault = (get_docstring(parse(Path("Tests/Faults", file).read_text())) or "").split("\n\n")[0]
        subject = " ".join(fault.split())
        # A bar would divide the cell, and a value of Python is for nobody to read.
        plain = [text for text in sorted(texts) if not {*"|{["} & {*text}]
        one = min(plain, key=len, default="")
        rows.append(f"| {subject} | {len(texts)} | {one} |".replace("_", r"\_"))
    return "\n".join(rows)


if __name__ == "__main__":
    os.chdir(Path(__file__).parents[1])
    sys.exit(main())

"""Every parser, fed by libFuzzer with mutations of good input."""

import os
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from server import ROOT

FUZZ = ROOT / ".build/fuzzing/debug/Fuzz"
# The parsers that `Fuzz` lists.
PARSERS = (
    *("journal", "completed", "mine", "settings", "session", "imports", "dictionaries"),
    *("deck", "cards", "package", "html"),
    *("todo", "tasks"),
    *("index", "sounds", "tries", "answers", "questions"),
    *("extracts", "freedict", "owntable", "pairs"),
    *("pronunciations", "voices", "recordings"),
)
# The most memory of a parser with libFuzzer's own, in MB.
MEMORY = 1024
# The most time for one input, in seconds.
LONGEST = 3
# The most time for the mutations of a parser that makes a whole dictionary of each, in seconds.
PATIENCE = 900


@pytest.mark.whole
def test_the_list_of_parsers_is_complete() -> None:
    listed = subprocess.run([FUZZ], capture_output=True, text=True, check=True).stdout.split()
    assert sorted(listed) == sorted(PARSERS)


@pytest.mark.whole
@pytest.mark.parametrize("parser", PARSERS)
def test_a_parser_survives_every_mutation(
    parser: str, tmp_path: Path, figure: Callable[[str], None]
) -> None:
    """Runs 10,000 mutations, or as many as a quarter of an hour holds, for at least a minute."""
    seconds = int(60 * float(os.environ.get("FUZZ_MINUTES", "1")))
    runs = 0
    for options in ([f"-max_total_time={seconds}"], ["-runs=10000", f"-max_total_time={PATIENCE}"]):
        if runs >= 10_000:
            break
        command = [FUZZ, parser, *options, f"-rss_limit_mb={MEMORY}", f"-timeout={LONGEST}"]
        command += ["-max_len=8192", "-print_final_stats=1", f"-artifact_prefix={tmp_path}/"]
        done = subprocess.run(
            command,
            capture_output=True,
            text=True,
            errors="replace",
            env=os.environ | {"TMPDIR": str(tmp_path), "SWIFT_BACKTRACE": "enable=no"},
        )
        assert done.returncode == 0, done.stderr[-3000:]
        statistics = dict(
            line.removeprefix("stat::").split(":") for line in done.stderr.splitlines()
            if line.startswith("stat::")
        )
        runs += int(statistics["number_of_executed_units"])
    memory = int(statistics["peak_rss_mb"])
    figure(f"{parser}: {runs:,} mutations, at most {memory} MB, no crash and no hang")

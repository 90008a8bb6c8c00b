"""Prints the output of a command into its part of the guide's chapter Evidence.

python3 Tests/evidence.py PART COMMAND…

The output is also shown. If the command fails, the chapter stays as it is.
"""

import subprocess
import sys
from pathlib import Path

CHAPTER = Path(__file__).parents[1] / "Sources/Guide/evidence.md"


def replace(part: str, text: str) -> None:
    """Replaces a part of the chapter, between two comments."""
    start, end = f"<!-- {part} -->\n", f"\n<!-- end of {part} -->\n"
    before, _, rest = CHAPTER.read_text().partition(start)
    _, mark, after = rest.partition(end)
    if not mark:
        raise ValueError(f"{CHAPTER} has no part '{part}'.")
    CHAPTER.write_text(before + start + text.strip() + end + after)


def output(command: list[str]) -> tuple[int, str]:
    """Runs a command and shows its output. Returns its status and the output."""
    lines = []
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        for line in process.stdout or []:
            print(line, end="", flush=True)
            lines.append(line)
    return process.returncode, "".join(lines)


def main() -> int:
    part, *command = sys.argv[1:]
    status, text = output(command)
    if status == 0:
        replace(part, text)
    return status


if __name__ == "__main__":
    sys.exit(main())

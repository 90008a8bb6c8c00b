"""A PostgreSQL of its own for a test, in which servers keep the learners' data."""

import json
import subprocess
from typing import Any, Self

from server import ROOT

SCRIPT = ROOT / "Tests/postgresql.sh"


def run(*arguments: str) -> str:
    done = subprocess.run([SCRIPT, *arguments], capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


class Database:
    """A running database, until the end of a block."""

    def __init__(self) -> None:
        self.address = run("start")

    def sql(self, statement: str) -> str:
        return run("sql", self.address, statement)

    def journal(self) -> list[dict[str, Any]]:
        """Every entry of the usual learner."""
        lines = self.sql(
            """
            SELECT convert_from(lines, 'UTF8') FROM vocalvocab_journal JOIN vocalvocab_space
            USING (tenant, space) WHERE name = '' ORDER BY position
            """
        )
        return [json.loads(line) for line in lines.splitlines() if line]

    def end(self) -> None:
        """Ends it at once, as a fault of its computer would."""
        run("end", self.address)

    def begin(self) -> None:
        """Starts it again."""
        run("begin", self.address)

    def restart(self) -> None:
        self.end()
        self.begin()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        run("stop", self.address)

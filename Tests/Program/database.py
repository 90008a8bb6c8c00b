"""A PostgreSQL of its own for a test, in which servers keep the learners' data."""

import json
import os
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Self

from server import ROOT
from waiting import wait_for

SCRIPT = ROOT / "Tests/postgresql.sh"


def run(*arguments: str, by: Sequence[str] = (), folder: Path | None = None) -> str:
    done = subprocess.run(
        [*by, SCRIPT, *arguments],
        env=os.environ | ({"DATABASES": str(folder)} if folder else {}),
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.strip()


class Database:
    """A running database, until the end of a block."""

    def __init__(self) -> None:
        self.address = run("start")

    @classmethod
    def at(cls, address: str) -> Self:
        """A database that somebody else has started."""
        made = cls.__new__(cls)
        made.address = address
        return made

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


class Pooler:
    """PgBouncer before a database, which gives a connection to each transaction anew."""

    BIN = ROOT / ".build/postgresql/usr/sbin/pgbouncer"

    def __init__(self, database: Database) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="vocalvocab-pooler-", dir="/tmp"))
        self.folder.chmod(0o777)
        target = database.address.rpartition("host=")[2]
        configuration = self.folder / "pgbouncer.ini"
        configuration.write_text(
            f"[databases]\npostgres = host={target} user=tests\n"
            f"[pgbouncer]\nlisten_addr =\nunix_socket_dir = {self.folder}\nlisten_port = 5432\n"
            "auth_type = any\npool_mode = transaction\ndefault_pool_size = 4\n"
        )
        self.address = f"postgresql://tests@/postgres?host={self.folder}"
        programs = self.folder / "usr"
        # Another user can't read the folders of this one.
        subprocess.run(["cp", "-R", ROOT / ".build/postgresql/usr/sbin", programs], check=True)
        [library] = (ROOT / ".build/postgresql/usr/lib").rglob("libcares.so.2")
        subprocess.run(["cp", "-R", library.parent, self.folder / "lib"], check=True)
        # It refuses to run as root.
        user = ["setpriv", "--reuid=nobody", "--regid=nogroup", "--clear-groups"]
        self.process = subprocess.Popen(
            [*(user if os.getuid() == 0 else []), programs / "pgbouncer", "--quiet", configuration],
            env=os.environ | {"LD_LIBRARY_PATH": str(self.folder / "lib")},
            stderr=(self.folder / "errors").open("w"),
        )
        wait_for("PgBouncer", lambda: (self.folder / ".s.PGSQL.5432").exists())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait(timeout=20)

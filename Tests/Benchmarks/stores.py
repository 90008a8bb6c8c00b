"""Servers that share a database, beside one server with files."""

import json
import os
import re
import subprocess
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from peers import Sampler
from servers import Server
from table import Row, Wanted, megabytes, quantile, seconds

SCRIPT = Path(__file__).resolve().parents[1] / "postgresql.sh"
LEARNERS = 1000
# The seconds for which they send tries, and how often each kind of store is measured.
TIME = 30
RUNS = 3
SIZES = [100, 1_000, 10_000, 100_000]
SOME = [125, 250, 500, LEARNERS]


class Database:
    """A PostgreSQL that writes everything to the disk."""

    def __init__(self) -> None:
        self.address = self.run("start", "durable")

    @staticmethod
    def run(*arguments: str) -> str:
        done = subprocess.run([SCRIPT, *arguments], check=True, capture_output=True, text=True)
        return done.stdout.strip()

    def sql(self, statement: str) -> str:
        return self.run("sql", self.address, statement)

    def commits(self, count: int) -> float:
        """The seconds of a bare `INSERT` with its `COMMIT`, by one client of PostgreSQL's own."""
        self.sql("CREATE TABLE IF NOT EXISTS bare (line bytea)")
        statement = Path(self.folder) / "insert.sql"
        statement.write_text("INSERT INTO bare VALUES (repeat('x', 250)::bytea);\n")
        text = self.run("pgbench", self.address, "-n", "-c1", f"-t{count}", f"-f{statement}")
        return float(re.search(r"latency average = ([\d.]+) ms", text)[1]) / 1000

    @property
    def folder(self) -> str:
        return self.address.rpartition("host=")[2]

    def processor_seconds(self) -> float:
        """The time that its processes have had."""
        return processor_seconds(Path(self.folder, "data/postmaster.pid").read_text().split()[0])

    def stop(self) -> None:
        self.run("stop", self.address)


def processor_seconds(process: str | int) -> float:
    """The processor time of a process and of its children, present and ended."""
    total = 0.0
    for found in subprocess.run(
        ["pgrep", "-P", str(process)], check=False, capture_output=True, text=True
    ).stdout.split():
        total += own_seconds(found)
    return total + own_seconds(str(process), and_ended=True)


def own_seconds(process: str, and_ended: bool = False) -> float:
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(") ")[2].split()
    except FileNotFoundError:
        return 0
    ticks = sum(int(field) for field in fields[11 : 15 if and_ended else 13])
    return ticks / os.sysconf("SC_CLK_TCK")


class Stores:
    """The figures of servers with a database, and of one with files."""

    def __init__(self, program: Path, executable: Path, folder: Path) -> None:
        self.program, self.executable, self.folder = program, executable, folder
        self.cache = folder / "cache"
        self.shares: dict[str, list[str]] = {}

    def server(self, database: Database | None) -> Server:
        store = ["--store", database.address] if database else []
        return Server(
            self.folder / uuid.uuid4().hex, self.program.with_name("vocalvocab-server"),
            "--port", "0", "--source", "offline", *store, cache=self.cache,
        )  # fmt: skip

    def tries(self, database: Database | None, learners: int = LEARNERS) -> tuple[list[float], float]:
        """The seconds of the verdicts, and the megabytes of the largest server afterwards."""
        servers = [self.server(database) for _ in range(2 if database else 1)]
        addresses = [server.address for server in servers]
        done = subprocess.run(
            [self.executable, "tries", str(learners), str(TIME), *addresses],
            check=True, capture_output=True, text=True,
        )  # fmt: skip
        share, *verdicts = map(float, done.stdout.split())
        if learners == LEARNERS:
            self.note("two servers and a database" if database else "one server", share)
        memory = max(server.megabytes for server in servers)
        for server in servers:
            server.stop()
        return verdicts, memory

    def note(self, what: str, share: float) -> None:
        self.shares.setdefault(what, []).append(f"{share:.0%}")

    def with_database(self, learners: int = LEARNERS) -> tuple[list[float], float]:
        """The same in a database of its own."""
        database = Database()
        try:
            return self.tries(database, learners)
        finally:
            database.stop()

    def rows(self, sampler: Sampler) -> Iterator[Row]:
        # Each kind in turn, so that other work of the machine slows down both.
        runs = [(self.with_database(), self.tries(None)) for _ in range(RUNS)]
        shared, files = zip(*runs)
        for what, share in (("half", 0.5), ("99%", 0.99)):
            yield Row(
                f"the verdict in which {what} of those of {LEARNERS:,} learners have come, who send "
                "a try every 5 s to two servers with a database",
                [quantile(verdicts, share) for verdicts, _ in shared],
                "one server with files",
                [quantile(verdicts, share) for verdicts, _ in files],
                [Wanted(most=0.050)] if share > 0.5 else [],
                seconds,
            )
        yield Row(
            f"memory of one of the two servers with {LEARNERS:,} learners",
            [memory for _, memory in shared],
            "of one with files",
            [memory for _, memory in files],
            [Wanted(most=300)],
            megabytes,
        )
        for learners in SOME[:-1]:
            yield Row(
                f"the verdict in which 99% have come, with {learners} learners",
                [quantile(self.with_database(learners)[0], 0.99)],
                "one server with files",
                [quantile(self.tries(None, learners)[0], 0.99)],
                [Wanted(most=0.050)],
                seconds,
            )
        yield from self.after_tries(sampler)

    def after_tries(self, sampler: Sampler) -> Iterator[Row]:
        """A learner's start and steps after so many tries."""
        for count in SIZES:
            sampler.step("begin", count)()
            data = self.folder / f"tried-{count}"
            database = Database()
            try:
                subprocess.run(
                    [
                        self.program.with_name("vocalvocab-server"), "copy",
                        "--from", data, "--to", database.address,
                    ],
                    check=True, capture_output=True,
                )  # fmt: skip
                yield from self.of_learner(count, database)
            finally:
                database.stop()

    def of_learner(self, count: int, database: Database) -> Iterator[Row]:
        # The first server keeps a summary on its computer, as each server does after some time.
        first = self.server(database)
        first.begin()
        time.sleep(1)
        first.stop()
        starts, statements = [], []
        for _ in range(5):
            server = self.server(database)
            began = time.perf_counter()
            server.ask("/api/v1/session")
            server.begin()
            starts.append(time.perf_counter() - began)
            statements.append(database.commits(200))
            server.stop()
        yield Row(
            f"the first session of a server begins, after {count:,} tries in a database",
            starts, "`INSERT` and `COMMIT` by `pgbench`", statements,
            [Wanted(most=0.030)], seconds,
        )  # fmt: skip
        server = self.server(database)
        round_ = json.loads(
            server.ask(
                "/api/v1/sessions",
                {"words": "given", "given": ["necessary"], "tries": "unlimited"},
            )
        )["round"]["id"]
        steps, statements = [], []
        for _ in range(5):
            taken = []
            for number in range(100):
                began = time.perf_counter()
                server.ask(f"/api/v1/rounds/{round_}/tries", {"typed": "neccesary"})
                taken.append(time.perf_counter() - began)
            steps.append(median(taken))
            statements.append(database.commits(200))
        server.stop()
        yield Row(
            f"a try is answered, after {count:,} tries in a database",
            steps, "`INSERT` and `COMMIT` by `pgbench`", statements, [], seconds,
        )  # fmt: skip

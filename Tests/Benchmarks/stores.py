"""Servers that share a database, beside one server with files."""

import json
import re
import subprocess
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from pathlib import Path
from statistics import median
from typing import Any

from peers import Sampler
from servers import Server
from table import Row, Wanted, megabytes, quantile, seconds

SCRIPT = Path(__file__).resolve().parents[1] / "postgresql.sh"
LEARNERS = 1000
# The seconds for which they send tries, and how often each kind of store is measured.
TIME = 30
RUNS = 3
SIZES = [100, 1_000, 10_000, 100_000]
FEWER = [125, 250, 500]


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

    def stop(self) -> None:
        self.run("stop", self.address)


class Stores:
    """The figures of servers with a database, and of one with files."""

    def __init__(self, program: Path, executable: Path, folder: Path) -> None:
        self.program, self.executable, self.folder = program, executable, folder
        self.cache = folder / "cache"
        self.shares: dict[str, list[tuple[float, float]]] = {}

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
        try:
            done = subprocess.run(
                [self.executable, "tries", str(learners), str(TIME), *addresses],
                check=True, stdout=subprocess.PIPE, text=True,
            )  # fmt: skip
            memory = max(server.megabytes for server in servers)
        finally:
            for server in servers:
                server.stop()
        own, busy, *verdicts = map(float, done.stdout.split())
        if learners == LEARNERS:
            what = "two servers and a database" if database else "one server"
            self.shares.setdefault(what, []).append((own, busy - own))
        return verdicts, memory

    def loads(self) -> str:
        """The time that the program which sends the tries takes of the same processors, in sentences."""
        return " ".join(
            f"While {LEARNERS:,} learners sent a try every 5 s, {what} took "
            f"{median(rest for _, rest in shares):.2f} processors, and the program that sent the "
            f"tries {median(own for own, _ in shares):.2f}."
            for what, shares in self.shares.items()
        )

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
                f"{what} of the verdicts come within, where {LEARNERS:,} learners send a try every "
                "5 s to two servers with a database",
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
        for learners in FEWER:
            yield Row(
                f"99% of them come within, with {learners} learners",
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
        with self.serving(database) as server:
            Person(server).begin()
            time.sleep(1)
        starts, steps, statements = [], [], []
        for number in range(5):
            with self.serving(database) as server:
                # The server is at work for another learner already.
                other = Person(server)
                other.ask("/api/v1/learners", {"name": f"Other {number}"})
                other.begin()
                began = time.perf_counter()
                person = Person(server)
                person.begin()
                starts.append(time.perf_counter() - began)
                steps.append(median(self.steps(person)))
            statements.append(database.commits(200))
        beside = "`INSERT` and `COMMIT` by `pgbench`"
        yield Row(
            f"a learner with {count:,} tries in a database comes, and hears the first word",
            starts, beside, statements, [Wanted(most=0.030)], seconds,
        )  # fmt: skip
        yield Row(
            f"a try after {count:,} in a database, from the request to its verdict",
            steps, beside, statements, [], seconds,
        )  # fmt: skip

    @staticmethod
    def steps(person: "Person") -> Iterator[float]:
        """The seconds of tries, three in each round."""
        for _ in range(10):
            round_ = person.begin()
            for _ in range(3):
                began = time.perf_counter()
                person.ask(f"/api/v1/rounds/{round_}/tries", {"typed": "neccesary"})
                yield time.perf_counter() - began

    @contextmanager
    def serving(self, database: Database | None) -> Iterator[Server]:
        server = self.server(database)
        try:
            yield server
        finally:
            server.stop()


class Person:
    """One learner's page, over one connection."""

    def __init__(self, server: Server) -> None:
        self.connection = HTTPConnection(server.address.partition("//")[2])
        self.cookie = ""

    def ask(self, path: str, body: dict[str, object]) -> dict[str, Any]:
        """Sends a step under a name of its own, as a page does."""
        headers = {
            "Content-Type": "application/json",
            "Idempotency-Key": uuid.uuid4().hex,
            "Cookie": self.cookie,
        }
        self.connection.request("POST", path, json.dumps(body), headers)
        answer = self.connection.getresponse()
        content = answer.read()
        if answer.status >= 400:
            raise RuntimeError(f"{path}: {answer.status} {content!r}")
        if given := answer.headers["Set-Cookie"]:
            self.cookie = given.partition(";")[0]
        return json.loads(content)

    def begin(self) -> str:
        """Begins a session with one word, and returns its round."""
        wishes = {"words": "given", "given": ["necessary"], "tries": "unlimited"}
        return self.ask("/api/v1/sessions", wishes)["round"]["id"]

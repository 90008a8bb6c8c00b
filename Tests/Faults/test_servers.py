"""Servers that share one database are killed, and the database goes away, while a learner
practises."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from random import Random
from uuid import uuid4

import pytest

from campaign import Figure, NewHome, Times
from client import Answer, Client, Refused
from database import Database
from practice import Practice
from server import CLASS, Server

WORDS = ["harbor", "ocean", "garden", "necessary", "rhythm", "believe", "friend", "because"]
# The time in which a learner goes on after the death of a server, in seconds.
SOON = 2.0


@pytest.fixture
def database() -> Iterator[Database]:
    with Database() as database:
        yield database


class Traveller(Client):
    """A learner's page behind a program that sends each request to any of several servers, and to
    another one if a server is gone."""

    def __init__(self, servers: list[Server], chance: Random) -> None:
        super().__init__(servers[0].address)
        self.servers, self.chance = servers, chance

    def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict | None = None
    ) -> Answer:
        # A step that is sent again has its first name.
        named = {"Idempotency-Key": uuid4().hex} if method == "POST" else {}
        end = time.monotonic() + 20
        while True:
            self.host = self.chance.choice(self.servers).address.partition("//")[2]
            try:
                answer = super().ask(method, path, body, named | (headers or {}))
            except (OSError, EOFError):
                answer = None
            if answer and answer.status < 500:
                return answer
            assert time.monotonic() < end, f"no server answers {method} {path}: {answer}"
            time.sleep(0.05)


def started(stack: ExitStack, new_home: NewHome, database: Database, count: int) -> list[Server]:
    """Starts servers, each as if on a computer of its own."""
    return [
        stack.enter_context(Server(new_home(), "--store", database.address)) for _ in range(count)
    ]


def lines(word: str, chance: Random) -> list[str]:
    """Returns what a learner types for a word: up to two wrong lines, and the right one."""
    return [*[word + "x" * (number + 1) for number in range(chance.randint(0, 2))], word]


def test_each_server_takes_each_step(
    database: Database, new_home: NewHome, chance: Random
) -> None:
    with ExitStack() as stack:
        learner = Traveller(started(stack, new_home, database, 2), chance)
        practice = Practice.of(learner, *WORDS)
        typed = []
        for word in WORDS:
            if chance.random() < 0.5:
                practice.hint()
            for line in lines(word, chance):
                typed.append(line)
                verdict = practice.type(line)["answer"]["verdict"]
                assert verdict == ("correct" if line == word else "wrong"), (line, verdict)
            practice.go_on()
        entries = database.journal()
        assert [entry["typed"] for entry in entries] == typed
        assert [entry["word"] for entry in entries if entry.get("outcome")] == WORDS


def test_what_one_server_does_with_a_learner_holds_on_the_other(
    database: Database, new_home: NewHome
) -> None:
    with ExitStack() as stack:
        one, other = [
            stack.enter_context(Server(new_home(), *CLASS, "--store", database.address))
            for _ in "12"
        ]
        assert one.teacher_token == other.teacher_token
        teacher = Client(other.address, other.teacher_token)
        learner = Client(one.address, one.token)
        learner.post("/learners", {"name": "Ben"})
        practice = Practice.of(learner, "harbor", "ocean")
        practice.type("harbor")
        teacher.json("PATCH", "/learners/Ben", {"name": "Benjamin"})
        # The old name belongs to somebody else, whom the first server doesn't take for Benjamin.
        newcomer = Client(one.address, one.token)
        newcomer.post("/learners", {"name": "Ben"})
        assert newcomer.get("/sessions")["sessions"] == []
        # A new name throws nobody out in the middle of a session.
        practice.go_on()
        assert practice.type("ocean")["outcome"] == "completed"
        teacher.json("DELETE", "/learners/Benjamin")
        with pytest.raises(Refused, match="is not here any more"):
            learner.get("/sessions")
        names = [one["name"] for one in teacher.get("/learners")["learners"]]
        assert names == ["Ben"]


def test_a_database_that_is_gone_is_told_and_nothing_is_lost(
    database: Database, new_home: NewHome
) -> None:
    with ExitStack() as stack:
        [server] = started(stack, new_home, database, 1)
        learner = Client(server.address)
        practice = Practice.of(learner, "harbor")
        practice.type("harbr")
        database.end()
        began = time.monotonic()
        with pytest.raises(Refused, match="can't reach its store, so nothing was changed"):
            practice.type("harbor")
        assert time.monotonic() - began < 10
        database.begin()
        assert practice.type("harbor")["outcome"] == "completed"
        assert [entry["typed"] for entry in database.journal()] == ["harbr", "harbor"]
        database.end()
        began = time.monotonic()
        server.stop()
        assert time.monotonic() - began < 8
        # The store is named once for each fault, in our words alone.
        told = server.errors.read_text().splitlines()
        assert told and all(line.startswith("vocalvocab: The store") for line in told), told
        database.begin()


def test_a_step_that_two_servers_get_at_once_counts_once(
    database: Database, new_home: NewHome, figure: Figure, times: Times, chance: Random
) -> None:
    with ExitStack() as stack:
        servers = started(stack, new_home, database, 2)
        clients = [Client(server.address) for server in servers]
        practice = Practice.of(clients[0], "harbor", tries="unlimited")
        address = f"/rounds/{practice.round['id']}/tries"
        steps = times(100, 8)
        with ThreadPoolExecutor(2) as pool:
            for number in range(steps):
                step = {"Idempotency-Key": uuid4().hex, "Content-Type": "application/json"}
                body = b'{"typed": "harbor%d"}' % number
                answers = list(
                    pool.map(
                        lambda client, body=body, step=step: client.ask(
                            "POST", f"/api/v1{address}", body, step
                        ),
                        clients,
                    )
                )
                assert [answer.status for answer in answers] == [200, 200], answers
        typed = [entry["typed"] for entry in database.journal()]
        assert typed == [f"harbor{number}" for number in range(steps)]
    figure(f"{steps} steps that two servers got at the same moment: each counts once")


def test_a_learner_goes_on_while_servers_are_killed(
    database: Database, new_home: NewHome, figure: Figure, times: Times, chance: Random
) -> None:
    kills, shown, longest = 0, [], 0.0
    wanted = times(1000, 6)
    with ExitStack() as stack:
        servers = started(stack, new_home, database, 3)
        learner = Traveller(servers, chance)
        while kills < wanted:
            asked = chance.sample(WORDS, 4)
            practice = Practice.of(learner, *asked, tries="unlimited")
            for word in asked:
                for line in lines(word, chance):
                    victim = chance.choice(servers)
                    if kills < wanted and chance.random() < 0.5:
                        victim.kill()
                        kills += 1
                    began = time.monotonic()
                    verdict = practice.type(line)["answer"]["verdict"]
                    longest = max(longest, time.monotonic() - began)
                    shown.append((line, verdict))
                    if victim.process.poll() is not None:
                        victim.start()
                practice.go_on()
        typed = [(entry["typed"], entry["event"]) for entry in database.journal()]
    assert typed == shown
    assert longest < SOON
    figure(
        f"{kills} servers of three killed while a learner practises: {len(shown)} verdicts shown, "
        f"all kept once; the longest wait for one {longest:.2f} s"
    )


def test_a_learner_goes_on_while_the_database_is_restarted(
    database: Database, new_home: NewHome, figure: Figure, times: Times, chance: Random
) -> None:
    restarts, shown, longest = times(50, 2), [], 0.0
    with ExitStack() as stack:
        learner = Traveller(started(stack, new_home, database, 2), chance)
        pool = stack.enter_context(ThreadPoolExecutor(1))
        for _ in range(restarts):
            restart = pool.submit(database.restart)
            while not restart.done():
                asked = chance.sample(WORDS, 4)
                practice = Practice.of(learner, *asked, tries="unlimited")
                for word in asked:
                    for line in lines(word, chance):
                        began = time.monotonic()
                        verdict = practice.type(line)["answer"]["verdict"]
                        longest = max(longest, time.monotonic() - began)
                        shown.append((line, verdict))
                    practice.go_on()
            restart.result()
        typed = [(entry["typed"], entry["event"]) for entry in database.journal()]
    assert typed == shown
    figure(
        f"the database ended and started anew {restarts} times while a learner practises: "
        f"{len(shown)} verdicts shown, all kept once; the longest wait for one {longest:.2f} s"
    )

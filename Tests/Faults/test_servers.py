"""Servers that share one database are killed, and the database goes away, while a learner
practises."""

import json
import os
import socket
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest

from campaign import Figure, NewHome, NewMounts, Times
from client import Answer, Client, Refused
from database import Database, Pooler, run
from namespaces import Ballast
from practice import Practice
from rooms import ROOMS, TYPED, Steps
from server import CLASS, PROGRAM, Home, Server
from waiting import wait_for
from wire import Wire

WORDS = ["harbor", "ocean", "garden", "necessary", "rhythm", "believe", "friend", "because"]
# The time in which a learner goes on after the death of a server, in seconds.
SOON = 2.0
# More than the statements of a step.
MOST_STATEMENTS = 12


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


def started(
    stack: ExitStack,
    new_home: NewHome,
    database: Database | Pooler | Wire,
    count: int,
    *arguments: str,
) -> list[Server]:
    """Starts servers, each as if on a computer of its own."""
    return [
        stack.enter_context(Server(new_home(), *arguments, "--store", database.address))
        for _ in range(count)
    ]


def lines(word: str, chance: Random) -> list[str]:
    """Returns what a learner types for a word: up to two wrong lines, and the right one."""
    return [*[word + "x" * (number + 1) for number in range(chance.randint(0, 2))], word]


@pytest.mark.parametrize("is_pooled", [False, True], ids=["", "through PgBouncer"])
def test_each_server_takes_each_step(
    is_pooled: bool, database: Database, new_home: NewHome, chance: Random
) -> None:
    with ExitStack() as stack:
        way = stack.enter_context(Pooler(database)) if is_pooled else database
        learner = Traveller(started(stack, new_home, way, 2), chance)
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
        one, other = started(stack, new_home, database, 2, *CLASS)
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


def test_each_server_plays_each_sound(database: Database, new_home: NewHome) -> None:
    with ExitStack() as stack:
        one, other = started(stack, new_home, database, 2)
        client = Client(one.address)
        practice = Practice.of(client, "harbor", "ocean")
        elsewhere = Client(other.address)
        for cue in ("word", "slow", "define"):
            address = practice.round["sounds"][cue]
            there = elsewhere.ask("GET", address)
            assert there.status == 200 and there.body[:4] == b"RIFF", cue
            assert there.body == practice.sound(cue)
        # The round went to the other server with its sounds, and comes back with the same ones.
        sounds = {cue: practice.round["sounds"][cue] for cue in ("word", "slow", "define")}
        practice.type("harbr")
        assert {cue: practice.round["sounds"][cue] for cue in sounds} == sounds
        practice.type("harbor")
        # The same word in another round has another address.
        practice.end()
        again = Practice.of(elsewhere, "harbor")
        assert again.round["sounds"]["word"] != sounds["word"]
        # A sound that belongs to no round.
        sample = client.post("/voices/trials", {"voice": "martin"})["sound"]
        assert elsewhere.ask("GET", sample).body == client.ask("GET", sample).body
        made_up = sample[:-1] + ("0" if sample[-1] != "0" else "1")
        assert elsewhere.ask("GET", made_up).status == 404


def test_what_the_class_does_at_one_server_counts_at_the_others(
    database: Database, new_home: NewHome
) -> None:
    with ExitStack() as stack:
        one, other = started(stack, new_home, database, 2, *CLASS)
        teacher = Client(other.address, other.teacher_token)
        zoe = Client(one.address, one.token)
        zoe.post("/learners", {"name": "Zoë"})
        practice = Practice.of(zoe, "harbor")
        for typed in ("harbr", "harber"):
            practice.type(typed)
        [row] = teacher.get("/class")["learners"]
        assert row["isHere"] and row["learner"]["name"] == "Zoë"
        assert row["stuckAt"]["word"] == "harbor" and row["stuckAt"]["wrongTries"] == 2
        # The name is in use there, so the teacher is asked here.
        child = Client(other.address, other.token)
        asked = child.json("PUT", "/learners/chosen", {"name": "Zoë"})
        [request] = Client(one.address, one.teacher_token).get("/class")["requests"]
        assert request == {"id": asked["id"], "name": "Zoë"}
        one_teacher = Client(one.address, one.teacher_token)
        one_teacher.json("PUT", f"/class/requests/{asked['id']}", {"isGranted": True})
        chosen = {"name": "Zoë", "request": asked["id"]}
        assert child.json("PUT", "/learners/chosen", chosen)["isChosen"]
        # Wrong PINs count over all servers.
        zoe.json("PUT", "/pin", {"pin": "2748"})
        refused = []
        for number in range(8):
            server = (one, other)[number % 2]
            guesser = Client(server.address, server.token)
            body = b'{"name": "Zo\xc3\xab", "pin": "%04d"}' % number
            refused.append(guesser.ask("PUT", "/api/v1/learners/chosen", body).status)
        assert refused == [403] * 5 + [429] * 3


def sent(sender: str, address: str, count: int) -> int:
    """Sends requests over one connection, as fast as they are answered, and returns how many were
    not too many.

    sender: the address of this computer that they come from."""
    host, port = address.removeprefix("http://").split(":")
    request = f"GET /health HTTP/1.1\r\nHost: {host}:{port}\r\n\r\n".encode()
    statuses = []
    place = (host, int(port))
    with socket.create_connection(place, timeout=20, source_address=(sender, 0)) as connection:
        stream = connection.makefile("rb")
        for _ in range(count):
            connection.sendall(request)
            statuses.append(stream.readline().split()[1])
            length = 0
            while (line := stream.readline().lower()) != b"\r\n":
                if line.startswith(b"content-length:"):
                    length = int(line.split()[1])
            stream.read(length)
    assert set(statuses) <= {b"200", b"429"}
    return statuses.count(b"200")


def test_the_requests_of_a_sender_count_over_all_servers(
    database: Database, new_home: NewHome
) -> None:
    with ExitStack() as stack:
        servers = started(stack, new_home, database, 2)
        addresses = [server.address for server in servers] * 4
        # On a busy computer, so few requests come in a second that none are too many.
        for sender in ("127.0.0.2", "127.0.0.3", "127.0.0.4"):
            start = time.monotonic()
            with ThreadPoolExecutor(len(addresses)) as threads:
                allowed = sum(threads.map(partial(sent, sender, count=500), addresses))
            seconds = time.monotonic() - start
            if seconds < 5:
                break
    # Each server tells the store of a batch beside the requests, so some more are allowed than one
    # server allows: 1200 at once, and 300 a second.
    apart = min(4000, 2 * (1200 + 300 * seconds))
    assert 1200 <= allowed <= 0.8 * apart, f"{allowed} in {seconds:.1f} s"


def test_a_store_goes_to_a_database_and_back(database: Database, new_home: NewHome) -> None:
    home = new_home()
    with Server(home) as server:
        practice = Practice.of(Client(server.address), "harbor", "ocean")
        practice.type("harbr")
        practice.type("harbor")
    program = PROGRAM.parent / "vocalvocab-server"
    there = home.run("copy", "--from", home.data, "--to", database.address, program=program)
    assert there.status == 0, there.errors
    assert "Copied and compared: 1 learner, " in there.output
    with Server(new_home(), "--store", database.address) as server:
        practice = Practice(Client(server.address))
        practice.go_on()
        assert practice.type("ocean")["outcome"] == "completed"
    back = home.run("copy", "--from", database.address, "--to", home.folder / "back", program=program)
    assert back.status == 0, back.errors
    lines = (home.folder / "back/journal.jsonl").read_bytes()
    first = home.data.joinpath("journal.jsonl").read_bytes()
    assert lines.startswith(first) and len(lines.splitlines()) == len(first.splitlines()) + 1
    refused = home.run("copy", "--from", home.data, "--to", database.address, program=program)
    assert refused.status == 1 and "has other data already" in refused.errors


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
        assert learner.ask("GET", "/health").status == 200
        # An open page says so by itself, and another one comes as soon as it can.
        for address in ("/ready", "/api/v1/status"):
            assert learner.ask("GET", address).status == 503, address
        page = learner.ask("GET", "/cards", headers={"Accept": "text/html"})
        assert page.status == 503 and page.headers["Refresh"] == "3"
        assert b"can&#39;t reach its store" in page.body or b"can't reach its store" in page.body
        database.begin()
        wait_for("the store", lambda: learner.ask("GET", "/ready").status == 200)
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
        path = f"/rounds/{practice.round['id']}/tries"
        steps = times(100, 8)
        with ThreadPoolExecutor(2) as pool:
            for number in range(steps):
                step = step_of("POST", path, {"typed": f"harbor{number}"})
                answers = list(pool.map(step, clients))
                assert [answer.status for answer in answers] == [200, 200], answers
        typed = [entry["typed"] for entry in database.journal()]
        assert typed == [f"harbor{number}" for number in range(steps)]
    figure(f"{steps} steps that two servers got at the same moment: each counts once")


@pytest.mark.parametrize("room", ROOMS)
def test_a_step_that_another_server_takes_meanwhile_counts_once(
    room: str, database: Database, new_home: NewHome, figure: Figure, times: Times
) -> None:
    """The server is held before a statement, while the other one takes the step."""
    with ExitStack() as stack:
        wire = stack.enter_context(Wire(database))
        [slow] = started(stack, new_home, wire, 1)
        [quick] = started(stack, new_home, database, 1)
        clients = [Client(slow.address), Client(quick.address)]
        steps = Steps(clients[1])
        pool = stack.enter_context(ThreadPoolExecutor(2))
        statement = 1
        while True:
            steps.number += 1
            step = step_of(*steps.next(room))
            first = held(wire, statement, pool, step, clients[0])
            second = pool.submit(step, clients[1])
            # The other server may wait for a transaction that is held.
            wait([second], timeout=1)
            wire.release()
            answers = [first.result(), second.result()]
            assert all(answer.status < 300 for answer in answers), (statement, answers)
            if wire.is_armed:
                break
            statement += times(1, 4)
        wire.disarm()
        assert count(room, clients[0], database) == steps.number
    assert steps.number >= times(10, 3)
    figure(
        f"{room}: a server was held before each of {steps.number - 1} statements of a step that "
        "another one took"
    )


@pytest.mark.parametrize("room", ROOMS)
def test_a_step_whose_server_is_killed_at_any_statement_counts_once(
    room: str, database: Database, new_home: NewHome, figure: Figure, times: Times
) -> None:
    """The server is killed before a statement, and another one gets the same step."""
    kills = 0
    with ExitStack() as stack:
        wire = stack.enter_context(Wire(database))
        [doomed] = started(stack, new_home, wire, 1)
        [other] = started(stack, new_home, database, 1)
        steps = Steps(Client(other.address))
        pool = stack.enter_context(ThreadPoolExecutor(1))
        statement = 1
        while True:
            steps.number += 1
            step = step_of(*steps.next(room))
            first = held(wire, statement, pool, step, Client(doomed.address))
            if wire.is_armed:
                break
            doomed.kill()
            wire.disarm()
            wire.release()
            with pytest.raises((OSError, EOFError, AssertionError)):
                first.result()
            answer = step(steps.client)
            assert answer.status < 300, (statement, answer)
            kills += 1
            statement += times(1, 4)
            doomed.start()
        assert first.result().status < 300
        wire.disarm()
        assert count(room, steps.client, database) == steps.number
    assert kills >= times(9, 2)
    figure(f"{room}: a server killed before each of {kills} statements of a step")


def held(
    wire: Wire,
    statement: int,
    pool: ThreadPoolExecutor,
    step: Callable[[Client], Answer],
    client: Client,
) -> Future[Answer]:
    """Sends a step, and returns when its statement with this number is held, or when it is done."""
    wire.fail("hold", statement)
    answer = pool.submit(step, client)
    wait_for("the held statement", lambda: answer.done() or not wire.is_armed)
    return answer


def step_of(method: str, path: str, body: object) -> Callable[[Client], Answer]:
    """Returns a function that sends the same step by any client."""
    headers = {"Idempotency-Key": uuid4().hex, "Content-Type": "application/json"}
    content = json.dumps(body).encode()
    return lambda client: client.ask(method, f"/api/v1{path}", content, headers)


def count(room: str, client: Client, database: Database) -> int:
    """Returns how many steps of a room the database holds."""
    entries = database.journal()
    match room:
        case "tries":
            return sum(entry.get("typed") == TYPED for entry in entries)
        case "cards":
            return sum(entry.get("kind") == "card" for entry in entries)
        case "quizzes":
            return sum(entry.get("kind") == "quiz" for entry in entries)
        case "shows":
            return sum(entry.get("event") == "watched" for entry in entries)
        case "tasks":
            return len(client.get("/plan")["tasks"])
        case _:
            return len(client.get(f"/{room}")[room])


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


@pytest.mark.parametrize("kind", ["meet", "cut-before", "cut-after", "garbage", "delay"])
def test_each_statement_of_a_step_meets_a_fault(
    kind: str, database: Database, new_home: NewHome, figure: Figure, times: Times, chance: Random
) -> None:
    """Each statement of a step fails once, whatever it is, and the step is taken all the same."""
    steps = times(8, 1) if kind == "delay" else times(40, 2)
    shown, longest = [], 0.0
    with Wire(database) as wire, ExitStack() as stack:
        server = stack.enter_context(Server(new_home(), "--store", wire.address))
        learner = Traveller([server], chance)
        for _ in range(steps):
            practice = Practice.of(learner, "harbor", tries="unlimited")
            for number in range(1, MOST_STATEMENTS):
                typed = f"harbor{number}" if number < MOST_STATEMENTS - 1 else "harbor"
                wire.fail(kind, number)
                began = time.monotonic()
                shown.append((typed, practice.type(typed)["answer"]["verdict"]))
                longest = max(longest, time.monotonic() - began)
                # A step that has fewer statements met no fault.
                wire.disarm()
            practice.go_on()
        assert [(one["typed"], one["event"]) for one in database.journal()] == shown
        assert wire.faults >= steps * 3 and longest < 5
        figure(
            f"{wire.faults} statements of a step met a fault ({kind}): {len(shown)} verdicts "
            f"shown, all kept once; the longest wait for one {longest:.2f} s"
        )


@pytest.mark.parametrize("level", ["SERIALIZABLE", "READ COMMITTED"])
def test_servers_agree_at_each_level_of_isolation(
    level: str, database: Database, new_home: NewHome, times: Times, chance: Random
) -> None:
    database.sql(
        f"ALTER ROLE tests SET default_transaction_isolation TO '{level.lower()}'"
    )
    shown = []
    with ExitStack() as stack:
        servers = started(stack, new_home, database, 2)
        learners = [Traveller(servers, chance) for _ in range(2)]
        practice = Practice.of(learners[0], "harbor", tries="unlimited")
        address = f"/rounds/{practice.round['id']}/tries"

        def types(number: int) -> tuple[str, str]:
            typed = f"harbor{number}"
            answer = learners[number % 2].json("POST", address, {"typed": typed})
            return typed, answer["answer"]["verdict"]

        with ThreadPoolExecutor(2) as pool:
            shown = list(pool.map(types, range(times(200, 16))))
        kept = [(one["typed"], one["event"]) for one in database.journal()]
        assert sorted(kept) == sorted(shown)


def test_a_database_that_can_only_be_read_refuses_steps_and_loses_nothing(
    database: Database, new_home: NewHome, chance: Random
) -> None:
    with ExitStack() as stack:
        [server] = started(stack, new_home, database, 1)
        learner = Client(server.address)
        practice = Practice.of(learner, "harbor")
        practice.type("harbr")
        database.sql("ALTER ROLE tests SET default_transaction_read_only = on")
        database.restart()
        with pytest.raises(Refused, match="could not be kept, and so was not done"):
            practice.type("harbor")
        database.sql(
            "BEGIN READ WRITE; ALTER ROLE tests RESET default_transaction_read_only; COMMIT"
        )
        database.restart()
        assert practice.type("harbor")["outcome"] == "completed"
        assert [entry["typed"] for entry in database.journal()] == ["harbr", "harbor"]


def test_a_database_with_a_full_disk_refuses_steps_and_loses_nothing(
    home: Home, mounts: NewMounts, new_home: NewHome, figure: Figure
) -> None:
    if os.geteuid() != 0:
        pytest.skip("Only root can start a database as another user on a disk of its own.")
    made = mounts(home)
    disk = Path(tempfile.mkdtemp(prefix="vocalvocab-disk-", dir="/tmp"))
    disk.chmod(0o755)
    made.tmpfs(disk, "100m", files=4000)
    made.begin()
    address = run("start", by=made.enter, folder=disk)
    folder = address.rpartition("host=")[2]
    seen = Database.at(address.replace(folder, str(made.seen(Path(folder)))))
    ballast = Ballast(made.seen(disk))
    shown = []
    try:
        with ExitStack() as stack:
            [server] = started(stack, new_home, seen, 1)
            learner = Client(server.address)
            practice = Practice.of(learner, "harbor", tries="unlimited")
            refused = 0
            for number in range(400):
                if number == 20:
                    ballast.fill()
                if refused == 3:
                    ballast.remove()
                try:
                    answer = practice.type(f"harbor{number}")["answer"]
                    shown.append((f"harbor{number}", answer["verdict"]))
                except Refused as error:
                    assert "could not be kept, and so was not done" in str(error)
                    refused += 1
                if refused > 2 and shown[-1][0] == f"harbor{number}":
                    break
        assert refused == 3
        assert [(one["typed"], one["event"]) for one in seen.journal()] == shown
    finally:
        run("stop", address, by=made.enter)
        disk.rmdir()
    figure(f"a database whose disk is full: {refused} steps refused, {len(shown)} shown and kept")

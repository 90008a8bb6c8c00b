"""A learner practises while other clients of the server attack it.

The learner, the attackers and the server are separate processes, all with the same priority.
"""

import json
import math
import os
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from attackers import ATTACKS, CANARY, Result
from campaign import Figure
from client import Client
from measured import NAME, Measured
from practice import Practice
from server import CLASS, Home, Server
from usage import Memory, processor_seconds
from waiting import wait_for

HERE = Path(__file__).resolve().parent
CLIENTS = 20
# The attackers have two processes, so that Python's lock delays fewer of them.
PROCESSES = 2
# The memory of the server at any moment of an attack, in MB.
MOST_MEMORY = 512
# A separate process reads packages.
MEMORY_OF = {"strange_packages": 250, "one_against_many": 250}
# The attacks that come from members of a class.
IN_CLASS = ["one_against_many"]
# The wait for 99 of 100 verdicts, in seconds.
MOST_WAIT = 0.1
# The wait for an answer of the server after the attackers have gone, in seconds.
AT_ONCE = 1.0
# The wait for the server's end, in seconds.
MOST_STOP = 5.0
# The time in which a learner practises beside attackers, in seconds.
PRACTICE = 15


@pytest.fixture
def server(home: Home, request: pytest.FixtureRequest) -> Iterator[Server]:
    """Starts a server with files outside its folders, which no client may read or change. It lets a
    class in if the attackers are members of a class."""
    called = getattr(request.node, "callspec", None)
    in_class = called is not None and called.params.get("name") in IN_CLASS
    for folder in (home.folder, home.data.parent, home.config.parent):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "canary").write_text(CANARY)
        (folder / "canary.json").write_text(CANARY)
    with Server(home, *(CLASS if in_class else [])) as server:
        yield server


def token(server: Server) -> str:
    """Returns the token of a class's members; an empty text if everybody may come in."""
    return server.token if server.teacher_token else ""


def files_outside(home: Home) -> dict[str, str]:
    """Returns the content of a home's files that the server must leave alone."""
    own = (home.data, home.config)
    found = [path for path in home.folder.rglob("*") if path.is_file()]
    return {
        str(path): path.read_text()
        for path in found
        if path.suffix in ("", ".json") and not any(path.is_relative_to(folder) for folder in own)
    }


def run(module: str, *arguments: object) -> subprocess.Popen[str]:
    """Starts a module beside this one."""
    return subprocess.Popen(
        [sys.executable, HERE / f"{module}.py", *map(str, arguments)],
        env=os.environ | {"PYTHONPATH": f"{HERE}:{HERE.parent / 'Program'}"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def practise(
    server: Server, tries: int, seed: int, cookies: dict[str, str] | None = None
) -> Measured:
    """Practises for this many tries, or as many as fit the time."""
    measuring = run(
        "measured", server.port, tries, PRACTICE, seed, token(server), json.dumps(cookies or {})
    )
    output, _ = measuring.communicate(timeout=120)
    return Measured(**json.loads(output))


class Attack:
    """Clients of one kind at work, from the beginning of a block to its end."""

    def __init__(self, name: str, server: Server, seed: int, round: str, sound: str) -> None:
        each = CLIENTS // PROCESSES
        self.result = Result()
        self.processes = [
            run("attackers", name, server.port, first, each, seed, round, sound, token(server))
            for first in range(0, CLIENTS, each)
        ]

    def __enter__(self) -> "Attack":
        # Python and the largest bodies take a moment.
        time.sleep(1)
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            output, _ = process.communicate(timeout=60)
            result = Result(**json.loads(output))
            self.result.requests += result.requests
            self.result.statuses = Counter(self.result.statuses) + Counter(result.statuses)
            self.result.breaches += result.breaches


def percentile(waits: list[float], share: float) -> float:
    """Returns the smallest wait that is at least as long as this share of all waits."""
    return sorted(waits)[max(0, math.ceil(share * len(waits)) - 1)]


def ms(seconds: float) -> str:
    return f"{seconds * 1000:.0f} ms"


@pytest.mark.alone
@pytest.mark.whole
@pytest.mark.parametrize("name", ATTACKS)
def test_a_learner_is_judged_in_time_and_loses_nothing_while_others_attack(
    name: str, server: Server, chance: Random, figure: Figure
) -> None:
    seed = chance.randrange(1 << 32)
    data = server.home.data
    if server.teacher_token:
        teacher = Client(server.address, server.teacher_token)
        for learner in (NAME, "Bob"):
            teacher.post("/learners", {"name": learner})
        teacher.put("/learners/Bob/pin", {"pin": "2748"})
        data = data / "learners" / NAME
    calm = practise(server, 200, seed)
    # Another learner's round and sound, for the attackers to look for.
    other = Client(server.address, token(server) or None)
    other.post("/learners", {"name": "Ada"})
    round = Practice.of(other, "rhythm").round
    sound = round["sounds"]["word"].rpartition("/")[2]
    outside = files_outside(server.home)
    before = Memory.of(server.process.pid)
    with Attack(name, server, seed, round["id"], sound) as attack:
        worked = processor_seconds(server.process.pid)
        attacked = practise(server, 300, seed + 1, calm.cookies)
        worked = processor_seconds(server.process.pid) - worked
        attackers = sum(processor_seconds(process.pid) for process in attack.processes)
    began = time.perf_counter()
    wait_for("an answer", lambda: answers(server), seconds=30)
    first = time.perf_counter() - began
    after = Memory.of(server.process.pid)
    told = f"seed {seed}, {name}"
    faults = calm.faults + attacked.faults
    assert not faults, f"{told}: {faults}"
    p99, calm_p99 = percentile(attacked.waits, 0.99), percentile(calm.waits, 0.99)
    seen = " ".join(f"{status}: {count}" for status, count in attack.result.statuses.items())
    figure(
        f"{name}, {CLIENTS} clients, {attack.result.requests} requests ({seen}): 99 of 100 "
        f"verdicts in {ms(p99)} (without attackers {ms(calm_p99)}), longest "
        f"{ms(max(attacked.waits))}, longest wait for a word {ms(max(attacked.words))}; "
        f"{len(attacked.typed)} tries; memory at most {after.peak} MB (before {before.peak} MB), "
        f"at the end {after.own} MB of its own; first answer afterwards in {ms(first)}; processor "
        f"time of the server {worked:.1f} s, of the attackers {attackers:.1f} s"
    )
    is_running = server.process.poll() is None
    changed = files_outside(server.home) != outside
    kept = [entry["typed"] for entry in server.home.journal(data)]
    began = time.perf_counter()
    with suppress(subprocess.TimeoutExpired):
        server.stop()
    stopped = time.perf_counter() - began
    # All failures are listed, because one may hide another.
    facts = {
        f"breaches: {attack.result.breaches}": not attack.result.breaches,
        "the journal lacks or adds tries": kept == calm.typed + attacked.typed,
        "files outside the learners' folders have changed": not changed,
        "the server has ended": is_running,
        f"messages: {server.errors.read_text()[:500]}": server.errors.read_text() == "",
        f"first answer after {ms(first)}": first < AT_ONCE,
        f"stopped after {stopped:.1f} s": stopped < MOST_STOP,
        f"memory: {after}": after.peak < MEMORY_OF.get(name, MOST_MEMORY),
        f"verdicts in {ms(p99)}, without attackers {ms(calm_p99)}": p99 < MOST_WAIT,
    }
    wrong = [fact for fact, is_right in facts.items() if not is_right]
    assert not wrong, f"{told}: {'; '.join(wrong)}"


def test_a_try_belongs_to_the_owner_of_its_round_from_any_sender(
    server: Server, figure: Figure
) -> None:
    """The names of learners are not secret, so others may know a round. It stays its owner's."""
    ada, eve = Client(server.address), Client(server.address)
    ada.post("/learners", {"name": "Ada"})
    eve.post("/learners", {"name": "Eve"})
    practice = Practice.of(ada, "rhythm")
    Practice.of(eve, "harbor")
    eve.ask("POST", f"/api/v1/rounds/{practice.round['id']}/tries", b'{"typed": "rythm"}')
    practice.type("rhythm")
    learners = server.home.data / "learners"
    words = {
        name: {entry["word"] for entry in server.home.journal(learners / name)}
        for name in ("Ada", "Eve")
    }
    figure(f"stolen name of a round: journals hold {words}")
    assert words == {"Ada": {"rhythm"}, "Eve": set()}
    assert server.home.journal() == []


def test_a_known_round_and_sound_are_nothing_without_the_token(home: Home, figure: Figure) -> None:
    with Server(home, "--token") as server:
        token = server.link.partition("token=")[2]
        ada = Client(server.address, token)
        round = Practice.of(ada, "rhythm").round
        sound = round["sounds"]["word"]
        asked = [
            ("GET", f"/api/v1/rounds/{round['id']}", None),
            ("POST", f"/api/v1/rounds/{round['id']}/tries", b'{"typed": "evil"}'),
            ("GET", sound, None),
            ("POST", f"{sound}/playings", None),
        ]
        other = token[:-1] + ("A" if token[-1] != "A" else "B")
        strangers = [Client(server.address, guess) for guess in (None, other)]
        statuses = [stranger.ask(*each).status for stranger in strangers for each in asked]
        figure(f"stolen names without the token or with another: {statuses}")
        assert set(statuses) == {401}
        assert ada.ask("GET", sound).status == 200
    assert home.journal() == []


def answers(server: Server) -> bool:
    """Returns whether the server answers now."""
    try:
        client = Client(server.address, token(server) or None)
        return client.ask("GET", "/api/v1/status").status == 200
    except (OSError, AssertionError):
        return False

"""Learners who are renamed, removed, restored or given a PIN in the middle of their work."""

import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random
from threading import Event, Lock

import pytest

from campaign import Figure, Times, during
from client import Client, Refused
from kept import KeptClient
from rooms import ROOMS, Steps, kept
from server import CLASS, Home, Server

PIN = "2748"


class Work:
    """The steps that one learner's pages take in all rooms at once, each until the end."""

    def __init__(self, server: Server, cookies: dict[str, str]) -> None:
        self.server = server
        self.cookies = cookies
        self.acknowledged: Counter[str] = Counter()
        self.refused: Counter[int] = Counter()
        self.is_over = Event()
        self.lock = Lock()

    def go_on(self, room: str) -> None:
        """Takes steps in a room. After a refusal, chooses the learner again."""
        client = KeptClient(
            self.server.port, f"127.0.0.{10 + ROOMS.index(room)}", self.server.token
        )
        client.cookies = dict(self.cookies)
        steps = Steps(client)
        while not self.is_over.is_set():
            try:
                steps.take(room)
            except Refused as refused:
                answer = refused.answer
                assert answer.status < 500 and answer.is_problem, refused
                with self.lock:
                    self.refused[answer.status] += 1
                self.choose_again(client)
            else:
                with self.lock:
                    self.acknowledged[room] += 1

    def choose_again(self, client: Client) -> None:
        """Gives the PIN of the only learner, if that learner exists."""
        time.sleep(0.02)
        try:
            for learner in client.get("/learners")["learners"]:
                client.put("/learners/chosen", {"name": learner["name"], "pin": PIN})
        except Refused:
            pass  # Another move came first.

    def wait_for_steps(self) -> None:
        """Waits until each room has one more step."""
        before = Counter(self.acknowledged)
        end = time.monotonic() + 30
        while not all(self.acknowledged[room] > before[room] for room in ROOMS):
            assert time.monotonic() < end, f"before: {before}, now: {self.acknowledged}"
            time.sleep(0.005)


def test_every_acknowledged_step_is_kept_while_the_learner_moves(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    moves = times(40, 4)
    with Server(home, *CLASS) as server, ThreadPoolExecutor(len(ROOMS)) as pages:
        teacher = Client(server.address, server.teacher_token)
        ada = Client(server.address, server.token)
        ada.post("/learners", {"name": "Ada"})
        work = Work(server, ada.cookies)
        rooms = [pages.submit(work.go_on, room) for room in ROOMS]
        name = "Ada"
        try:
            for number in range(moves):
                work.wait_for_steps()
                time.sleep(chance.uniform(0, 0.03))
                with during(f"move {number}"):
                    name = move(teacher, name, number, chance)
        finally:
            work.is_over.set()
        for room in rooms:
            room.result()
        names = [learner["name"] for learner in teacher.get("/learners")["learners"]]
        errors = server.errors.read_text()
    learners = home.data / "learners"
    found = kept(learners / name)
    lost = work.acknowledged - found
    figure(
        f"a learner of {len(ROOMS)} rooms renamed, removed, restored and given a PIN {moves} times: "
        f"{sum(work.acknowledged.values())} steps acknowledged, {sum(lost.values())} lost; "
        f"{sum(work.refused.values())} refused with a sentence"
    )
    assert not lost, f"acknowledged {work.acknowledged}, kept {found}"
    folders = {path.name for path in learners.iterdir() if not path.name.startswith(".")}
    assert names == [name] and folders == {name}
    assert errors == ""


def move(teacher: Client, name: str, number: int, chance: Random) -> str:
    """Renames a learner, removes and restores one, or changes a PIN.

    Returns: the learner's name afterwards.
    """
    if number % 4 == 1:
        removal = teacher.json("DELETE", f"/learners/{name}")["id"]
        time.sleep(chance.uniform(0, 0.03))
        teacher.json("DELETE", f"/learners/removals/{removal}")
    elif number % 4 == 3:
        teacher.put(f"/learners/{name}/pin", {"pin": PIN if number % 8 == 3 else None})
    else:
        new = f"Ada{number}"
        teacher.json("PATCH", f"/learners/{name}", {"name": new})
        return new
    return name


def test_a_step_posted_again_after_a_kill_is_taken_once(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    """A page posts its step again with the same name when the server is back."""
    kills = times(10, 1)
    sent: Counter[str] = Counter()
    unanswered = 0
    server = Server(home)
    client = Client(server.address)
    client.post("/learners", {"name": "Ada"})
    steps = Steps(client)
    data = home.data / "learners/Ada"
    try:
        for number in range(kills):
            # The journal can tell these apart; a list or a deck of one name exists only once in any
            # case.
            for room in ("tries", "cards", "quizzes"):
                steps.number += 1
                request = steps.next(room)
                name = secrets.token_hex(16)
                with during(f"kill {number} of {room}"), ThreadPoolExecutor() as page:
                    first = page.submit(steps.send, *request, name)
                    time.sleep(chance.uniform(0, 0.02))
                    server.kill()
                    try:
                        first.result()
                    except (OSError, AssertionError):
                        unanswered += 1
                    server.start()
                    for _ in "12":
                        steps.send(*request, name)
                    sent[room] += 1
                    assert kept(data)[room] == sent[room]
    finally:
        server.kill()
    figure(
        f"{sum(sent.values())} steps with SIGKILL at any moment ({unanswered} without an answer), "
        "each posted twice more: each is taken once"
    )


@pytest.mark.parametrize("is_killed", [False, True], ids=["running", "killed"])
def test_a_removal_is_undone_with_all_steps(is_killed: bool, home: Home, figure: Figure) -> None:
    with Server(home, *CLASS) as server:
        teacher = Client(server.address, server.teacher_token)
        ada = Client(server.address, server.token)
        ada.post("/learners", {"name": "Ada"})
        steps = Steps(ada)
        for room in ROOMS:
            steps.take(room)
        before = kept(home.data / "learners/Ada")
        removal = teacher.json("DELETE", "/learners/Ada")["id"]
        if is_killed:
            server.kill()
            server.start()
        refused = 0
        for room in ROOMS:
            with pytest.raises(Refused) as refusal:
                steps.take(room)
            assert refusal.value.answer.status == 403 and refusal.value.answer.is_problem
            refused += 1
        assert not (home.data / "learners/Ada").exists()
        teacher.json("DELETE", f"/learners/removals/{removal}")
        assert kept(home.data / "learners/Ada") == before
        for room in ROOMS:
            steps.take(room)
        assert kept(home.data / "learners/Ada") == before + before
        where = "after a kill" if is_killed else "at once"
        figure(f"a removal undone {where}: {refused} steps refused meanwhile, nothing lost")

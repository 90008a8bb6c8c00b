"""An error of each call that changes or reads a file, once and for ever."""

import errno
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from calls import CHANGES, EVER, LOCK, READ, REFUSALS, REMOVE, Calls
from campaign import Figure, NewHome, Times, cases
from client import Client, Refused
from homes import CHANGING, PLAY, asking, copied, filled, folders, furnished
from practice import Practice
from records import check_kept, right, set_aside, shown_as_right, unfinished
from sentences import ANSWER, NOT_KEPT, check, complaints
from server import PROGRAM, STOPPED, Home, Run, Server
from terminal import Terminal

SESSION = [*PLAY, *asking("harbor", "rhythm", "window")]
LINES = "harber\nharbor\nrhythm\n/exclude dull\n"
# More calls than any command makes.
MANY = 200

once_and_for_ever = pytest.mark.parametrize("count", [1, EVER], ids=["once", "for ever"])
each_disk = pytest.mark.parametrize("disk", cases(REFUSALS))


@pytest.fixture
def past(home: Home) -> Home:
    return furnished(home)


@pytest.fixture
def new_past(past: Home, new_home: NewHome) -> NewHome:
    """Returns a function that makes homes, each with a copy of a home with a past."""
    return lambda: copied(past, new_home())


def places(times: Times, chance: Random) -> Iterator[int]:
    """Returns the numbers of the calls that fail: all of them, or one."""
    yield from chance.sample(range(1, 30), 1) if times(0, 1) else range(1, MANY)


def check_run(home: Home, done: Run, before: bytes, where: str) -> None:
    """Checks that a run with an error said so in a sentence and lost nothing."""
    assert 0 <= done.status < 128, where
    check(done.errors, where=where, named=str(home.folder) if done.status else None)
    assert (home.data / "journal.jsonl").read_bytes().startswith(before), where
    assert not set_aside(home), where
    check_kept(home, ["planet", *shown_as_right(done.output)], where)


@once_and_for_ever
@each_disk
def test_an_error_in_a_session_is_one_sentence_and_loses_nothing(
    disk: str, count: int, new_past: NewHome, times: Times, chance: Random, figure: Figure
) -> None:
    failed = left = 0
    for place in places(times, chance):
        home = new_past()
        before = (home.data / "journal.jsonl").read_bytes()
        calls = Calls(home)
        # If no file can be removed, the next session removes the files that were left.
        kinds = CHANGES if count == EVER else CHANGES & ~REMOVE
        calls.fail(REFUSALS[disk][0], place, count, kinds)
        done = home.run(*SESSION, typed=LINES, environment=calls.environment)
        if not calls.failed:
            break
        failed += 1
        where = f"{disk}, change {place}: {done}"
        if count == 1:
            left += len(unfinished(home))
        check_run(home, done, before, where)
        assert NOT_KEPT not in done.output or done.status == 1, where
    assert failed
    figure(
        f"{failed} sessions with {disk} at one change, or from it on: nothing lost, {left} files "
        "left"
    )
    assert not left


@each_disk
def test_practice_goes_on_after_a_change_that_failed(disk: str, past: Home) -> None:
    calls = Calls(past)
    command = [PROGRAM, *PLAY, *asking("harbor", "rhythm")]
    environment = past.environment | calls.environment
    with Terminal(command, environment, in_pipe=True) as session:
        session.wait_for("Word 1")
        calls.fail(REFUSALS[disk][0])
        for is_first in (True, False):
            session.type("harbor\n")
            answer = session.wait_for(ANSWER)
            assert calls.failed and NOT_KEPT in answer, answer
            # The first message names the file and the reason.
            assert len(complaints(answer)) == is_first, answer
            check("\n".join(complaints(answer)), where=disk)
            assert (str(past.data) in answer and REFUSALS[disk][1] in answer) == is_first, answer
        calls.end()
        for word in ("harbor", "rhythm"):
            session.type(f"{word}\n")
            assert f"Correct: {word}" in session.wait_for(ANSWER)
        session.end_input()
        status, _ = session.end()
        assert status == 1, session.text
    check_kept(past, ["planet", "harbor", "rhythm"], disk)


@each_disk
def test_the_reason_of_the_system_is_said(disk: str, new_home: NewHome) -> None:
    """This holds even if the data folder can't be made: "No such file" would mislead."""
    number, reason = REFUSALS[disk]
    for place in (1, 2, 3):
        home = new_home()
        calls = Calls(home)
        calls.fail(number, place)
        done = home.run(*SESSION, typed=LINES, environment=calls.environment)
        assert done.status == 1 and calls.failed, (place, done)
        assert f"({reason})" in done.errors, (place, done.errors)


@pytest.mark.whole
@once_and_for_ever
def test_a_file_that_can_t_be_read_for_now_is_not_replaced(
    count: int, new_past: NewHome, figure: Figure
) -> None:
    """A broken disk may give the file again tomorrow, so nothing is moved aside or made again."""
    failed = 0
    for command in (SESSION, ["stats", "--json"], ["completed"], ["lists"]):
        for place in range(1, MANY):
            home = new_past()
            before = (home.data / "journal.jsonl").read_bytes()
            calls = Calls(home)
            calls.fail(errno.EIO, place, count, READ)
            done = home.run(*command, typed=LINES, environment=calls.environment)
            if not calls.failed:
                break
            failed += 1
            where = f"{command}, read {place}: {done}"
            check_run(home, done, before, where)
            assert [word["word"] for word in home.list("week")] == ["window", "garden"], where
    assert failed
    figure(f"{failed} runs with an error of one read, or from it on: nothing replaced or lost")


@pytest.mark.whole
@pytest.mark.parametrize("error", [errno.ENOLCK, errno.EOPNOTSUPP], ids=os.strerror)
def test_without_locks_one_sentence_says_so(error: int, new_past: NewHome) -> None:
    for command in (SESSION, ["completed"], ["stats"], ["settings", "set", "speed", "0.8"]):
        home = new_past()
        calls = Calls(home)
        calls.fail(error, kinds=LOCK)
        done = home.run(*command, typed=LINES, environment=calls.environment)
        check_run(home, done, b"", f"{command}: {done}")


def contents(home: Home) -> dict[str, object]:
    """Returns each file of a person with its meaning; without the times of journals and the random
    names of tasks."""

    def meaning(path: Path) -> object:
        if path.suffix == ".jsonl":
            return [json.loads(line) | {"at": ""} for line in path.read_text().splitlines()]
        return re.sub(rb' id:\w+|"\w+"(?= : "Before tea)|"id" : "\w+"', b"", path.read_bytes())

    return {
        str(path.relative_to(home.folder)): meaning(path)
        for folder in folders(home)
        for path in sorted(folder.rglob("*"))
        if path.is_file() and not path.name.endswith(".lock")
    }


@pytest.mark.parametrize("command", cases(CHANGING, lambda command: " ".join(command[:3])))
def test_a_command_changes_its_file_whole_or_not_at_all(
    command: list[str], new_past: NewHome, times: Times, chance: Random, figure: Figure
) -> None:
    home = new_past()
    old = contents(home)
    done = home.run(*filled(command, home))
    assert done.status == 0, done
    new = contents(home)
    failed = 0
    for disk in chance.sample(list(REFUSALS), times(len(REFUSALS), 1)):
        for count in (1, EVER):
            for place in chance.sample(range(1, 4), 1) if times(0, 1) else range(1, MANY):
                home = new_past()
                calls = Calls(home, *folders(home))
                # If no file can be removed, one more may stay.
                kinds = CHANGES & ~REMOVE if count == EVER else CHANGES
                calls.fail(REFUSALS[disk][0], place, count, kinds)
                done = home.run(*filled(command, home), environment=calls.environment)
                if not calls.failed:
                    break
                failed += 1
                where = f"{command}, {disk}, change {place}: {done}"
                assert 0 <= done.status < 128, where
                check(done.errors, where=where, named=str(home.folder) if done.status else None)
                now = contents(home)
                for path in old.keys() | new.keys():
                    allowed = [new.get(path)] + [old.get(path)] * (done.status != 0)
                    assert now.get(path) in allowed, f"{where}: {path} is {now.get(path)!r}"
                if count == EVER:
                    assert now.keys() <= old.keys() | new.keys(), f"{where}: {now.keys()}"
    assert failed
    name = " ".join(command[:2])
    figure(f"{failed} runs of '{name}' with an error of a change: done whole or not at all")


# The server


@pytest.mark.parametrize("count", cases([EVER, 1], {1: "once", EVER: "a while"}.get))
def test_on_the_page_an_error_is_a_sentence_and_the_try_can_be_sent_again(
    count: int, past: Home, times: Times, chance: Random, figure: Figure
) -> None:
    calls = Calls(past)
    past.environment |= calls.environment
    shown, refused, quiet = ["planet"], 0, 0
    few = times(0, 6)
    with Server(past) as server:
        client = Client(server.address)
        for place in chance.sample(range(1, 25), few) if few else range(1, 60):
            disk = chance.choice(list(REFUSALS))
            where = f"{disk}, change {place}"
            calls.fail(REFUSALS[disk][0], place, count)
            steps = Steps(client)
            try:
                steps.take()
            except Refused as error:
                refused += 1
                where += f": {error}"
                assert error.answer.is_problem and error.answer.status in (500, 503, 507), where
                check(error.answer.json["detail"], where=where)
                # The path of a file belongs in the owner's log, not in front of every learner.
                log = server.errors.read_text().splitlines()
                assert log and str(past.folder) in log[-1], f"{where}: the log says {log}"
            else:
                quiet += calls.failed > 0
            assert server.process.poll() is None, where
            calls.end()
            # Takes the same steps, from the failed one, now that the disk works.
            steps.take()
            shown += steps.shown
            kept = right(past)
            assert [word for word in shown if kept.count(word) < shown.count(word)] == [], where
        assert refused, "no error was told"
        check(server.errors.read_text(), where="the server's log", most=refused + quiet)
        assert server.stop() == STOPPED
    check_kept(past, shown, "after all")
    figure(
        f"{len(shown) - 1} words on the page with errors of changes: {refused} steps refused with "
        f"a sentence, {quiet} errors that cost nothing, nothing lost"
    )


class Steps:
    """A session of one word and a list, step by step. Each step is taken until it succeeds."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.shown: list[str] = []
        self._steps = [
            self._begin,
            lambda: self._practice.type("harber"),
            self._type,
            lambda: self._practice.go_on(),
            lambda: client.put("/lists/week", {"words": [{"word": "window"}]}),
            lambda: client.json("PATCH", "/settings", {"speed": 0.9}),
        ]

    def _begin(self) -> None:
        self._practice = Practice.of(self.client, "harbor")

    def _type(self) -> None:
        if self._practice.type("harbor")["answer"]["verdict"] == "correct":
            self.shown.append("harbor")

    def take(self) -> None:
        while self._steps:
            self._steps[0]()
            del self._steps[0]

"""A server that stops in the middle of a round, and starts again."""

import signal

import pytest

from client import Client
from practice import Practice
from server import Home, Server


@pytest.mark.parametrize("by", [signal.SIGTERM, signal.SIGINT])
def test_a_stop_in_the_middle_of_a_round_loses_nothing(
    server: Server, client: Client, home: Home, by: signal.Signals
) -> None:
    practice = Practice.of(client, "ocean", "harbor", "garden")
    practice.type("ocean")
    practice.go_on()
    practice.type("harber")
    practice.hint()
    practice.hear("sentence")
    practice.hear("origin")
    before = practice.round
    assert [note["cue"] for note in before["notes"]] == ["sentence", "origin"]
    assert server.stop(by) == 128 + by
    assert [e["event"] for e in home.journal()] == ["correct", "wrong"]
    assert [word["word"] for word in home.completed()] == ["ocean"]

    server.start()
    after = Practice(Client(server.address))
    assert after.session["state"] == "open" and after.session["completed"] == 1
    same = ("number", "total", "tries", "triesLeft", "hints", "notes", "streak")
    for what in (*same, "definitions", "state"):
        assert after.round[what] == before[what], what
    assert after.type("harbor")["outcome"] == "completed"
    assert after.go_on()
    assert after.type("garden")["outcome"] == "completed"
    summary = after.end()
    assert (summary["firstTry"], summary["later"]) == (["ocean", "garden"], ["harbor"])


def test_answers_survive_a_power_cut(server: Server, client: Client, home: Home) -> None:
    practice = Practice.of(client, "harbor", "ocean")
    practice.type("harber")
    practice.type("harbor")
    server.stop(signal.SIGKILL)
    assert [e["event"] for e in home.journal()] == ["wrong", "correct"]
    server.start()
    assert home.run("completed", "rebuild").status == 0
    assert [word["word"] for word in home.completed()] == ["harbor"]

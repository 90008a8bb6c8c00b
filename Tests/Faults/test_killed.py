"""Sessions that SIGKILL ends at any moment."""

import threading
import time
from collections.abc import Callable
from random import Random

import pytest

from campaign import Figure, Times, during
from client import Client
from homes import PLAY, asking
from learner import WORDS, Learner, Step, put_words
from playing import Play, Pupil
from records import Records, check_steps
from server import PROGRAM, Home, Server
from terminal import Terminal


@pytest.mark.parametrize("in_pipe", [True, False], ids=["in a pipe", "on a terminal"])
def test_a_killed_terminal_session_keeps_every_verdict_that_was_shown(
    in_pipe: bool, home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    put_words(home)
    records, learner = Records(home), Learner(chance)
    where = "in a pipe" if in_pipe else "on a terminal"
    shown = 0
    sessions = times(300, 1)
    for session in range(sessions):
        with during(f"session {session} {where}"):
            with Play(home, learner, in_pipe=in_pipe) as play:
                play.go_on(until=moment(play, chance))
                play.kill()
            check_steps(records.new_steps(), play.sent, play.shown)
        shown += play.shown
    figure(
        f"{sessions} sessions {where} ended by SIGKILL: {shown} verdicts shown, all kept once; "
        f"{len(records.entries)} steps in the journal"
    )


def moment(play: Play, chance: Random) -> Callable[[], float | None]:
    """Returns the moment to end a session: at any time, or soon after a typed line, while the
    program saves it."""
    if chance.random() < 0.4:
        end = play.began + chance.uniform(0, 0.3)
        return lambda: end
    lines, pause = chance.randint(1, 16), chance.uniform(0, 0.012)
    ends: list[float] = []

    def look() -> float | None:
        if len(play.sent) >= lines and not ends:
            ends.append(time.monotonic() + pause)
        return ends[0] if ends else None

    return look


def test_a_killed_session_with_all_its_lines_waiting_keeps_every_verdict_that_was_shown(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    """A program that sends its lines does not wait for a verdict."""
    records, learner = Records(home), Learner(chance)
    shown = 0
    sessions = times(150, 1)
    for session in range(sessions):
        words = chance.sample(WORDS, 25)
        steps: list[Step] = []
        for word in words:
            # A third wrong try would bring the word back later, elsewhere in the session.
            steps += [learner.wrong(word) for _ in range(chance.randint(0, 2))]
            steps.append(Step("correct", word, word))
        command = [PROGRAM, *PLAY, *asking(*words)]
        with during(f"session {session} of lines that wait"):
            with Terminal(command, home.environment, in_pipe=True) as play:
                play.type("".join(f"{step.line}\n" for step in steps))
                # Most sessions end while they answer, after this line.
                if chance.random() < 0.8:
                    play.wait_for("Word 1")
                end = time.monotonic() + chance.uniform(0, 0.15)
                while (wait := end - time.monotonic()) > 0 and play.read(wait):
                    pass
                play.kill()
            verdicts = sum(
                line.startswith(("Wrong: ", "Correct: ")) for line in play.text.splitlines()
            )
            check_steps(records.new_steps(), steps, verdicts)
        shown += verdicts
    figure(
        f"{sessions} sessions with all lines waiting ended by SIGKILL: {shown} verdicts shown, "
        "all kept once"
    )


def test_a_killed_server_keeps_every_verdict_that_was_sent(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    put_words(home)
    records, learner = Records(home), Learner(chance)
    sent = resumed = 0
    sessions = times(250, 2)
    for session in range(sessions):
        with during(f"session {session} of the server"):
            with Server(home) as server:
                pupil = Pupil(Client(server.address), learner, is_resuming=chance.random() < 0.5)
                killer = threading.Timer(chance.uniform(0, 0.15), server.process.kill)
                killer.start()
                pupil.practise()
            killer.join()
            assert server.errors.read_text() == ""
            check_steps(records.new_steps(), pupil.sent, pupil.shown)
        resumed += pupil.is_resumed
        sent += pupil.shown
    figure(
        f"{sessions} servers ended by SIGKILL, {resumed} sessions resumed: {sent} verdicts sent, "
        "all kept once"
    )

"""Signals: to the terminal program at each moment of a round, and to the server."""

import re
import subprocess
import time
from collections.abc import Iterator
from random import Random
from signal import SIGCONT, SIGHUP, SIGINT, SIGPIPE, SIGQUIT, SIGTERM, SIGTSTP, Signals

import pytest

from campaign import Figure, Times, cases, during
from client import Client
from homes import asking
from learner import Step
from practice import Practice
from records import Records, shown_as_right
from server import PROGRAM, STOPPED, Home, Server
from sound_card import SoundCard
from terminal import Terminal
from waiting import wait_for

PLAY = [PROGRAM, "play", "--source", "offline", *asking("harbor", "banana")]
# The longest time of a session that counts as ended at once.
AT_ONCE = 1.0
STEPS = [Step("wrong", "harbor", "harborbd"), Step("correct", "harbor", "harbor")]
SIGNALS = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]

each_signal = pytest.mark.parametrize("number", SIGNALS, ids=lambda one: one.name)


@pytest.fixture(scope="module")
def sound_card() -> Iterator[SoundCard]:
    card = SoundCard()
    yield card
    card.remove()


# The terminal program


class Session(Terminal):
    """A session at a terminal whose end by a signal leaves everything in order."""

    def answer(self) -> None:
        """Types a wrong spelling and the right one."""
        for step in STEPS:
            self.wait_for("1 › ")
            self.type(step.line + "\n")
        self.wait_for("Correct: harbor")
        self.wait_for("2 › ")

    def end_by(self, *signals: Signals, pause: float = 0) -> float:
        """Ends the session; returns the wait in seconds."""
        status, seconds = self.end(*signals, pause=pause)
        assert self.attributes == self.attributes_before, "The terminal is not as it was before."
        assert status == 128 + signals[0], self.text
        assert seconds < AT_ONCE
        return seconds


@pytest.mark.parametrize("number", cases(SIGNALS, lambda one: one.name))
@pytest.mark.parametrize("often", cases([1, 2], {1: "once", 2: "twice"}.get))
def test_a_signal_at_the_prompt_ends_the_session_and_keeps_the_answers(
    number: Signals, often: int, home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    records, worst = Records(home), 0.0
    sessions = times(20 * often, 1)
    for session in range(sessions):
        with during(f"session {session}"), Session([*PLAY, "--mute"], home.environment) as play:
            play.answer()
            # Some letters of the next line are typed already.
            play.type("ban"[: chance.randint(0, 3)])
            time.sleep(chance.uniform(0, 0.05))
            pause = chance.choice([0, 0.0002, 0.001, 0.003])
            worst = max(worst, play.end_by(*[number] * often, pause=pause))
            assert records.new_steps() == STEPS
            if number == SIGINT and often == 1:
                assert "You completed 1 of 1 word" in play.text
    name = number.name + " twice" * (often == 2)
    figure(f"{name} at the prompt, {sessions} times: worst wait {worst:.2f} s")


def test_a_signal_while_the_web_services_are_first_asked_ends_the_session(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    # The first word loads libcurl and its libraries, which free their memory as the process ends.
    command = [PROGRAM, "play", "--source", "auto", "--mute", *asking("harbor", "banana")]
    worst = 0.0
    sessions = times(300, 10)
    for session in range(sessions):
        with during(f"session {session}"), Session(command, home.environment) as play:
            play.wait_for("1 › ")
            time.sleep(chance.choice([0, chance.uniform(0, 0.02)]))
            worst = max(worst, play.end_by(chance.choice(SIGNALS)))
    figure(f"a signal while the services are first asked, {sessions} times: worst wait {worst:.2f} s")


@pytest.mark.whole
@each_signal
def test_a_signal_while_a_word_is_spoken_ends_the_session(
    number: Signals, home: Home, sound_card: SoundCard, figure: Figure, chance: Random
) -> None:
    sound_card.put_into(home)
    worst = 0.0
    sessions = 6
    for session in range(sessions):
        command = [*PLAY, "--speed", "0.5"]
        with during(f"session {session}"), Session(command, home.environment) as play:
            play.wait_for("1 › ")
            play.type("/define\n")
            wait_for("sound", sound_card.is_playing)
            time.sleep(chance.uniform(0, 0.5))
            worst = max(worst, play.end_by(number))
    figure(f"{number.name} while a word is spoken, {sessions} times: worst wait {worst:.2f} s")


@pytest.mark.whole
@pytest.mark.parametrize("shell", ["bash", "dash"])
def test_a_stopped_session_goes_on_as_before(shell: str, home: Home, figure: Figure) -> None:
    records = Records(home)
    sessions = 5
    prompt = "ready> "
    options = ["--noprofile", "--norc", "-i"] if shell == "bash" else ["-i"]
    # Bash has its own prompt before it runs this.
    environment = home.environment | {"PROMPT_COMMAND": f"PS1='{prompt}'", "PS1": prompt}
    for session in range(sessions):
        with during(f"session {session}"), Terminal([shell, *options], environment) as terminal:
            terminal.wait_for(prompt)
            modes = terminal_modes(terminal, prompt)
            terminal.type(" ".join(map(str, PLAY)) + " --mute\n")
            terminal.wait_for("1 › ")
            terminal.type(STEPS[0].line + "\n")
            terminal.wait_for("1 › ")
            at_prompt = terminal.attributes
            terminal.type("\x1a")
            terminal.wait_for("Stopped")
            terminal.wait_for(prompt)
            assert terminal_modes(terminal, prompt) == modes, "The shell has other settings."
            terminal.type("fg\n")
            terminal.wait_for("play")
            wait_for("the settings of the editor", lambda: terminal.attributes == at_prompt)
            terminal.type("harbor\n")
            terminal.wait_for("Correct: harbor")
            terminal.wait_for("2 › ")
            terminal.type("\x04")
            terminal.wait_for(prompt)
            assert terminal_modes(terminal, prompt) == modes, "The shell has other settings."
        assert records.new_steps() == STEPS
    figure(f"Ctrl-Z and fg in {shell}, {sessions} times: the session went on")


def terminal_modes(terminal: Terminal, prompt: str) -> str:
    """Asks `stty` for the modes that a program of the shell finds."""
    terminal.type("stty -g\n")
    found = re.search(r"[0-9a-f]+(:[0-9a-f]+)+", terminal.wait_for(prompt))
    assert found, terminal.text
    return found[0]


def test_a_session_whose_reader_goes_away_keeps_every_shown_verdict(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    """An example is `vocalvocab play | head`."""
    records = Records(home)
    words = ["harbor", "banana", "pencil", "winter", "garden", "monkey"]
    sessions = times(20, 2)
    for session in range(sessions):
        lines = chance.randint(1, 12)
        command = f'{PROGRAM} play --mute --source offline "$@" | head -{lines}'
        done = subprocess.run(
            ["bash", "-c", command + "; exit ${PIPESTATUS[0]}", "bash", *asking(*words)],
            env=home.environment,
            input="".join(f"{word}\n" for word in words),
            capture_output=True,
            text=True,
            timeout=60,
        )
        with during(f"session {session}"):
            shown = shown_as_right(done.stdout)
            kept = [step.word for step in records.new_steps()]
            assert kept[: len(shown)] == shown and kept == words[: len(kept)]
            assert done.returncode in (0, 128 + SIGPIPE) and done.stderr == "", done
    figure(f"play | head, {sessions} times: what was shown is kept")


# The server


@pytest.mark.whole
@each_signal
@pytest.mark.parametrize("often", [1, 2], ids=["once", "twice"])
def test_a_signal_stops_the_server_and_keeps_the_answers(
    number: Signals, often: int, home: Home, sound_card: SoundCard, figure: Figure, chance: Random
) -> None:
    sound_card.put_into(home)
    records, worst = Records(home), 0.0
    sessions = 6
    for session in range(sessions):
        is_speaking = session % 2 == 0
        place = f"session {session}, {'speaking' if is_speaking else 'silent'}"
        with during(place), Server(home) as server:
            practice = Practice.of(Client(server.address), "harbor", "banana")
            practice.type(STEPS[0].line)
            if is_speaking:
                practice.hear("define", on="computer")
            time.sleep(chance.uniform(0, 0.4))
            began = time.monotonic()
            for _ in range(often):
                server.process.send_signal(number)
                time.sleep(chance.choice([0, 0.0005, 0.003]))
            status = server.process.wait(timeout=5)
            worst = max(worst, time.monotonic() - began)
            assert server.errors.read_text() == ""
            assert records.new_steps() == STEPS[:1]
            assert status == 128 + number and worst < AT_ONCE
            # The open round goes on.
            server.start()
            left = Practice(Client(server.address))
            assert server.stop() == STOPPED and server.errors.read_text() == ""
            assert [one["typed"] for one in left.round["tries"]] == [STEPS[0].typed]
    name = number.name + " twice" * (often == 2)
    figure(f"{name} to the server, {sessions} times: worst wait {worst:.2f} s")


@pytest.mark.whole
def test_a_server_that_was_stopped_and_continued_goes_on(home: Home, figure: Figure) -> None:
    with Server(home) as server:
        client = Client(server.address)
        practice = Practice.of(client, "harbor")
        server.process.send_signal(SIGTSTP)
        time.sleep(0.2)
        server.process.send_signal(SIGCONT)
        assert practice.type("harbor")["outcome"] == "completed"
        server.process.send_signal(SIGPIPE)
        time.sleep(0.1)
        assert client.get("/status")
        assert server.stop() == STOPPED and server.errors.read_text() == ""
    figure("A server that was stopped and continued, and got SIGPIPE, went on")


@pytest.mark.whole
def test_a_server_whose_output_nobody_reads_goes_on(home: Home) -> None:
    """An example is `vocalvocab serve | head -1`."""
    process = subprocess.Popen(
        [PROGRAM, "serve", "--port", "0", "--source", "offline"],
        env=home.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )
    assert process.stdout
    try:
        found = re.search(r"http://\S+:\d+", process.stdout.readline())
        assert found
        process.stdout.close()
        time.sleep(0.1)
        Practice.of(Client(found[0]), "harbor").type("harbor")
        process.send_signal(SIGTERM)
        assert process.wait(timeout=20) == STOPPED
    finally:
        process.kill()
        process.wait(timeout=20)
    assert [entry["event"] for entry in home.journal()] == ["correct"]

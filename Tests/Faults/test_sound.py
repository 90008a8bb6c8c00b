"""Sound devices that fail in every way that ALSA knows."""

import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from signal import SIGINT

import pytest

from campaign import Figure, cases
from client import Answer, Client
from homes import asking
from practice import Practice
from preloading import preload
from sentences import complaints
from server import PROGRAM, Home, Server
from terminal import Terminal

# A device that accepts no more sound gets 10 s to come back, and a suspended one 5 s.
LONGEST = 12.0
# The wait for the answer to a line, on any device, in seconds.
ANSWER = 1.0
# The wait for the answer to a hearing, in seconds. A device that never answers gets 5 s.
HEARING = 6.0
# The wait after Ctrl-C, in seconds.
STOP = 1.0


@dataclass(frozen=True)
class Fault:
    """A fault of the preloaded library, and what a person gets in spite of it."""

    name: str
    after: int = 0
    # Whether the whole word is heard.
    is_heard: bool = False
    # Whether the fault comes before the first word, so that the program can only report it.
    is_early: bool = False


FAULTS = [
    Fault("missing", is_early=True),
    Fault("busy", is_early=True),
    Fault("refused", is_early=True),
    Fault("open blocks", is_early=True),
    Fault("gone"),
    Fault("gone", 4000),
    Fault("underruns", 3, is_heard=True),
    Fault("underruns for ever", 4000),
    Fault("interrupted for ever", 4000),
    Fault("suspended", is_heard=True),
    Fault("suspended for ever", 4000),
    Fault("never takes more", 4000),
    Fault("takes nothing at once", 4000),
    Fault("write blocks", 4000),
    Fault("one sample at a time", is_heard=True),
    Fault("delay stays", is_heard=True),
    Fault("delay of hours", is_heard=True),
    Fault("drain blocks"),
    Fault("drain fails"),
    Fault("drop blocks", is_heard=True),
]
# The brief campaign tries a device that goes away in the middle of a word.
each_fault = pytest.mark.parametrize(
    "fault",
    cases(
        FAULTS,
        lambda fault: f"{fault.name} after {fault.after}" if fault.after else fault.name,
        brief=Fault("gone", 4000),
    ),
)


def environment(home: Home, fault: Fault) -> dict[str, str]:
    faults = {"SOUND_FAULT": fault.name, "SOUND_AFTER": str(fault.after)}
    return home.environment | preload("sound_faults") | faults


def heard(home: Home) -> int:
    """Returns the number of samples that came through. The file has no length if it was never
    closed."""
    return max(0, home.sound.stat().st_size - 44) // 2 if home.sound.exists() else 0


def is_clear(sentences: list[str]) -> bool:
    """Returns whether there is one message, which names the device and the way out."""
    return len(sentences) == 1 and "default" in sentences[0] and sentences[0].endswith(".")


@each_fault
def test_say_ends_with_a_sentence_or_the_whole_word_and_ctrl_c_always_ends_it(
    fault: Fault, home: Home, figure: Figure
) -> None:
    assert home.run("say", "necessary").status == 0
    samples = heard(home)
    assert samples > 10_000, "the file takes the sound"
    home.sound.unlink()

    faults = environment(home, fault)
    after_stop = 0.0
    with Terminal([PROGRAM, "say", "necessary " * 200], faults) as stopped:
        time.sleep(0.5)
        if stopped.process.poll() is None:
            status, after_stop = stopped.end(SIGINT, seconds=STOP)
            assert status == 130, f"{fault}: {status} {stopped.text}"
    home.sound.unlink(missing_ok=True)

    with Terminal([PROGRAM, "say", "necessary"], faults) as saying:
        status, took = saying.end(seconds=LONGEST)
    figure(
        f"say, {fault.name}: ended after {took:.2f} s (at most {LONGEST:g}) with status {status}, "
        f"{heard(home)} of {samples} samples played; Ctrl-C ended it in {after_stop:.2f} s"
    )
    sentences = complaints(saying.text)
    if fault.is_heard:
        assert status == 0 and sentences == [], f"{fault}: {status} {saying.text}"
        assert heard(home) >= samples, f"{fault}: {heard(home)} of {samples} samples"
    else:
        assert status == 1 and is_clear(sentences), f"{fault}: {status} {saying.text}"


@each_fault
def test_play_goes_on_by_screen_and_ctrl_c_ends_it(
    fault: Fault, home: Home, figure: Figure
) -> None:
    faults = environment(home, fault)
    command = [PROGRAM, "play", "--source", "offline"]
    if fault.is_early:
        with Terminal([*command, *asking("harbor")], faults) as first:
            status, took = first.end(seconds=LONGEST)
        [sentence] = complaints(first.text)
        assert status == 1 and "--mute" in sentence and is_clear([sentence]), first.text
        figure(f"play, {fault.name}: one sentence in {took:.2f} s, which names --mute")
        return

    # The learner types three lines, then presses Ctrl-C.
    longest = 0.0
    with Terminal([*command, *asking("harbor", "ocean")], faults) as person:
        person.wait_for("1 › ", LONGEST)
        for line, answer in [("harber", "Wrong"), ("harbor", "Correct"), ("ocaen", "Wrong")]:
            began = time.monotonic()
            person.type(f"{line}\n")
            person.wait_for(answer, ANSWER)
            person.wait_for("› ", ANSWER)
            longest = max(longest, time.monotonic() - began)
        status, after_stop = person.end(SIGINT, seconds=STOP)
    assert status == 130, f"{fault}: {status} {person.text}"
    entries = [entry["typed"] for entry in home.journal()]
    assert entries == ["harber", "harbor", "ocaen"], f"{fault}: {entries}"
    for sentence in complaints(person.text):
        assert is_clear([sentence]), f"{fault}: {sentence}"

    # The learner presses Ctrl-C while the last word still sounds.
    with Terminal([*command, *asking("harbor")], faults) as leaving:
        type_last_word(leaving)
        time.sleep(0.2)
        if leaving.process.poll() is None:
            status, after_end = leaving.end(SIGINT, seconds=STOP)
            assert status in (0, 130), f"{fault}: {status} {leaving.text}"
            after_stop = max(after_stop, after_end)

    # The learner finishes, and waits for the end of the last word.
    with Terminal([*command, *asking("harbor")], faults) as finishing:
        type_last_word(finishing)
        status, took = finishing.end(seconds=LONGEST)
    assert status == 0, f"{fault}: {status} {finishing.text}"
    told = complaints(finishing.text)
    figure(
        f"play, {fault.name}: longest answer {longest:.2f} s (at most {ANSWER:g} s), "
        f"Ctrl-C {after_stop:.2f} s, end after the last word {took:.2f} s, "
        f"{len(set(told))} kinds of message"
    )
    assert fault.is_heard or told, f"{fault}: nothing says why there is no sound"


def type_last_word(terminal: Terminal) -> None:
    terminal.wait_for("1 › ", LONGEST)
    terminal.type("harbor\n")
    terminal.wait_for("You completed 1 of 1 word", ANSWER)


@each_fault
def test_a_page_goes_on_while_this_computer_can_t_play(
    fault: Fault, home: Home, figure: Figure
) -> None:
    home.environment |= environment(home, fault)
    waits: list[float] = []
    heard: list[Answer] = []
    with Server(home) as server, ThreadPoolExecutor() as pages:
        client = Client(server.address)
        practice = Practice.of(client, "harbor", "ocean", tries="unlimited")
        hearing = (
            f"/api/v1/rounds/{practice.round['id']}/hearings",
            b'{"cue": "word", "on": "computer"}',
        )

        def hear() -> float:
            began = time.monotonic()
            heard.append(client.ask("POST", *hearing))
            assert heard[-1].status == 200 or heard[-1].is_problem, heard[-1].body
            return time.monotonic() - began

        longest = 0.0
        for line in ("harber", "harber", "harber", "harbor"):
            # The learner types while the page waits for the sound.
            sounding = pages.submit(hear)
            time.sleep(0.3)
            began = time.monotonic()
            practice.type(line)
            waits.append(time.monotonic() - began)
            longest = max(longest, sounding.result())
        if not fault.is_heard and {one.status for one in heard} == {200}:
            # The program gives up on a device that may still come back after a while, unless it is
            # asked again.
            time.sleep(LONGEST)
            longest = max(longest, hear())
        began = time.monotonic()
        status = server.stop(SIGINT)
        took = time.monotonic() - began
    figure(
        f"serve, {fault.name}: longest answer to a line {max(waits):.2f} s (at most {ANSWER:g} s), "
        f"to a hearing {longest:.2f} s, hearings answered {[one.status for one in heard]}, stopped "
        f"in {took:.2f} s"
    )
    assert status == 128 + SIGINT and took < 2 * STOP, f"{fault}: {status} in {took:.2f} s"
    assert max(waits) < ANSWER and longest < HEARING, f"{fault}: {waits}, {longest:.2f} s"
    is_told = 503 in [one.status for one in heard]
    assert fault.is_heard or is_told, f"{fault}: nothing says why there is no sound"
    assert server.errors.read_text() == "", fault
    typed = [entry["typed"] for entry in home.journal()]
    assert typed == ["harber"] * 3 + ["harbor"], f"{fault}: {typed}"

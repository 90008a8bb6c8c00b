"""Text that is pasted at a terminal, or typed in plain words: it spends no try and presses no key."""

import os
import time
from pathlib import Path

import pytest

from server import PROGRAM, ROOT, Home
from terminal import Terminal

PLAY = ["play", "--mute", "--source", "offline", "--word", "harbor"]
PASTED = "Pasted text presses no keys"
LINES = "These are several lines"
# Where keys are read, the program asks the terminal for these marks, and Readline does elsewhere.
MARKED = "\x1b[200~{}\x1b[201~"

pastes = pytest.mark.parametrize("form", ["{}", MARKED], ids=["unmarked", "marked"])


@pytest.fixture
def home(tmp_path: Path) -> Home:
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    home = Home(tmp_path, cache)
    assert home.run("cards", "new", "Spanish").status == 0
    for front, back in (("harbour", "puerto"), ("dog", "perro"), ("sea", "el mar")):
        assert home.run("cards", "add", "Spanish", front, back).status == 0
    assert home.run("define", "harbor").status == 0
    return home


def begin(home: Home, *arguments: str) -> Terminal:
    return Terminal([PROGRAM, *arguments], home.environment)


@pytest.mark.parametrize("plain", [[], ["--plain"]], ids=["edited", "plain"])
@pytest.mark.parametrize("text", ["ocean\nharber\nsea\n", "ocean\rharber\rsea", "help me\nharber\n"])
def test_pasted_lines_spend_no_try(home: Home, text: str, plain: list[str]) -> None:
    with begin(home, *PLAY, *plain) as terminal:
        terminal.wait_for("1> " if plain else "1 › ")
        terminal.type(text)
        terminal.wait_for(f"{LINES}: type the word alone.")
        terminal.wait_for("1> " if plain else "1 › ")
        terminal.type("harbor\n")
        terminal.wait_for("Correct: harbor.")
        assert terminal.end()[0] == 0
    assert [entry["typed"] for entry in home.journal()] == ["harbor"]


def test_marked_lines_spend_no_try(home: Home) -> None:
    with begin(home, *PLAY) as terminal:
        terminal.wait_for("1 › ")
        terminal.type(MARKED.format("ocean\rharber"))
        time.sleep(0.2)
        terminal.type("\r")
        terminal.wait_for(f"{LINES}: type the word alone.")
        # One pasted line is a try, with the line end behind it.
        terminal.type(MARKED.format("harbor\r"))
        time.sleep(0.2)
        terminal.type("\r")
        terminal.wait_for("Correct: harbor.")
    assert [entry["typed"].strip() for entry in home.journal()] == ["harbor"]


def test_requests_that_are_typed_ahead_are_all_done(home: Home) -> None:
    with begin(home, *PLAY) as terminal:
        terminal.wait_for("1 › ")
        terminal.type("/hint\n/define\nharber\n/quit\n")
        terminal.wait_for("coast")
        terminal.wait_for("2 tries left.")
        terminal.wait_for("No word was finished.")
        assert terminal.end()[0] == 0


def test_lines_in_a_pipe_are_tries(home: Home) -> None:
    run = home.run(*PLAY, typed="ocean\nharber\nharbor\n")
    assert run.status == 0 and LINES not in run.output
    assert [entry["typed"] for entry in home.journal()] == ["ocean", "harber", "harbor"]


@pytest.mark.parametrize("line", ["help", "quit", "I don't know", "what is this", "?", "h"])
def test_plain_words_for_a_request_spend_no_try(home: Home, line: str) -> None:
    with begin(home, *PLAY) as terminal:
        terminal.wait_for("1 › ")
        terminal.type(line + "\n")
        told = " ".join(terminal.wait_for("That spends no try.").split())
        assert "/help lists all requests, and /quit ends the session." in told
        terminal.wait_for("1 › ")
        terminal.type("harber\n")
        terminal.wait_for("2 tries left.")
    assert [entry["typed"] for entry in home.journal()] == ["harber"]


@pastes
@pytest.mark.parametrize("text", ["next unit\ttext\n", "xxx1\r2\r3\r", "quit"])
def test_a_paste_presses_no_keys_at_cards(home: Home, form: str, text: str) -> None:
    with begin(home, "cards", "review", "Spanish", "--mute") as terminal:
        terminal.wait_for("Spanish, 3 left · Front")
        # The program reads keys a moment after it has shown the card.
        time.sleep(0.3)
        terminal.type(form.format(text))
        terminal.wait_for(PASTED)
        terminal.type(" ")
        terminal.wait_for("Spanish, 3 left · Back")
        terminal.type("q")
        assert terminal.end()[0] == 0
        assert terminal.attributes == terminal.attributes_before
    assert home.journal() == []
    assert "suspended" not in home.run("cards", "show", "Spanish").output


def test_a_key_before_a_paste_is_not_lost(home: Home) -> None:
    with begin(home, "cards", "review", "Spanish", "--mute") as terminal:
        terminal.wait_for("Spanish, 3 left · Front")
        time.sleep(0.3)
        terminal.type(" " + MARKED.format("next unit"))
        terminal.wait_for("Spanish, 3 left · Back")
        terminal.type("q")
        assert terminal.end()[0] == 0
        assert PASTED in terminal.text
    assert home.journal() == []


@pastes
def test_a_paste_answers_no_question(home: Home, form: str) -> None:
    with begin(home, "quiz", "--mute", "--seed", "7", "--count", "5") as terminal:
        terminal.wait_for("1/5")
        terminal.wait_for("  3  ")
        time.sleep(0.3)
        terminal.type(form.format("a1b2\nabba\n"))
        terminal.wait_for(PASTED)
        terminal.type("1")
        terminal.wait_for("Enter asks the next question.")
        time.sleep(0.3)
        terminal.type(form.format("nn  next\n\n"))
        terminal.wait_for(PASTED)
        terminal.type("q")
        terminal.wait_for("Left at question 1 of 5")
        assert terminal.end()[0] == 0


def test_a_paste_at_typed_cards_is_no_answer(home: Home) -> None:
    with begin(home, "cards", "review", "Spanish", "--mute", "--spell") as terminal:
        terminal.wait_for("Spanish, 3 left · Front")
        time.sleep(0.3)
        terminal.type("puerto\nperro\nmar\n")
        terminal.wait_for(f"{LINES}: type the answer alone.")
        terminal.type("puerto\n")
        terminal.wait_for("Correct")
        terminal.type("q")
        assert terminal.end()[0] == 0


def test_the_marks_of_pastes_are_given_back(home: Home) -> None:
    with begin(home, "cards", "review", "Spanish", "--mute") as terminal:
        raw = b""
        while b"\x1b[?2004h" not in raw:
            raw += os.read(terminal._output, 65536)
        terminal.type("q")
        while b"\x1b[?2004l" not in raw:
            raw += os.read(terminal._output, 65536)
        assert raw.count(b"\x1b[?2004h") == raw.count(b"\x1b[?2004l")

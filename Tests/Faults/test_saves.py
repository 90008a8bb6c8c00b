"""SIGKILL at every system call of a save."""

import json
import re
import signal
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from calls import Calls
from campaign import Figure, NewHome, Times, cases, during
from client import Client
from homes import PLAY, practised, put_deck, put_task
from learner import LIST, Step, put_words
from practice import Practice
from records import Records, check_steps, listed, set_aside, unfinished
from server import Home, Run, Server

LINES = [Step("wrong", "harbor", "harborbd"), Step("correct", "harbor", "harbor")]


def run(home: Home, *command: str, calls: Calls | None = None) -> Run:
    """Runs the program to its end, or to the call at which it is killed."""
    lines = "".join(f"{step.line}\n" for step in LINES)
    done = home.run(*command, typed=lines, environment=calls.environment if calls else None)
    assert done.status in (0, -signal.SIGKILL) and done.errors == "", done
    return done


def each_kill(
    prepare: Callable[[], Home], work: Callable[[Home, Calls], object], chance: Random, most: int
) -> Iterator[tuple[Home, Calls, str]]:
    """Returns homes in which the same work is killed, each at another call."""
    home = prepare()
    calls = Calls(home)
    calls.count()
    work(home, calls)
    for number, action in calls.each_end(chance, most):
        home = prepare()
        calls = Calls(home)
        calls.kill(number, action)
        yield home, calls, f"call {number}, action {action}"


def check_document(path: Path) -> None:
    """Checks that a document is whole, if it exists."""
    if path.exists() and path.suffix == ".json":
        assert json.loads(path.read_text())["version"] == 1


# A session


@pytest.mark.parametrize("is_first", cases([True, False], {True: "first", False: "later"}.get))
def test_a_session_killed_at_any_call_keeps_every_verdict_that_was_shown(
    is_first: bool, new_home: NewHome, times: Times, figure: Figure, chance: Random
) -> None:
    def prepare() -> Home:
        return new_home() if is_first else practised(new_home(), "harbor", "banana")

    def play(home: Home, calls: Calls | None = None) -> Run:
        return run(home, *PLAY, "--word", "harbor", calls=calls)

    ended = 0
    for home, calls, place in each_kill(prepare, play, chance, times(1000, 1)):
        records = Records(home)
        records.new_steps()
        done = play(home, calls)
        ended += done.status != 0
        shown = sum(line.startswith(("Wrong: ", "Correct: ")) for line in done.output.splitlines())
        with during(place):
            check_document(home.data / "completed.json")
            check_steps(records.new_steps(), LINES, shown)
            # The word can be practised like any other.
            assert play(home).status == 0
            assert records.new_steps() == LINES
    name = "first session" if is_first else "session"
    figure(f"SIGKILL at {ended} calls that a {name} makes on its files: nothing lost")


def test_a_session_leaves_no_temporary_file(home: Home, times: Times, figure: Figure) -> None:
    sessions = times(60, 2)
    for _ in range(sessions):
        practised(home, "harbor", "banana")
    left = unfinished(home) + set_aside(home)
    figure(f"{sessions} sessions that ended by themselves: {len(left)} temporary files left")
    assert not left, left


# The documents of other commands

# The message of a command after its work.
DONE = re.compile(r"^(Added|Removed|Done)\b", re.MULTILINE)
# Words for a list so long that its file is written in several pages.
LONG_LIST = [f"word{first}{second}" for first in "abcdefghij" for second in "klmnopqrst"]


class Change:
    """A command that changes a document."""

    # The command, with the path of a file that it reads.
    command: list[str]
    old: object
    new: object
    # The document, below the home.
    document = ".local/share/vocalvocab/completed.json"

    def prepare(self, home: Home) -> Home:
        return practised(home, "harbor", "banana")

    def look(self, home: Home) -> object:
        """Returns the completed words, after a check that the journal has the same."""
        words = list(listed(home))
        assert run(home, "completed", "rebuild").status == 0
        assert [entry["word"] for entry in home.completed()] == words, "The journal says otherwise."
        return words


class ImportOfList(Change):
    command = ["lists", "import", "--yes", LIST, "{file}"]
    old, new = ["winter"], ["winter", *LONG_LIST]
    document = f".local/share/vocalvocab/lists/{LIST}.json"

    def prepare(self, home: Home) -> Home:
        put_words(home, ["winter"])
        (home.folder / "file").write_text("".join(f"{word} - a word\n" for word in LONG_LIST))
        return home

    def look(self, home: Home) -> object:
        shown = run(home, "lists", "show", LIST, "--json")
        return [entry["word"] for entry in json.loads(shown.output)]


class ImportOfCards(Change):
    """Cards for two decks: an old one, and a new one."""

    command = ["cards", "import", "--yes", "{file}"]
    old = {"Spanish": ["harbour"]}
    new = {"Spanish": ["harbour", "dog"], "Biology": ["cell"]}
    document = ".local/share/vocalvocab/decks/Spanish.json"

    def prepare(self, home: Home) -> Home:
        put_deck(home, "Spanish", "harbour")
        (home.folder / "file").write_text("deck,front,back\nSpanish,dog,perro\nBiology,cell,a cell\n")
        return home

    def look(self, home: Home) -> object:
        decks = json.loads(run(home, "cards", "--json").output)
        return {deck["name"]: fronts(home, deck["name"]) for deck in decks}


def fronts(home: Home, deck: str) -> list[str]:
    shown = run(home, "cards", "show", deck, "--json")
    return [card["front"] for card in json.loads(shown.output)]


class TaskDone(Change):
    """A repeating task, which comes back in the same write."""

    command = ["plan", "done", "1"]
    old, new = [False], [False, True]
    document = ".local/share/vocalvocab/plan/todo.txt"

    def prepare(self, home: Home) -> Home:
        put_task(home, "Water the plants rec:1d id:a")
        return home

    def look(self, home: Home) -> object:
        tasks = json.loads(run(home, "plan", "list", "--json").output)["tasks"]
        assert {task["title"] for task in tasks} == {"Water the plants"}
        return [task["isDone"] for task in tasks]


class ChangeOfSetting(Change):
    command = ["settings", "set", "speed", "0.8"]
    old, new = "1", "0.8"
    document = ".config/vocalvocab/settings.json"

    def prepare(self, home: Home) -> Home:
        return home

    def look(self, home: Home) -> object:
        return run(home, "settings", "get", "speed").output.strip()


class Removal(Change):
    command = ["completed", "remove", "harbor"]
    old, new = ["harbor", "banana"], ["banana"]


class ImportOfCompleted(Change):
    command = ["completed", "import", "{file}"]
    old, new = ["harbor", "banana"], ["harbor", "banana", *LONG_LIST]

    def prepare(self, home: Home) -> Home:
        words = [{"word": word, "nounDefinition": "a word"} for word in LONG_LIST]
        (home.folder / "file").write_text(json.dumps(words))
        return super().prepare(home)


@pytest.mark.parametrize(
    "change",
    cases(
        [
            *(ImportOfCompleted(), Removal(), ImportOfList(), ImportOfCards(), TaskDone()),
            ChangeOfSetting(),
        ],
        lambda change: type(change).__name__,
    ),
)
def test_a_change_that_is_killed_is_done_whole_or_not_at_all(
    change: Change, new_home: NewHome, times: Times, figure: Figure, chance: Random
) -> None:
    def work(home: Home, calls: Calls | None = None) -> Run:
        command = [part.format(file=home.folder / "file") for part in change.command]
        return run(home, *command, calls=calls)

    def prepare() -> Home:
        return change.prepare(new_home())

    ended = 0
    for home, calls, place in each_kill(prepare, work, chance, times(1000, 1)):
        document = home.folder / change.document
        before = document.read_bytes()
        done = work(home, calls)
        ended += done.status != 0
        with during(place):
            check_document(document)
            is_changed = document.read_bytes() != before
            found = change.look(home)
            assert found in (change.old, change.new), found
            # The state that the document or the screen showed before counts.
            if is_changed or DONE.search(done.output) or done.status == 0:
                assert found == change.new
            assert not set_aside(home)
            # The command can be given again.
            if found == change.old:
                assert work(home).status == 0
                assert change.look(home) == change.new
    name = " ".join(change.command[:2])
    figure(f"SIGKILL at {ended} calls of '{name}': done whole or not at all")


# Cards


def test_a_review_killed_at_any_call_keeps_every_answer(
    new_home: NewHome, times: Times, figure: Figure, chance: Random
) -> None:
    """An answer counts as soon as the next card is shown."""
    names = ["harbour", "dog", "sea"]

    def prepare() -> Home:
        home = new_home()
        put_deck(home, "Spanish", *names)
        return home

    def review(home: Home, calls: Calls | None = None) -> Run:
        environment = calls.environment if calls else None
        command = ["cards", "review", "Spanish", "--mute"]
        done = home.run(*command, typed=" \n3\n" * len(names), environment=environment)
        assert done.status in (0, -signal.SIGKILL) and done.errors == "", done
        return done

    ended = 0
    for home, calls, place in each_kill(prepare, review, chance, times(1000, 1)):
        done = review(home, calls)
        ended += done.status != 0
        with during(place):
            shown = done.output.count("Front:")
            kept = answers(home)
            assert max(0, shown - 1) <= sum(kept) <= shown and max(kept) <= 1, (shown, kept)
            # The review continues with the remaining cards.
            again = review(home)
            assert again.output.count("Front:") == len(names) - sum(kept)
            assert answers(home) == [1] * len(names)
    figure(f"SIGKILL at {ended} calls that a review of cards makes on its files: nothing lost, none twice")


def answers(home: Home) -> list[int]:
    """Returns the number of answers to each card."""
    cards = json.loads(run(home, "cards", "show", "Spanish", "--json").output)
    return [card["answers"] for card in cards]


# The server


def test_a_server_killed_at_any_call_keeps_every_verdict_that_was_sent(
    new_home: NewHome, times: Times, figure: Figure, chance: Random
) -> None:
    """A page whose request got no answer sends it again when the server is back."""
    ended = 0
    for home, calls, place in each_kill(new_home, serve, chance, times(1000, 1)):
        home.data.mkdir(parents=True)
        records = Records(home)
        sent = serve(home, calls)
        is_ended = sent < len(LINES)
        ended += is_ended
        with during(place):
            kept = records.new_steps()
            check_steps(kept, LINES, sent)
            serve(home)
            records.new_steps()
            steps = [Step.of(entry) for entry in records.entries]
            # A session that was over may be followed by another one.
            if kept and is_ended:
                assert steps == LINES, f"At the kill: {kept}; at the end: {steps}"
    figure(f"SIGKILL at {ended} calls that a server makes on its files: nothing lost, none twice")


def serve(home: Home, calls: Calls | None = None) -> int:
    """Continues the session that asks a word, or begins one, and types the remaining lines.

    Returns: the number of lines that were answered before the server was gone.
    """
    plain, answered = home.environment, 0
    home.environment = plain | (calls.environment if calls else {})
    # A server that is killed may end before it is ready.
    expected = (OSError, AssertionError) if calls else ()
    with suppress(*expected), Server(home) as server:
        client = Client(server.address)
        sessions = client.get("/sessions")["sessions"]
        is_left = sessions and sessions[0]["state"] == "open" and sessions[0]["round"]
        practice = Practice(client) if is_left else Practice.of(client, "harbor")
        for step in LINES[len(practice.round["tries"]) :]:
            practice.type(step.line)
            answered += 1
        practice.end()
    home.environment = plain
    assert calls or server.errors.read_text() == ""
    return answered

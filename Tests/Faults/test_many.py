"""Two terminals and a server that practise on one data folder at the same time."""

import json
import threading
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from calls import Calls
from campaign import Figure, Times
from client import Client
from homes import PLAY, asking
from learner import WORDS, Learner, Step, put_words
from playing import Play, Pupil
from records import Records, listed, set_aside
from server import PROGRAM, STOPPED, Home, Server
from terminal import Terminal

# The words that all learners share, and the number of each learner's own words.
SHARED, OWN = WORDS[:4], 8


def test_many_at_once_lose_nothing(
    home: Home, times: Times, figure: Figure, chance: Random
) -> None:
    rounds = times(1000, 4)
    # Each learner's wrong spellings have a unique ending.
    learners = {name: Learner(Random(chance.random()), name) for name in "aeo"}
    for place, name in enumerate(learners):
        own = WORDS[4 + place * OWN : 4 + (place + 1) * OWN]
        put_words(home, SHARED + own, name=name)
    is_over = threading.Event()
    with ThreadPoolExecutor() as people:
        learning = [
            people.submit(practise, home, learners[name], rounds)
            for practise, name in zip([in_terminal, in_terminal, on_page], learners)
        ]
        looks = people.submit(look_often, home, is_over)
        try:
            steps = [step for one in learning for step in one.result()]
        finally:
            is_over.set()
    records = Records(home)
    kept = records.new_steps()
    assert Counter(kept) == Counter(steps)
    ended = sum("outcome" in entry for entry in records.entries)
    assert ended >= 3 * rounds
    figure(
        f"Two terminals and a server at once, {ended} rounds: {len(steps)} steps sent, "
        f"{len(kept)} kept, none twice; the list was read {looks.result()} times meanwhile"
    )


def in_terminal(home: Home, learner: Learner, rounds: int) -> list[Step]:
    """Plays sessions with the learner's list; returns the typed steps."""
    sent: list[Step] = []
    while ended_rounds(sent) < rounds:
        with Play(home, learner, list_name=learner.name) as play:
            play.go_on()
            assert play.end()[0] == 0, play.text
        assert "vocalvocab: " not in play.text, play.text
        assert play.shown == len(play.sent), play.text
        sent += play.sent
    return sent


def on_page(home: Home, learner: Learner, rounds: int) -> list[Step]:
    """Has sessions with the learner's list on a server; returns the typed steps."""
    sent: list[Step] = []
    with Server(home) as server:
        while ended_rounds(sent) < rounds:
            pupil = Pupil(Client(server.address), learner, list_name=learner.name)
            pupil.practise()
            assert pupil.practice.session["state"] == "ended", server.errors.read_text()
            sent += pupil.sent
        assert server.stop() == STOPPED and server.errors.read_text() == ""
    return sent


def ended_rounds(steps: list[Step]) -> int:
    """Returns the number of rounds that certainly ended with these steps."""
    return sum(step.event in ("correct", "skipped") for step in steps)


def look_often(home: Home, is_over: threading.Event) -> int:
    """Lists the completed words again and again, which compares the list with the journal."""
    looks = 0
    while not is_over.wait(0.2):
        listed(home)
        assert not set_aside(home)
        looks += 1
    return looks


def test_many_change_one_deck(home: Home, times: Times, figure: Figure) -> None:
    """Two programs and a server add cards to one deck, and rename, move and remove others."""
    count = times(200, 10)
    assert home.run("cards", "new", "Shared").status == 0

    def in_program(name: str) -> None:
        for number in range(count):
            done = home.run("cards", "add", "Shared", f"{name} {number}", "back")
            assert (done.status, done.errors) == (0, ""), done

    def on_server() -> None:
        with Server(home) as server:
            client = Client(server.address)
            for number in range(count):
                cards = [{"front": f"server {number}", "back": "back"}]
                [card] = client.post("/decks/Shared/cards", {"cards": cards})["ids"]
                client.json("PATCH", f"/decks/Shared/cards/{card}", {"number": 1, "tags": ["moved"]})

    with ThreadPoolExecutor() as people:
        work = [people.submit(in_program, "a"), people.submit(in_program, "e"), people.submit(on_server)]
        for one in work:
            one.result()
    cards = json.loads(home.run("cards", "show", "Shared", "--json").output)
    fronts = Counter(card["front"] for card in cards)
    assert fronts == Counter(f"{who} {n}" for who in ("a", "e", "server") for n in range(count))
    assert sum(card["tags"] == ["moved"] for card in cards) == count
    figure(f"Two programs and a server add {len(cards)} cards to one deck at once: all are there")


@pytest.mark.whole
def test_a_word_that_another_process_lists_first_counts_once(home: Home, figure: Figure) -> None:
    """The disk is so slow that the clock advances by seconds between the journal and the list."""
    calls = Calls(home)
    calls.count(pause=200_000)
    environment = home.environment | calls.environment
    with Terminal([PROGRAM, *PLAY, *asking("harbor")], environment, in_pipe=True) as play:
        play.type("harbor\n")
        while play.read(0):
            listed(home)
    assert listed(home) == {"harbor": 1} and len(home.journal()) == 1
    figure("A word that another process lists first counts once, on a slow disk, too")

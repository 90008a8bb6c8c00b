"""The programs beside which VocalVocab is measured, and the processes that take its own samples."""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from fsrs import Card, Rating, Scheduler

MISSPELLED = [
    "neccesary", "harber", "rythm", "seperate", "definate", "embarass", "ocassion", "privelege",
    "begining", "calender",
]  # fmt: skip
WORDS = [
    "necessary", "harbor", "rhythm", "separate", "definite", "embarrass", "occasion", "privilege",
]  # fmt: skip


class Asked:
    """A process that answers each line with a line."""

    def __init__(self, *command: str | Path) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1
        )

    def ask(self, line: str) -> str:
        self.process.stdin.write(line + "\n")
        answer = self.process.stdout.readline()
        if not answer:
            raise RuntimeError(f"{self.process.args} ended at '{line}'.")
        return answer

    def stop(self) -> None:
        self.process.stdin.close()
        self.process.wait()


class Sampler(Asked):
    """The process that takes VocalVocab's samples, and prints their seconds."""

    def step(self, name: str, size: int = 0) -> Callable[[], float]:
        return lambda: float(self.ask(f"{name} {size}"))


class Engine(Asked):
    """eSpeak NG, up to the first samples of a word."""

    said = 0

    def say(self) -> float:
        self.said += 1
        return float(self.ask(WORDS[self.said % len(WORDS)]))


class Aspell(Asked):
    """A spelling checker, which suggests words for a wrong one."""

    def __init__(self) -> None:
        super().__init__("aspell", "-a", "--lang=en_US")
        self.process.stdout.readline()
        self.asked = 0

    def suggest(self) -> float:
        self.asked += 1
        began = time.perf_counter()
        self.ask(MISSPELLED[self.asked % len(MISSPELLED)])
        took = time.perf_counter() - began
        # An empty line follows each answer.
        self.process.stdout.readline()
        return took


def timed(*command: str | Path, statuses: Callable[[int], bool] = lambda status: status == 0) -> float:
    """The seconds of a process from its start to its end."""
    began = time.perf_counter()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode
    took = time.perf_counter() - began
    if not statuses(status):
        raise RuntimeError(f"{command} ended with {status}.")
    return took


def wordnet() -> float:
    """The definitions of a word by WordNet's own program, whose status is the number of senses."""
    return timed("wn", "harbor", "-over", statuses=lambda status: status > 0)


def reviews(count: int) -> float:
    """The seconds of reviews by the package fsrs."""
    scheduler = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    chance = Random(1)
    ratings = list(Rating)
    card = Card()
    began = time.perf_counter()
    for number in range(count):
        card, _ = scheduler.review_card(card, chance.choice(ratings), card.due)
        if number % 20 == 0:
            card = Card()
    return time.perf_counter() - began

"""A learner whose every answer is unique in the journal."""

from dataclasses import dataclass
from itertools import count
from random import Random

from server import Home

WORDS = """
harbor banana pencil winter garden monkey rabbit basket orange silver candle dragon market
kitchen blanket chicken village picture dentist lantern holiday pumpkin tractor elephant
umbrella hospital mountain dinosaur tomorrow kangaroo calendar festival sandwich magazine
""".split()

# The name of the list with these words.
LIST = "week"


@dataclass(frozen=True)
class Step:
    """A line that a learner types, and its kind in the journal."""

    event: str
    word: str
    typed: str | None

    @property
    def line(self) -> str:
        return "/skip" if self.typed is None else self.typed

    @classmethod
    def of(cls, entry: dict) -> "Step":
        return cls(entry["event"], entry["word"], entry.get("typed"))


class Learner:
    """Chooses what to type: mostly the word, sometimes a wrong spelling or a skip."""

    # The letters for the endings that make each wrong spelling unique.
    ENDINGS = "bdfgklmnprtvxz"

    def __init__(self, chance: Random, name: str = "") -> None:
        self.chance = chance
        self.name = name
        self._numbers = count(len(self.ENDINGS) ** 2)

    def next(self, word: str, is_copying: bool = False) -> Step:
        """Returns the next step in a round that asks the word, or asks for a copy of it."""
        if is_copying:
            return Step("copied", word, word)
        kind = self.chance.random()
        if kind < 0.6:
            return Step("correct", word, word)
        if kind < 0.95:
            return self.wrong(word)
        return Step("skipped", word, None)

    def wrong(self, word: str) -> Step:
        """Returns a wrong spelling that no other step has."""
        number, ending = next(self._numbers), ""
        while number:
            number, digit = divmod(number, len(self.ENDINGS))
            ending += self.ENDINGS[digit]
        return Step("wrong", word, word + ending + self.name)


def put_words(home: Home, words: list[str] = WORDS, name: str = LIST) -> None:
    """Makes a list whose definitions number the words. So a learner without sound knows which word
    is asked."""
    entries = [{"word": word, "definition": f"number {WORDS.index(word)}"} for word in words]
    home.put_list(name, *entries)

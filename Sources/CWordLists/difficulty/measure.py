"""How hard words are to spell from their sound.

The measure of a word's difficulty is the number of graphemes that a speller misses who hears the
word and knows the common words, but not this one. Each grapheme counts with the chance that the
speller writes another one for its sounds: 1 minus the share of its spelling among those of the same
sounds, at the same place, before the same sound, in the words up to advanced. So unusual graphemes,
unstressed vowels, doubled and silent letters and the spellings of other languages count, as far as
nothing tells them. The sounds are those that eSpeak NG says to the learner, the graphemes those of
the program's own `GraphemeTable.swift`.

With its level for how rare it is, a word is hard if the speller is expected to miss one grapheme at
least, and

- it is no regular derivative of a known word (rowdy + ly) and no compound of common words (dock +
  worker); `parts.py` has the rules. A learned derivative (luminesce + ent) may be hard up to
  expert, if the speller is expected to miss two graphemes;
- it is no term that one science has for itself (labrocyte); `fields.py` judges by WordNet's
  glosses, and the rarer the level, the stricter;
- or it is in `welcome.txt`: such terms and derivatives as spelling bees ask.

The words of `origins.txt`, which keep the spelling of another language, are hard from three
quarters of a grapheme on, and their field doesn't matter.

`check.py` compares the measure with real misspellings.
"""

import re

from difficulty.commonness import LEVELS, WORDNET, frequency
from difficulty.fields import points, senses
from difficulty.parts import Parts
from difficulty.sounds import plain, sounds, spoken
from difficulty.spelling import Speller

# The fewest graphemes that the speller misses in a hard word, in a word of another language, whose
# spellings the speller may not know, and in a learned derivative.
FEWEST_MISSED, FEWEST_MISSED_IN_FOREIGN, FEWEST_MISSED_IN_DERIVATIVE = 1, 0.75, 2
# How technical a word of a level may be, as `difficulty.fields.points` counts; and how much more,
# if many texts have it.
MOST_TECHNICAL = {"advanced": 2.0, "expert": 1.2, "bee": 0.5}
KNOWN_TERM = 0.7


class Difficulty:
    """The difficulty of rare words, measured with all words and their levels."""

    def __init__(self, scowl: dict[str, int], levels: dict[str, int], rare: list[str]) -> None:
        self.senses = senses(WORDNET)
        common = [
            word
            for word, level in levels.items()
            if level <= LEVELS.index("advanced") and re.fullmatch("[a-z]{2,}", word)
        ]
        known = {word for word, level in scowl.items() if level < LEVELS.index("bee")}
        known |= {word for word in self.senses if frequency(word) > 1}
        heard: dict[str, list] = {}
        self.parts = Parts(known, self.senses, frequency, heard)
        said = spoken(sorted({*common, *rare, *self.parts.within(rare)}))
        heard.update({word: sounds(ipa) for word, ipa in said.items()})
        self.sounds = heard
        self.speller = Speller()
        for word in common:
            self.speller.learn(word, heard[word])

    def missed(self, word: str) -> float:
        """Returns the number of graphemes that a speller misses in a word."""
        return self.speller.mistakes(plain(word), self.sounds[word])

    def is_hard(self, word: str, level: str, is_foreign: bool) -> bool:
        """Returns whether a word of a level is hard to spell from its sound.

        - is_foreign: whether it has the spelling of another language.
        """
        if plain(word) == word and word not in self.senses:  # A name.
            return False
        missed = self.missed(word)
        if missed < (FEWEST_MISSED_IN_FOREIGN if is_foreign else FEWEST_MISSED):
            return False
        if self.parts.regular(word):
            return False
        if self.parts.learned(word) and (
            level == "bee" or missed < FEWEST_MISSED_IN_DERIVATIVE
        ):
            return False
        if is_foreign:
            return True
        zipf = frequency(word)
        bound = MOST_TECHNICAL[level]
        if zipf >= (1 if level == "bee" else 2.2):
            bound += KNOWN_TERM
        return zipf >= 2.8 or points(word, self.senses.get(word, [])) < bound

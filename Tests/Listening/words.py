"""The words for tests of the listener: two samples without a common word."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

SCOWL = Path("/usr/share/dict/scowl")
CATEGORIES = ("english", "american")
SIZES = (10, 20, 35)
FIT = re.compile(r"[a-z]{4,8}")
SAMPLES = ("tuning", "checking")

Pronunciations = dict[str, set[str]]


@dataclass(frozen=True)
class Test:
    """The words to say, and the words that the listener knows, which include them."""

    spoken: list[str]
    vocabulary: list[str]


def pronunciations(cmudict: Path) -> Pronunciations:
    """Returns the words of the listener's dictionary with their pronunciations."""
    found: Pronunciations = {}
    for line in cmudict.read_text(encoding="utf-8").splitlines():
        entry, _, phonemes = line.partition(" ")
        # The name of a second pronunciation is word(2).
        found.setdefault(entry.partition("(")[0], set()).add(phonemes.strip())
    return found


def common_words() -> set[str]:
    """Returns the words of 4 to 8 letters among SCOWL's most common words."""
    lists = [SCOWL / f"{category}-words.{size}" for category in CATEGORIES for size in SIZES]
    lines = [line for file in lists for line in file.read_text("latin-1").splitlines()]
    return {line for line in lines if FIT.fullmatch(line)}


def shuffled(words: Iterable[str], seed: int) -> list[str]:
    """Returns shuffled words. A seed gives the same order on every machine and in every Python."""
    return sorted(words, key=lambda word: sha256(f"{seed} {word}".encode()).digest())


def without_homophones(words: Iterable[str], sounds: Pronunciations) -> list[str]:
    """Returns the words in their order, without those that sound like an earlier one."""
    heard: set[str] = set()
    distinct: list[str] = []
    for word in words:
        if heard.isdisjoint(sounds[word]):
            distinct.append(word)
            heard |= sounds[word]
    return distinct


def draw(sample: str, seed: int, spoken: int, vocabulary: int, sounds: Pronunciations) -> Test:
    """Draws a sample. The two samples of a seed have no common word, whatever their sizes.

    Raises ValueError when there are fewer words than wanted.
    """
    mixed = shuffled(common_words() & sounds.keys(), seed)
    half = without_homophones(mixed, sounds)[SAMPLES.index(sample) :: len(SAMPLES)]
    if not 1 <= spoken <= vocabulary <= len(half):
        raise ValueError(
            f"--words and --vocabulary must be between 1 and {len(half)}, "
            "and --words must not exceed --vocabulary."
        )
    return Test(spoken=half[:spoken], vocabulary=half[:vocabulary])

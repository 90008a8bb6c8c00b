"""The words that a child of nine reads: those of the levels starter and everyday."""

import re
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
LEVELS = ROOT / "Sources/CWordLists/levels.txt"
SCOWL = Path("/usr/share/dict/scowl")
EASY = {"starter", "everyday"}
WORD = re.compile(r"[^\W\d_]+(?:['’][^\W\d_]+)*")
# The program's level of a word is that of levels.txt, or else that of SCOWL's size. These are
# within the sizes, and a child still stumbles over them.
HARD = {"auxiliary", "rating", "uncertainty", "deviation", "verdict", "default"}


@cache
def levels() -> dict[str, str]:
    """The levels that our own list gives, by the word."""
    found: dict[str, str] = {}
    level = ""
    for line in LEVELS.read_text().splitlines():
        if line.endswith(":") and not line.startswith(" "):
            level = line.removesuffix(":")
        elif line.startswith(" "):
            for word in line.split(","):
                found.setdefault(word.strip().lower(), level)
    return found


@cache
def common() -> frozenset[str]:
    """The words of SCOWL's sizes for the levels starter and everyday, with their forms."""
    kinds = ("english", "american", "british", "british_z")
    lists = ("words", "upper", "contractions")
    paths = [
        SCOWL / f"{kind}-{part}.{size}" for kind in kinds for part in lists for size in (10, 20, 35)
    ]
    return frozenset(
        word.lower()
        for path in paths
        if path.exists()
        for word in path.read_text(encoding="latin-1").split()
    )


def bases(word: str) -> list[str]:
    """Returns the word, and the words of which it may be a regular form, as of "learn" in "learners"."""
    once = shortened(word)
    return [word, *once, *(base for form in once for base in shortened(form))]


def shortened(word: str) -> list[str]:
    """Returns what is left of a word without a regular ending."""
    found: list[str] = []
    for ending, *instead in (
        ("'s", ""),
        ("s'", "s"),
        ("ies", "y"),
        ("es", ""),
        ("s", ""),
        ("ied", "y"),
        ("ed", "", "e"),
        ("ing", "", "e"),
        ("er", "", "e"),
        ("est", "", "e"),
        ("ly", ""),
    ):
        if word.endswith(ending) and len(word) > len(ending) + 1:
            stem = word.removesuffix(ending)
            found += [stem + letters for letters in instead]
            if len(stem) > 2 and stem[-1] == stem[-2] and ending in ("ed", "ing", "er", "est"):
                found.append(stem[:-1])
    return found


def is_easy(word: str) -> bool:
    """Whether a word is of level everyday or below, in itself or as a regular form."""
    word = word.lower().replace("’", "'")
    if HARD.intersection(bases(word)):
        return False
    known = levels()
    return any(known.get(base, "") in EASY or base in common() - known.keys() for base in bases(word))


def hard_words(text: str, terms: frozenset[str]) -> set[str]:
    """Returns the words of a text that are above level everyday and none of the terms."""
    # An ending such as -tion is no word.
    text = re.sub(r"(?<![^\s(])-\w+", "", text)
    words = {word for word in WORD.findall(text) if len(word) > 2}
    return {word for word in words if word.lower() not in terms and not is_easy(word)}

"""How common words are, by SCOWL's lists and by wordfreq, and which words WordNet has."""

from pathlib import Path

from wordfreq import zipf_frequency

SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
LISTS = ["english", "american", "british", "british_z", "canadian", "australian"]
LEVELS = ["starter", "everyday", "broad", "advanced", "expert", "bee"]
SIZES = [[], [10, 20, 35], [40, 50], [55, 60], [70], [80, 95]]
# The lowest Zipf value of each level but the first: once in 300,000 words, in 3 millions, in 10
# millions, and in 100 millions.
LOWEST = {"everyday": 3.5, "broad": 2.5, "advanced": 2.0, "expert": 1.0}


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n") if path.exists() else []


def sizes() -> dict[str, int]:
    """Returns the number of each word's level by SCOWL's lists."""
    found: dict[str, int] = {}
    for level, numbers in enumerate(SIZES):
        for size in numbers:
            for name in LISTS:
                for word in lines(SCOWL / f"{name}-words.{size}"):
                    found.setdefault(word, level)
    return found


def lemmas() -> set[str]:
    """Returns WordNet's single words."""
    return {
        line.split(" ", 1)[0]
        for part in ["noun", "verb", "adj", "adv"]
        for line in lines(WORDNET / f"index.{part}")
        if line[:1] != " "
    }


def by_frequency(word: str) -> int:
    """Returns the number of a word's level by its Zipf value."""
    zipf = frequency(word)
    names = [name for name, lowest in LOWEST.items() if zipf >= lowest]
    return LEVELS.index(names[0]) if names else LEVELS.index("bee")


def frequency(word: str) -> float:
    """Returns the Zipf value of a word."""
    return zipf_frequency(word, "en")

"""Makes `levels.txt`: the levels of words whose frequency SCOWL's sizes alone don't show.

Run it again after a change of `starter.txt`, `expert.txt`, `undrawn.txt` or the words of
`dictionary.txt`:

    pip install wordfreq
    python levels.py > levels.txt

SCOWL's sizes tell in how many dictionaries a word stands; by them, `appallingly` is as common as
`apple`. So a word also has to be common in texts: wordfreq by Robyn Speer
(https://github.com/rspeer/wordfreq), version 3, whose data may be used under CC BY-SA 4.0, counts
words in books, subtitles, news, encyclopedias and web pages. Its unit is the Zipf value, the
logarithm to base 10 of a word's occurrences in a thousand million words (van Heuven, Mandera,
Keuleers and Brysbaert 2014, doi 10.1080/17470218.2013.850521).

A word gets the rarer one of two levels: that of its smallest SCOWL list, and that of its Zipf
value. `starter` is our own list of words that a child of eight meets. A word of our dictionary that
SCOWL has only among names has the level of its Zipf value.

`expert.txt` names words that are rarer than both say. Words in `undrawn.txt` are never drawn.
Neither are words that occur in no text and that an affix makes of another word.
"""

import re
import textwrap
from pathlib import Path

from wordfreq import zipf_frequency

HERE = Path(__file__).parent
SCOWL = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
LISTS = ["english", "american", "british", "british_z", "canadian", "australian"]
LEVELS = ["starter", "everyday", "broad", "advanced", "expert", "bee"]
SIZES = [[], [10, 20, 35], [40, 50], [55, 60], [70], [80, 95]]
# The lowest Zipf value of each level but the first: once in 300,000 words, in 3 millions, in 10
# millions, and in 100 millions.
LOWEST = {"everyday": 3.5, "broad": 2.5, "advanced": 2.0, "expert": 1.0}
PREFIXES = ["un", "non", "over", "sub", "re", "mis", "out"]
SUFFIXES = ["ness", "less", "like", "er", "or"]


def lines(path: Path) -> list[str]:
    return path.read_text(encoding="utf-8").split("\n") if path.exists() else []


def entries(path: Path) -> set[str]:
    return {line for line in lines(path) if line and not line.startswith("#")}


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


def headwords() -> list[list[str]]:
    """Returns the spellings of each entry of our own dictionary."""
    dictionary = lines(HERE / "dictionary.txt")
    return [line.split(", ") for line in dictionary if line and line[0] not in " #"]


def by_frequency(word: str) -> int:
    """Returns the number of a word's level by its Zipf value."""
    zipf = zipf_frequency(word, "en")
    names = [name for name, lowest in LOWEST.items() if zipf >= lowest]
    return LEVELS.index(names[0]) if names else LEVELS.index("bee")


def bases(word: str) -> list[str]:
    """Returns the words from which a word may be derived."""
    found = [word[len(prefix) :] for prefix in PREFIXES if word.startswith(prefix)]
    for suffix in SUFFIXES:
        stem = word[: -len(suffix)]
        if word.endswith(suffix) and len(stem) > 2:
            found += [stem, stem + "e", stem[:-1] if stem[-1] == stem[-2] else stem]
            found += [stem[:-1] + "y"] if stem[-1] == "i" else []
    return found


def is_unused_derivative(word: str, known: set[str]) -> bool:
    """Returns whether a word is made of another and occurs in no text of wordfreq: `unfastener`."""
    return zipf_frequency(word, "en") == 0 and any(base in known for base in bases(word))


def wrapped(words: list[str]) -> list[str]:
    """Returns lines of words with commas between them."""
    text = ", ".join(word.replace(" ", "_") for word in words)
    return [line.replace("_", " ") for line in textwrap.wrap(text, 108, break_on_hyphens=False)]


def main() -> None:
    starter = entries(HERE / "starter.txt")
    expert = entries(HERE / "expert.txt")
    undrawn = entries(HERE / "undrawn.txt")
    scowl = sizes()
    own = {word for spellings in headwords() for word in spellings}
    for spellings in headwords():
        if not starter.isdisjoint(spellings):
            starter.update(spellings)
    known = lemmas()
    levels: dict[str, list[str]] = {name: [] for name in LEVELS + ["undrawn"]}
    for word in sorted(known | own):
        if word not in own and not (re.fullmatch("[a-z]+", word) and word in scowl):
            continue
        size = scowl.get(word)
        if word in starter:
            level = 0
        elif size is None:
            # The word is a name, or a compound of several words.
            level = max(1, by_frequency(word)) if re.fullmatch("[A-Za-z']+", word) else 2
        else:
            level = max(LEVELS.index("expert") if word in expert else 1, size, by_frequency(word))
        if word not in own and (word in undrawn or is_unused_derivative(word, known)):
            levels["undrawn"].append(word)
        elif level != size:
            levels[LEVELS[level]].append(word)
    print("# The levels of words by SCOWL's size and by wordfreq 3 (Robyn Speer, CC BY-SA 4.0).")
    print("# levels.py makes this file, and says how.")
    for name, words in levels.items():
        print(f"{name}:")
        for line in wrapped(words):
            print(f"  {line}")


if __name__ == "__main__":
    main()

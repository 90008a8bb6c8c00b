"""Makes `levels.txt`: the levels of words whose frequency SCOWL's sizes alone don't show.

Run it again after a change of `starter.txt`, `expert.txt`, `undrawn.txt`, `welcome.txt`,
`origins.txt` or the words of `dictionary.txt`. It needs eSpeak NG, SCOWL and WordNet, as the
program does, and takes some minutes:

    pip install wordfreq
    python levels.py > new.txt && mv new.txt levels.txt

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
Neither are words that occur in no text and that an affix makes of another word. Of the levels
advanced, expert and bee only the words of the group `hard` are drawn: `difficulty/measure.py` says
which these are. The others are found, and asked for by name.
"""

import re
import textwrap
from pathlib import Path

from difficulty.commonness import LEVELS, by_frequency, frequency, lemmas, lines, sizes
from difficulty.measure import Difficulty
from difficulty.sounds import plain

HERE = Path(__file__).parent
PREFIXES = ["un", "non", "over", "sub", "re", "mis", "out"]
SUFFIXES = ["ness", "less", "like", "er", "or"]


def entries(path: Path) -> set[str]:
    return {line for line in lines(path) if line and not line.startswith("#")}


def grouped(path: Path) -> set[str]:
    """Returns the words of a list that has them in groups."""
    rows = [line for line in lines(path) if line.startswith(" ")]
    return {word.strip() for line in rows for word in line.split(",") if word.strip()}


def headwords() -> list[list[str]]:
    """Returns the spellings of each entry of our own dictionary."""
    dictionary = lines(HERE / "dictionary.txt")
    return [line.split(", ") for line in dictionary if line and line[0] not in " #"]


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
    return frequency(word) == 0 and any(base in known for base in bases(word))


def wrapped(words: list[str]) -> list[str]:
    """Returns lines of words with commas between them."""
    text = ", ".join(word.replace(" ", "_") for word in words)
    return [line.replace("_", " ") for line in textwrap.wrap(text, 108, break_on_hyphens=False)]


def main() -> None:
    starter = entries(HERE / "starter.txt")
    expert = entries(HERE / "expert.txt")
    undrawn = entries(HERE / "undrawn.txt")
    unfit = entries(HERE / "unfit.txt")
    welcome = entries(HERE / "welcome.txt")
    foreign = grouped(HERE / "origins.txt")
    scowl = sizes()
    own = {word for spellings in headwords() for word in spellings}
    for spellings in headwords():
        if not starter.isdisjoint(spellings):
            starter.update(spellings)
    known = lemmas()
    groups: dict[str, list[str]] = {name: [] for name in LEVELS + ["undrawn", "hard"]}
    levels: dict[str, int] = {}
    rare: list[str] = []
    accented = {
        word
        for word in scowl
        if plain(word) != word and word.isalpha() and word.islower() and plain(word) in known
    }
    for word in sorted(known | own | accented):
        is_plain = bool(re.fullmatch("[a-z]+", word)) and word in scowl
        if word not in own and not is_plain and word not in accented:
            continue
        size = scowl.get(word)
        if word in starter:
            level = 0
        elif size is None:
            # The word is a name, or a compound of several words.
            level = max(1, by_frequency(word)) if re.fullmatch("[A-Za-z']+", word) else 2
        elif word in accented and word not in own:
            level = size
        else:
            level = max(LEVELS.index("expert") if word in expert else 1, size, by_frequency(word))
        levels[word] = level
        is_unwanted = word in undrawn or is_unused_derivative(word, known)
        if word not in own and level > LEVELS.index("broad"):
            if not is_unwanted and word not in unfit:
                rare.append(word)
        elif word not in own and is_unwanted:
            groups["undrawn"].append(word)
            continue
        if level != size:
            groups[LEVELS[level]].append(word)
    difficulty = Difficulty(scowl, levels, rare)
    groups["hard"] = [
        word
        for word in rare
        if word in welcome or difficulty.is_hard(word, LEVELS[levels[word]], word in foreign)
    ]
    print("# The levels of words by SCOWL's size and by wordfreq 3 (Robyn Speer, CC BY-SA 4.0).")
    print("# levels.py makes this file, and says how.")
    for name, words in groups.items():
        print(f"{name}:")
        for line in wrapped(words):
            print(f"  {line}")


if __name__ == "__main__":
    main()

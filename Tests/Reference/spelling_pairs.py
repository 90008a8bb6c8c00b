"""Prints pairs of spellings of one word, a tab between them.

One belongs to a list of American words, and the other one to a list of British words or of variants. They
begin alike, differ by three letters at most, end as the same form does, and have lemmas with a common
meaning in WordNet.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

LISTS = Path("/usr/share/dict/scowl")
WORDNET = Path("/usr/share/wordnet")
# Rarer words are in larger lists.
LARGEST_LIST = 60
MOST_CHANGES = 3
# Endings of forms, and what takes their place in the lemma.
FORMS = [
    *(("s", ""), ("es", ""), ("ed", ""), ("ed", "e"), ("ing", ""), ("ing", "e"), ("d", "")),
    *(("ies", "y"), ("er", "e"), ("r", ""), ("t", "")),
]


def words_by_category() -> dict[str, set[str]]:
    """The categories of the lists that have each word."""
    categories: dict[str, set[str]] = defaultdict(set)
    for path in LISTS.glob("*-words.*"):
        category, size = path.name.split("-words.")
        if int(size) <= LARGEST_LIST:
            for word in path.read_text(encoding="latin-1").split():
                if re.fullmatch("[a-z]+", word):
                    categories[word].add(category)
    return categories


def meanings_of_lemmas() -> dict[str, set[tuple[str, str]]]:
    meanings: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for part in ("noun", "verb", "adj", "adv"):
        for line in (WORDNET / f"index.{part}").read_text().splitlines():
            if not line.startswith(" "):
                fields = line.split()
                meanings[fields[0]] |= {(part, place) for place in fields[-int(fields[2]) :]}
    return meanings


def lemmas(word: str) -> set[str]:
    """The word and what may be its lemmas."""
    found = {word} | {
        word.removesuffix(ending) + other for ending, other in FORMS if word.endswith(ending)
    }
    return found | {lemma[:-1] for lemma in found if lemma[-2:-1] == lemma[-1:]}


def ending(word: str) -> str:
    """The ending that tells the form of a word."""
    found = [ending for ending in ("ing", "ed", "ly", "ic", "ical", "s") if word.endswith(ending)]
    return found[0] if found else ""


def changes(one: str, other: str) -> int:
    """The number of letters to insert, remove or change."""
    row = list(range(len(other) + 1))
    for letter in one:
        new = [row[0] + 1]
        for (above, beside), wanted in zip(pairwise(row), other):
            new.append(min(above + (letter != wanted), beside + 1, new[-1] + 1))
        row = new
    return row[-1]


def pairs() -> Iterator[tuple[str, str]]:
    categories, meanings = words_by_category(), meanings_of_lemmas()
    everywhere = {word for word, found in categories.items() if "english" in found}
    american = {word for word, found in categories.items() if "american" in found} - everywhere
    british = {
        word
        for word, found in categories.items()
        if any("british" in category or "variant" in category for category in found)
    } - everywhere - american
    beginnings: dict[str, list[str]] = defaultdict(list)
    for word in british:
        beginnings[word[:2]].append(word)

    def share(one: str, other: str) -> bool:
        return any(
            meanings[first] & meanings[second] or (first == second and first in meanings)
            for first in lemmas(one)
            for second in lemmas(other)
        )

    for one in sorted(american):
        near = [
            (changes(one, other), other)
            for other in beginnings[one[:2]]
            if abs(len(one) - len(other)) <= MOST_CHANGES
            and ending(one) == ending(other)
            and share(one, other)
        ]
        if near and min(near)[0] <= MOST_CHANGES:
            yield one, min(near)[1]


if __name__ == "__main__":
    for pair in pairs():
        print(*pair, sep="\t")

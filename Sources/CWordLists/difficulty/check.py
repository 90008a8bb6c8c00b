"""Compares the difficulty of words with real misspellings.

    pip install wordfreq codespell
    python -m difficulty.check

codespell (https://github.com/codespell-project/codespell) lists misspellings that people made in
texts, each with its word. A word that is misspelled in many ways for its frequency is hard. Words
of about the same frequency are put in order of their difficulty, and in ten groups of equal size.
Each line of the output is a group of all frequencies: the mean number of graphemes that a speller
misses, the mean number of misspellings, and the share of words with any. A second table does the
same with words of about the same frequency and the same length.

Nothing of codespell becomes a part of the program.
"""

import importlib.resources
from collections import Counter, defaultdict
from collections.abc import Callable

from difficulty.commonness import LEVELS, by_frequency, frequency, lemmas, sizes
from difficulty.measure import Difficulty

GROUPS = 10
# Rarer words are seldom misspelled, because they are seldom written.
LEAST_ZIPF = 2.5


def misspellings() -> Counter[str]:
    """Returns the number of misspellings of each word. Those of several words don't count."""
    folder = importlib.resources.files("codespell_lib") / "data"
    found: Counter[str] = Counter()
    for line in (folder / "dictionary.txt").read_text(encoding="utf-8").split("\n"):
        words = [word.strip() for word in line.partition("->")[2].split(",") if word.strip()]
        if len(words) == 1:
            found[words[0]] += 1
    return found


def table(
    words: list[str], missed: dict[str, float], count: Counter[str], like: Callable[[str], object]
) -> None:
    """Prints the groups of words, by their difficulty among like words."""
    alike: dict[object, list[str]] = defaultdict(list)
    for word in words:
        alike[like(word)].append(word)
    groups: list[list[str]] = [[] for _ in range(GROUPS)]
    for some in alike.values():
        if len(some) < 2 * GROUPS:
            continue
        for number, word in enumerate(sorted(some, key=lambda word: missed[word])):
            groups[number * GROUPS // len(some)].append(word)
    for group in groups:
        mean = sum(missed[word] for word in group) / len(group)
        errors = sum(count[word] for word in group) / len(group)
        share = sum(count[word] > 0 for word in group) / len(group)
        print(f"{mean:.2f}\t{errors:.2f}\t{share:.0%}")


def main() -> None:
    scowl = sizes()
    known = {word for word in lemmas() if word in scowl and word.isalpha() and word.isascii()}
    levels = {word: max(scowl[word], by_frequency(word)) for word in sorted(known)}
    words = [
        word
        for word, level in levels.items()
        if len(word) > 3 and level < LEVELS.index("expert") and frequency(word) >= LEAST_ZIPF
    ]
    difficulty = Difficulty(scowl, levels, [])
    missed = {word: difficulty.missed(word) for word in words}
    count = misspellings()
    print("missed\tmisspellings\tmisspelled")
    table(words, missed, count, lambda word: int(4 * frequency(word)))
    print("of one length")
    table(words, missed, count, lambda word: (int(2 * frequency(word)), len(word)))


if __name__ == "__main__":
    main()

"""How far the letters of a word are from what its sounds let a speller write."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterator
from pathlib import Path

from difficulty.sounds import Sound

TABLE = Path(__file__).parents[2] / "Practice" / "Graphemes" / "GraphemeTable.swift"
# The sounds of the table that are two sounds of a pronunciation.
GROUPS = {
    "ks": ("k", "s"), "ɡz": ("ɡ", "z"), "kw": ("k", "w"), "juː": ("j", "uː"), "jʊ": ("j", "ʊ"),
    "jə": ("j", "ə"), "wʌ": ("w", "ʌ"), "wɑː": ("w", "ɑː"), "əl": ("ə", "l"),
}  # fmt: skip
# Spellings that the table lacks, because they are in few common words.
FOREIGN = {
    "iː": "ae oe eu", "ɪ": "e a i y", "ə": "i y e a o u", "ɔː": "o ough augh au aw a", "uː": "u",
    "jʊ": "u", "juː": "u", "s": "z", "h": "ch x j", "k": "kh g", "ɡ": "gue", "ŋ": "ngue",
    "ɛ": "ae oe", "oʊ": "eaux", "ʃ": "sch sc", "ʒ": "j g", "l": "lh", "w": "gu", "n": "gn cn",
}  # fmt: skip
# The costs of the ways from letters to sounds; a reading of the table costs 2 to 10.
SILENT_E, SILENT, UNWRITTEN, OTHER_SOUND, OTHER_CLASS = 6, 12, 12, 14, 24
VOWEL_LETTERS = "aeiouy"
LONGEST_GRAPHEME = 4

# A grapheme of a word: its letters, and the names of its sounds.
Grapheme = tuple[str, tuple[str, ...]]


def readings() -> dict[str, list[tuple[tuple[str, ...], int]]]:
    """Returns the sounds of each grapheme with their costs, from the program's own table."""
    text = TABLE.read_text(encoding="utf-8")
    start, end = "static let spellings", "private static let phonetic"
    text = text[text.index(start) : text.index(end)].replace("\\\n", "")
    found: dict[str, list[tuple[tuple[str, ...], int]]] = defaultdict(list)

    def add(grapheme: str, sound: str, rank: int) -> None:
        parts = GROUPS.get(sound, (sound,))
        if all(parts != other for other, _ in found[grapheme]):
            found[grapheme].append((parts, 2 + min(rank, 8)))

    row = r'\(\s*\.([^\s,]+),\s*(?:"""(.*?)"""|"([^"\n]*)")'
    for sound, long, short in re.findall(row, text, re.DOTALL):
        for rank, grapheme in enumerate((long or short).replace("|", " ").split()):
            add(grapheme, sound, rank)
    for sound, graphemes in FOREIGN.items():
        for grapheme in graphemes.split():
            add(grapheme, sound, 7)
    return found


class Parser:
    """Divides words into graphemes, by the cheapest way through the letters and the sounds."""

    def __init__(self) -> None:
        self.readings = readings()

    def graphemes(self, word: str, sounds: list[Sound]) -> list[Grapheme]:
        """Returns the graphemes of a word without accents. Silent letters belong to the grapheme
        before them, or to the first one."""
        steps = self.steps(word, sounds, False) or self.steps(word, sounds, True)
        found: list[Grapheme] = []
        letters, names = "", ()
        for (i, k), (j, m) in zip(steps, steps[1:]):
            heard = tuple(sound.name for sound in sounds[k:m])
            if i < j and not heard and found:
                found[-1] = (found[-1][0] + word[i:j], found[-1][1])
                continue
            letters, names = letters + word[i:j], names + heard
            if letters and names:
                found.append((letters, names))
                letters, names = "", ()
        if found:
            found[-1] = (found[-1][0] + letters, found[-1][1] + names)
        return found

    def steps(self, word: str, sounds: list[Sound], is_loose: bool) -> list[tuple[int, int]]:
        """Returns the places of the way, each a number of letters and of sounds.

        - is_loose: whether letters may also stand for sounds that they have in no other word. If
          not, there may be no way; then the list is empty.
        """
        ways: dict[tuple[int, int], tuple[int, tuple[int, int]]] = {(0, 0): (0, (0, 0))}

        def reach(start: tuple[int, int], letters: int, heard: int, price: int) -> None:
            end = (start[0] + letters, start[1] + heard)
            cost = ways[start][0] + price
            if end not in ways or cost < ways[end][0]:
                ways[end] = (cost, start)

        for i in range(len(word) + 1):
            fitting = [
                (length, self.readings[word[i : i + length]])
                for length in range(1, min(LONGEST_GRAPHEME, len(word) - i) + 1)
                if word[i : i + length] in self.readings
            ]
            for k in range(len(sounds) + 1):
                if (i, k) not in ways:
                    continue
                if k < len(sounds) and (is_loose or sounds[k].name.startswith("ə")):
                    reach((i, k), 0, 1, UNWRITTEN)
                if i == len(word):
                    continue
                reach((i, k), 1, 0, SILENT_E if word[i] == "e" and i > 1 else SILENT)
                if is_loose and k < len(sounds):
                    fits = (word[i] in VOWEL_LETTERS) == sounds[k].is_vowel
                    reach((i, k), 1, 1, OTHER_SOUND if fits else OTHER_CLASS)
                for length, choices in fitting:
                    for parts, price in choices:
                        heard = sounds[k : k + len(parts)]
                        if len(heard) == len(parts) and all(
                            part in sound.choices for part, sound in zip(parts, heard)
                        ):
                            reach((i, k), length, len(parts), price)
        place = (len(word), len(sounds))
        if place not in ways:
            return []
        path = [place]
        while place != (0, 0):
            place = ways[place][1]
            path.append(place)
        return path[::-1]


class Speller:
    """A speller who knows how the common words write each sound, but not the word itself."""

    def __init__(self) -> None:
        self.parser = Parser()
        self.counts: dict[tuple, Counter[str]] = defaultdict(Counter)
        self.known: set[str] = set()

    def learn(self, word: str, sounds: list[Sound]) -> None:
        """Counts the graphemes of a common word."""
        self.known.add(word)
        for letters, places in self.places(word, sounds):
            for place in places:
                self.counts[place][letters] += 1

    def mistakes(self, word: str, sounds: list[Sound]) -> float:
        """Returns the number of graphemes that the speller is expected to miss: the sum of each
        one's chance of being another one. A word that the speller knows is not counted."""
        own = 1 if word in self.known else 0
        return sum(
            1 - self.chance(letters, places, own) for letters, places in self.places(word, sounds)
        )

    def chance(self, letters: str, places: list[tuple], own: int) -> float:
        """Returns the chance that the speller writes a grapheme.

        The share in the closest place counts, and the shares in the wider ones as much as new
        graphemes come there: Witten and Bell, IEEE Transactions on Information Theory 37, 1991.
        """
        chance = 0.0001
        for place in places:
            counts = self.counts.get(place, Counter())
            total = sum(counts.values()) - own
            if total <= 0:
                continue
            count = counts[letters] - own
            kinds = len(counts) - (1 if own and count == 0 else 0)
            chance = (max(count, 0) + kinds * chance) / (total + kinds)
        return chance

    def places(self, word: str, sounds: list[Sound]) -> Iterator[tuple[str, list[tuple]]]:
        """Yields each grapheme with its places, the wider before the closer: its sounds; these with
        their stress, at the beginning, in the middle or at the end; these before a sound."""
        graphemes = self.parser.graphemes(word, sounds)
        for number, (letters, names) in enumerate(graphemes):
            last = len(graphemes) - 1
            part = "first" if number == 0 else "last" if number == last else "middle"
            following = graphemes[number + 1][1][0] if number < last else "end"
            bare = tuple(name.rstrip("01") for name in names)
            yield letters, [(bare,), (names, part), (names, part, following)]

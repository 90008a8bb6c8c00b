"""Reads what says which words a language has: dictionaries, lists of valid words, frequencies.

All of these may be passed on under their licences; `words.py` names them in each table. It needs
them in one folder:

    pip download --no-deps -d . spacy-lookups-data==1.0.5 german-nouns==1.2.5
    for package in *.whl; do unzip $package; done
    git clone https://github.com/OpenTaal/opentaal-wordlist
    git clone https://github.com/doozan/spanish_data
    for language in deu fra ita nld por spa; do
      apt-get download $(apt-cache pkgnames dict-freedict-$language)
      apt-get download dict-freedict-eng-$language
    done
    apt-get download wngerman wspanish wfrench witalian wportuguese wbrazilian wdutch \\
      hunspell-de-de hunspell-es hunspell-fr-classical hunspell-it hunspell-nl hunspell-pt-pt \\
      hunspell-pt-br
    for package in *.deb; do dpkg -x $package .; done
"""

import csv
import gzip
import json
import re
from collections import Counter
from pathlib import Path

DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


class Sources:
    """The folder with all sources."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    # Debian's packages

    def valid(self, name: str) -> set[str]:
        """Returns the words and forms of one of Debian's word lists: `ngerman`."""
        text = (self.folder / "usr/share/dict" / name).read_bytes()
        try:
            return set(text.decode("utf-8").split("\n"))
        except UnicodeDecodeError:
            return set(text.decode("iso-8859-1").split("\n"))

    def hunspell(self, name: str) -> dict[str, str]:
        """Returns the stems of a hunspell dictionary, each with what stands behind it."""
        text = (self.folder / f"usr/share/hunspell/{name}.dic").read_text(encoding="utf-8-sig")
        found: dict[str, str] = {}
        for line in text.split("\n")[1:]:
            word, _, rest = line.replace("\t", "/", 1).partition("/")
            found[word] = (found[word] + " " + rest) if word in found else rest
        return found

    def pairs(self, pattern: str) -> list[str]:
        """Returns the names of FreeDict's dictionaries like a pattern: `spa-*`."""
        files = (self.folder / "usr/share/dictd").glob(f"freedict-{pattern}.index")
        return sorted(file.stem.removeprefix("freedict-") for file in files)

    def freedict(self, pair: str) -> list[str]:
        """Returns the entries of a FreeDict dictionary."""
        start = self.folder / f"usr/share/dictd/freedict-{pair}"
        text = gzip.open(f"{start}.dict.dz").read()
        places = set()
        for line in Path(f"{start}.index").read_text(encoding="utf-8").split("\n"):
            name, _, place = line.partition("\t")
            if place and not name.startswith("00"):
                places.add(tuple(place.split("\t")[:2]))
        found = []
        for offset, length in places:
            first = number(offset)
            found.append(text[first : first + number(length)].decode("utf-8"))
        return found

    # Other packages

    def spacy(self, name: str) -> dict:
        """Returns a table of lemmas of spacy-lookups-data: `es_lemma_index`."""
        with gzip.open(self.folder / f"spacy_lookups_data/data/{name}.json.gz") as file:
            return json.load(file)

    def german_nouns(self) -> dict[str, set[str]]:
        """Returns the nouns of the German Wiktionary, each with its kinds: `Toponym`."""
        found: dict[str, set[str]] = {}
        with open(self.folder / "german_nouns/nouns.csv", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                found.setdefault(row["lemma"], set()).update(row["pos"].split(","))
        return found

    def opentaal(self) -> set[str]:
        path = self.folder / "opentaal-wordlist/elements/basiswoorden-gekeurd.txt"
        return set(path.read_text(encoding="utf-8").split("\n"))

    def spanish_lemmas(self) -> dict[str, set[str]]:
        """Returns the lemmas of spanish_data, each with its parts of speech."""
        found: dict[str, set[str]] = {}
        with open(self.folder / "spanish_data/frequency.csv", encoding="utf-8") as file:
            for row in csv.DictReader(file):
                found.setdefault(row["spanish"], set()).add(row["pos"])
        return found


def number(digits: str) -> int:
    """Returns the value of a number in dictd's base 64."""
    value = 0
    for digit in digits:
        value = value * 64 + DIGITS.index(digit)
    return value


def headword(entry: str) -> tuple[list[str], str]:
    """Returns the spellings of an entry's headword, and its part of speech, if it names one."""
    first = entry.split("\n", 1)[0]
    part = re.search("<([^<>]*)>", first)
    spelling = re.split(r" /|  ?<", first, maxsplit=1)[0].strip()
    return spelling.split(", "), part.group(1) if part else ""


def translations(entry: str) -> list[str]:
    """Returns the translations of an entry that are one word."""
    found = []
    for line in entry.split("\n")[1:]:
        if line.startswith(("  ", '"', " see:", " Synonym")):
            continue
        line = re.sub(r"\([^()]*\)|\[[^\[\]]*\]|<[^<>]*>|^ ?\d+\.", "", line)
        found += [item.strip() for item in re.split("[,;]", line)]
    return [item for item in found if item and " " not in item]


def headwords(sources: Sources, pairs: list[str]) -> dict[str, Counter[str]]:
    """Returns the headwords of several dictionaries, each with how often it is which part."""
    found: dict[str, Counter[str]] = {}
    for pair in pairs:
        for entry in sources.freedict(pair):
            spellings, part = headword(entry)
            found.setdefault(spellings[0], Counter())[part.split(",")[0]] += 1
    return found


def targets(sources: Sources, pairs: list[str]) -> Counter[str]:
    """Returns the translations in several dictionaries, each with how many entries have it."""
    found: Counter[str] = Counter()
    for pair in pairs:
        for entry in sources.freedict(pair):
            found.update(set(translations(entry)))
    return found

"""The sounds of words, as eSpeak NG says them: what the learner hears."""

import subprocess
import unicodedata
from dataclasses import dataclass

VOWELS = set("æaɛeɪɒʌʊiuɔɑoəɐᵻɚɜ")
# The sounds of two signs, and those of one sign, by their names in `GraphemeTable.swift`.
PAIRS = {
    "tʃ": "tʃ", "dʒ": "dʒ", "eɪ": "eɪ", "aɪ": "aɪ", "aʊ": "aʊ", "ɔɪ": "ɔɪ", "oʊ": "oʊ",
    "əʊ": "oʊ", "iə": "ɪə", "eə": "eə", "ʊə": "ʊə",
}  # fmt: skip
SIGNS = {
    "p": "p", "b": "b", "t": "t", "ʔ": "t", "ɾ": "t d", "d": "d", "k": "k", "x": "k", "ɡ": "ɡ",
    "g": "ɡ", "f": "f", "v": "v", "θ": "θ", "ð": "ð", "s": "s", "z": "z", "ʃ": "ʃ", "ʒ": "ʒ",
    "h": "h", "ç": "h", "m": "m", "n": "n", "ŋ": "ŋ", "l": "l", "ɫ": "l", "ɬ": "l", "ɹ": "ɹ",
    "r": "ɹ", "j": "j", "w": "w", "ʍ": "w", "æ": "æ", "a": "æ", "ɛ": "ɛ", "e": "ɛ eɪ", "ɪ": "ɪ",
    "ɒ": "ɒ", "ʌ": "ʌ", "ʊ": "ʊ", "i": "iː", "u": "uː", "ɔ": "ɔː ɒ", "ɑ": "ɒ ɑː", "o": "ɔː oʊ",
    "ə": "ə", "ɐ": "ə", "ᵻ": "ə", "ɚ": "ɚ", "ɜ": "ɜː",
}  # fmt: skip
# Signs that listeners don't tell apart.
SAME = {"ɐ": "ə", "ᵻ": "ɪ", "əʊ": "oʊ"}


@dataclass(frozen=True)
class Sound:
    """A sound of a word."""

    # The sound that is heard; an unstressed vowel is another sound than a stressed one.
    name: str
    # The sounds in the table of graphemes that this may be. An unstressed ɪ may also be ə.
    choices: frozenset[str]
    is_vowel: bool

    @property
    def quality(self) -> str:
        """The sound without its stress."""
        return self.name.rstrip("01")


def plain(word: str) -> str:
    """Returns a word without accents."""
    parts = unicodedata.normalize("NFD", word)
    return "".join(letter for letter in parts if not unicodedata.combining(letter))


def spoken(words: list[str]) -> dict[str, str]:
    """Returns the pronunciations of words in IPA, as the voice en-us says each of them alone."""
    found: dict[str, str] = {}
    for start in range(0, len(words), 2000):
        some = words[start : start + 2000]
        # A blank line ends a sentence, and each sentence becomes a line.
        said = subprocess.run(
            ["espeak-ng", "-q", "--ipa", "-v", "en-us"],
            input="\n\n".join(some) + "\n", capture_output=True, text=True, check=True,
        )  # fmt: skip
        lines = [line.strip() for line in said.stdout.split("\n") if line.strip()]
        if len(lines) != len(some):
            raise ValueError(f"espeak-ng says {len(lines)} of {len(some)} words from {some[0]} on")
        found.update(zip(some, lines))
    return found


def sounds(ipa: str) -> list[Sound]:
    """Returns the sounds of a pronunciation. Signs of no sound are skipped."""
    found: list[Sound] = []
    is_stressed = False
    place = 0
    while place < len(ipa):
        sign = ipa[place]
        place += 1
        if sign in "ˈˌ":
            is_stressed = True
            continue
        if sign == "\u0329" and found:  # A syllabic consonant: its letters have a vowel before it.
            found.insert(-1, Sound("ə0", frozenset({"ə"}), is_vowel=True))
            continue
        if ipa[place - 1 : place + 1] in PAIRS:
            sign = ipa[place - 1 : place + 1]
            place += 1
            choices = {PAIRS[sign]}
        elif sign in SIGNS:
            choices = set(SIGNS[sign].split())
        else:
            continue
        name = sign
        if ipa[place : place + 1] == "ː":
            name += "ː"
            place += 1
        # Before a vowel the engine writes the r of ɚ again, but the letters have it once.
        if name == "ɚ" and ipa[place : place + 1] == "ɹ":
            name, choices = "ə", {"ə"}
        name = SAME.get(name, name)
        is_vowel = sign[0] in VOWELS
        if is_vowel:
            if name == "ɪ" and not is_stressed:
                choices |= {"ɪ", "ə"}
            name += "1" if is_stressed else "0"
            is_stressed = False
        found.append(Sound(name, frozenset(choices), is_vowel))
    return found

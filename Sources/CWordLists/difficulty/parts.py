"""Words that are made of known words by rule, so that nothing in them is new to spell."""

from collections.abc import Callable, Container, Iterator

from difficulty.sounds import Sound

# Endings that leave the word before them as it is, apart from the rules for e, y and doubling.
ENDINGS = set(
    """
    ability able ableness ably al alisation alise alism alist ality alization alize ally berry
    bird dom ed edly edness eer er ers es ese esque est fish fold free ful fully fulness hood
    ibility ier iest ification ified ifier ify ily iness ing ingly ings isable isation ise ised
    iser ish ishly ishness ising ism ist istic istical istically ity izable ization ize ized izer
    izing less lessly lessness let like ling ly man men ment ments monger most ness nesses or
    phile phobe phobia phobic proof s ship some ward wards wise woman women worthy y
    """.split()
)
# Endings before which also a word that no text has tells the whole spelling.
PLAIN_ENDINGS = set("less ly ness".split())
# Endings of learned words: in some of them a letter of the ending can't be heard.
LEARNED_ENDINGS = set(
    """
    age an ance ancy ant ary ate ated ation ational ative ator ee en ence ency ent ery ess ette
    graphy ian ic ical ically ion ional ionist ious ive ively iveness ivity logical logist
    logy mania maniac meter metry ology ory ous ously ousness ry scope scopic scopy
    """.split()
)
PREFIXES = set(
    """
    aero agro anti astro audio auto bio by cardio chemo counter cyber down eco electro ethno foot
    fore geo hand head hydro hyper immuno infra intra macro mega micro mid mini mis mono multi neuro
    non off on out over petro photo poly pre pseudo psycho quasi radio re self semi socio step super
    supra techno tele thermo turbo ultra un under up vice
    """.split()
)
LEARNED_PREFIXES = set(
    """
    a ante arch be bi co de dis em en extra hetero homo il im in inter ir iso meta ortho para peri
    post proto retro sub trans tri uni
    """.split()
)
# Prefixes that stand before any word, also before one that no list has: unshakable.
FREE_PREFIXES = set("anti counter non out over post pre self un under".split())
# The short words that compounds have as parts.
SHORT_PARTS = set("at by in it off on ox to up".split())
# Second parts whose vowel is unstressed in compounds.
WEAK_PARTS = set("board body day land like man men some ward".split())
# Pairs of vowels and of consonants that one word may have for the other in a compound.
ALIKE = [{"t", "d", "ɾ"}, {"ə", "ɪ", "ɚ", "i"}, {"oː", "ɔː", "ɔ", "ɑː", "ɑ"}]
VOICELESS = {"z": "s", "d": "t", "ɾ": "t", "ð": "θ", "v": "f"}
# Consonants that espeak-ng has or lacks by the place.
FLEETING = set("ɹhrj")
LONG = 8


class Parts:
    """The words from which others are made: the known ones, and all that the dictionary has."""

    def __init__(
        self,
        known: set[str],
        listed: Container[str],
        zipf: Callable[[str], float],
        sounds: dict[str, list[Sound]],
    ) -> None:
        self.known = known
        self.listed = listed
        self.zipf = zipf
        self.sounds = sounds

    def regular(self, word: str) -> tuple[str, str] | None:
        """Returns the parts of a regular derivative or of a compound of common words."""
        if word.endswith(("ization", "isation")):
            return word[:-7], word[-7:]
        return (
            self.stem(word, ENDINGS) or self.prefixed(word, PREFIXES) or self.unlisted(word)
            or self.compound(word)
        )  # fmt: skip

    def learned(self, word: str) -> tuple[str, str] | None:
        """Returns the parts of a learned derivative, whose joint may be hard to spell."""
        return self.stem(word, LEARNED_ENDINGS) or self.prefixed(word, LEARNED_PREFIXES)

    def within(self, words: list[str]) -> set[str]:
        """Returns the known words that begin or end other words."""
        return {
            part
            for word in words
            for place in range(1, len(word))
            for part in (word[:place], word[place:])
            if part in self.known and self.zipf(part) >= 1.5
        }

    def is_known(self, word: str, least: float) -> bool:
        return len(word) > 2 and word in self.known and self.zipf(word) >= least

    def stem(self, word: str, endings: set[str]) -> tuple[str, str] | None:
        """Returns a known word and the ending that makes the word of it."""
        for start in range(2, len(word)):
            ending = word[start:]
            if ending in endings:
                for stem in stems(word[:start], ending):
                    if stem == word:
                        continue
                    if self.is_known(stem, 0.9) or (
                        ending in PLAIN_ENDINGS and stem in self.listed
                    ):
                        return stem, ending
        return None

    def prefixed(self, word: str, prefixes: set[str]) -> tuple[str, str] | None:
        """Returns a prefix and the known word after it, which sounds as it does alone."""
        for end in range(1, len(word) - 2):
            rest = word[end:]
            if word[:end] in prefixes and self.is_known(rest, 1.5):
                whole, part = self.sounds.get(word), self.sounds.get(rest)
                if not whole or not part or are_alike(whole[-len(part) :], part):
                    return word[:end], rest
        return None

    def unlisted(self, word: str) -> tuple[str, str] | None:
        """Returns a prefix and a word or regular derivative after it: un + shakable."""
        for end in range(2, len(word) - 3):
            prefix, rest = word[:end], word[end:]
            if prefix in FREE_PREFIXES and (
                rest in self.known or self.stem(rest, ENDINGS) or self.compound(rest)
            ):
                return prefix, rest
        return None

    def compound(self, word: str) -> tuple[str, str] | None:
        """Returns two common words that stand and sound one after the other: dock + worker."""
        for end in range(2, len(word) - 1):
            parts = word[:end], word[end:]
            if all(
                (len(part) > 2 or part in SHORT_PARTS)
                and part in self.known
                and self.zipf(part) >= 2
                for part in parts
            ) and self.sounds_like(word, *parts):
                return parts
        return None

    def sounds_like(self, word: str, first: str, second: str) -> bool:
        """Returns whether a word sounds as two others together. In a long word the voice may say
        the vowels in another way."""
        if any(part not in self.sounds for part in (word, first, second)):
            return False
        whole, parts = self.sounds[word], self.sounds[first] + self.sounds[second]
        return are_alike(whole, parts, second in WEAK_PARTS) or (
            len(word) >= LONG and consonants(whole) == consonants(parts)
        )


def stems(start: str, ending: str) -> Iterator[str]:
    """Yields the words that with an ending may become the letters before it and the ending."""
    yield start
    if ending[0] in "aeiouy":
        yield start + "e"
        yield start + "y"
        if len(start) > 2 and start[-1] == start[-2] and start[-1] not in "aeiou":
            yield start[:-1]
        if start.endswith("ick"):
            yield start[:-1]
    if start.endswith("i"):
        yield start[:-1] + "y"
    if ending in ("ly", "able", "ably"):
        yield start + "le"
        yield start + "e"
        if start.endswith("l"):
            yield start + "l"
    if ending == "ly" and start.endswith("al"):
        yield start[:-2]
    if ending in ("ability", "ibility"):
        yield start + ending[0] + "ble"


def are_alike(one: list[Sound], other: list[Sound], is_weak: bool = False) -> bool:
    """Returns whether two pronunciations are the same, apart from stress.

    - is_weak: whether the first one may have a weak vowel for any other.
    """
    return len(one) == len(other) and all(
        sound.quality == wanted.quality
        or any({sound.quality, wanted.quality} <= group for group in ALIKE)
        or is_weak and sound.quality in ("ə", "ɪ")
        for sound, wanted in zip(one, other)
    )


def consonants(sounds: list[Sound]) -> list[str]:
    """Returns the consonants of a pronunciation, without their voice."""
    return [
        VOICELESS.get(sound.name, sound.name)
        for sound in sounds
        if not sound.is_vowel and sound.name not in FLEETING
    ]

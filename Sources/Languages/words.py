"""Makes the tables of words to spell: `German/words.txt` and its like for five more languages.

Run it again after a change of a `starter.txt` or an `undrawn.txt`. `sources.py` says what it needs
and where that comes from. It takes some minutes:

    pip install wordfreq==3.1.1 simplemma==2.0.0
    python words.py SOURCES

A word is taken if several dictionaries that know nothing of each other have it as a headword, if a
list of valid words has it, and if it is no form of another such word. Its level is its Zipf value,
the logarithm to base 10 of the occurrences in a thousand million words, of the word and of those
forms of it that are no headwords themselves. The steps are much like those of the English levels.
"""

import math
import re
import sys
import textwrap
from collections import Counter, defaultdict
from dataclasses import dataclass
from pathlib import Path

from simplemma.strategies import DictionaryLookupStrategy
from wordfreq import get_frequency_dict, zipf_frequency

from sources import Sources, headword, headwords, targets, translations

HERE = Path(__file__).parent
LEVELS = ["starter", "everyday", "broad", "advanced", "expert", "bee"]
# The lowest Zipf value of each level. The words of `starter` are those of `starter.txt`. The first
# two steps are those of English (CWordLists/difficulty/commonness.py). Of English's rarer words
# only the hard ones are drawn, by dictionaries more than by frequency: the middle half of advanced
# has 2.15 to 2.53, of expert 1.35 to 2.05, of bee 0 to 1.61. Here, dictionaries agree on few words
# below 1.5, so that the steps are a little higher. Words below `expert` must be translated often in
# Wiktionary (TRANSLATED): many others are out of use.
LOWEST = {"everyday": 3.5, "broad": 2.5, "advanced": 2.25, "expert": 1.9}
# A word with a hyphen is counted by wordfreq as if its parts met by chance.
HYPHEN = 1.5


@dataclass
class Language:
    """One language: its names, its sources, and how many of them must agree."""

    name: str
    code: str
    freedict: str
    valid: list[str]
    letters: str
    # FreeDict dictionaries that don't come from Wiktionary.
    older: list[str]
    needed: int


LANGUAGES = [
    Language(
        "German", "de", "deu", ["ngerman"], "A-Za-zÄÖÜäöüßéèêàçñ", "ita nld por kur tur".split(), 4
    ),
    Language("Spanish", "es", "spa", ["spanish"], "a-záéíóúüñ", "eng por".split(), 3),
    Language(
        "French", "fr", "fra", ["french"], "a-zàâäçéèêëîïôöùûüÿœæñ'-", "nld bre".split(), 3
    ),
    Language("Italian", "it", "ita", ["italian"], "a-zàèéìíîòóùú", "deu eng".split(), 3),
    Language(
        "Portuguese",
        "pt",
        "por",
        ["portuguese", "brazilian"],
        "a-záâãàçéêíóôõúü-",
        "deu eng".split(),
        3,
    ),
    Language("Dutch", "nl", "nld", ["dutch"], "a-zàáâäçèéêëíîïñóôöúûü'-", "deu eng fra".split(), 3),
]
STEMS = {"spa": "es_ES", "ita": "it_IT", "por": "pt_BR"}
LARGE = {"deu": ["deu-eng"], "spa": ["spa-deu", "spa-ast"]}
HUNSPELL = {"de": "de_DE", "es": "es_ES", "fr": "fr", "it": "it_IT", "nl": "nl"}
AGREEMENT = str.maketrans("üô", "uo")
WORD_LISTS = {
    "de": "wngerman",
    "es": "wspanish",
    "fr": "wfrench",
    "it": "witalian",
    "pt": "wportuguese and wbrazilian",
    "nl": "wdutch",
}
LEXICONS = {
    "de": "hunspell-de-de (GPL), german-nouns 1.2.5 (German Wiktionary, CC BY-SA 4.0)",
    "es": "hunspell-es (GPL, LGPL, MPL), spanish_data (Jeff Doozan, CC BY-SA 3.0)",
    "fr": "hunspell-fr (Dicollecte, MPL 2.0)",
    "it": "hunspell-it (GPL 3), Morph-it! (Marco Baroni and Eros Zanchetta, CC BY-SA 2.0, LGPL)",
    "pt": "hunspell-pt-pt (GPL, LGPL, MPL), hunspell-pt-br (LGPL, MPL)",
    "nl": "OpenTaal (https://opentaal.org, BSD and CC BY 3.0)",
}
# In how many of FreeDict's dictionaries made of Wiktionary a headword must stand to be more than a
# form of another, or to be of use though it is rare: elsewhere, few words are translated.
TRANSLATED = {"de": 3, "fr": 3, "it": 3, "nl": 4}
FRENCH_PARTS = re.compile(r"po:(nom|adj|v[123]|adv|interj|prep|cj|pro|det|nb)")
NAMES = {"Toponym", "Vorname", "Eigenname", "Straßenname", "Abkürzung", "Buchstabe"}


def entries(path: Path) -> set[str]:
    lines = path.read_text(encoding="utf-8").split("\n") if path.exists() else []
    return {line for line in lines if line and not line.startswith("#")}


def dutch(text: str) -> str:
    """Returns a text with ij as two letters."""
    return text.replace("ĳ", "ij").replace("Ĳ", "IJ")


def evidence(sources: Sources, language: Language) -> list[set[str]]:
    """Returns the headwords of each dictionary of a language."""
    code = language.freedict
    older = [f"{code}-{other}" for other in language.older]
    large = LARGE.get(code, [])
    rest = [pair for pair in sources.pairs(f"{code}-*") if pair not in older + large]
    found = [set(headwords(sources, older))]
    found += [with_parts(headwords(sources, [pair])) for pair in large]
    counts = targets(sources, sources.pairs(f"*-{code}"))
    found.append({word for word, count in counts.items() if count > 1})
    found.append(set(headwords(sources, rest)))
    found.append(lexicon(sources, language))
    if code in STEMS:
        found.append(set(sources.hunspell(STEMS[code])))
    if code == "nld":
        found = [{dutch(word) for word in words} for words in found]
    return found


def with_parts(words: dict[str, Counter[str]]) -> set[str]:
    """Returns the headwords whose part of speech is told, if the dictionary tells any.

    Ding's dictionary has inflected forms as headwords without a part of speech.
    """
    told = {word for word, parts in words.items() if parts.keys() - {"", "pl", "past", "pres"}}
    return told or set(words)


def names(sources: Sources, language: Language) -> set[str]:
    """Returns names of people and places, and abbreviations."""
    code = language.freedict
    wiktionary = headwords(sources, sources.pairs(f"{code}-*"))
    found = {word for word, parts in wiktionary.items() if parts["pn"] * 2 > parts.total()}
    if language.code == "de":
        common = {
            spelling
            for entry in sources.freedict("deu-eng")
            if any(translation[:1].islower() for translation in translations(entry))
            for spelling in headword(entry)[0]
        }
        nouns = sources.german_nouns().items()
        found |= {word for word, kinds in nouns if kinds & NAMES and word not in common}
    return found


def lexicon(sources: Sources, language: Language) -> set[str]:
    """Returns the lemmas of the source that knows a language best, without names."""
    match language.code:
        case "de":
            nouns = sources.german_nouns()
            stems = {word for word in sources.hunspell("de_DE") if word[:1].islower()}
            return stems | set(nouns)
        case "es":
            return {
                word
                for word, parts in sources.spanish_lemmas().items()
                if parts - {"prop", "none", "letter", "prefix", "contraction", "phrase"}
            }
        case "fr":
            stems = sources.hunspell("fr")
            return {word for word, rest in stems.items() if FRENCH_PARTS.search(rest)}
        case "it":
            tables = "noun verb adj adv adp det num other pron".split()
            found = [sources.spacy(f"it_lemma_lookup_{table}") for table in tables]
            return {word for table in found for word, lemma in table.items() if word == lemma}
        case "pt":
            stems = sources.hunspell("pt_PT")
            return {word for word, rest in stems.items() if "CAT=" in rest and "CAT=np" not in rest}
        case _:
            return sources.opentaal()


def lemmas(sources: Sources, language: Language) -> dict[str, set[str]]:
    """Returns what each form may be a form of."""
    found: dict[str, set[str]] = defaultdict(set)
    for form, lemma in sources.spacy(f"{language.code}_lemma_lookup").items():
        found[form].update(lemma if isinstance(lemma, list) else [lemma])
    if language.code == "it":
        for table in "noun verb adj".split():
            for form, lemma in sources.spacy(f"it_lemma_lookup_{table}").items():
                found[form].add(lemma)
    return found


def candidates(sources: Sources, language: Language) -> dict[str, int]:
    """Returns the words that dictionaries agree on, each with how many."""
    votes: Counter[str] = Counter()
    for words in evidence(sources, language):
        votes.update(words)
    pattern = re.compile(f"[{language.letters}]{{2,}}")
    valid = [sources.valid(name) for name in language.valid]
    if language.code == "it":
        # Two of our Italian sources share much: a word that the third lacks needs one more.
        votes.update(valid[0] & votes.keys())
    if language.code in HUNSPELL:
        # Debian's lists lack some stems: Quelle, and all French words with œ.
        valid[0] |= set(sources.hunspell(HUNSPELL[language.code]))
    if language.code == "pt":
        # Debian's Brazilian list is spelled as before the agreement of 1990 (idéia, tranqüilo), that
        # of Portugal as after it.
        valid[1] |= {word.translate(AGREEMENT) for word in valid[1]}
        valid[1] |= {word.replace("éi", "ei").replace("ói", "oi") for word in valid[1]}
    return {
        word: count
        for word, count in votes.items()
        if count >= language.needed
        and pattern.fullmatch(word)
        and not re.search("[A-Z]", word[1:])
        and all(word in words or "-" in word for words in valid)
    }


def tokens(word: str) -> str:
    """Returns a word as wordfreq counts it: in lower case, ß as ss."""
    return word.casefold()


def zipf_values(language: Language, words: set[str]) -> dict[str, float]:
    """Returns the Zipf value of each word with those of its forms that are no headwords."""
    known = {tokens(word) for word in words}
    lookup = DictionaryLookupStrategy()
    sums: Counter[str] = Counter()
    for form, frequency in get_frequency_dict(language.code, wordlist="large").items():
        if language.code == "de":
            # `tagen` in small letters is rather a form of Tag than the verb.
            noun = lookup.get_lemma(form.capitalize(), "de")
            if noun in words and noun[0].isupper() and tokens(noun) != form:
                sums[tokens(noun)] += frequency
                continue
        if form in known:
            sums[form] += frequency
            continue
        lemma = lookup.get_lemma(form, language.code) or lookup.get_lemma(
            form.capitalize(), language.code
        )
        if lemma and tokens(lemma) in known:
            sums[tokens(lemma)] += frequency
    values = {}
    for word in words:
        if "-" in word:
            values[word] = zipf_frequency(word, language.code) - HYPHEN
        else:
            total = sums[tokens(word)]
            values[word] = math.log10(total * 1e9) if total else 0.0
    return values


def sure(sources: Sources, language: Language) -> set[str]:
    """Returns the headwords that aren't only forms of others, however they look.

    Several dictionaries made of one edition of Wiktionary tell how many of its entries have
    translations, which forms seldom have.
    """
    if language.code == "es":
        return lexicon(sources, language)
    code = language.freedict
    older = [f"{code}-{other}" for other in language.older] + LARGE.get(code, [])
    counts = headwords(sources, [pair for pair in sources.pairs(f"{code}-*") if pair not in older])
    least = TRANSLATED.get(language.code, 2)
    return {dutch(word) for word, parts in counts.items() if parts.total() >= least}


def is_form(word: str, words: dict[str, int], forms: dict[str, set[str]], code: str) -> bool:
    """Returns whether a word is a form of another word that more dictionaries have."""
    lookup = DictionaryLookupStrategy()
    lemma = lookup.get_lemma(word, code)
    bases = set(forms.get(word, ())) | ({lemma} if lemma else set())
    return word not in bases and any(words.get(base, 0) >= words[word] for base in bases)


def is_variant(word: str, words: dict[str, int], code: str) -> bool:
    """Returns whether a word is the rarer, regional or reflexive form of another word."""
    match code:
        case "de":
            # Duden prefers f where both are right: Fotografie, Delfin.
            return "ph" in word.lower() and word.replace("ph", "f").replace("Ph", "F") in words
        case "it":
            altered = re.fullmatch("(.{3,})(ino|ina|ett[oa]|ell[oa]|one|ona|[au]cci[oa])", word)
            if altered and any(altered[1] + end in words for end in "oaei"):
                return words[word] < 4
            return word.endswith("rsi") and (word[:-2] + "e" in words or word[:-2] + "re" in words)
        case "pt":
            # Portugal writes académico, Brazil acadêmico: neither is asked.
            return word.endswith("-se") or bool(re.search("[éóêô][mn][aeiouáâãéêíóôõú]", word))
        case _:
            return False


def is_rare_derivative(word: str, values: dict[str, float]) -> bool:
    """Returns whether a word is rare and names the woman beside the man: Golferin, fumatrice."""
    if values[word] >= LOWEST["broad"]:
        return False
    if word[0].isupper():
        stem = word.removesuffix("in")
        return stem != word and (stem in values or stem + "e" in values)
    return word.endswith("trice") and word[:-4] + "ore" in values


def is_only_participle(word: str, words: dict[str, int], code: str) -> bool:
    """Returns whether a word looks like a participle of another word."""
    match code:
        case "it":
            ends = {"ato": ["are"], "uto": ["ere", "ire"], "ito": ["ire"]}
        case "es" | "pt":
            ends = {"ado": ["ar"], "ido": ["er", "ir"]}
        case _:
            return False
    return any(word[:-3] + verb in words for verb in ends.get(word[-3:], []))


def level(zipf: float) -> str:
    return next((name for name, lowest in LOWEST.items() if zipf >= lowest), "bee")


def table(sources: Sources, language: Language) -> list[tuple[str, str]]:
    """Returns the words of a language with their levels, by level and frequency."""
    folder = HERE / language.name
    found = candidates(sources, language)
    forms = lemmas(sources, language)
    undrawn = entries(folder / "undrawn.txt") | names(sources, language)
    starter = entries(folder / "starter.txt")
    kept = sure(sources, language)
    words = starter | {
        word
        for word in found
        if word not in undrawn
        and not is_variant(word, found, language.code)
        and (
            word in kept
            or not is_form(word, found, forms, language.code)
            and not is_only_participle(word, found, language.code)
        )
    }
    values = zipf_values(language, words)
    rows = [
        (LEVELS.index("starter" if word in starter else level(values[word])), -values[word], word)
        for word in words
        if word in starter
        or values[word] > 0
        and not is_rare_derivative(word, values)
        and (values[word] >= LOWEST["expert"] or word in kept or language.code not in TRANSLATED)
    ]
    return [(word, LEVELS[number]) for number, _, word in sorted(rows)]


def heading(language: Language) -> list[str]:
    """Returns a table's first lines: what it is and whose work is in it."""
    text = f"""
        {language.name} words to spell, by level and then by frequency: word, tab, level. words.py
        makes this file, and says how. starter.txt and undrawn.txt beside it are ours.
        Frequencies: wordfreq 3.1.1 (Robyn Speer, https://github.com/rspeer/wordfreq), CC BY-SA 4.0.
        Which words are headwords and right spellings: FreeDict (https://freedict.org, GPL and
        CC BY-SA 3.0, much of it from Wiktionary), Debian's {WORD_LISTS[language.code]} (GPL),
        {LEXICONS[language.code]}. Which are forms of others: simplemma 2.0.0 and
        spacy-lookups-data 1.0.5 (MIT). This file may be used under CC BY-SA 4.0.
    """
    return [f"# {line}" for line in textwrap.wrap(" ".join(text.split()), 98)]


def main() -> None:
    sources = Sources(Path(sys.argv[1]))
    for language in LANGUAGES:
        path = HERE / language.name / "words.txt"
        path.parent.mkdir(exist_ok=True)
        rows = table(sources, language)
        lines = heading(language) + [f"{word}\t{name}" for word, name in rows]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
        print(language.name, Counter(name for _, name in rows))


if __name__ == "__main__":
    main()

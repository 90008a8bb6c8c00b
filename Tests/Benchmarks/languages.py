"""The times of a dictionary of another language: to make it from an extract, and to use it.

The extract is made here, in the shape of the Spanish edition: its words are those of our table, and
others of random syllables.
"""

import gzip
import json
import os
import re
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

from peers import Sampler, timed, wordnet
from table import Row, Wanted, megabytes, seconds

WORDS = Path(__file__).parents[2] / "Sources/Languages/Spanish/words.txt"
SYLLABLES = [c + v for c in "bcdfglmnprst" for v in ("a", "e", "i", "o", "u", "ar", "en", "or")]
POOL = ["".join(Random(seed).choices(SYLLABLES, k=2 + seed % 4)) for seed in range(100_000)]
OWN = re.compile(r"RssAnon:\s+(\d+) kB")
# The largest extracts that a person downloads have about as many bytes when they are unpacked.
SIZE = 2_000_000_000


def make(path: Path, size: int = SIZE) -> int:
    """Writes an extract of about so many bytes, and returns the number of its lines."""
    random = Random(1)
    lines = WORDS.read_text().splitlines()
    words = [line.split("\t")[0] for line in lines if line and not line.startswith("#")]
    written = count = 0
    with gzip.open(path, "wb", compresslevel=1) as file:
        while written < size:
            word = words[count] if count < len(words) else text(random, 1) + text(random, 1)
            line = json.dumps(entry(word, count, random), ensure_ascii=False).encode() + b"\n"
            file.write(line)
            written += len(line)
            count += 1
    return count


def entry(word: str, number: int, random: Random) -> dict:
    """An entry: most are Spanish, and one in four is English or of a third language."""
    language = "es" if number % 4 else random.choice(["en", "fr"])
    return {
        "word": word,
        "lang_code": language,
        "pos": "noun",
        "pos_title": "Sustantivo masculino",
        "categories": [f"ES:{text(random, 2)}" for _ in range(3)],
        "senses": [
            {
                "glosses": [text(random, 12).capitalize() + "."],
                "sense_index": str(place),
                "examples": [{"text": text(random, 20), "ref": text(random, 6)}],
            }
            for place in range(3)
        ],
        "sounds": [{"ipa": f"[{text(random, 1)}]"}, {"audio": text(random, 1) + ".ogg"}],
        "forms": [{"form": word + "s", "tags": ["plural"]}],
        "translations": [
            {"lang_code": code, "word": text(random, 1), "lang": text(random, 1)}
            for code in ("de", "fr", "it", "pt", "ca", "eu", "gl", "nl", "pl", "ru", "sv", "tr")
        ],
    }


def text(random: Random, words: int) -> str:
    """So many words of two to five syllables."""
    return " ".join(random.choices(POOL, k=words))


def spent(*command: str | Path, home: Path) -> tuple[float, float]:
    """The seconds that a program took, and the megabytes of its own that it had at most.

    Pages of files are not its own: the system takes them back when it needs them.
    """
    began = time.perf_counter()
    environment = os.environ | {"HOME": str(home), "XDG_CACHE_HOME": str(home)}
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    most = 0
    while process.poll() is None:
        found = OWN.search(Path(f"/proc/{process.pid}/status").read_text())
        most = max(most, int(found[1]) if found else 0)
        time.sleep(0.01)
    assert process.returncode == 0, f"{command} ended with {process.returncode}."
    return time.perf_counter() - began, most / 1024


def rows(
    program: Path, sampler: Sampler, folder: Path, row: Callable[..., Row]
) -> Iterator[Row]:
    """The sampler looks for the dictionaries in `languages` in its folder."""
    home = folder / "languages"
    home.mkdir()
    extract = folder / "es-extract.jsonl.gz"
    make(extract)
    ours = spent(program, "languages", "add", "es", "--from", extract, home=home)
    theirs = spent("gzip", "--test", extract, home=home)
    what = f"an extract of {SIZE / 1e9:g} GB becomes two dictionaries"
    yield Row(what, [ours[0]], "`gzip --test`", [theirs[0]], [Wanted(most=900)], seconds)
    what = "the memory for it"
    yield Row(what, [ours[1]], "`gzip --test`", [theirs[1]], [Wanted(most=300)], megabytes)
    extract.unlink()
    [dictionary] = home.glob("vocalvocab/languages/es-es.*.dictionary")
    yield row(
        "the dictionary of another language is opened",
        sampler.step("open-language"),
        "`cat` of it",
        lambda: timed("cat", dictionary),
        50,
        Wanted(most=0.003),
    )
    for what, step in (
        ("the next word of another language with its definitions", "draw-language"),
        ("an English word with its meanings in another language", "translate"),
    ):
        yield row(
            what, sampler.step(step), "`wn harbor -over`", wordnet, 50, Wanted(most=50e-6)
        )

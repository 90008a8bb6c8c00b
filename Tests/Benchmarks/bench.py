"""Measures VocalVocab beside other programs, and prints one table.

    python bench.py PROGRAM SAMPLER ENGINE SERVERS

The arguments are the paths of the program and of the executables of this package. No figure makes the
benchmark fail, since it depends on the machine: the table says where what is wanted was not met.
"""

import json
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from itertools import chain
from pathlib import Path
from xml.etree import ElementTree

import languages
import servers as server
from peers import Aspell, Engine, Sampler, reviews, timed, wordnet
from servers import Server
from starts import Starts
from stores import Stores
from table import Row, Sample, Wanted, compare, megabytes, seconds, show

SIZES = {
    "record": [100, 10_000, 100_000, 1_000_000],
    "begin": [100, 10_000, 100_000, 1_000_000],
    "next": [20, 200, 2_000, 20_000],
    "school": [25, 50, 100, 200],
    "cards": [500, 50_000],
    "choose": [20, 200, 2_000, 20_000],
    "shows": [100, 1_000],
}
REVIEWS = 1_000_000
IMPORTED = 10_000
PEER_REVIEWS = 10_000
FITTED = 10_000
KINDS = ["meaning", "word", "gap", "heard", "synonym", "opposite", "family"]


def row(
    what: str,
    ours: Sample,
    peer: str,
    theirs: Sample,
    count: int,
    *wanted: Wanted,
    unit: Callable[[float], str] = seconds,
) -> Row:
    """Takes the samples of a row, after one of each that does not count."""
    compare(ours, theirs, 1)
    our_samples, their_samples = compare(ours, theirs, count)
    return Row(what, our_samples, peer, their_samples, list(wanted), unit)


def starts(program: Path, folder: Path) -> Iterator[Row]:
    bench = Starts(program, folder)
    try:
        ours, theirs = [bench.program, "say", "necessary"], ["espeak-ng", "necessary"]
        yield row(
            "`say necessary`, the whole process",
            lambda: bench.whole(*ours),
            "`espeak-ng -w /dev/null`",
            lambda: bench.whole("espeak-ng", "-w", "/dev/null", "necessary"),
            180,
            Wanted(ratio=0.9),
        )
        play = ["play", "--source", "offline"]
        for what, sound, tool, most in (
            ("first sound of `play`", bench.first_sound, bench.program, 0.030),
            (
                "first sound of `play` in an empty home",
                bench.first_sound_in_empty_home,
                bench.program,
                0.3,
            ),
            ("the same without an index of words", bench.first_sound_in_empty_home, bench.bare, 1),
        ):
            yield row(
                what,
                lambda sound=sound, tool=tool: sound(tool, *play),
                "first sound of `espeak-ng`",
                lambda: bench.first_sound(*theirs),
                20,
                Wanted(most=most),
            )
    finally:
        bench.program.unlink()


def words(sampler: Sampler, index: Path) -> Iterator[Row]:
    yield row(
        "the index of words is opened",
        sampler.step("open-index"),
        "`cat` of it",
        lambda: timed("cat", index),
        50,
        Wanted(most=0.003),
    )
    yield row(
        "the next word with its definitions",
        sampler.step("draw"),
        "`wn harbor -over`",
        wordnet,
        50,
        Wanted(most=50e-6),
    )
    aspell = Aspell()
    yield row(
        "a verdict with its feedback",
        sampler.step("verdict"),
        "suggestions of a running `aspell`",
        aspell.suggest,
        200,
        Wanted(most=50e-6),
    )
    aspell.stop()
    sources = [
        path
        for folder in ("/usr/share/wordnet", "/usr/share/dict/scowl")
        for path in sorted(Path(folder).iterdir())
        if path.is_file()
    ]
    yield row(
        "the index of words is made",
        sampler.step("make-index"),
        "`sort` of its sources",
        lambda: timed("sort", "--output=/dev/null", *sources),
        5,
        Wanted(most=2),
    )


def speech(sampler: Sampler, engine: Path) -> Iterator[Row]:
    chunk = Engine(engine)
    yield row(
        "from a request to the first samples",
        sampler.step("say"),
        "the engine's first samples",
        chunk.say,
        400,
        Wanted(most=0.001),
        Wanted(most=0.003, share=0.99),
    )
    chunk.stop()


def practice(sampler: Sampler, folder: Path) -> Iterator[Row]:
    for tries in SIZES["record"]:
        yield row(
            f"a try is recorded after {tries:,}",
            sampler.step("record", tries),
            "`write` and `fdatasync`",
            sampler.step("write"),
            300,
            Wanted(ratio=1.3),
        )
    for count in SIZES["next"]:
        yield row(
            f"the next word after a right try, with {count:,} completed words",
            sampler.step("next", count),
            "`write` and `fdatasync`",
            sampler.step("write"),
            40,
            Wanted(most=0.010),
        )
    for count in SIZES["next"]:
        document = folder / f"completed-{count}/completed.json"
        yield row(
            f"a list of {count:,} completed words is written",
            sampler.step("list", count),
            "`dd` of it with `fsync`",
            lambda path=document: timed(
                "dd", f"if={path}", f"of={folder}/copy", "bs=1M", "conv=fsync", "status=none"
            ),
            10,
        )
    for tries in SIZES["begin"]:
        journal = folder / f"tried-{tries}/journal.jsonl"
        yield row(
            f"a session begins after {tries:,} tries",
            sampler.step("begin", tries),
            "Python's `json` reads them",
            lambda path=journal: parsed(path),
            3,
            Wanted(most=1),
        )
    yield from cards(sampler, folder)
    yield from shows(sampler, folder)
    for place, kind in enumerate(KINDS):
        yield row(
            f"a question of the kind `{kind}` is made",
            sampler.step("question", place),
            "`write` and `fdatasync`",
            sampler.step("write"),
            300,
            Wanted(most=0.001, share=0.99),
        )
    for words in SIZES["choose"]:
        yield row(
            f"the next round is chosen among {words:,} words",
            sampler.step("choose", words),
            "`write` and `fdatasync`",
            sampler.step("write"),
            40,
            Wanted(most=0.001),
        )
    yield row(
        f"weights are fitted to {FITTED:,} reviews",
        sampler.step("fit", FITTED),
        f"PyPI's `fsrs` reviews {PEER_REVIEWS:,}",
        lambda: reviews(PEER_REVIEWS),
        5,
        Wanted(most=1),
    )
    yield row(
        f"{REVIEWS:,} reviews",
        sampler.step("review", REVIEWS),
        f"PyPI's `fsrs`, from {PEER_REVIEWS:,}",
        lambda: reviews(PEER_REVIEWS) * REVIEWS / PEER_REVIEWS,
        5,
    )


def cards(sampler: Sampler, folder: Path) -> Iterator[Row]:
    for count in SIZES["cards"]:
        deck = folder / f"cards-{count}/decks/Deck.json"
        yield row(
            f"a deck of {count:,} cards is opened to its first card",
            sampler.step("open-deck", count),
            "Python's `json` reads it",
            lambda path=deck: parsed_whole(path),
            20,
            Wanted(most=0.100),
        )
        yield row(
            f"the next of {count:,} cards",
            sampler.step("next-card", count),
            "`write` and `fdatasync`",
            sampler.step("write"),
            100,
            Wanted(most=0.010),
        )
        yield row(
            f"an answer to one of {count:,} cards is kept, and the next one comes",
            sampler.step("answer-card", count),
            "`write` and `fdatasync`",
            sampler.step("write"),
            # As many as a learner reviews on a day, by default.
            100,
            Wanted(most=0.010),
        )
    yield row(
        "an answer to a card is recorded",
        sampler.step("record-answer", SIZES["cards"][-1]),
        "`write` and `fdatasync`",
        sampler.step("write"),
        300,
        Wanted(ratio=1.3),
    )
    for what, step in (("in a program that starts", "decks"), ("again", "decks-again")):
        yield row(
            f"200 decks are listed {what}",
            sampler.step(step, 200),
            "`cat` of them",
            lambda: timed("sh", "-c", f"cat {folder}/decks-200/decks/*.json > /dev/null"),
            20,
            Wanted(most=0.050),
        )


def shows(sampler: Sampler, folder: Path) -> Iterator[Row]:
    for count in SIZES["shows"]:
        journal = folder / f"shows-{count}/journal.jsonl"
        yield row(
            f"Home with {count:,} tracked shows",
            sampler.step("shows", count),
            "Python's `json` reads them",
            lambda path=journal: parsed(path),
            20,
            Wanted(most=0.050),
        )
        yield row(
            f"an episode is checked off, with {count:,} tracked shows",
            sampler.step("check", count),
            "`write` and `fdatasync`",
            sampler.step("write"),
            100,
            Wanted(most=0.010),
        )
    document = folder / f"list-{IMPORTED}.xml"
    yield row(
        f"a list of {IMPORTED:,} shows is imported, with its preview",
        sampler.step("import-shows", IMPORTED),
        "Python's `xml.etree` reads it",
        lambda: treed(document),
        3,
        Wanted(most=5),
    )


def treed(document: Path) -> float:
    """The seconds in which Python reads a list of shows."""
    began = time.perf_counter()
    for anime in ElementTree.parse(document).getroot().iter("anime"):
        {element.tag: element.text for element in anime}
    return time.perf_counter() - began


def parsed_whole(document: Path) -> float:
    """The seconds in which Python reads a document."""
    began = time.perf_counter()
    json.loads(document.read_bytes())
    return time.perf_counter() - began


def parsed(journal: Path) -> float:
    """The seconds in which Python reads a journal."""
    began = time.perf_counter()
    with journal.open() as lines:
        for line in lines:
            json.loads(line)
    return time.perf_counter() - began


def network(
    program: Path, executable: Path, sampler: Sampler, folder: Path
) -> Iterator[Row]:
    cache = folder / "cache"
    bare = Server(folder / "bare-server", executable, "bare")
    ours = Server(folder / "our-server", executable, "unlimited", cache=cache)
    for what, path in server.paths(ours).items():
        yield row(
            f"{what}, of a server under load",
            ours.seconds_an_answer(path),
            "a bare route of Hummingbird's",
            bare.seconds_an_answer(f"/bare/{len(ours.ask(path))}"),
            3,
            Wanted(ratio=2),
        )
    bare.stop()
    ours.stop()
    school = Server(
        folder / "school", program, "serve", "--port", "0", "--source", "offline", cache=cache
    )
    write = sampler.step("write")
    for learners in SIZES["school"]:
        what = f"a verdict where {learners} learners spell a word in 5 s each"
        verdicts = server.school(executable, school, learners)
        writes = [write() for _ in verdicts]
        wanted = [Wanted(most=0.050, share=0.99)]
        yield Row(what, verdicts, "`write` and `fdatasync`", writes, wanted, seconds)
    school.stop()
    yield row(
        "memory of the server that made its index",
        lambda: server.memory(without_words(program, folder), folder / "no-index"),
        "where it was installed",
        lambda: server.memory(program, folder / "index"),
        3,
        unit=megabytes,
    )


def without_words(program: Path, folder: Path) -> Path:
    """The program and its server where no index of words is installed."""
    bare = folder / "bare/bin"
    for name in ("vocalvocab", "vocalvocab-server"):
        if not (bare / name).exists():
            (bare / name).write_bytes(program.with_name(name).read_bytes())
            (bare / name).chmod(0o755)
    return bare / "vocalvocab"


def machine() -> str:
    """The machine, in a line."""
    model = next(
        line.split(": ", 1)[1]
        for line in Path("/proc/cpuinfo").read_text().splitlines()
        if line.startswith("model name")
    )
    cores = subprocess.run(["nproc"], check=True, capture_output=True, text=True).stdout.strip()
    kilobytes = int(Path("/proc/meminfo").read_text().split()[1])
    system = next(
        line.split("=", 1)[1].strip('"')
        for line in Path("/etc/os-release").read_text().splitlines()
        if line.startswith("PRETTY_NAME")
    )
    return (
        f"{cores} cores of {model}, {kilobytes / 1e6:.0f} GB of memory, {system}, "
        f"Linux {platform.release().split('-')[0]}"
    )


def main() -> None:
    program, sampler_path, engine, executable = (Path(path).resolve() for path in sys.argv[1:])
    began = time.monotonic()
    # On the disk of the sources, since the folder for temporary files may be in memory.
    with tempfile.TemporaryDirectory(dir=program.parent) as name:
        folder = Path(name)
        sampler = Sampler(sampler_path, folder)
        stores = Stores(program, executable, folder)
        show(
            chain(
                starts(program, folder),
                speech(sampler, engine),
                words(sampler, folder / "cache/words.index"),
                languages.rows(program, sampler, folder, row),
                practice(sampler, folder),
                network(program, executable, sampler, folder),
                stores.rows(sampler),
            )
        )
        sampler.stop()
    print(f"\n{stores.loads()}")
    print(f"\n{machine()}; {time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()

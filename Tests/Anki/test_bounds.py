"""A package of a stranger's may claim anything: it gets one sentence, and changes nothing."""

import json
import sqlite3
import zipfile
from collections.abc import Callable
from pathlib import Path

import genanki
import pytest
import zstandard

from anki_beside import BASIC, deck, package
from conftest import Cards


def good(path: Path) -> dict[str, bytes]:
    """The entries of a package that can be read."""
    package(path, [deck("Words", genanki.Note(BASIC, ["front", "back"]))])
    with zipfile.ZipFile(path) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def packed(path: Path, entries: dict[str, bytes]) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in entries.items():
            archive.writestr(name, content)


def not_a_zip(path: Path) -> None:
    path.write_bytes(b"PK\x03\x04" + b"nothing" * 100)


def cut_off(path: Path) -> None:
    good(path)
    path.write_bytes(path.read_bytes()[:-500])


def without_collection(path: Path) -> None:
    packed(path, {"media": b"{}"})


def bomb(path: Path) -> None:
    """3 GB of zeros in 3 MB."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        with archive.open("collection.anki21", "w", force_zip64=True) as entry:
            for _ in range(3000):
                entry.write(bytes(1 << 20))


def bomb_that_lies(path: Path) -> None:
    """A gigabyte of zeros that claims to be 1000 bytes."""
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=1) as archive:
        with archive.open("collection.anki21", "w", force_zip64=True) as entry:
            for _ in range(1000):
                entry.write(bytes(1 << 20))
        archive.infolist()[0].file_size = 1000


def bomb_of_zstandard(path: Path) -> None:
    """A gigabyte of zeros in 100 kB, which claims nothing."""
    squeezer = zstandard.ZstdCompressor(write_content_size=False).compressobj()
    parts = [squeezer.compress(bytes(1 << 20)) for _ in range(1000)]
    content = b"".join(parts) + squeezer.flush()
    packed(path, {"collection.anki21b": content, "meta": b"\x08\x03", "media": b""})


def ten_gigabytes(path: Path) -> None:
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr("collection.anki2", b"SQLite format 3\0" + bytes(100))
        archive.infolist()[0].file_size = 10 << 30


def names_that_lead_elsewhere(path: Path) -> None:
    packed(path, good(path) | {"media": json.dumps({"0": "../../evil.mp3"}).encode(), "0": b"x"})


def media_that_is_no_list(path: Path) -> None:
    packed(path, good(path) | {"media": b"[1, 2"})


def broken_database(path: Path) -> None:
    entries = good(path)
    database = bytearray(entries["collection.anki2"])
    database[4096:] = b"\xff" * (len(database) - 4096)
    packed(path, entries | {"collection.anki2": bytes(database)})


def no_database(path: Path) -> None:
    packed(path, good(path) | {"collection.anki2": b"SQLite format 3\0" + b"\xfe" * 4000})


def database_of(path: Path, change: Callable[[sqlite3.Connection], None]) -> None:
    """A package whose database was changed."""
    entries = good(path)
    place = path.with_suffix(".db")
    place.write_bytes(entries["collection.anki2"])
    with sqlite3.connect(place) as database:
        change(database)
    database.close()
    packed(path, entries | {"collection.anki2": place.read_bytes()})


def without_tables(path: Path) -> None:
    database_of(path, lambda database: database.execute("DROP TABLE notes") and None)


def endless_view(path: Path) -> None:
    def change(database: sqlite3.Connection) -> None:
        database.execute("DROP TABLE notes")
        database.execute(
            "CREATE VIEW notes AS WITH RECURSIVE n(id) AS (SELECT 1 UNION ALL SELECT id + 1 FROM n)"
            " SELECT id, '' AS guid, 0 AS mid, '' AS tags, '' AS flds FROM n WHERE id < 0"
        )

    database_of(path, change)


def models_that_are_none(path: Path) -> None:
    database_of(path, lambda database: database.execute("UPDATE col SET models = '[]'") and None)


def newer(path: Path) -> None:
    packed(path, good(path) | {"meta": b"\x08\x09"})


def without_cards(path: Path) -> None:
    database_of(path, lambda database: database.execute("DELETE FROM cards") and None)


@pytest.mark.parametrize(
    ("make", "words"),
    [
        (not_a_zip, "is not an Anki package"),
        (cut_off, "is not an Anki package"),
        (without_collection, "without cards of Anki"),
        (bomb, "was not read, because"),
        (bomb_that_lies, "damaged"),
        (bomb_of_zstandard, "damaged"),
        (ten_gigabytes, "was not read, because"),
        (names_that_lead_elsewhere, "points outside the package"),
        (media_that_is_no_list, "damaged"),
        (broken_database, "damaged"),
        (no_database, "damaged"),
        (without_tables, "damaged"),
        (endless_view, "damaged"),
        (models_that_are_none, "damaged"),
        (newer, "A newer Anki"),
        (without_cards, "has no card"),
    ],
    ids=lambda value: getattr(value, "__name__", None),
)
def test_one_sentence_and_no_change(
    make: Callable[[Path], None], words: str, home: Cards, tmp_path: Path
) -> None:
    home.run("cards", "new", "Mine")
    before = home.files
    file = tmp_path / "stranger.apkg"
    make(file)

    run = home.run("cards", "import", str(file), "--yes", "--progress", seconds=30)

    assert run.status == 1, run.output
    assert run.output == ""
    assert words in run.errors
    assert run.errors.endswith(".\n") and run.errors.count("\n") <= 3, run.errors
    assert home.files == before
    assert home.journal() == []


@pytest.mark.parametrize("number", [-(2**63), 2**63 - 1, 2**31, -1, "'words'", "x'ff'", "1e308"])
def test_extreme_numbers(number: int | str, home: Cards, tmp_path: Path) -> None:
    """A card with any number in its schedule is taken, and can be reviewed."""
    path = tmp_path / "a.apkg"

    def change(database: sqlite3.Connection) -> None:
        for column in ("due", "ivl", "factor", "reps", "lapses", "odue", "flags"):
            database.execute(f"UPDATE cards SET {column} = {number}")
        database.execute("UPDATE cards SET type = 2, queue = 2")
        database.execute(f"UPDATE col SET crt = {number}")
        if isinstance(number, int):
            database.execute(
                f"INSERT INTO revlog SELECT {number}, id, 0, 3, 0, 0, 0, 0, 1 FROM cards"
            )

    database_of(path, change)
    assert home.run("cards", "import", str(path), "--yes", "--progress").status == 0
    assert home.run("cards", "review", "--mute", typed=" \n3\n").status == 0
    assert home.run("cards", "show", "Words").status == 0


def test_random_damage(home: Cards, tmp_path: Path) -> None:
    """A package with any byte changed is read or refused, and never ends the program."""
    path = tmp_path / "a.apkg"
    good(path)
    whole = path.read_bytes()
    for place in range(0, len(whole), len(whole) // 60):
        changed = bytearray(whole)
        changed[place] ^= 0xFF
        path.write_bytes(bytes(changed))
        run = home.run("cards", "import", str(path), seconds=30)
        assert run.status in (0, 1), f"byte {place}: {run}"

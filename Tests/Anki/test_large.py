"""A large package: 20,000 notes and 2,000 sounds."""

import os
import random
import subprocess
import time
from pathlib import Path

import genanki

from anki_beside import BASIC, collection, deck, give, package, take
from conftest import Cards
from server import PROGRAM

SECONDS = 10
MEGABYTES = 200


def test_large_package(home: Cards, tmp_path: Path) -> None:
    made = random.Random(1)
    sounds = []
    for number in range(2000):
        sounds.append(tmp_path / f"sound{number}.mp3")
        sounds[-1].write_bytes(made.randbytes(20_000))
    notes = []
    for number in range(20_000):
        sound = f" [sound:sound{number // 10}.mp3]" if number % 10 == 0 else ""
        notes.append(
            genanki.Note(
                BASIC,
                [f"question <b>{number}</b> with some words", f"the answer {number}{sound}"],
                tags=["label"],
            )
        )
    first = package(tmp_path / "first.apkg", [deck("Large", *notes)], sounds)
    latest = tmp_path / "latest.apkg"
    with collection(tmp_path / "anki") as anki:
        take(anki, first)
        give(anki, latest, legacy=False)

    began = time.monotonic()
    child = subprocess.Popen(
        [PROGRAM, "cards", "import", str(latest), "--yes", "--progress"],
        env=home.environment,
        stdout=subprocess.DEVNULL,
    )
    _, status, usage = os.wait4(child.pid, 0)
    seconds = time.monotonic() - began

    assert status == 0
    assert len(home.deck("Large")) == 20_000
    assert len([name for name in home.files if name.startswith("media/")]) == 2000
    assert seconds <= SECONDS
    assert usage.ru_maxrss <= MEGABYTES * 1024

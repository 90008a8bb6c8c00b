"""The fixtures of the tests of Anki's packages."""

import json
import math
import os
import struct
import wave
from datetime import date, datetime, timedelta, timezone
from pathlib import Path
from typing import Any

import pytest

from server import ROOT, Home


class Cards(Home):
    """A home with decks of cards."""

    def take(self, file: Path, *options: str) -> str:
        """Imports a file, and returns what the program says."""
        run = self.run("cards", "import", str(file), "--yes", *options)
        assert run.status == 0, run.errors
        return run.output

    def deck(self, name: str) -> list[dict[str, Any]]:
        run = self.run("cards", "show", name, "--json")
        assert run.status == 0, run.errors
        return json.loads(run.output)

    def sides(self, name: str) -> list[tuple[str, str]]:
        return [(card["front"], card["back"]) for card in self.deck(name)]

    def another(self, folder: Path) -> "Cards":
        """A new home, of somebody else."""
        place = folder / "another"
        place.mkdir()
        return Cards(place, Path(self.environment["XDG_CACHE_HOME"]))

    @property
    def files(self) -> dict[str, bytes]:
        """All files of the decks, with their bytes."""
        place = self.data / "decks"
        return {str(path.relative_to(place)): path.read_bytes() for path in place.rglob("*.*")}


def today() -> date:
    """The day of practice, which begins at four in the morning, in Anki as here."""
    return (datetime.now(timezone.utc) - timedelta(hours=4)).date()


@pytest.fixture
def home(tmp_path: Path) -> Cards:
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    folder = tmp_path / "home"
    folder.mkdir()
    return Cards(folder, cache)


@pytest.fixture
def tone(tmp_path: Path) -> Path:
    """A sound of half a second."""
    path = tmp_path / "puerto.wav"
    with wave.open(str(path), "wb") as file:
        file.setparams((1, 2, 22050, 0, "NONE", ""))
        samples = (int(9000 * math.sin(2 * math.pi * 440 * i / 22050)) for i in range(11025))
        file.writeframes(b"".join(struct.pack("<h", sample) for sample in samples))
    return path

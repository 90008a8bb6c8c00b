"""Anki beside our program: it makes packages that we open, and opens what we write."""

from contextlib import contextmanager
from pathlib import Path
from typing import Any, Iterator

import genanki
from anki.collection import (
    Collection,
    ExportAnkiPackageOptions,
    ImportAnkiPackageOptions,
    ImportAnkiPackageRequest,
)

BASIC = genanki.Model(
    1607392319,
    "Basic",
    fields=[{"name": "Front"}, {"name": "Back"}],
    templates=[
        {"name": "Card 1", "qfmt": "{{Front}}", "afmt": "{{FrontSide}}<hr id=answer>{{Back}}"}
    ],
)
REVERSED = genanki.Model(
    1607392320,
    "Basic (and reversed card)",
    fields=[{"name": "Front"}, {"name": "Back"}],
    templates=[
        {"name": "Card 1", "qfmt": "{{Front}}", "afmt": '{{FrontSide}}<hr id="answer">{{Back}}'},
        {"name": "Card 2", "qfmt": "{{Back}}", "afmt": '{{FrontSide}}<hr id="answer">{{Front}}'},
    ],
)
CLOZE = genanki.CLOZE_MODEL


@contextmanager
def collection(folder: Path) -> Iterator[Collection]:
    """Anki's collection in a folder, which need not exist."""
    folder.mkdir(parents=True, exist_ok=True)
    opened = Collection(str(folder / "collection.anki2"))
    try:
        yield opened
    finally:
        opened.close()


def take(anki: Collection, package: Path) -> Any:
    """Has Anki import a package, and returns its log."""
    options = ImportAnkiPackageOptions(with_scheduling=True)
    request = ImportAnkiPackageRequest(package_path=str(package), options=options)
    return anki.import_anki_package(request).log


def give(anki: Collection, package: Path, legacy: bool) -> None:
    """Has Anki export everything, in the newest kind of package or in the one before."""
    options = ExportAnkiPackageOptions(
        with_scheduling=True, with_deck_configs=False, with_media=True, legacy=legacy
    )
    anki.export_anki_package(out_path=str(package), limit=None, options=options)


def package(path: Path, decks: list[genanki.Deck], media: list[Path] = []) -> Path:
    """Writes a package of the first kind."""
    made = genanki.Package(decks)
    made.media_files = [str(file) for file in media]
    made.write_to_file(str(path))
    return path


def deck(name: str, *notes: genanki.Note) -> genanki.Deck:
    made = genanki.Deck(sum(name.encode()) + 1_000_000_000, name)
    for note in notes:
        made.add_note(note)
    return made

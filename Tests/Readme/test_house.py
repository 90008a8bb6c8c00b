"""The modules in Sources: each is told of in the house's README, and none has another's name."""

import re
from pathlib import Path

SOURCES = Path("Sources")
MODULES = {folder.name for folder in SOURCES.iterdir() if any(folder.rglob("*.swift"))}


def test_every_module_is_told_of() -> None:
    table = re.findall(r"^\| (`.*`) \|", (SOURCES / "README.md").read_text(), re.MULTILINE)
    told = set(re.findall(r"`([^`]+)`", " ".join(table)))
    assert MODULES <= told


def test_no_package_takes_a_module_of_ours_for_a_framework() -> None:
    """Hummingbird builds other code where it can import `Network`, a framework of Apple's."""
    asked = {
        name
        for source in Path(".build/checkouts").rglob("*.swift")
        for name in re.findall(r"canImport\((\w+)", source.read_text(errors="replace"))
    }
    assert asked
    assert not asked & MODULES

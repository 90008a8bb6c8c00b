"""Reports the lines of Swift that are wider than `lineLength` in .swift-format.

The formatter breaks code, but neither comments nor texts.
"""

import json
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FOLDERS = ["Sources", "Tests"]


def main() -> int:
    most = json.loads((ROOT / ".swift-format").read_text())["lineLength"]
    files = [ROOT / "Package.swift"]
    for folder in FOLDERS:
        # A package below Tests has what it builds, and what it depends on, in a hidden folder.
        found = sorted((ROOT / folder).rglob("*.swift"))
        files += [file for file in found if "/." not in str(file.relative_to(ROOT))]
    wide = [
        f"{file.relative_to(ROOT)}:{number}: {len(line)} columns, at most {most}"
        for file in files
        for number, line in enumerate(file.read_text().split("\n"), 1)
        if len(line) > most
    ]
    print("\n".join(wide), end="\n" if wide else "")
    return 1 if wide else 0


if __name__ == "__main__":
    sys.exit(main())

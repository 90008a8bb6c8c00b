"""The files of a home, and the rules that always hold for them."""

import json
import re
from collections import Counter
from pathlib import Path

from learner import Step
from server import Home


def shown_as_right(output: str) -> list[str]:
    """Returns the words that a session has shown as completed."""
    return re.findall(r"^Correct: (\w+)", output, re.MULTILINE)


def right(home: Home, data: Path | None = None) -> list[str]:
    """Returns the words that the journal has as spelled right and not removed since, in their
    order."""
    words: list[str] = []
    for entry in home.journal(data):
        if entry["event"] == "correct":
            words.append(entry["word"])
        elif entry["event"] == "removed":
            words = [word for word in words if word != entry["word"]]
    return words


def listed(home: Home, data: Path | None = None) -> dict[str, int]:
    """Returns how often each word was completed, as a new process reports without complaint."""
    run = home.run("completed", "--json", "--data", str(data or home.data))
    assert (run.status, run.errors) == (0, ""), run
    words = json.loads(run.output)["words"]
    counts = {entry["word"]: entry["timesCompleted"] for entry in words}
    assert len(counts) == len(words), "A word is on the list twice."
    return counts


def check_kept(home: Home, shown: list[str], where: str, data: Path | None = None) -> None:
    """Checks that a healthy program finds whole files, with all words that were shown as right."""
    raw = ((data or home.data) / "journal.jsonl").read_bytes()
    assert raw.endswith(b"\n"), f"{where}: the journal's last line is torn: {raw[-80:]!r}"
    kept = right(home, data)
    lost = Counter(shown) - Counter(kept)
    assert not lost, f"{where}: {lost} was shown as right, and is not in the journal"
    unlisted = set(kept) - listed(home, data).keys()
    assert not unlisted, f"{where}: {unlisted} is not on the list"


def set_aside(home: Home) -> list[Path]:
    """Returns the files that the program moved aside because it could not read them."""
    return _found(home, "*.unreadable-*")


def unfinished(home: Home) -> list[Path]:
    """Returns the files that should have replaced others, and were left unfinished."""
    return _found(home, ".vocalvocab-*")


def _found(home: Home, pattern: str) -> list[Path]:
    return [path for folder in (home.data, home.config) for path in folder.rglob(pattern)]


class Records:
    """The journal and the list of completed words, read again and again while faults happen."""

    def __init__(self, home: Home) -> None:
        self.home = home
        self.entries: list[dict] = []
        self._bytes = b""

    def new_steps(self) -> list[Step]:
        """Starts the program again, checks the files, and returns the new steps of the journal."""
        counts = listed(self.home)
        assert not set_aside(self.home), set_aside(self.home)
        on_disk = {entry["word"]: entry["timesCompleted"] for entry in self.home.completed()}
        assert on_disk == counts, "The file differs from the list that the program shows."
        added = self._new_entries()
        self.entries += added
        self._check_rounds({entry["round"] for entry in added})
        completions = Counter(
            entry["word"] for entry in self.entries if entry.get("outcome") == "completed"
        )
        assert counts == completions, "The list differs from the journal."
        return [Step.of(entry) for entry in added]

    def _new_entries(self) -> list[dict]:
        path = self.home.data / "journal.jsonl"
        raw = path.read_bytes() if path.exists() else b""
        assert raw.startswith(self._bytes), "The journal has lost what it held before."
        added = raw[len(self._bytes) :]
        assert not added or added.endswith(b"\n"), f"The last line has no end: {added[-300:]!r}"
        self._bytes = raw
        return [json.loads(line) for line in added.splitlines()]

    def _check_rounds(self, names: set[str]) -> None:
        """Checks that no round ended twice, and that no try of a round was counted twice."""
        rounds: dict[str, list[dict]] = {name: [] for name in names}
        for entry in self.entries:
            if entry["round"] in names:
                rounds[entry["round"]].append(entry)
        for entries in rounds.values():
            numbers = [entry["tryNumber"] for entry in entries if "tryNumber" in entry]
            assert numbers == list(range(1, len(numbers) + 1)), f"Tries were repeated: {entries}"
            ends = [entry for entry in entries if "outcome" in entry]
            assert len(ends) <= 1, f"A round ended twice: {entries}"


def check_steps(kept: list[Step], sent: list[Step], shown: int) -> None:
    """Checks that the journal holds the steps whose verdicts were shown, once each and in their
    order, and at most one more step, which was on its way."""
    assert kept == sent[: len(kept)], f"Sent: {sent}; in the journal: {kept}"
    assert shown <= len(kept) <= shown + 1, (
        f"{shown} verdicts were shown; in the journal: {kept} of {sent}"
    )

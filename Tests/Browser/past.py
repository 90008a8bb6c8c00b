"""A past: a person's practice on earlier days."""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone

from server import Home


@dataclass(frozen=True)
class Round:
    """A round of the past, in which nobody asked for help."""

    word: str
    at: datetime
    name: str
    """The round's unique name."""
    wrong: tuple[str, ...] = ()
    """The wrong tries, in their order."""
    mistakes: tuple[str, ...] = ("letter-missing",)
    """The kinds of mistakes in each wrong try."""
    is_completed: bool = True
    milliseconds: int = 4000
    """The time from the word's end to each try."""
    language: str | None = None
    """The code of the word's language, if it isn't English."""

    def entries(self) -> list[dict]:
        """Returns the journal's entries of the round."""
        tries = [*self.wrong, *[self.word] * self.is_completed]
        entries = []
        for number, typed in enumerate(tries, start=1):
            is_right = typed == self.word
            entry = {
                "version": 1,
                "at": self.at.isoformat().replace("+00:00", "Z"),
                "utcOffset": 0,
                "event": "correct" if is_right else "wrong",
                "word": self.word,
                "typed": typed,
                "tryNumber": number,
                "heard": 1,
                "hints": 0,
                "milliseconds": self.milliseconds,
                "level": "broad",
                "round": self.name,
            }
            if self.language:
                entry["language"] = self.language
            if not is_right:
                entry["mistakes"] = [*self.mistakes]
            if number == len(tries):
                entry["outcome"] = "completed" if is_right else "missed"
            entries.append(entry)
        return entries


def write(
    home: Home,
    words: Mapping[str, int],
    days: int,
    times: int = 1,
    languages: Mapping[str, str] | None = None,
) -> None:
    """Writes a past in which each word was asked several times, with the same outcome each time.

    Args:
        words: the words, each with the try that completed it, or 0 for a missed word.
        days: the days since the beginning of the past.
        times: the number of rounds of each word, on days as far apart as possible.
        languages: the codes of the languages of words that aren't English.
    """
    begin = datetime.now(timezone.utc).replace(microsecond=0) - timedelta(days=days)
    keep(
        home,
        (
            Round(
                word,
                begin + timedelta(days=days * time // times, minutes=number),
                f"{word}{time}",
                wrong=(word[:-1],) * ((tries or 4) - 1),
                is_completed=tries > 0,
                language=(languages or {}).get(word),
            )
            for time in range(times)
            for number, (word, tries) in enumerate(words.items())
        ),
    )


def keep(home: Home, rounds: Iterable[Round]) -> None:
    """Writes the rounds into a journal, and rebuilds the list of completed words from it."""
    lines = [json.dumps(entry) for round in rounds for entry in round.entries()]
    home.data.mkdir(parents=True, exist_ok=True)
    (home.data / "journal.jsonl").write_text("\n".join(lines) + "\n")
    rebuilt = home.run("completed", "rebuild", "--data", str(home.data))
    assert rebuilt.status == 0, rebuilt.errors

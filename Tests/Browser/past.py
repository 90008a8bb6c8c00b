"""A past: what somebody practised on the days before."""

import json
from collections.abc import Mapping
from datetime import datetime, timedelta, timezone

from server import Home


def write(home: Home, words: Mapping[str, int], days: int, times: int = 1) -> None:
    """Writes a journal, and has the list of completed words made from it.

    Args:
        words: each with the try that completed it, or 0 where it was missed.
        days: how long ago it began.
        times: how often each was asked, on days as far apart as there is room for.
    """
    begin = datetime.now(timezone.utc).replace(microsecond=0) - timedelta(days=days)
    lines = []
    for time in range(times):
        for number, (word, tries) in enumerate(words.items()):
            at = begin + timedelta(days=days * time // times, minutes=number)
            for attempt in range(1, (tries or 3) + 1):
                is_right = attempt == tries
                entry = {
                    "version": 1,
                    "at": at.isoformat().replace("+00:00", "Z"),
                    "utcOffset": 0,
                    "event": "correct" if is_right else "wrong",
                    "word": word,
                    "typed": word if is_right else word[:-1],
                    "tryNumber": attempt,
                    "heard": 1,
                    "hints": 0,
                    "milliseconds": 4000,
                    "level": "broad",
                    "round": f"{word}{time}",
                }
                if not is_right:
                    entry["mistakes"] = ["letter-missing"]
                if is_right or attempt == 3:
                    entry["outcome"] = "completed" if is_right else "missed"
                lines.append(json.dumps(entry))
    home.data.mkdir(parents=True, exist_ok=True)
    (home.data / "journal.jsonl").write_text("\n".join(lines) + "\n")
    rebuilt = home.run("completed", "rebuild", "--data", str(home.data))
    assert rebuilt.status == 0, rebuilt.errors

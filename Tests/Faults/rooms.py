"""One step in each room of a learner, and the number of steps in the learner's files."""

import json
import secrets
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

from client import Client, Refused
from practice import Practice

# The words of the steps that are counted.
TYPED = "xx"


class Steps:
    """The steps of one page. A number tells each from every other one."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.number = 0

    def send(self, method: str, path: str, body: Any, name: str | None = None) -> Any:
        """Sends a step under a new name, as a page does.

        Raises: `Refused` for an error.
        """
        content = json.dumps(body).encode()
        headers: dict[str, str | None] = {"Idempotency-Key": name or secrets.token_hex(16)}
        answer = self.client.ask(method, f"/api/v1{path}", content, headers)
        if answer.status >= 400:
            raise Refused(answer)
        return answer.json if answer.body else None

    def take(self, room: str) -> None:
        """Takes one step in a room.

        Raises: `Refused` for an error, `OSError` and `AssertionError` if the server has ended.
        """
        self.number += 1
        method, path, body = self.next(room)
        self.send(method, path, body)

    def next(self, room: str) -> tuple[str, str, Any]:
        """Returns the request of the next step in a room, and makes everything that the step
        needs."""
        return getattr(self, room)()

    def tries(self) -> tuple[str, str, Any]:
        round = Practice.of(self.client, "harbor", tries="unlimited").round
        return "POST", f"/rounds/{round['id']}/tries", {"typed": TYPED}

    def cards(self) -> tuple[str, str, Any]:
        """Answers a new card."""
        deck = f"cards{self.number}"
        self.client.post("/decks", {"name": deck})
        self.client.post(f"/decks/{deck}/cards", {"cards": [{"front": "port", "back": "harbor"}]})
        review = self.client.get(f"/review?deck={deck}")
        card = review["card"]["id"]
        self.client.post("/review/steps", {"step": "flip", "card": card, "deck": deck})
        return "POST", "/review/steps", {"step": "answer", "card": card, "recall": 3, "deck": deck}

    def quizzes(self) -> tuple[str, str, Any]:
        """Answers a question."""
        quiz = self.client.post("/quiz", {"seed": self.number})
        return "POST", "/quiz/answers", {"question": quiz["asked"]["id"], "choice": 1}

    def decks(self) -> tuple[str, str, Any]:
        return "POST", "/decks", {"name": f"n{self.number}"}

    def lists(self) -> tuple[str, str, Any]:
        return "PUT", f"/lists/n{self.number}", {"words": [{"word": "harbor"}]}

    def tasks(self) -> tuple[str, str, Any]:
        return "POST", "/plan/tasks", {"title": f"n{self.number}"}

    def shows(self) -> tuple[str, str, Any]:
        """Checks the first episode of a show off."""
        step = self.client.post("/shows", {"title": f"n{self.number}", "episodes": 9})
        return "POST", f"/shows/show/{step['show']['show']['key']}/plays", {"episodes": "1"}


ROOMS = ["tries", "cards", "quizzes", "decks", "lists", "tasks", "shows"]


def kept(data: Path) -> Counter[str]:
    """Returns how many steps of each room the files of a learner hold."""
    journal = data / "journal.jsonl"
    lines = journal.read_text().splitlines() if journal.exists() else []
    entries = [json.loads(line) for line in lines]
    tasks = data / "plan/todo.txt"
    return Counter(
        tries=sum(entry.get("typed") == TYPED for entry in entries),
        cards=sum(entry.get("kind") == "card" for entry in entries),
        quizzes=sum(entry.get("kind") == "quiz" for entry in entries),
        decks=len(list((data / "decks").glob("n*.json"))),
        lists=len(list((data / "lists").glob("n*.json"))),
        tasks=len(tasks.read_text().splitlines()) if tasks.exists() else 0,
        shows=sum(entry.get("event") == "watched" for entry in entries),
    )

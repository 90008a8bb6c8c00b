"""A learner who practises by the API: one call a step, each gives the round as it then is."""

from typing import Any

from client import Client


class Practice:
    def __init__(self, client: Client, **plan: Any) -> None:
        """Begins a session; without a plan, goes on with the one that is there."""
        self.client = client
        if plan:
            self.session = client.post("/sessions", plan)
        else:
            [self.session] = client.get("/sessions")["sessions"]
        self.round = self.session["round"]

    @classmethod
    def of(cls, client: Client, *words: str, **plan: Any) -> "Practice":
        """A session that asks these words, in this order."""
        return cls(client, words="given", given=list(words), **plan)

    def type(self, typed: str) -> dict:
        return self._step("tries", {"typed": typed})

    def copy(self, typed: str) -> dict:
        return self._step("copies", {"typed": typed})

    def hear(self, cue: str, on: str = "page") -> dict:
        return self._step("hearings", {"cue": cue, "on": on})

    def hint(self) -> dict:
        return self._step("hints")

    def take_back(self) -> dict:
        return self._step("slips")

    def skip(self) -> dict:
        return self._step("skip")

    def exclude(self, reason: str) -> dict:
        return self._step("exclude", {"reason": reason})

    def look(self) -> dict:
        """The round, as whoever reloads the page gets it."""
        self.round = self.client.get(f"/rounds/{self.round['id']}")
        return self.round

    def go_on(self) -> dict | None:
        """The next round; `None` when the session has ended."""
        self.session = self.client.post(f"/sessions/{self.session['id']}/rounds")
        self.round = self.session["round"]
        return self.round if self.session["state"] == "open" else None

    def end(self) -> dict:
        """The summary."""
        self.session = self.client.post(f"/sessions/{self.session['id']}/end")
        return self.session["summary"]

    def sound(self, cue: str) -> bytes:
        return self.client.ask("GET", self.round["sounds"][cue]).body

    def _step(self, what: str, body: Any = None) -> dict:
        self.round = self.client.post(f"/rounds/{self.round['id']}/{what}", body)
        return self.round

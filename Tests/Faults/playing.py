"""Learners who practise until something ends their session: at a terminal, or on a page."""

import re
import time
from collections.abc import Callable
from http.client import HTTPException

from client import Client, Refused
from homes import PLAY
from learner import LIST, WORDS, Learner, Step
from practice import Practice
from server import PROGRAM, Home
from terminal import Terminal

SECONDS = 60
# A prompt names a new word by its number, and a repeated one by its place among the repeats.
PROMPT = re.compile(r"\r?((?:Repeating )?\d+)(?: of \d+)? › ")


class Play(Terminal):
    """Runs `vocalvocab play` without sound, reads its output, and answers as a learner would."""

    def __init__(
        self, home: Home, learner: Learner, *, in_pipe: bool = True, list_name: str = LIST
    ) -> None:
        command = [PROGRAM, *PLAY, "--list", list_name]
        super().__init__(command, home.environment, in_pipe=in_pipe)
        self.began = time.monotonic()
        self.learner = learner
        self.in_pipe = in_pipe
        # The typed lines, and the number of those with a verdict on the screen.
        self.sent: list[Step] = []
        self.shown = 0
        self._taken = 0
        self._word = ""
        self._round = ""
        self._is_copying = False
        self._is_new = False

    def go_on(self, until: Callable[[], float | None] = lambda: None) -> None:
        """Answers until the program ends, or until the moment that `until` returns, if any."""
        deadline = time.monotonic() + SECONDS
        while (wait := ((moment := until()) or deadline) - time.monotonic()) > 0:
            is_open = self.read(wait)
            for _ in range(self._take_in()):
                self._answer()
            if not is_open:
                return
        assert moment, f"The program hangs after {self.text[-500:]!r}"

    def read_to_end(self) -> None:
        super().read_to_end()
        self._take_in()

    def _take_in(self) -> int:
        """Takes in the new output; returns how many answers the program now waits for."""
        answers = 0
        *lines, rest = self.text[self._taken :].split("\n")
        self._taken = len(self.text) - len(rest)
        for line in lines:
            answers += self._take(line.strip("\r"))
        # On a terminal, a prompt asks for each line.
        if not self.in_pipe and (prompt := PROMPT.fullmatch(rest)):
            self._taken = len(self.text)
            self._begin_round(prompt[1])
            answers += 1
        return answers

    def _take(self, line: str) -> bool:
        """Takes in a line; returns whether the program, in a pipe, now waits for an answer."""
        if found := re.match(r"(?:Word|Repeating) \d+", line):
            self._begin_round(found[0])
            self._is_new = True
        elif found := re.search(r"\bnumber (\d+)$", line):
            self._word = WORDS[int(found[1])]
            if self._is_new:
                self._is_new = False
                return self.in_pipe
        elif re.search(r"\b(Wrong|Correct): ", line):
            self.shown += 1
        elif line.endswith("That is it."):
            self.shown += 1
            self._is_copying = False
        elif re.search(r"The word is \w+: \w ", line):
            # The same line follows the last wrong try, whose verdict was counted.
            self.shown += self.sent[-1].event == "skipped"
        elif line.endswith("Now type it once."):
            self._is_copying = True
            return self.in_pipe
        return self.in_pipe and bool(re.search(r"\b(tries|try) left\.$", line))

    def _begin_round(self, name: str) -> None:
        if name != self._round:
            self._round = name
            self._is_copying = False

    def _answer(self) -> None:
        step = self.learner.next(self._word, self._is_copying)
        self.sent.append(step)
        self.type(step.line + "\n")


class Pupil:
    """Practises on a server, as a learner would, until the server ends."""

    def __init__(
        self, client: Client, learner: Learner, *, list_name: str = LIST, is_resuming: bool = False
    ) -> None:
        """Begins a session, or continues the interrupted one if it asks a word."""
        self.learner = learner
        self.sent: list[Step] = []
        self.shown = 0
        left = client.get("/sessions")["sessions"] if is_resuming else []
        self.is_resumed = bool(left) and left[0]["round"] is not None
        plan = {} if self.is_resumed else {"words": "list", "list": list_name}
        self.practice = Practice(client, **plan)

    def practise(self) -> None:
        """Takes steps until no more answers come."""
        try:
            while self.practice.session["state"] == "open":
                while self.practice.round["state"] != "over":
                    self._take_step()
                self.practice.go_on()
        except Refused:
            raise
        except (OSError, HTTPException, AssertionError):
            pass  # The server is gone. A part of an answer is not a verdict.

    def _take_step(self) -> None:
        practice = self.practice
        texts = [one["text"] for one in practice.round["definitions"]]
        [number] = [text.split()[1] for text in texts if text.startswith("number ")]
        step = self.learner.next(WORDS[int(number)], practice.round["state"] == "copying")
        self.sent.append(step)
        if step.event == "copied":
            practice.copy(step.line)
        elif step.event == "skipped":
            practice.skip()
        else:
            practice.type(step.line)
        self.shown += 1

"""Practises through the API and measures how long each verdict takes. It runs as its own process.

    python measured.py PORT TRIES SECONDS SEED TOKEN COOKIES

It stops after so many tries, or after so many seconds, and prints a `Measured` as JSON. All
requests go over one connection, as those of a browser do. The token is empty where everybody may
come in. COOKIES is a JSON object: the cookies that an earlier practice of the same learner printed,
because a name in use can't come into a class a second time.
"""

import json
import sys
import time
from dataclasses import asdict, dataclass, field
from itertools import count
from random import Random

from client import Refused
from kept import KeptClient
from learner import WORDS
from practice import Practice

# A person needs longer for a line. A short pause only lets the server's other work run between.
PAUSE = 0.015
# The name of the learner on a server that lets a class in.
NAME = "Mia"


@dataclass
class Measured:
    """The practice of a learner, as the learner has seen it."""

    # The time for each verdict, in seconds.
    waits: list[float] = field(default_factory=list)
    # The time for each next word, in seconds.
    words: list[float] = field(default_factory=list)
    # Each line that got a verdict, in its order.
    typed: list[str] = field(default_factory=list)
    # Descriptions of everything that went wrong.
    faults: list[str] = field(default_factory=list)
    # The learner's cookies at the end.
    cookies: dict[str, str] = field(default_factory=dict)


def practise(
    measured: Measured, client: KeptClient, tries: int, end: float, chance: Random
) -> None:
    """Types two wrong lines and the right one for each word."""
    asked = WORDS[:8]
    for number in count():
        began = time.perf_counter()
        word = asked[number % len(asked)]
        if word == asked[0]:
            practice = Practice.of(client, *asked, tries="unlimited")
        else:
            practice.go_on()
        measured.words.append(time.perf_counter() - began)
        wrong = [
            word[:3] + "".join(chance.choices("abcdefghijklmnopqrstuvwxyz", k=8)) for _ in "12"
        ]
        for line in [*wrong, word]:
            if len(measured.waits) == tries or time.monotonic() > end:
                return
            began = time.perf_counter()
            verdict = practice.type(line)["answer"]["verdict"]
            measured.waits.append(time.perf_counter() - began)
            measured.typed.append(line)
            if verdict != ("correct" if line == word else "wrong"):
                measured.faults.append(f"{line}: {verdict}")
            time.sleep(PAUSE)


def main(port: str, tries: str, seconds: str, seed: str, token: str, cookies: str) -> None:
    measured, end = Measured(), time.monotonic() + float(seconds)
    client = KeptClient(int(port), token=token or None)
    client.cookies = json.loads(cookies)
    try:
        if token and not client.cookies:
            client.put("/learners/chosen", {"name": NAME})
        practise(measured, client, int(tries), end, Random(int(seed)))
    except (OSError, Refused) as error:
        measured.faults.append(str(error))
    measured.cookies = client.cookies
    print(json.dumps(asdict(measured)))


if __name__ == "__main__":
    main(*sys.argv[1:])

"""The memory of the program over 100,000 requests and over 100,000 spoken words."""

import json
import subprocess
from collections.abc import Callable, Iterable
from http.client import HTTPConnection
from pathlib import Path
from statistics import linear_regression

import pytest

from client import Client
from server import PROGRAM, Home, Server

# The most bytes by which the memory may grow with each request or word: 100,000 then take 10 MB.
STEEPEST = 100
WORDS = "harbor rhythm necessary island weather knight journey separate believe rocket".split()


def memory(process: int) -> int:
    """Returns the memory of a process that belongs to no file, in bytes."""
    for line in Path(f"/proc/{process}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    raise AssertionError("The process has ended.")


def slope(samples: Iterable[tuple[int, int]]) -> float:
    """Returns the growth of the memory in bytes a step. The first tenth, in which caches fill, is
    left out."""
    steps, sizes = zip(*samples)
    start = len(steps) // 10
    return linear_regression(steps[start:], sizes[start:]).slope


@pytest.mark.whole
def test_the_memory_of_the_server_is_flat_over_many_requests(
    new_home: Callable[[], Home], times: Callable[[int, int], int], figure: Callable[[str], None]
) -> None:
    server = Server(new_home())
    try:
        client = Client(server.address)
        client.put("/lists/mine", {"words": [{"word": word} for word in WORDS]})
        # The server takes 300 requests a second from one address.
        connections = [
            HTTPConnection("127.0.0.1", server.port, 20, source_address=(f"127.0.1.{number}", 0))
            for number in range(1, 33)
        ]
        session = client.post(
            "/sessions", {"words": "given", "given": ["harbor"], "tries": "unlimited"}
        )
        tries = f"/api/v1/rounds/{session['round']['id']}/tries"
        reads = ["status", "settings", "completed", "lists", "lists/mine", "learners", "sessions"]
        reads += [tries.removesuffix("/tries").removeprefix("/api/v1/")]
        samples = []
        requests = times(100_000, 2000)
        for request in range(requests):
            connection = connections[request % len(connections)]
            if request % 100 == 0:
                # Each try is in the journal, and so in the statistics.
                body = json.dumps({"typed": "harber"})
                connection.request("POST", tries, body, {"Content-Type": "application/json"})
            else:
                connection.request("GET", f"/api/v1/{reads[request % len(reads)]}")
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 200
            if request % (requests // 100) == 0:
                samples.append((request, memory(server.process.pid)))
        growth = slope(samples)
        assert growth < STEEPEST, f"{growth:.0f} bytes a request"
        figure(f"{requests:,} requests: memory grows by {growth:.1f} bytes a request")
    finally:
        server.stop()


@pytest.mark.whole
def test_the_memory_of_the_voice_is_flat_over_many_words(
    new_home: Callable[[], Home], times: Callable[[int, int], int], figure: Callable[[str], None]
) -> None:
    count = times(100_000, 2000)
    # The system accepts 128 KB as one argument.
    sentence = " ".join(WORDS) + ". "
    texts = [sentence * 1000] * (count // 10_000) + [sentence * (count % 10_000 // 10)]
    home = new_home()
    # A device that accepts everything at once, and stores nothing.
    (home.folder / "asound.conf").write_text("pcm.!default { type null }\n")
    process = subprocess.Popen(
        [PROGRAM, "say", *texts],
        env=home.environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )
    samples = []
    while process.poll() is None:
        try:
            process.wait(0.2)
        except subprocess.TimeoutExpired:
            samples.append((len(samples), memory(process.pid)))
    assert process.returncode == 0
    growth = slope(samples) * len(samples) / count
    assert growth < STEEPEST, f"{growth:.0f} bytes a word"
    figure(f"{count:,} spoken words: memory grows by {growth:.1f} bytes a word")

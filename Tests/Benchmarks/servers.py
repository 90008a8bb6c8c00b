"""The server: its answers beside those of a bare one, its verdicts in a class, and its memory."""

import json
import os
import re
import shutil
import signal
import subprocess
import time
import urllib.request
from collections.abc import Callable
from http.cookiejar import CookieJar
from pathlib import Path

# The seconds for which a server is asked as fast as it answers.
LOAD = 2


class Server:
    """A server in a process of its own, with a home of its own."""

    def __init__(self, home: Path, *command: str | Path, cache: Path | None = None) -> None:
        home.mkdir(parents=True)
        environment = os.environ | {"HOME": str(home)}
        if cache:
            environment["XDG_CACHE_HOME"] = str(cache)
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, text=True
        )
        self.address = self._address()
        self.page = urllib.request.build_opener(
            urllib.request.HTTPCookieProcessor(CookieJar())
        )

    def _address(self) -> str:
        for line in self.process.stdout:
            if found := re.search(r"http://[^/\s]+/", line):
                return found[0].rstrip("/")
        raise RuntimeError(f"{self.process.args} printed no address.")

    def ask(self, path: str, body: dict[str, object] | None = None) -> bytes:
        request = urllib.request.Request(
            self.address + path,
            data=None if body is None else json.dumps(body).encode(),
            headers={"Content-Type": "application/json"},
        )
        with self.page.open(request, timeout=60) as answer:
            return answer.read()

    def begin(self) -> dict[str, object]:
        """Begins a session with one word."""
        return json.loads(
            self.ask("/api/v1/sessions", {"words": "given", "given": ["necessary"]})
        )

    @property
    def megabytes(self) -> float:
        """The memory that the process uses now."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1000

    def seconds_an_answer(self, path: str) -> Callable[[], float]:
        """The seconds of an answer where 16 clients ask without a pause."""

        def sample() -> float:
            done = subprocess.run(
                ["wrk", "-t1", "-c16", f"-d{LOAD}s", self.address + path],
                check=True,
                capture_output=True,
                text=True,
            )
            if "Non-2xx" in done.stdout:
                raise RuntimeError(f"{path}: {done.stdout}")
            return 1 / float(re.search(r"Requests/sec:\s+([\d.]+)", done.stdout)[1])

        return sample

    def stop(self) -> None:
        self.process.send_signal(signal.SIGINT)
        # Ctrl-C ends ours with 130, and a bare one with 0.
        if (status := self.process.wait()) not in (0, 128 + signal.SIGINT):
            raise RuntimeError(f"{self.process.args} ended with {status}.")


def paths(server: Server) -> dict[str, str]:
    """The addresses that are compared with a bare route, by what they are."""
    round_ = server.begin()["round"]
    server.ask(round_["sounds"]["word"])
    return {
        "a page": "/play",
        "a read of the API": f"/api/v1/rounds/{round_['id']}",
        "a sound that is kept": round_["sounds"]["word"],
    }


def school(servers: Path, server: Server, learners: int) -> list[float]:
    """The seconds of the verdicts where so many learners practise at once."""
    done = subprocess.run(
        [servers, "school", server.address, str(learners)],
        check=True,
        capture_output=True,
        text=True,
    )
    return [float(line) for line in done.stdout.split()]


def memory(program: Path, home: Path) -> float:
    """The megabytes of a server that has asked a word in an empty home."""
    shutil.rmtree(home, ignore_errors=True)
    server = Server(home, program, "serve", "--port", "0", "--source", "offline")
    server.begin()
    # The dictionary may still be made.
    time.sleep(1)
    try:
        return server.megabytes
    finally:
        server.stop()

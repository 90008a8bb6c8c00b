"""Attacks a server with many clients. It runs as its own process.

    python attackers.py NAME PORT FIRST CLIENTS SEED ROUND SOUND [TOKEN]

CLIENTS clients, numbered from FIRST, attack until the input ends. Then it prints a `Result` as
JSON. Each client has an address of its own, 127.0.0.2 and on, so that no client uses up the
requests that the learner may send. Pages of other servers attack from the learner's own browser, so
they have the learner's address. A client sends at most `PACE` requests a second, except for the
pages: without an end to their speed, the attackers alone would take both processors of a small
machine.
"""

import json
import re
import resource
import socket
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPException
from itertools import cycle, islice
from random import Random
from threading import Event, Lock, Thread
from typing import Any
from urllib.parse import quote

import hostile_packages
from bad_requests import MALFORMED, PLACES, UPS
from kept import KeptClient, encoded
from slow import BEGINNINGS

# The content of a file outside the learner's folders. No answer may hold it.
CANARY = "a canary that nobody may hear"
# The most requests of a client in a second.
PACE = 50
# The connections that each client keeps open in `idle`: 1,000 of 20 clients.
IDLE = 50
# The connections that each client keeps open in `held_bodies`.
HELD = 10
SCRIPT = "<script>alert('harbor')</script><img src=x onerror=alert(1)>\"'&{{7*7}}"


@dataclass
class Result:
    """The outcome of all clients of one kind."""

    requests: int = 0
    # The number of answers with each status; "closed" if the server closed the connection without
    # one.
    statuses: dict[str, int] = field(default_factory=Counter)
    # The things that no attacker may get but one got, in words; only the first few.
    breaches: list[str] = field(default_factory=list)


class Attacker:
    """One client of one kind."""

    def __init__(self, target: "Target", number: int, seed: int) -> None:
        self.target = target
        self.number = number
        self.chance = Random(f"{seed} {number}")
        self.source = "127.0.0.1" if target.name in FROM_BROWSER else f"127.0.0.{2 + number}"
        self.client = KeptClient(target.port, self.source, target.token)
        self.turn = 0

    # Plain requests

    def connect(self, timeout: float = 10) -> socket.socket:
        return socket.create_connection(
            ("127.0.0.1", self.target.port), timeout, source_address=(self.source, 0)
        )

    def ask(
        self, method: str, path: str, body: Any = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """Sends a request on the kept connection, and notes the status."""
        try:
            answer = self.client.ask(method, path, encoded(body), headers)  # type: ignore[arg-type]
        except (OSError, HTTPException):
            self.target.note("closed")
            return 0, b""
        self.target.note(answer.status)
        if answer.status == 429:
            time.sleep(0.1)
        return answer.status, answer.body

    def api(self, method: str, path: str, body: Any = None) -> Any:
        """Asks the API, and returns the answer; `None` for an error."""
        status, read = self.ask(method, f"/api/v1{path}", body)
        return json.loads(read) if 200 <= status < 300 and read else None

    def send_raw(self, request: bytes, wait: float = 1) -> bytes:
        """Sends bytes on a new connection, and returns the beginning of the answer."""
        try:
            with self.connect(wait) as connection:
                connection.sendall(request)
                answer = connection.recv(4096)
        except OSError:
            answer = b""
        self.target.note_answer(answer)
        return answer

    def request(self, method: str, path: str, content: bytes, *headers: str) -> bytes:
        """Returns a request for a new connection, up to the end of its content."""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: {self.target.host}",
            "Connection: close",
            "Content-Type: application/json",
            f"Content-Length: {len(content)}",
            *headers,
        ]
        return "\r\n".join([*lines, "", ""]).encode() + content

    def become_a_learner(self) -> None:
        """Practises under a new name, so that the attacker's writes belong to it."""
        if not self.client.cookies:
            name = f"Eve {self.number}"
            self.api("POST", "/learners", {"name": name})
            # An earlier run may have given it the name.
            self.api("PUT", "/learners/chosen", {"name": name})

    # Pages of other servers

    def other_origin(self) -> None:
        """Sends the requests that a page at another address makes the learner's browser send."""
        method, path, body = self.chance.choice(self.target.steps)
        origin = self.chance.choice(
            ["http://evil.example", "null", "https://127.0.0.1", "http://127.0.0.1:1"]
        )
        site = self.chance.choice(["cross-site", "same-site"])
        status, _ = self.ask(method, path, body, {"Origin": origin, "Sec-Fetch-Site": site})
        self.target.expect(status in (0, 403, 413, 415, 429), f"{method} {path}: {status}")

    def rebinding(self) -> None:
        """Sends the requests of a page whose name now points to this computer's address."""
        method, path, body = self.chance.choice(self.target.steps)
        host = self.chance.choice(["evil.example", f"evil.example:{self.target.port}", "127.0.0.1"])
        status, _ = self.ask(method, path, body, {"Host": host, "Origin": f"http://{host}"})
        self.target.expect(status in (0, 421), f"{method} {path} at {host}: {status}")

    # Paths

    def traversal(self) -> None:
        """Asks for, writes and deletes files outside the folders that an address may name."""
        up = self.chance.choice(UPS)
        depth = self.chance.randint(1, 6)
        name = self.chance.choice(["canary", "canary.json", "settings.json", "journal.jsonl"])
        path = self.chance.choice(PLACES) + up * depth + name
        method = self.chance.choice(["GET", "GET", "PUT", "DELETE", "POST"])
        body = {"words": [{"word": "harbor"}]} if method == "PUT" else None
        answer = self.send_raw(self.request(method, path, encoded(body) or b""))
        self.target.expect(CANARY.encode() not in answer, f"{method} {path} gave the canary")
        self.target.expect(b"HTTP/1.1 5" not in answer, f"{method} {path}: {answer[:40]!r}")

    # Bodies

    def endless_body(self) -> None:
        """Sends a body without an end, or one of 10 GB, until the server closes the connection."""
        path = self.chance.choice([f"/rounds/{self.target.round}/tries", "/sessions", "/lists/x"])
        method = "PUT" if "lists" in path else "POST"
        is_chunked = self.chance.random() < 0.7
        length = "Transfer-Encoding: chunked" if is_chunked else "Content-Length: 10000000000"
        head = f"{method} /api/v1{path} HTTP/1.1\r\nHost: {self.target.host}\r\n{length}\r\n"
        head += "Content-Type: application/json\r\n\r\n"
        piece = b'{"typed": "' + b"x" * 65_536
        if is_chunked:
            piece = b"%x\r\n%s\r\n" % (len(piece), piece)
        sent = 0
        answer = b""
        try:
            with self.connect(5) as connection:
                connection.sendall(head.encode())
                while sent < 64 << 20 and not answer:
                    connection.sendall(piece)
                    sent += len(piece)
                    connection.setblocking(False)
                    with suppress(BlockingIOError):
                        answer = connection.recv(4096)
                    connection.settimeout(5)
        except OSError:
            pass  # The server has closed the connection.
        self.target.note_answer(answer)
        self.target.expect(sent < 64 << 20, f"{method} {path} took {sent >> 20} MB")

    def held_bodies(self) -> None:
        """Sends lists of nearly 8 MB, each without its last byte, and keeps them waiting."""
        body = b'{"words": [' + b" " * (8_000_000 - 12)
        head = f"PUT /api/v1/lists/x HTTP/1.1\r\nHost: {self.target.host}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body) + 1}\r\n\r\n"
        self.hold([head.encode() + body] * HELD)

    # Connections

    def idle(self) -> None:
        """Keeps connections open. Each sends the beginning of a request, or nothing."""
        kinds = [kind.format(host=self.target.host).encode() for kind in BEGINNINGS.values()]
        self.hold(islice(cycle(kinds), IDLE))

    def hold(self, beginnings: Iterable[bytes]) -> None:
        """Keeps a connection open for each beginning of a request, until the end."""
        with ExitStack() as connections:
            for beginning in beginnings:
                try:
                    connections.enter_context(self.connect()).sendall(beginning)
                    self.target.note("open")
                except OSError:
                    self.target.note("closed")
            self.target.stopped.wait(60)

    def malformed(self) -> None:
        """Sends bytes that are not HTTP, or nearly HTTP."""
        request = self.chance.choice(MALFORMED)
        request = request.replace(b"HOST", self.target.host.encode())
        if self.chance.random() < 0.3:
            # A valid request with one byte changed.
            place = self.chance.randrange(len(request))
            request = request[:place] + self.chance.randbytes(1) + request[place + 1 :]
        answer = self.send_raw(request, wait=0.5)
        self.target.expect(b"HTTP/1.1 5" not in answer, f"{request[:80]!r}: {answer[:40]!r}")

    # Names of others

    def guesses(self) -> None:
        """Asks for rounds, sounds and sessions under names that look like the learner's own."""
        real = self.chance.choice([self.target.round, self.target.sound])
        place = self.chance.randrange(32)
        digit = self.chance.choice([d for d in "0123456789abcdef" if d != real[place]])
        near = real[:place] + digit + real[place + 1 :]
        guess = self.chance.choice([near, f"{self.chance.getrandbits(128):032x}", real.upper()])
        if guess == real:
            return
        method, path, body = self.chance.choice(
            [
                ("GET", f"/rounds/{guess}", None),
                ("POST", f"/rounds/{guess}/tries", {"typed": "evil"}),
                ("POST", f"/rounds/{guess}/skip", None),
                ("POST", f"/rounds/{guess}/exclude", {}),
                ("GET", f"/sounds/{guess}", None),
                ("POST", f"/sounds/{guess}/playings", None),
                ("GET", f"/sessions/{guess}", None),
                ("POST", f"/sessions/{guess}/end", None),
                ("DELETE", f"/completed/removals/{guess}", None),
            ]
        )
        self.become_a_learner()
        status, _ = self.ask(method, f"/api/v1{path}", body)
        self.target.expect(status in (0, 404, 429), f"{method} {path}: {status}")

    # Texts

    def script(self) -> None:
        """Puts script into every text that a learner may give, and expects it back as data."""
        self.become_a_learner()
        name = quote(f"<b onload=x>{self.number}", safe="")
        entry = {"word": "harbor", "definition": SCRIPT, "sentence": SCRIPT, "hint": SCRIPT}
        self.api("PUT", f"/lists/{name}", {"words": [entry | {"reason": SCRIPT}]})
        given = self.api("GET", f"/lists/{name}")
        if given is not None:
            texts = {text for key, text in given["words"][0].items() if key != "word"}
            self.target.expect(texts == {SCRIPT}, f"a list came back changed: {given}")
        wish = {"words": "list", "list": f"<b onload=x>{self.number}", "tries": "unlimited"}
        session = self.api("POST", "/sessions", wish)
        # The last turn has excluded the word, so this session might have no round.
        self.api("DELETE", "/lists/excluded")
        if session and session["round"]:
            round = session["round"]["id"]
            tried = self.api("POST", f"/rounds/{round}/tries", {"typed": SCRIPT})
            if tried and tried["tries"]:
                typed = tried["tries"][-1]["typed"]
                self.target.expect(typed == SCRIPT, f"a try came back changed: {typed}")
            self.api("POST", f"/rounds/{round}/exclude", {"reason": SCRIPT})
        for method, path in [
            ("GET", f"/lists/{quote(SCRIPT, safe='')}"),
            ("GET", f"/completed?search={quote(SCRIPT)}"),
            ("GET", f"/words/{quote(SCRIPT, safe='')}"),
            ("PUT", "/learners/chosen"),
            ("PATCH", "/settings"),
        ]:
            body = {"name": SCRIPT, "voice": SCRIPT} if method != "GET" else None
            self.expect_data(method, f"/api/v1{path}", body)
        self.expect_data("GET", f"/{quote(SCRIPT)}", None)

    def expect_data(self, method: str, path: str, body: Any) -> None:
        """Expects an answer that no browser takes for a page with script."""
        cookie = f"Cookie: {self.client.cookie_header['Cookie']}"
        request = self.request(method, path, encoded(body) or b"", "Accept: text/html", cookie)
        answer = self.send_raw(request).lower()
        if not answer:
            return
        self.target.expect(b"x-content-type-options: nosniff" in answer, f"{path}: no nosniff")
        is_json = b"content-type: application/json" in answer
        is_json = is_json or b"content-type: application/problem+json" in answer
        self.target.expect(
            is_json or b"<script>alert" not in answer and b"<img src=x" not in answer,
            f"{method} {path}: a page with the script",
        )

    # Sizes

    def largest_lists(self) -> None:
        """Imports the longest lists that the server takes, and lists that are too long."""
        self.become_a_learner()
        turn, self.turn = self.turn, self.turn + 1
        if turn % 3 == 0:
            self.ask("PUT", "/api/v1/lists/huge", self.target.huge_list)
        elif turn % 3 == 1:
            kind = {"Content-Type": "application/octet-stream"}
            self.ask("POST", "/api/v1/lists/huge/imports", self.target.huge_file, kind)
        else:
            words = [{"word": "harbor", "definition": "x" * 48 * 1024}]
            status, _ = self.ask("PUT", "/api/v1/lists/long", {"words": words})
            self.target.expect(status in (0, 422, 429), f"a definition of 48 KB: {status}")

    def longest_sounds(self) -> None:
        """Asks for the sound of new definitions, each as long as a list may hold."""
        self.become_a_learner()
        words = [f"wo{self.chance.randrange(10**6)}rd" for _ in range(330)]
        definition = " ".join(words)[:2000]
        self.api("PATCH", "/settings", {"speed": 0.5})
        self.api("PUT", "/lists/long", {"words": [{"word": "harbor", "definition": definition}]})
        session = self.api("POST", "/sessions", {"words": "list", "list": "long"})
        if session:
            for cue in ("define", "slow"):
                if address := session["round"]["sounds"][cue]:
                    self.ask("GET", address)

    def longest_sessions(self) -> None:
        """Begins sessions of as many words as a request may name."""
        self.become_a_learner()
        self.api("POST", "/sessions", self.target.huge_session)

    def strange_packages(self) -> None:
        """Sends small packages that demand much work; some clients don't wait for the answer."""
        self.become_a_learner()
        make = self.chance.choice(QUICKLY_MADE)
        body = PACKAGES_MADE.setdefault(make.__name__, b"") or make()
        PACKAGES_MADE[make.__name__] = body
        preview = self.chance.choice(["true", "false"])
        path = f"/api/v1/card-imports?name=a.apkg&preview={preview}"
        if self.chance.random() < 0.5:
            cookie = "; ".join(f"{k}={v}" for k, v in self.client.cookies.items())
            request = self.request("POST", path, body, f"Cookie: {cookie}")
            kind = b"application/octet-stream"
            self.send_raw(request.replace(b"application/json", kind), wait=self.chance.random())
        else:
            headers = {"Content-Type": "application/octet-stream"}
            status, _ = self.ask("POST", path, body, headers)
            self.target.expect(status in (0, 200, 400, 422, 429, 503), f"{path}: {status}")

    def one_against_many(self) -> None:
        """Guesses the PIN of a learner of the class, adds learners, and sends pictures of 5 MB."""
        turn, self.turn = self.turn, self.turn + 1
        if turn == 0:
            self.become_a_learner()
            self.api("POST", "/decks", {"name": "Sea"})
        number = f"{self.number} {turn}"
        if turn % 8 == 1:
            path = f"/api/v1/decks/Sea/media?name={turn}.png"
            picture = b"\x89PNG\r\n\x1a\n" + number.encode().ljust(5 << 20, b".")
            kind = {"Content-Type": "application/octet-stream"}
            status, _ = self.ask("POST", path, picture, kind)
            self.target.expect(status in (0, 201, 403, 404, 409, 413, 422, 429, 503), f"{path}: {status}")
        elif turn % 2:
            own = dict(self.client.cookies)
            self.api("POST", "/learners", {"name": f"Eve {number}"})
            self.client.cookies = own
        else:
            guess = {"name": "Bob", "pin": f"{self.chance.randrange(2748):04}"}
            status, _ = self.ask("PUT", "/api/v1/learners/chosen", guess)
            self.target.expect(status in (0, 403, 429), f"a guess of a PIN: {status}")

    def long_tries(self) -> None:
        """Types 600 long lines in a round with unlimited tries."""
        self.become_a_learner()
        wish = {"words": "given", "given": ["necessary"], "tries": "unlimited"}
        session = self.api("POST", "/sessions", wish)
        for _ in range(600 if session else 0):
            letters = self.chance.choices("abcdefghijklmnopqrstuvwxyz", k=1000)
            typed = {"typed": "".join(letters[: self.chance.choice([60, 1000])])}
            self.ask("POST", f"/api/v1/rounds/{session['round']['id']}/tries", typed)
            time.sleep(1 / PACE)
            if self.target.stopped.is_set():
                return


# The packages that an attacker can make in a moment. Each process makes each of them once.
QUICKLY_MADE = [
    hostile_packages.repeated_field,
    hostile_packages.repeated_question,
    hostile_packages.many_cards_of_one_note,
    hostile_packages.many_long_cards,
    hostile_packages.many_blanks,
    hostile_packages.endless_view,
    hostile_packages.computed_column,
    hostile_packages.open_sounds,
    hostile_packages.open_blanks,
    hostile_packages.long_labels,
]
PACKAGES_MADE: dict[str, bytes] = {}

FROM_BROWSER = ("other_origin", "rebinding")
ATTACKS: dict[str, Callable[[Attacker], None]] = {
    name: getattr(Attacker, name)
    for name in [
        *("other_origin", "rebinding", "traversal", "endless_body", "held_bodies", "idle"),
        *("malformed", "guesses", "script", "largest_lists", "longest_sounds"),
        *("longest_sessions", "long_tries", "strange_packages", "one_against_many"),
    ]
}


class Target:
    """The attacked server, and the attackers' findings."""

    def __init__(self, name: str, port: int, round: str, sound: str, token: str) -> None:
        self.name = name
        self.port = port
        self.token = token or None
        self.round = round
        self.sound = sound
        self.host = f"127.0.0.1:{port}"
        self.result = Result()
        self.stopped = Event()
        self.lock = Lock()
        api = "/api/v1"
        self.steps: list[tuple[str, str, Any]] = [
            ("GET", f"{api}/status", None),
            ("GET", f"{api}/sessions", None),
            ("GET", f"{api}/completed", None),
            ("GET", f"{api}/settings", None),
            ("GET", f"{api}/learners", None),
            ("GET", f"{api}/rounds/{round}", None),
            ("GET", f"{api}/sounds/{sound}", None),
            ("GET", "/play", None),
            ("POST", f"{api}/rounds/{round}/tries", {"typed": "evil"}),
            ("POST", f"{api}/rounds/{round}/skip", None),
            ("POST", f"{api}/sessions", {}),
            ("POST", f"{api}/learners", {"name": "Eve"}),
            ("PUT", f"{api}/lists/evil", {"words": []}),
            ("DELETE", f"{api}/lists/mine", None),
            ("PATCH", f"{api}/settings", {"speed": 2.5}),
        ]
        if name == "largest_lists":
            # 20,000 words, whose definitions together fill nearly 8 MB.
            words = [
                {"word": f"word{spelled(number)}", "definition": "so many words " * 26}
                for number in range(20_000)
            ]
            self.huge_list = json.dumps({"words": words}, separators=(",", ":")).encode()
            rows = [f"{word['word']},{word['definition']}\n" for word in words]
            self.huge_file = ("word,definition\n" + "".join(rows)).encode()[: 8 << 20]
            assert len(self.huge_list) < 8 << 20
        if name == "longest_sessions":
            given = [f"word{spelled(number)}" for number in range(70_000)]
            self.huge_session = {"words": "given", "given": given}

    def note(self, status: int | str) -> None:
        with self.lock:
            self.result.requests += 1
            self.result.statuses[str(status)] += 1

    def note_answer(self, beginning: bytes) -> None:
        status = re.match(rb"HTTP/1\.1 (\d{3}) ", beginning)
        self.note(int(status[1]) if status else "closed")

    def expect(self, is_right: bool, otherwise: str) -> None:
        """Notes a breach: something that no attacker may get."""
        if not is_right and len(self.result.breaches) < 20:
            self.result.breaches.append(otherwise)


def spelled(number: int) -> str:
    """Returns a number in letters, because words have no digits."""
    return "".join(chr(ord("a") + int(digit)) for digit in str(number))


def main(
    name: str, port: str, first: str, clients: str, seed: str, round: str, sound: str,
    token: str = "",
) -> None:  # fmt: skip
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
    target = Target(name, int(port), round, sound, token)

    def work(number: int) -> None:
        attacker = Attacker(target, number, int(seed))
        while not target.stopped.is_set():
            began = time.monotonic()
            try:
                ATTACKS[name](attacker)
            except Exception as error:
                # A failed attacker stops attacking, and nobody would notice.
                target.expect(False, f"client {number} failed: {error!r}")
                return
            if name not in FROM_BROWSER:
                time.sleep(max(0, began + 1 / PACE - time.monotonic()))

    numbers = range(int(first), int(first) + int(clients))
    threads = [Thread(target=work, args=[number], daemon=True) for number in numbers]
    for thread in threads:
        thread.start()
    sys.stdin.read()
    target.stopped.set()
    # A client that still waits for an answer ends with the process.
    for thread in threads:
        thread.join(timeout=0.1)
    print(json.dumps(vars(target.result)), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])

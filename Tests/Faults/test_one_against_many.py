"""A single visitor of a class's server who guesses PINs, adds learners or fills the disk."""

import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from campaign import Figure, Times
from client import Answer, Client
from kept import KeptClient
from server import CLASS, Home, Server
from usage import Memory

# The wrong PINs that the server compares at once, for one learner and for a whole class.
MOST_GUESSES, MOST_GUESSES_OF_CLASS = 5, 30
# The learners who may come by the link, in all and at once.
MOST_JOINING, AT_ONCE = 60, 40
# The bytes of one learner's sounds and pictures, in all and in one file.
MOST_MEDIA, FILE = 100 << 20, 5 << 20
# The memory of the server, in MB.
MOST_MEMORY = 250


@pytest.fixture
def server(home: Home) -> Iterator[Server]:
    with Server(home, *CLASS) as server:
        yield server


def visitor(server: Server, number: int) -> KeptClient:
    """Returns a client with its own address."""
    return KeptClient(server.port, f"127.0.{1 + number // 250}.{1 + number % 250}", server.token)


def check_sentences(answers: list[Answer]) -> None:
    """Checks that each refusal is a sentence."""
    for answer in answers:
        assert answer.status < 400 or answer.is_problem, answer.raw


def ask(client: Client, method: str, path: str, body: str) -> Answer:
    return client.ask(method, f"/api/v1{path}", body.encode())


def test_pins_are_not_guessed_from_many_addresses(
    server: Server, times: Times, figure: Figure
) -> None:
    addresses = times(200, 40)
    teacher = Client(server.address, server.teacher_token)
    children = [f"Ada {n}" for n in range(10)]
    for number, name in enumerate(children):
        teacher.post("/learners", {"name": name})
        teacher.put(f"/learners/{name.replace(' ', '%20')}/pin", {"pin": f"9{number:03}"})

    def guess(number: int, name: str) -> list[Answer]:
        client = visitor(server, number)
        return [
            ask(client, "PUT", "/learners/chosen", f'{{"name": "{name}", "pin": "{pin:04}"}}')
            for pin in range(number * 5, number * 5 + 5)
        ]

    began = time.monotonic()
    with ThreadPoolExecutor(20) as people:
        one = [a for each in people.map(lambda n: guess(n, children[0]), range(addresses)) for a in each]
        many = [
            a
            for each in people.map(lambda n: guess(n, children[n % 10]), range(addresses))
            for a in each
        ]
    took = time.monotonic() - began
    check_sentences(one + many)
    compared, all_compared = (sum(a.status == 403 for a in answers) for answers in (one, one + many))
    figure(
        f"{len(one)} guesses of one PIN from {addresses} addresses: {compared} compared; "
        f"{len(many)} of ten learners: {all_compared - compared} compared; "
        f"the others refused with a sentence"
    )
    assert {a.status for a in one + many} == {403, 429}
    # The limits permit one more guess each half minute, and for the whole class each ten seconds.
    assert compared <= MOST_GUESSES + took / 30 + 1
    assert all_compared <= MOST_GUESSES_OF_CLASS + took / 10 + 1
    # The teacher can continue.
    teacher.put("/learners/Ada%203/pin", {"pin": "2748"})


def test_strangers_add_no_more_learners_than_a_class_has(
    server: Server, times: Times, figure: Figure
) -> None:
    count = times(998, 120)
    began = time.monotonic()
    with ThreadPoolExecutor(20) as people:
        answers = list(
            people.map(
                lambda n: ask(visitor(server, n), "POST", "/learners", f'{{"name": "Eve {n}"}}'),
                range(count),
            )
        )
    took = time.monotonic() - began
    check_sentences(answers)
    made = sum(answer.status == 201 for answer in answers)
    folders = sum(1 for path in (server.home.data / "learners").iterdir() if path.name[0] != ".")
    statuses = Counter(answer.status for answer in answers)
    figure(
        f"{count} new learners in {took:.0f} s: {made} made, the others refused with a sentence "
        f"({dict(statuses)}); memory of the server at most {Memory.of(server.process.pid).peak} MB"
    )
    assert made == folders and made <= min(MOST_JOINING, AT_ONCE + took / 2 + 1)
    # The teacher adds more.
    teacher = Client(server.address, server.teacher_token)
    assert teacher.post("/learners", {"name": "Ada"})["name"] == "Ada"


def test_media_of_a_learner_have_a_bound(server: Server, times: Times, figure: Figure) -> None:
    files = times(60, 24)
    client = visitor(server, 1)
    client.post("/learners", {"name": "Eve"})
    client.post("/decks", {"name": "Sea"})
    statuses: Counter[int] = Counter()
    sentences = set()
    began = time.monotonic()
    for number in range(files):
        content = hashlib.shake_128(str(number).encode()).digest(FILE)
        content = b"\x89PNG\r\n\x1a\n" + content[8:]
        answer = client.ask(
            "POST",
            f"/api/v1/decks/Sea/media?name={number}.png",
            content,
            {"Content-Type": "application/octet-stream"},
        )
        statuses[answer.status] += 1
        if answer.status >= 400:
            check_sentences([answer])
            sentences.add(answer.json["detail"])
        else:
            card = {"front": f"card {number} {answer.json['mark']}", "back": "b"}
            client.post("/decks/Sea/cards", {"cards": [card]})
    took = time.monotonic() - began
    media = server.home.data / "learners/Eve/decks/media"
    size = sum(path.stat().st_size for path in media.rglob("*") if path.is_file())
    peak = Memory.of(server.process.pid).peak
    figure(
        f"{files * FILE >> 20} MB of pictures in {took:.0f} s: {size >> 20} MB kept, the others "
        f"refused: {sorted(sentences)}; memory of the server at most {peak} MB"
    )
    assert size <= MOST_MEDIA and statuses[201] == MOST_MEDIA // FILE
    assert len(sentences) == 1 and peak < MOST_MEMORY
    assert not list((server.home.data / "learners/Eve").rglob(".vocalvocab-*"))


def test_no_request_of_a_learner_makes_the_teachers_computer_speak(
    server: Server, figure: Figure
) -> None:
    client = visitor(server, 1)
    client.post("/learners", {"name": "Eve"})
    session = client.post("/sessions", {"words": "given", "given": ["harbor"]})
    round = session["round"]
    refused = []
    for path, body in [
        (f"/rounds/{round['id']}/hearings", '{"cue": "word", "on": "computer"}'),
        (f"{round['sounds']['word'].removeprefix('/api/v1')}/playings", "{}"),
    ]:
        answer = ask(client, "POST", path, body)
        check_sentences([answer])
        refused.append(answer.status)
    figure(f"sounds on the teacher's computer that a learner asks for: {refused}")
    assert set(refused) <= {403, 422} and 403 in refused
    assert not server.home.sound.exists() or server.home.sound.stat().st_size == 0

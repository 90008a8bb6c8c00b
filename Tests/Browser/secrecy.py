"""What would give a word away, looked for in all that a server sends."""

import base64
import hashlib
import json
import re
import subprocess
from collections.abc import Iterable, Iterator
from typing import Any

from client import Answer


def family(word: str) -> set[str]:
    """The word, its inflections, and what WordNet's own program says is derived from it."""
    word = word.lower()
    kin = {word}
    stems = {word, word.removesuffix("e"), word + word[-1]}
    if word.endswith("y"):
        stems.add(word[:-1] + "i")
    kin |= {
        stem + ending for stem in stems for ending in ("s", "es", "ed", "d", "ing", "er", "est")
    }
    said = subprocess.run(
        ["wn", word, "-derin", "-deriv", "-deria"], capture_output=True, text=True
    ).stdout
    kin |= {related.lower() for related in re.findall(r"RELATED TO->\(\w+\) ([^#\s]+)#", said)}
    return {one.replace("_", " ") for one in kin}


def texts(answer: Answer) -> Iterator[str]:
    """Every text in an answer: the lines of its head, and of its body the values and their names.

    An identifier is a text of its own, so that the address around it is the same for all.
    """
    for text in _whole_texts(answer):
        yield from re.split("([0-9a-f]{32})", text)


def _whole_texts(answer: Answer) -> Iterator[str]:
    head, _, _ = answer.raw.partition(b"\r\n\r\n")
    yield from head.decode("latin-1").split("\r\n")
    if answer.headers.get_content_subtype() in ("json", "problem+json"):
        yield from _texts(answer.json)
    elif answer.headers.get_content_maintype() == "text":
        yield from re.split(r"[<>]", answer.body.decode())


def _texts(value: Any) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            yield from value
            for inner in value.values():
                yield from _texts(inner)
        case list():
            for inner in value:
                yield from _texts(inner)


def gives_away(text: str, word: str, kin: set[str]) -> bool:
    """Whether one who reads it reads the word, or one of its family, whatever the case."""
    word, text = word.lower(), text.lower()
    tokens = re.findall(r"[^\W\d_]+", text)
    # Spelled: single letters one after another.
    spelled = "".join(token if len(token) == 1 else " " for token in tokens)
    return (
        not kin.isdisjoint(tokens)
        # A part of many others where it is short: `art`, `part`.
        or (len(word) >= 4 and any(word in token for token in tokens))
        or (len(word) > 1 and word in spelled)
        # A word with a hyphen, an apostrophe or a space is no single token.
        or (not word.isalpha() and word in text)
        or any(disguise in text for disguise in disguises(word))
    )


def disguises(word: str) -> Iterable[str]:
    """The word in other clothes, in lower case: base64, hexadecimal, percents, and what a program
    would make an opaque name from."""
    raw = word.encode()
    yield raw.hex()
    yield "".join(f"%{byte:02x}" for byte in raw)
    if len(raw) >= 5:
        # What of it is the same whatever stands before and after.
        for before in range(3):
            whole = base64.b64encode(b"\0" * before + raw).decode().rstrip("=")
            yield whole[(before * 8 + 5) // 6 : (before + len(raw)) * 8 // 6].lower()
    for digest in (hashlib.md5, hashlib.sha1, hashlib.sha256):
        for one in (raw, raw.upper(), raw.capitalize()):
            yield digest(one).hexdigest()[:16]


def leaks(word: str, sent: Iterable[Answer], always: Iterable[str] = ()) -> list[str]:
    """What gave the word away.

    Args:
        always: texts that are sent whatever the word is: they tell nothing of it.
    """
    kin, known = family(word), set(always)
    return [
        f"{answer.asked}: {text}"
        for answer in sent
        for text in texts(answer)
        if text not in known and gives_away(text, word, kin)
    ]


def chunks(wav: bytes) -> list[str]:
    """The names of the parts of a WAV file."""
    assert wav[:4] == b"RIFF" and wav[8:12] == b"WAVE"
    names, place = [], 12
    while place < len(wav):
        names.append(wav[place : place + 4].decode("latin-1"))
        size = int.from_bytes(wav[place + 4 : place + 8], "little")
        place += 8 + size + size % 2
    return names


def answer(body: Any, **headers: str) -> Answer:
    """An answer that a server might have sent, to try the search on."""
    from http.client import parse_headers
    from io import BytesIO

    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    head += "Content-Type: application/json\r\n\r\n"
    content = json.dumps(body).encode()
    parsed = parse_headers(BytesIO(head.encode()))
    return Answer("GET /", b"HTTP/1.1 200 OK\r\n" + head.encode() + content, 200, parsed, content)

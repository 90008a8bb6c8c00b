"""A child's pages say everything in words of every day, beside a few named terms."""

import html
import re
from pathlib import Path

import pytest

from client import Client
from everyday import bases, hard_words, is_easy
from plain_words import ASSETS, CONTENT, FORMS, ROOMS, TERMS
from server import Home


def test_the_terms_are_few_and_needed() -> None:
    assert len(TERMS) <= 30
    assert [term for term in TERMS if is_easy(term)] == []


def test_a_level_is_that_of_the_program() -> None:
    for word in ("yellow", "sentences", "practised", "meaning", "typed", "hint"):
        assert is_easy(word), word
    for word in ("auxiliary", "silhouette", "phoneme", "retrievability", "unstressed", "Rating"):
        assert not is_easy(word), word
    assert "stop" in bases("stopped") and "happy" in bases("happier") + bases("happies")


def without_comments(script: str) -> str:
    return re.sub(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", "", script, flags=re.DOTALL)


def sayings(path: Path) -> list[str]:
    """Returns the texts of a page or a script that a person may read."""
    text = path.read_text()
    if path.suffix == ".html":
        # Grown-ups find figures and rare settings behind "More".
        text = re.sub(r'<details[^>]*class="more".*</details>', "", text, flags=re.DOTALL)
        text = re.sub(r"{{\w+}}|<code>.*?</code>|<kbd.*?</kbd>", "", text)
        parts = re.findall(r">([^<>]+)<", text)
        parts += re.findall(r'\b(?:aria-label|placeholder|title|alt)="([^"]*)"', text)
        return [html.unescape(part) for part in parts]
    text = without_comments(text)
    # A template's expressions are code, but the texts in them are said.
    strings = re.findall(r'"((?:[^"\\\n]|\\.)*)"', text)
    strings += [re.sub(r"\$\{[^{}]*\}", " ", part) for part in re.findall(r"`([^`]*)`", text)]
    return [part for part in strings if is_said(part)]


def is_said(text: str) -> bool:
    """Whether a string of a script is a text, not a selector, an address or a name."""
    text = text.strip()
    if re.match(r"[.#/\[:<@*]|https?:", text) or re.search(r"[{}=<>\\]|: \w+;|\w\(", text):
        return False
    if re.fullmatch(r"[\w-]+", text):
        return text[:1].isupper() and text[1:].islower()
    # A text has a space; a list of classes or tags has no capital and no sign.
    return " " in text and not re.fullmatch(r"[a-z-]+(,? [a-z-]+)*", text) or text.endswith(".")


@pytest.mark.parametrize("room", ROOMS)
def test_what_a_room_can_say_is_in_words_of_every_day(room: str) -> None:
    hard: dict[str, set[str]] = {}
    for path in sorted((ASSETS / room).iterdir()):
        if path.suffix in (".html", ".js"):
            for text in sayings(path):
                if words := hard_words(text, FORMS | CONTENT):
                    hard.setdefault(path.name, set()).update(words)
    assert hard == {}


def test_the_names_of_mistakes_are_in_words_of_every_day(client: Client) -> None:
    titles = [pattern["title"] for pattern in client.get("/patterns")["patterns"]]
    assert len(titles) > 10
    assert hard_words("\n".join(titles), FORMS | CONTENT) == set()
    assert all(", as in " in title for title in titles), "each name has an example"


def test_what_a_learner_chooses_from_first_is_in_words_of_every_day(
    client: Client, home: Home
) -> None:
    home.make_new()
    choices = client.get("/first-choices")["choices"]
    shown = [text for choice in choices for text in (choice["question"], *map(said, choice["options"]))]
    assert len(shown) > 10
    assert hard_words("\n".join(shown), FORMS | CONTENT | {"aurora"}) == set()


def said(option: dict[str, str]) -> str:
    return f"{option['title']}\n{option['about'] or ''}"

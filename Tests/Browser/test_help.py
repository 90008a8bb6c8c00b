"""The guide in the browser."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from markdown_it import MarkdownIt

from browser import Browser
from client import Client
from server import ROOT

pytestmark = pytest.mark.server("shared")

CHAPTERS = sorted((ROOT / "Sources/Guide").glob("*.md"))


class Outline(HTMLParser):
    """The elements and texts of a page, without links, attributes and empty lines."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("a", "div", "span"):
            self.parts.append(f"<{tag}>")

    def handle_data(self, data: str) -> None:
        if self.parts:
            self.parts[-1] += data

    def lines(self) -> list[str]:
        return [" ".join(part.split()) for part in self.parts]


@pytest.mark.parametrize("file", CHAPTERS, ids=lambda file: file.stem)
def test_a_chapter_is_what_markdown_says(client: Client, file: Path) -> None:
    page = client.ask("GET", f"/help/{file.stem}").body.decode()
    [ours] = re.findall(r'<article class="guide">(.*)</article>', page, re.DOTALL)
    theirs = MarkdownIt().enable("table").render(file.read_text())
    assert Outline(ours).lines() == Outline(theirs).lines()


def test_the_list_leads_to_a_chapter_and_on_to_another(browser: Browser) -> None:
    browser.open("/help")
    browser.named("Your files", "link").click()
    browser.read("Your files", "h1")
    browser.named("Practising", "link").click()
    browser.read("Practising", "h1")


def test_no_such_chapter_is_not_found(client: Client) -> None:
    assert client.ask("GET", "/help/nothing").status == 404

"""The Play page on a telephone, even while its keyboard takes half of the screen."""

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from practice import Practice
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

WIDTH = 360
# Without the keyboard, and with it.
HEIGHTS = [640, 380]


@pytest.fixture
def telephone(browser: Browser, home: Home) -> Browser:
    home.put_list("week", {"word": "necessary"}, {"word": "accommodation"})
    return browser


def in_view(browser: Browser, selector: str) -> bool:
    return browser.run(
        """
        const box = document.querySelector(arguments[0]).getBoundingClientRect();
        return box.height > 0 && box.top >= 0 && box.bottom <= visualViewport.height + 1;
        """,
        selector,
    )


@pytest.mark.parametrize("height", HEIGHTS)
def test_field_verdict_and_tiles_are_in_view_after_every_try(
    telephone: Browser, height: int
) -> None:
    telephone.resize(WIDTH, height)
    telephone.open("/play?list=week&in-order")
    telephone.choose("Start", "button")
    telephone.find("#typed")
    for number, typed in enumerate(["nesesary", "neccessery"], 1):
        telephone.run("scrollTo(0, 0)")
        telephone.press(typed, Keys.ENTER)
        wait_for("the verdict", lambda: telephone.text("#tries-left") == str(3 - number))
        telephone.picture(f"telephone-{height}-{number}", whole=False)
        for selector in ("#typed", "#verdict .verdict", "#verdict .marks"):
            assert in_view(telephone, selector), selector
        assert telephone.focused.get_attribute("id") == "typed", "the keyboard stays open"


def test_practise_on_a_list_starts_practice(telephone: Browser, client: Client) -> None:
    Practice.of(client, "harbor").type("harbor")
    client.post("/sessions/" + client.get("/sessions")["sessions"][0]["id"] + "/end")
    telephone.open("/lists")
    telephone.choose("Practise week", "link")
    telephone.read("Word 1 of 2")
    telephone.find("#typed")


def test_practise_on_a_list_does_not_end_an_open_round(telephone: Browser, client: Client) -> None:
    practice = Practice.of(client, "harbor")
    telephone.open("/lists")
    telephone.choose("Practise week", "link")
    telephone.find("#start")
    assert practice.type("harbor")["outcome"] == "completed"


BROKEN = """
const broken = [];
for (const cell of document.querySelectorAll("main td, main th, main li, main dt, main dd")) {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!text.parentElement.checkVisibility()) continue;
    for (const { 0: word, index } of text.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
      if (tops.size > 1) broken.push(word);
    }
  }
}
return broken;
"""


@pytest.mark.parametrize("path", ["/completed", "/progress", "/lists?name=week", "/lists"])
def test_no_word_breaks_in_a_column(browser: Browser, home: Home, path: str) -> None:
    words = ["accommodation", "necessary", "questionnaire", "entrepreneurial"]
    past.write(home, {word: number for number, word in enumerate(words)}, days=60, times=5)
    home.put_list("week", *({"word": word, "definition": f"a meaning of {word}"} for word in words))
    browser.resize(WIDTH)
    browser.open(path)
    browser.read("accommodation|words")
    browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
    browser.picture("columns-" + path.strip("/").partition("?")[0])
    assert browser.run(BROKEN) == []

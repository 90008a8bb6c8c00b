"""The Completed page: words are listed, found, heard, asked again, removed and put back."""

import re

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from controls import narrow
from practice import Practice
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

WORDS = {"yellow": 1, "harbor": 2, "necessary": 1, "ocean": 3, "garden": 1}


@pytest.fixture
def full(home: Home, browser: Browser) -> Browser:
    """Opens the page with five words, of which the first one in the list is the oldest."""
    past.write(home, WORDS, days=10)
    browser.open("/completed")
    browser.read("5 words")
    return browser


def rows(browser: Browser) -> list[str]:
    """Returns the words of the table, from top to bottom."""
    return browser.run(
        "return [...document.querySelectorAll('tbody th')].map((cell) => cell.innerText.trim())"
    )


def shows(browser: Browser, *words: str) -> None:
    wait_for(f"the rows {words}", lambda: rows(browser) == list(words))


def test_without_any_word_a_sentence_says_so(browser: Browser) -> None:
    browser.open("/completed")
    browser.read(r"No word is completed yet.*\.")
    assert "0 words" not in browser.text()


def test_the_latest_come_first(full: Browser) -> None:
    shows(full, *reversed(WORDS))
    assert "a place by the coast" in full.text()


def test_a_small_telephone_shows_words_and_days_without_scrolling_sideways(
    home: Home, browser: Browser
) -> None:
    past.write(home, {"accommodation": 1, "neighbourhood": 2}, days=10)
    browser.resize(360, 640)
    browser.open("/completed")
    browser.read("2 words")
    shows(browser, "neighbourhood", "accommodation")
    assert browser.run(
        "const table = document.querySelector('#table'); return table.scrollWidth <= table.clientWidth"
    )
    assert len(re.findall(r"\d+ \w{3,4} 20\d\d", browser.text("tbody"))) == 2


def test_a_search_finds_words_and_definitions(full: Browser) -> None:
    full.go_to("Search")
    full.press("harb")
    shows(full, "harbor")
    full.press(*[Keys.BACKSPACE] * 4, "do without")
    shows(full, "necessary")
    full.press("x")
    full.read("No completed word matches")


@pytest.mark.parametrize(
    "header, first, ascending, descending",
    [
        ("Word", "ascending", "garden", "yellow"),
        ("Last completed", "ascending", "yellow", "garden"),
        ("Fewest tries", "ascending", None, "ocean"),
    ],
)
def test_headers_sort_and_say_so(
    full: Browser, header: str, first: str, ascending: str | None, descending: str
) -> None:
    full.choose(header, "button")
    sorted_by = "return document.querySelector('[aria-sort]')?.innerText"
    way = "return document.querySelector('[aria-sort]')?.getAttribute('aria-sort')"
    top = {"ascending": ascending, "descending": descending}
    for order in (first, *(top.keys() - {first}), first):
        wait_for("the order", lambda: full.run(way) == order and header in full.run(sorted_by))
        wait_for("the rows", lambda: len(rows(full)) == 5)
        assert top[order] in (None, rows(full)[0])
        full.press(Keys.ENTER)


def test_an_order_that_comes_late_replaces_no_newer_one(full: Browser) -> None:
    wait_for("the rows", lambda: len(rows(full)) == 5)
    full.delay_answers(500, to="address.includes('order=ascending')")
    header = full.go_to("Last completed", "button")
    full.press(Keys.ENTER)
    full.press(Keys.ENTER)
    full.wait_for_late_answer()
    assert header.find_element("xpath", "..").get_attribute("aria-sort") == "descending"
    assert rows(full)[0] == "garden"


def test_a_word_leads_to_its_page_and_back_to_the_same_list(full: Browser) -> None:
    full.go_to("Search")
    full.press("har")
    shows(full, "harbor")
    full.choose("harbor", "link")
    full.read("place by the coast", "#word")
    assert full.path == "/words/harbor"
    full.back()
    shows(full, "harbor")
    assert full.path == "/completed?search=har" and full.value("#search") == "har"


def test_every_state_of_the_list_has_an_address(full: Browser) -> None:
    full.choose("Word", "button")
    wait_for("the address", lambda: full.path == "/completed?sort=word")
    full.press(Keys.ENTER)
    wait_for("the address", lambda: full.path == "/completed?sort=word&order=descending")
    full.reload()
    shows(full, *sorted(WORDS, reverse=True))
    full.open("/completed?sort=word&search=or")
    shows(full, "garden", "harbor", "yellow")
    full.open("/completed?sort=nonsense&order=none&shown=x")
    shows(full, *reversed(WORDS))


def test_going_back_leaves_the_list_at_once(full: Browser) -> None:
    full.open("/lists")
    full.open("/completed")
    for column in ("Word", "Fewest tries", "Last completed"):
        full.choose(column, "button")
    full.go_to("Search")
    full.press("har")
    shows(full, "harbor")
    full.back()
    wait_for("the page before", lambda: full.path == "/lists")


def test_a_search_without_a_word_shows_all_again(full: Browser) -> None:
    full.open("/completed?search=zzz")
    full.read("No completed word matches")
    full.choose("Show all words", "button")
    shows(full, *reversed(WORDS))
    assert full.path == "/completed"


def test_one_word_is_asked_again(full: Browser, client: Client) -> None:
    full.choose("harbor", "link")
    full.choose("Practise it", "button")
    full.choose("Start", "button")
    full.find("#typed")
    assert "harbor" not in full.driver.current_url
    assert Practice(client).type("harbor")["outcome"] == "completed"


def test_some_words_are_asked_again(full: Browser, client: Client) -> None:
    for word in ("yellow", "ocean"):
        full.go_to(f"Choose {word}", "checkbox")
        full.press(Keys.SPACE)
    full.read("2 chosen")
    full.choose("Practise chosen", "button")
    full.choose("Start", "button")
    full.find("#typed")
    practice = Practice(client)
    words = {practice.skip()["word"]["text"]}
    practice.go_on()
    words.add(practice.skip()["word"]["text"])
    assert words == {"yellow", "ocean"}


def test_all_words_are_asked_again(full: Browser, client: Client) -> None:
    full.choose("Practise all", "link")
    full.choose("Start", "button")
    full.find("#typed")
    assert Practice(client).skip()["word"]["text"] in WORDS


def test_a_removed_word_is_put_back_as_it_was(full: Browser, client: Client, home: Home) -> None:
    before = client.get("/words/harbor")["record"]
    assert before["timesCompleted"] == 1
    full.choose("harbor", "link")
    full.choose("More", "DisclosureTriangle")
    full.choose("Remove it from the completed words", "button")
    full.read("not spelled it right yet", "#word")
    assert "harbor" not in {word["word"] for word in home.completed()}
    full.choose("Undo", "button")
    full.read("spelled it right once", "#word")
    assert client.get("/words/harbor")["record"] == before


def test_several_words_are_removed_and_put_back(full: Browser) -> None:
    full.go_to("Choose all", "checkbox")
    full.press(Keys.SPACE)
    full.choose("Remove chosen", "button")
    full.read("No word is completed yet")
    full.choose("Undo", "button")
    shows(full, *reversed(WORDS))


def test_more_words_than_fit_come_when_asked_for(home: Home, browser: Browser) -> None:
    words = [f"{a}{b}{c}" for a in "bcdfg" for b in "aeiou" for c in "lmnpt"]
    past.write(home, dict.fromkeys(words, 1), days=10)
    browser.open("/completed")
    browser.read("125 words")
    shown = len(rows(browser))
    assert shown < 125
    browser.choose("Show more", "button")
    wait_for("all", lambda: len(rows(browser)) == 125)
    assert browser.path == "/completed?shown=200"
    browser.reload()
    wait_for("all again", lambda: len(rows(browser)) == 125)


def test_a_telephone_shows_the_table_with_room_for_a_thumb(full: Browser) -> None:
    for width in (320, 360):
        full.resize(width, 640)
        shows(full, *reversed(WORDS))
        assert full.run("return document.documentElement.scrollWidth <= innerWidth"), width
        assert narrow(full) == [], width

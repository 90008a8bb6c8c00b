"""The Completed page: words are listed, found, heard, asked again, removed and put back."""

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
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


def test_the_latest_come_first(full: Browser) -> None:
    shows(full, *reversed(WORDS))
    assert "a place by the coast" in full.text()


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


def test_a_word_s_details_are_shown_and_heard(full: Browser, client: Client) -> None:
    opener = full.go_to("harbor", "button")
    full.press(Keys.ENTER)
    details = full.find("dialog").text
    for text in ("hˈɑːɹbɚ", "place by the coast", "maintain", "First completed", "Fewest tries", "2"):
        assert text in details, text
    sounds = client.get("/completed/harbor")["sounds"]
    for number, (name, cue) in enumerate(
        [("Hear it", "word"), ("Slower", "slow"), ("Hear the letters", "letters")], 1
    ):
        full.choose(name, "button")
        assert full.hear(number).wav == client.ask("GET", sounds[cue]).body
    full.press(Keys.ESCAPE)
    wait_for("its end", lambda: not full.look("dialog"))
    assert full.focused == opener


def test_a_double_click_opens_one_dialog(full: Browser) -> None:
    full.run("for (const _ of [1, 2]) document.querySelector('#words button').click()")
    full.find("dialog")
    full.settle()
    assert full.run("return document.querySelectorAll('dialog').length") == 1


def test_one_word_is_asked_again(full: Browser, client: Client) -> None:
    full.choose("harbor", "button")
    full.find("dialog")
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
    before = client.get("/completed/harbor")["word"]
    full.choose("harbor", "button")
    full.find("dialog")
    full.choose("Remove it", "button")
    full.read("4 words")
    assert "harbor" not in {word["word"] for word in home.completed()}
    full.choose("Undo", "button")
    full.read("5 words")
    assert client.get("/completed/harbor")["word"] == before


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


def test_at_320_pixels_the_table_scrolls_by_itself(full: Browser) -> None:
    full.resize(320)
    assert full.run("return document.documentElement.scrollWidth <= innerWidth")
    full.choose("harbor", "button")
    assert full.find("dialog")


# Any word


def test_a_word_is_looked_up_heard_and_added_to_a_list(
    browser: Browser, client: Client, home: Home
) -> None:
    browser.open("/completed")
    browser.go_to("Look a word up", "textbox")
    browser.press("misspell", Keys.ENTER)
    shown = browser.read("mis \\+ spell", "dialog")
    assert "double letters: ss, ll" in shown and "Completed\n0 times" in shown
    browser.choose("Hear it", "button")
    assert len(browser.hear(1).wav) > 5000
    browser.go_to("Add it to the list", "combobox")
    browser.press("my words", Keys.ENTER)
    browser.read("misspell is now on the list my words", "dialog")
    assert [entry["word"] for entry in home.list("my words")] == ["misspell"]


def test_a_word_that_does_not_exist_has_its_neighbours(browser: Browser) -> None:
    browser.open("/completed")
    browser.go_to("Look a word up", "textbox")
    browser.press("recieve", Keys.ENTER)
    browser.read("no entry for 'recieve'.*receive", "#problem")

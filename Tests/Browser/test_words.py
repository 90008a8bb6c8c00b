"""The page of a word: anybody looks any word up, hears it, and goes on from it."""

from itertools import product
from urllib.parse import quote

import pytest
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from controls import narrow
from practice import Practice
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


def look_up(browser: Browser, word: str) -> None:
    browser.go_to("Look up a word", "searchbox")
    browser.press_with(Keys.CONTROL, "a")
    browser.press(word, Keys.ENTER)
    wait_for("the word's page", lambda: browser.path == f"/words/{quote(word)}")


def test_a_word_that_is_typed_has_an_address_of_its_own(browser: Browser) -> None:
    browser.open("/words")
    browser.read("Type a word")
    look_up(browser, "rhythm")
    shown = browser.read("a regular beat in music", "#word")
    assert "clapped our hands" in shown
    assert browser.text("h1") == "rhythm" and browser.run("return document.title").startswith("rhythm")
    look_up(browser, "ice cream")
    browser.read("frozen milk", "#word")
    browser.back()
    browser.read("a regular beat in music", "#word")
    browser.back()
    browser.read("Type a word")


def test_a_child_sees_no_ipa_and_no_grammar_before_more(browser: Browser) -> None:
    browser.open("/words/go")
    browser.read("move or travel", "#word")
    assert "in the past\nwent" in browser.text("#word") and "after “have”\ngone" in browser.text("#word")
    browser.open("/words/can")
    shown = browser.read("helping verb", "#word")
    for hard in ("auxiliary", "kˈæn", "participle", "Level", "WordNet"):
        assert hard not in shown, hard
    browser.choose("More", "DisclosureTriangle")
    shown = browser.read("kˈæn", "#word")
    assert "past participle" in shown and "Level: starter" in shown and "WordNet" in shown


@pytest.mark.parametrize(
    "word, part",
    [
        ("rhythm", "more than one\nrhythms"),
        ("mice", "more than one\nmouse"),
        ("rhythm", "Its family\nrhythmic"),
        ("flower", r"Sounds the same\s+flour\s+a fine white powder"),
        ("misspell", r"Look at the letters\nIt is mis \+ spell."),
        ("learn", r"learnt"),
        ("good", "the most\nbest"),
        ("Emily", "a girl's name"),
    ],
)
def test_the_page_tells_what_define_tells(browser: Browser, word: str, part: str) -> None:
    browser.open(f"/words/{word}")
    browser.read(part, "#word")


def test_a_word_is_heard_normally_slowly_and_by_letters(browser: Browser, client: Client) -> None:
    browser.open("/words/harbor")
    browser.read("place by the coast", "#word")
    sounds = client.get("/words/harbor")["sounds"]
    for number, (name, cue) in enumerate(
        [("Hear it", "word"), ("Slower", "slow"), ("Letters", "letters")], 1
    ):
        browser.choose(name, "button")
        assert browser.hear(number).wav == client.ask("GET", sounds[cue]).body


def test_each_meaning_of_a_word_that_is_said_in_two_ways_is_heard(browser: Browser) -> None:
    browser.open("/words/lead")
    browser.read("a soft", "#word")
    buttons = browser.driver.find_elements(By.CSS_SELECTOR, ".meanings button")
    assert len(buttons) > 1
    heard = set()
    for number, button in enumerate(buttons, 1):
        # The browser plays sound only after a person's own press.
        button.click()
        heard.add(browser.hear(number).wav)
    assert len(heard) == 2


def test_words_that_sound_the_same_and_the_family_are_a_tap_away(browser: Browser) -> None:
    browser.open("/words/flower")
    browser.choose("flour", "link")
    browser.read("white powder", "#word .meanings")
    browser.back()
    browser.read("pretty", "#word .meanings")


def test_a_word_that_is_not_known_has_near_words_to_tap(browser: Browser) -> None:
    browser.open("/words/recieve")
    browser.read(r"doesn't know “recieve”\s+Did you mean", "#unknown")
    browser.choose("receive", "link")
    browser.read("to get", "#word")
    browser.open("/words/qqqqqqqqqq")
    browser.read("Check the letters", "#unknown")


@pytest.mark.parametrize("word", ["<b onload=x>", "a/b", "50%", "?", "x" * 100, "ça"])
def test_any_text_is_only_a_text(browser: Browser, word: str) -> None:
    browser.open("/words/" + quote(word, safe=""))
    browser.read("doesn't know “" + word[:2].replace("?", r"\?"), "#unknown")
    assert browser.value("#look-up input") == word


def test_a_text_that_is_far_too_long_is_one_sentence(browser: Browser) -> None:
    browser.open("/words/" + "x" * 200)
    browser.read("from 1 to 100 characters", "#problem")


def test_the_word_of_a_round_is_told_after_the_round(browser: Browser, client: Client) -> None:
    practice = Practice.of(client, "rhythm")
    for word in ("rhythm", "Rhythms", "rhythmic", "rythm"):
        browser.open(f"/words/{word}")
        browser.read("after the round", "#asked")
        assert browser.text("#word") == ""
    assert "rhythm" not in browser.run("return document.body.innerHTML")
    browser.open("/words/rhythm")
    browser.choose("Back to the round", "link")
    browser.find("#typed")
    practice.skip()
    browser.open("/words/rhythm")
    browser.read("a regular beat", "#word")


def test_what_a_learner_did_with_the_word_is_told_in_a_sentence(
    browser: Browser, home: Home
) -> None:
    past.write(home, {"harbor": 2, "ocean": 0}, days=10)
    browser.open("/words/harbor")
    browser.read("You spelled it right once. It comes back on", "#word")
    browser.open("/words/ocean")
    browser.read("You have not spelled it right yet", "#word")
    browser.open("/words/garden")
    browser.read("You have not spelled this word here yet", "#word")
    browser.open("/words/harbor")
    browser.choose("More", "DisclosureTriangle")
    shown = browser.read("First completed", "#word")
    assert "Fewest tries\n2" in shown and "Missed\n0 of 1 round" in shown


def test_a_word_is_added_to_a_list(browser: Browser, home: Home) -> None:
    browser.open("/words/misspell")
    browser.go_to("Add it to the list", "combobox")
    browser.press("my words", Keys.ENTER)
    browser.read("misspell is now on the list my words", "#word")
    assert [entry["word"] for entry in home.list("my words")] == ["misspell"]
    browser.choose("my words", "link")
    browser.read("misspell", "#entries")
    assert browser.path == "/lists?list=my+words"


@pytest.mark.parametrize("width", [360, 768, 1280])
def test_more_has_one_field_for_it(browser: Browser, width: int) -> None:
    browser.resize(width)
    browser.open("/more")
    browser.settle()
    ways = browser.driver.find_elements(By.CSS_SELECTOR, "[type=search], a[href='/words']")
    assert sum(way.is_displayed() for way in ways) == 1
    look_up(browser, "rhythm")


def test_a_telephone_has_room_for_a_thumb_and_for_every_word(browser: Browser) -> None:
    cut = """
      return [...document.querySelectorAll("main *")].filter((one) =>
        one.checkVisibility() && !one.closest(".visually-hidden") &&
        one.getBoundingClientRect().right > innerWidth + 0.5).map((one) => one.outerHTML.slice(0, 80));
    """
    is_wide = "return document.documentElement.scrollWidth > innerWidth"
    wrong: list[object] = []
    for path in ("/words", "/words/flower", "/words/can", "/words/recieve", "/words/misspell",
                 "/words/internationalization", "/words/counterrevolutionary"):
        browser.open(path)
        browser.settle()
        browser.run("for (const one of document.querySelectorAll('details')) one.open = true")
        for width, text in product((320, 360), ("normal", "largest")):
            browser.run("document.documentElement.dataset.text = arguments[0]", text)
            browser.resize(width, 640)
            found = (browser.run(is_wide), browser.run(cut), narrow(browser))
            if found != (False, [], []):
                wrong.append((path, width, text, *found))
    assert wrong == []

"""Meanings in the learner's language, words of another language, and keys for its letters."""

from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

import past
from accessibility import overflow
from browser import Browser
from client import Client
from practice import Practice
from server import Home
from waiting import wait_for

GERMAN = "word,meaning,part of speech,gender\nHaus,house,noun,neuter\nTür,door,noun,feminine\n"


@pytest.fixture
def home(tmp_path: Path, cache: Path) -> Home:
    """A home whose cache has two languages."""
    folder = tmp_path / "home"
    folder.mkdir()
    home = Home(folder, cache)
    home.use_own_cache()
    table = tmp_path / "german.csv"
    table.write_text(GERMAN)
    assert home.run("languages", "add", "es").status == 0
    assert home.run("languages", "add", "de", "--from", str(table), "--words", "de").status == 0
    return home


def ask(browser: Browser, client: Client, *words: str) -> Practice:
    practice = Practice.of(client, *words)
    browser.open("/play")
    browser.find("#typed")
    return practice


def test_a_meaning_is_told_in_the_learners_language_and_in_english_too(
    browser: Browser, client: Client
) -> None:
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")
    browser.click("#more > summary")
    browser.go_to("Meanings in", "combobox")
    browser.press("espa")
    wait_for("the setting", lambda: client.get("/settings")["meanings"] == "es")
    ask(browser, client, "house")
    browser.click("[data-request=define]")
    wait_for("the meaning", lambda: "casa" in browser.text("#notes"))
    assert browser.run("return document.querySelector('#notes [lang=es]').textContent") != ""
    browser.click("#more > summary")
    browser.click("[data-request=english]")
    wait_for("the definition", lambda: "In English" in browser.text("#notes"))
    browser.click("#typed")
    browser.press("house", Keys.ENTER)
    wait_for("the verdict", lambda: "casa" in browser.text("#meaning"))
    assert "GPL" in browser.text("#meaning")


def test_a_new_learner_is_asked_for_the_language_of_the_meanings_first(
    browser: Browser, client: Client, home: Home
) -> None:
    home.make_new()
    browser.open("/play")
    wait_for("the questions", lambda: browser.look("#first-choices legend"))
    assert browser.text("#first-choices legend") == "What should meanings be in?"
    assert browser.run("return document.querySelector('[name=first-meanings]:checked').value") == "en"
    browser.click(".choice:has([name=first-meanings][value=es])")
    browser.picture("language-question")
    browser.click("#start")
    wait_for("the setting", lambda: client.get("/settings")["meanings"] == "es")


@pytest.mark.parametrize("width", [360, 1200])
def test_keys_type_the_letters_that_a_keyboard_lacks(
    browser: Browser, client: Client, width: int
) -> None:
    client.json("PATCH", "/settings", {"language": "de"})
    browser.resize(width, 760)
    ask(browser, client, "Tür")
    assert browser.text("#letter-keys").split() == ["ä", "ö", "ü", "ß"]
    browser.click("#typed")
    browser.press("Tr", Keys.ARROW_LEFT)
    browser.click("#letter-keys button:nth-child(3)")
    assert browser.value("#typed") == "Tür"
    assert browser.run("return document.activeElement.id") == "typed"
    assert overflow(browser) == []
    browser.picture(f"language-keys-{width}")
    browser.press(Keys.ENTER)
    wait_for("the answer", lambda: "die Tür" in browser.text("#reveal"))
    assert "door" in browser.text("#meaning")
    assert browser.run("return document.querySelector('#letter-keys').hidden")


def test_a_language_that_is_not_here_says_how_it_is_added(client: Client) -> None:
    client.json("PATCH", "/settings", {"language": "fr"})
    answer = client.ask("POST", "/api/v1/sessions", b'{"words": "drawn"}')
    assert answer.status == 422
    assert "vocalvocab languages add fr" in answer.json["detail"]


def test_the_page_of_a_word_tells_both_meanings(browser: Browser, client: Client) -> None:
    client.json("PATCH", "/settings", {"meanings": "es"})
    browser.open("/words/house")
    browser.read("casa", "#word .meanings")
    browser.read("where a family lives", "#word .meanings")
    browser.read("FreeDict", "#word .meanings")
    client.json("PATCH", "/settings", {"language": "de"})
    browser.open("/words/Haus")
    browser.read("das Haus", "#word")
    browser.read("house", "#word .meanings")


def test_a_list_has_a_language_in_which_its_words_are_practised(
    browser: Browser, client: Client, home: Home
) -> None:
    client.put("/lists/woche", {"words": [{"word": "Haus"}, {"word": "Tür"}]})
    browser.open("/lists?list=woche")
    browser.click("#one-list .actions summary")
    browser.go_to("Language of the words", "button")
    browser.press(Keys.ENTER)
    browser.go_to("Language", "combobox")
    browser.press("Ger", Keys.TAB)
    browser.go_to("Save", "button")
    browser.press(Keys.ENTER)
    wait_for("the language", lambda: "in German" in browser.text("#list-about"))
    assert overflow(browser) == []
    browser.picture("list-language")
    browser.choose("Practise", "link")
    browser.choose("Start", "button")
    browser.find("#typed")
    wait_for("the keys", lambda: browser.text("#letter-keys").split() == ["ä", "ö", "ü", "ß"])
    browser.open("/lists")
    wait_for("the lists", lambda: "2 words, German" in browser.text("#lists"))


def test_a_pasted_list_of_another_language_says_which_it_took_it_for(browser: Browser) -> None:
    browser.open("/lists")
    browser.click("[name=name]")
    browser.press("semana")
    browser.click("#paste")
    browser.press("perro", Keys.ENTER, "gato", Keys.ENTER, "ventana", Keys.ENTER, "puerta")
    browser.click("[name=preview]")
    wait_for(
        "the guess",
        lambda: "The words look Spanish, so the list is in Spanish." in browser.text("#preview"),
    )


def test_the_owner_removes_a_language_on_the_page_and_adds_it_again(
    browser: Browser, client: Client
) -> None:
    browser.resize(360, 740)
    browser.open("/settings#languages")
    browser.go_to("Remove Spanish", "button")
    browser.picture("languages")
    assert overflow(browser) == []
    browser.press(Keys.ENTER)
    browser.go_to("Remove it", "button")
    browser.press(Keys.ENTER)
    browser.go_to("Add Spanish", "button")
    browser.press(Keys.ENTER)
    browser.read("words of English, with meanings in Spanish", "#language-work")
    row = next(row for row in client.get("/languages")["languages"] if row["code"] == "es")
    assert row["meanings"] > 1000 and "FreeDict" in row["sources"][0]


def test_the_owner_adds_words_and_meanings_of_a_file(
    browser: Browser, client: Client, tmp_path: Path
) -> None:
    table = tmp_path / "dutch.csv"
    table.write_text("word,meaning\nhuis,house\nfiets,bicycle\n")
    browser.open("/settings#languages")
    browser.go_to("Add a file Dutch", "button")
    browser.press(Keys.ENTER)
    browser.find("[name=file]").send_keys(str(table))
    browser.go_to("Add", "button")
    browser.press(Keys.ENTER)
    browser.read("2 words of Dutch, with meanings in English", "#language-work")
    assert not list(tmp_path.rglob(".table-*"))


def look(browser: Browser, name: str, width: int) -> None:
    """Takes a picture of a step of somebody's first ten minutes, which must fit the screen."""
    browser.settle()
    browser.picture(f"first-minutes-{name}-{width}")
    assert overflow(browser) == [], name


@pytest.mark.parametrize("width", [360, 1200])
def test_the_first_ten_minutes_of_a_spanish_speaker_who_learns_english(
    browser: Browser, client: Client, home: Home, width: int
) -> None:
    home.make_new()
    browser.resize(width, 640)
    browser.open("/play")
    wait_for("the questions", lambda: browser.look("#first-choices legend"))
    browser.click(".choice:has([name=first-meanings][value=es])")
    look(browser, "spanish-1-questions", width)
    browser.click("#start")
    browser.read("Word 1")
    look(browser, "spanish-2-first-word", width)
    ask(browser, client, "house", "necessary")
    if browser.look("[data-request=define]") is None:
        browser.choose("More")
    browser.choose("Definition", "button")
    wait_for("the meaning", lambda: "casa" in browser.text("#notes"))
    look(browser, "spanish-3-meaning", width)
    browser.click("#typed")
    browser.press("hause", Keys.ENTER)
    browser.read("2 tries left")
    look(browser, "spanish-4-wrong", width)
    browser.press("house", Keys.ENTER)
    wait_for("the verdict", lambda: "casa" in browser.text("#meaning"))
    look(browser, "spanish-5-right", width)
    browser.open("/words/house")
    browser.read("casa", "#word")
    look(browser, "spanish-6-word", width)
    browser.open("/completed")
    browser.read("house")
    look(browser, "spanish-7-completed", width)
    browser.open("/today")
    browser.read("goal")
    look(browser, "spanish-8-today", width)


@pytest.mark.parametrize("width", [360, 1200])
def test_the_first_ten_minutes_of_an_english_speaker_who_learns_german(
    browser: Browser, client: Client, width: int
) -> None:
    browser.resize(width, 800)
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")
    browser.run("document.querySelector('#more').open = true")
    browser.go_to("Language of the words", "combobox")
    browser.press("Deu")
    wait_for("the setting", lambda: client.get("/settings")["language"] == "de")
    look(browser, "german-1-settings", width)
    client.json("PATCH", "/settings", {"length": "2-30", "level": "starter-bee"})
    browser.open("/play")
    browser.choose("Start", "button")
    browser.find("#typed")
    wait_for("the keys", lambda: browser.text("#letter-keys").split() == ["ä", "ö", "ü", "ß"])
    look(browser, "german-2-first-word", width)
    ask(browser, client, "Tür", "Haus")
    browser.press("tür", Keys.ENTER)
    browser.read("The letters are right, but not the capitals")
    look(browser, "german-3-capital", width)
    browser.press("Tür", Keys.ENTER)
    wait_for("the answer", lambda: "die Tür" in browser.text("#reveal"))
    look(browser, "german-4-right", width)
    browser.open("/words/Haus")
    browser.read("das Haus", "#word")
    look(browser, "german-5-word", width)


def test_today_has_what_is_due_in_each_language(
    browser: Browser, client: Client, home: Home
) -> None:
    past.write(home, {"harbor": 1, "Haus": 1}, days=40, languages={"Haus": "de"})
    browser.resize(360, 640)
    browser.open("/today")
    browser.read("1 German word to spell again", "#today")
    assert overflow(browser) == []
    browser.picture("today-languages")
    browser.choose("Begin .*1 German word to spell again", "button")
    wait_for("the page of the round", lambda: browser.path == "/play")
    browser.find("#typed")
    browser.press("Haus", Keys.ENTER)
    wait_for("the answer", lambda: "das Haus" in browser.text("#reveal"))

"""The Cards page: decks and cards are made and changed, studied and reviewed, on one page and on
two."""

import base64
import json
import re
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from browser import PHONE, Browser
from client import Client
from importing import read_again
from server import Home, Server
from states import STATES, put_deck
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


def fronts(client: Client, deck: str = "Spanish") -> list[str]:
    # An import may not have made the deck yet.
    if deck not in [deck["name"] for deck in client.get("/decks")["decks"]]:
        return []
    return [card["front"] for card in client.get(f"/decks/{deck}/cards")["cards"]]


def are_kept(client: Client, *expected: str, deck: str = "Spanish") -> None:
    wait_for(f"{expected} on the server", lambda: fronts(client, deck) == list(expected))


def focused(browser: Browser) -> str:
    """Returns the text of the element with the focus."""
    return browser.run("return document.activeElement.textContent")


@pytest.fixture
def spanish(client: Client, browser: Browser) -> Browser:
    """Opens the page of a deck of three short cards."""
    client.post("/decks", {"name": "Spanish", "backLanguage": "es"})
    cards = [("1", "harbour", "puerto"), ("2", "dog", "perro"), ("3", "sea", "el mar; la mar")]
    client.post(
        "/decks/Spanish/cards", {"cards": [{"id": id, "front": a, "back": b} for id, a, b in cards]}
    )
    browser.open("/cards?deck=Spanish")
    browser.read("harbour")
    return browser


def test_a_deck_and_its_first_card_are_made(browser: Browser, client: Client) -> None:
    browser.open("/cards")
    browser.read("You have no deck yet")
    browser.go_to("Name", "textbox")
    browser.press("Spanish", Keys.ENTER)
    browser.read("This deck has no cards yet")
    browser.choose("Add a card", "button")
    browser.go_to("Front", "textbox")
    browser.press("harbour")
    browser.go_to("Back", "textbox")
    browser.press("puerto")
    browser.go_to("Labels", "textbox")
    browser.press("noun place")
    browser.choose("Add the card", "button")
    browser.read("Card 1 added", "dialog")
    browser.choose("Done", "button")
    browser.read("1 card")
    card = client.get("/decks/Spanish/cards")["cards"][0]
    assert (card["back"], card["tags"]) == ("puerto", ["noun", "place"])
    browser.choose("All decks", "link")
    assert "1 card" in browser.read("1 new")


def test_a_card_is_changed_and_cancel_changes_nothing(spanish: Browser, client: Client) -> None:
    spanish.choose("Change harbour", "button")
    spanish.go_to("Front", "textbox")
    spanish.press("big ")
    # The browser asks whether to discard the text, and the driver says yes.
    spanish.choose("Cancel", "button")
    assert fronts(client)[0] == "harbour"
    spanish.choose("Change harbour", "button")
    spanish.go_to("Front", "textbox")
    spanish.press(Keys.HOME, "big ")
    spanish.choose("Save", "button")
    are_kept(client, "big harbour", "dog", "sea")
    wait_for("the focus on the card's button", lambda: focused(spanish).startswith("Change"))


def test_escape_loses_nothing_without_asking(spanish: Browser) -> None:
    spanish.choose("Add cards", "button")
    spanish.go_to("Front", "textbox")
    spanish.press("a long text")
    spanish.run("window.asked = 0; window.confirm = () => { window.asked++; return false; }")
    # A browser closes a dialog at the second Escape, even against the page's will.
    for asked in (1, 2, 3):
        spanish.press(Keys.ESCAPE)
        wait_for("a question", lambda: spanish.run("return window.asked") == asked)
        # The browser takes a moment to open the dialog again.
        spanish.find("dialog[open]")
    assert spanish.value("dialog[open] textarea") == "a long text"
    spanish.run("window.confirm = () => true")
    spanish.press(Keys.ESCAPE)
    wait_for("no dialog", lambda: spanish.look("dialog") is None)


def test_a_change_that_cannot_be_saved_stays_in_the_dialog(
    spanish: Browser, client: Client
) -> None:
    spanish.choose("Change dog", "button")
    spanish.go_to("Back", "textbox")
    spanish.press(" grande")
    client.json("DELETE", "/decks/Spanish/cards/2")
    spanish.choose("Save", "button")
    spanish.read("has no card '2'", "dialog")
    assert "perro" in spanish.value("dialog textarea[name=back]")
    spanish.run("window.fetch = () => Promise.reject(new TypeError('no network'))")
    spanish.choose("Save", "button")
    spanish.read("does not answer. What you wrote stays here", "dialog")


def test_a_change_leaves_what_was_changed_elsewhere(spanish: Browser, client: Client) -> None:
    spanish.choose("Change dog", "button")
    spanish.go_to("Back", "textbox")
    spanish.press_with(Keys.CONTROL, "a")
    spanish.press("can")
    client.json("PATCH", "/decks/Spanish/cards/2", {"front": "hound"})
    spanish.choose("Save", "button")
    # The page's change comes later than the one from elsewhere, so that is waited for.
    changed = wait_for(
        "the page's change on the server",
        lambda: next(
            (c for c in client.get("/decks/Spanish/cards")["cards"] if c["back"] == "can"), None
        ),
    )
    assert changed["front"] == "hound"


def test_a_day_that_is_years_away_is_shown_with_its_year(spanish: Browser, home: Home) -> None:
    known = {"card": "1", "deck": "Spanish", "event": "answered", "kind": "card", "recall": 4}
    answers = [
        known | {"at": f"{year}-01-02T12:00:00Z", "utcOffset": 0, "version": 2} for year in (2014, 2018)
    ]
    with (home.data / "journal.jsonl").open("a") as journal:
        journal.writelines(f"{json.dumps(answer, sort_keys=True)}\n" for answer in answers)
    spanish.open("/cards?deck=Spanish")
    spanish.read(r"\d+ \w+ 20\d\d", "#deck-rows")


def test_any_card_of_a_large_deck_is_shown(browser: Browser, client: Client) -> None:
    client.post("/decks", {"name": "Large"})
    cards = [{"front": f"front {number}", "back": f"back {number}"} for number in range(1, 1251)]
    client.post("/decks/Large/cards", {"cards": cards})
    browser.open("/cards?deck=Large")
    browser.read("Cards 1 to 100 of 1250")
    browser.choose("Last", "button")
    browser.read("Cards 1201 to 1250 of 1250")
    browser.choose("Add cards", "button")
    browser.go_to("Front", "textbox")
    browser.press("the last")
    browser.go_to("Back", "textbox")
    browser.press("one")
    browser.choose("Add the card", "button")
    browser.read("Card 1251 added", "dialog")
    browser.choose("Done", "button")
    browser.read("the last", "#deck-rows")
    drag(browser, "#deck-rows tr:nth-child(51)", "#deck-rows tr:nth-child(1)")
    page = "/decks/Large/cards?offset=1200&limit=1"
    wait_for("its new place", lambda: client.get(page)["cards"][0]["front"] == "the last")
    browser.open("/cards")
    browser.go_to("Find cards", "searchbox")
    browser.press("front 1007", Keys.ENTER)
    browser.choose("Large, card 1007", "link")
    browser.read("Cards 1001 to 1100")
    wait_for("the focus on the card", lambda: focused(browser).startswith("1007front 1007"))
    browser.open("/cards")
    browser.go_to("Find cards", "searchbox")
    browser.press("front", Keys.ENTER)
    browser.read("These are the first 100")


def test_a_removed_card_comes_back_where_it_was(spanish: Browser, client: Client) -> None:
    spanish.choose("More dog")
    spanish.choose("Remove dog", "button")
    are_kept(client, "harbour", "sea")
    spanish.choose("Undo", "button")
    are_kept(client, "harbour", "dog", "sea")
    assert client.get("/decks/Spanish/cards")["cards"][1]["id"] == "2"


def test_cards_and_decks_are_put_in_order_by_keys(spanish: Browser, client: Client) -> None:
    for deck in ("dog", "harbour", "sea"), ("dog", "sea", "harbour"):
        spanish.choose("More harbour")
        spanish.choose("Down harbour", "button")
        are_kept(client, *deck)
        wait_for("the focus stays", lambda: focused(spanish) == "More harbour")
    are_kept(client, "dog", "sea", "harbour")
    client.post("/decks", {"name": "Biology"})
    spanish.open("/cards")
    spanish.choose("Later in the order: Biology", "button")
    wait_for(
        "the other order",
        lambda: [deck["name"] for deck in client.get("/decks")["decks"]] == ["Spanish", "Biology"],
    )


def drag(browser: Browser, dragged: str, place: str) -> None:
    """Drags an element to another one. No driver drags, so this sends a drag's events."""
    browser.find(dragged)
    browser.run(
        "const [from, to] = [...arguments].map((name) => document.querySelector(name));"
        "const dataTransfer = new DataTransfer();"
        "const fire = (element, type) => element.dispatchEvent("
        "  new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));"
        "fire(from, 'dragstart'); fire(to, 'dragover'); fire(to, 'drop'); fire(from, 'dragend');",
        dragged,
        place,
    )


def test_cards_and_decks_are_dragged(spanish: Browser, client: Client) -> None:
    drag(spanish, "#deck-rows tr:nth-child(3)", "#deck-rows tr:nth-child(1)")
    are_kept(client, "sea", "harbour", "dog")
    for name in ("Biology", "Chess"):
        client.post("/decks", {"name": name})
    spanish.open("/cards")
    drag(spanish, "#decks > :nth-child(1)", "#decks > :nth-child(3)")
    wait_for(
        "the other order",
        lambda: [deck["name"] for deck in client.get("/decks")["decks"]]
        == ["Chess", "Spanish", "Biology"],
    )


def test_a_file_is_previewed_and_imported(spanish: Browser, client: Client, tmp_path: Path) -> None:
    file = tmp_path / "more.csv"
    file.write_text("front,back\nharbour,puerto\nriver,río\n")
    spanish.open("/cards")
    for said, added in [("1 card would be added", "Added: 1 card."), ("This would add nothing", "")]:
        if spanish.look("#import[open]") is None:
            spanish.choose("Import cards")
        spanish.find("#card-file").send_keys(str(file))
        spanish.go_to("Deck", "textbox")
        spanish.press("Spanish")
        spanish.choose("Preview", "button")
        spanish.read(said, "#import-preview")
        if added:
            assert "Deck Spanish: 1 new, 1 there already" in spanish.text("#import-preview")
            spanish.choose("Add them", "button")
            are_kept(client, "harbour", "dog", "sea", "river")
            spanish.read("4 cards", "#decks")
    assert spanish.look("#import-preview .primary") is None


def test_a_bad_row_is_corrected_in_the_preview(
    browser: Browser, client: Client, tmp_path: Path
) -> None:
    file = tmp_path / "Sea.csv"
    file.write_text("front,back,example\nharbour,puerto,In the harbour.\nriver,,By the river.\n")
    browser.open("/cards")
    browser.choose("Import cards")
    browser.find("#card-file").send_keys(str(file))
    browser.choose("Preview", "button")
    browser.read("1 card would be added", "#import-preview")
    browser.read("Line 3 has an empty back", "#import-review")
    read_again(browser, line_3="river,río,By the river.")
    browser.read("2 cards would be added", "#import-preview")
    browser.choose("Add them", "button")
    are_kept(client, "harbour", "river", deck="Sea")


def test_a_bad_file_gets_a_sentence(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "deck.apkg"
    file.write_bytes(b"PK\x03\x04 and nothing more")
    browser.open("/cards")
    browser.choose("Import cards")
    browser.find("#card-file").send_keys(str(file))
    browser.choose("Preview", "button")
    browser.read("'deck.apkg' is not an Anki package, or is damaged: export it again.", "#import-problem")


@pytest.mark.parametrize(("format", "ending"), [("Anki package", "apkg"), ("Markdown", "md")])
def test_a_deck_is_exported_and_imported(
    spanish: Browser, client: Client, tmp_path: Path, format: str, ending: str
) -> None:
    spanish.save_files_in(tmp_path)
    spanish.choose("Export the deck")
    spanish.go_to("Format", "combobox")
    spanish.press(format)
    spanish.choose("Export", "button")
    file = tmp_path / f"Spanish.{ending}"
    wait_for("the file", lambda: file.exists() and file.stat().st_size > 0)
    result = client.post_file(f"/card-imports?name={file.name}&deck=Copy", file.read_bytes())
    # A package knows its cards by their names, wherever they are; a text has no names.
    assert result["added"] == (0 if ending == "apkg" else 3)


def test_a_picture_is_put_on_a_card(spanish: Browser, client: Client, tmp_path: Path) -> None:
    picture = tmp_path / "dog.svg"
    picture.write_text('<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"/>')
    spanish.choose("Change dog", "button")
    spanish.choose("A sound or a picture", "DisclosureTriangle")
    spanish.find("dialog input[type=file]").send_keys(str(picture))
    wait_for("the mark", lambda: spanish.value("dialog textarea") == "dog\n![](dog.svg)")
    spanish.choose("Save", "button")
    are_kept(client, "harbour", "dog\n![](dog.svg)", "sea")
    spanish.open("/cards?deck=Spanish&study")
    spanish.press("n")
    spanish.find("#card-text img")
    wait_for("the picture", lambda: spanish.run("return document.querySelector('#card-text img').naturalWidth") == 60)


def test_a_card_moves_to_another_deck(spanish: Browser, client: Client) -> None:
    client.post("/decks", {"name": "Animals"})
    spanish.reload()
    spanish.choose("Change dog", "button")
    spanish.go_to("Deck", "combobox")
    spanish.press("Animals")
    spanish.choose("Save", "button")
    are_kept(client, "harbour", "sea")
    are_kept(client, "dog", deck="Animals")


def test_a_deck_is_renamed_removed_and_restored(spanish: Browser, client: Client) -> None:
    spanish.choose("This deck")
    spanish.choose("Name and languages", "button")
    spanish.go_to("Name", "textbox")
    spanish.press_with(Keys.CONTROL, "a")
    spanish.press("Castilian")
    spanish.choose("Save", "button")
    spanish.read("Castilian", "#deck-title")
    spanish.choose("This deck")
    spanish.choose("Remove the deck", "button")
    spanish.choose("Remove it", "button")
    spanish.read("You have no deck yet")
    spanish.choose("Undo", "button")
    spanish.read("Castilian", "#decks")
    are_kept(client, "harbour", "dog", "sea", deck="Castilian")
    client.json("DELETE", "/decks/Castilian")
    spanish.choose("Removed decks")
    spanish.choose("Restore Castilian", "button")
    spanish.read("3 cards")
    are_kept(client, "harbour", "dog", "sea", deck="Castilian")


def test_a_study_goes_by_keys_and_goes_on_after_leaving(spanish: Browser, client: Client) -> None:
    spanish.choose("Study", "button")
    spanish.read("harbour", "#card-text")
    spanish.press(" ")
    spanish.read("puerto", "#card-text")
    spanish.press("n")
    spanish.read("dog", "#card-text")
    spanish.press("r")
    spanish.read("sea", "#card-text")
    spanish.read("2 of 2 · 1 removed", "#learning-progress")
    spanish.open("/cards?deck=Spanish")
    spanish.choose("Go on with the study", "button")
    spanish.read("sea", "#card-text")
    spanish.press(Keys.ARROW_RIGHT)
    spanish.read("harbour", "#card-text")
    assert "all shown 1 time" in spanish.text("#learning-progress")
    spanish.choose("Done", "button")
    spanish.read("3 cards")
    assert client.get("/decks/Spanish")["isStudied"] is False


def test_a_study_begins_with_the_backs(spanish: Browser) -> None:
    spanish.choose("This deck")
    spanish.choose("Study the backs first", "button")
    spanish.read("puerto", "#card-text")
    spanish.press("n")
    spanish.read("perro", "#card-text")
    spanish.press(" ")
    spanish.read("dog", "#card-text")


def test_a_review_keeps_each_answer_and_takes_the_last_step_back(
    spanish: Browser, client: Client, home: Home
) -> None:
    spanish.choose("Review", "link")
    spanish.read("3 cards left", "#learning-progress")
    spanish.press("3")
    assert "3 cards left" in spanish.text("#learning-progress"), "nothing is answered unseen"
    spanish.press(" ")
    spanish.read("Good\n2 days", "#choices")
    spanish.press("3")
    spanish.read("2 cards left", "#learning-progress")
    answers = lambda: [card["answers"] for card in client.get("/decks/Spanish/cards")["cards"]]
    assert answers() == [1, 0, 0]
    spanish.press("u")
    spanish.read("3 cards left", "#learning-progress")
    assert answers() == [0, 0, 0]
    for step in ("Not until tomorrow", "Suspend"):
        spanish.choose("This card")
        spanish.choose(step, "button")
        spanish.read("2 cards left", "#learning-progress")
        spanish.press("u")
        spanish.read("3 cards left", "#learning-progress")
    spanish.choose("This card")
    spanish.choose("Not until tomorrow", "button")
    spanish.read("2 cards left", "#learning-progress")
    spanish.choose("This card")
    spanish.choose("Suspend", "button")
    spanish.read("1 card left", "#learning-progress")
    spanish.press(" ")
    spanish.choose("Again", "button")
    spanish.read("1 forgotten", "#learning-progress")
    spanish.press(" ")
    spanish.choose("Easy", "button")
    spanish.read("Nothing more is due")
    assert answers() == [0, 0, 2]


def test_quick_fingers_do_not_wait_for_the_back(spanish: Browser, home: Home) -> None:
    spanish.choose("Review", "link")
    spanish.read("3 cards left", "#learning-progress")
    spanish.delay_answers(300, to="address.includes('review/steps')")
    spanish.press(" ", "3", " ", "4", "u", " ", "2")
    taken = [3, 4, None, 2]
    wait_for("each step", lambda: [entry.get("recall") for entry in home.journal()] == taken)


def test_a_paste_presses_no_keys(spanish: Browser, home: Home) -> None:
    spanish.choose("Review", "link")
    spanish.read("3 cards left", "#learning-progress")
    spanish.paste(" 3t\nx")
    spanish.read("Pasted text presses no keys", "#notice")
    spanish.read("harbour", "#card-text")
    spanish.go_to("Type the answers", "checkbox")
    spanish.press(Keys.SPACE)
    spanish.go_to("Your answer", "textbox")
    spanish.paste("puerto\nperro")
    spanish.read("These are several lines: type the answer alone", "#notice")
    assert not spanish.text("#typed-verdict") and home.journal() == []


def go_on(browser: Browser) -> None:
    """Goes on to the next card, and waits for it: a step of Tab on the way would lose the focus."""
    browser.press("n")
    wait_for("the next card", lambda: not browser.text("#typed-verdict"))


def test_a_typed_answer_is_judged_as_spellings_are(spanish: Browser, client: Client) -> None:
    spanish.choose("Study", "button")
    spanish.read("harbour", "#card-text")
    spanish.go_to("Type the answers", "checkbox")
    spanish.press(Keys.SPACE)
    spanish.go_to("Your answer", "textbox")
    spanish.press("PUERTO", Keys.ENTER)
    spanish.read("✓ Correct.", "#typed-verdict")
    spanish.read("puerto", "#card-text")
    assert not spanish.text("#typing"), "nothing more is asked about this card"
    go_on(spanish)
    spanish.go_to("Your answer", "textbox")
    spanish.press("pérro", Keys.ENTER)
    spanish.read("Not quite. Right: perro.", "#typed-verdict")
    go_on(spanish)
    spanish.go_to("Accept letters without accents", "checkbox")
    spanish.press(Keys.SPACE)
    client.json("PATCH", "/decks/Spanish/cards/3", {"back": "mareó"})
    spanish.go_to("Your answer", "textbox")
    spanish.press("mareo", Keys.ENTER)
    spanish.read("✓ Correct.", "#typed-verdict")


def test_a_word_of_a_card_is_spelled_by_ear(spanish: Browser, client: Client) -> None:
    spanish.choose("Study", "button")
    spanish.read("harbour", "#card-text")
    spanish.choose("This card")
    spanish.choose("Spell it by ear", "button")
    spanish.read("1 word")
    assert spanish.path.startswith("/play")
    spanish.reload()
    spanish.read("1 word")
    spanish.choose("Start", "button")
    wait_for("a session", lambda: client.get("/sessions")["sessions"])
    session = client.get("/sessions")["sessions"][0]
    skipped = client.post(f"/rounds/{session['round']['id']}/skip")
    assert skipped["word"]["text"] == "puerto"


def test_a_side_is_heard_in_its_language(spanish: Browser) -> None:
    spanish.choose("Study", "button")
    spanish.read("harbour", "#card-text")
    spanish.press("s")
    front = spanish.hear(1)
    spanish.press(" ")
    spanish.read("puerto", "#card-text")
    spanish.press("s")
    back = spanish.hear(2)
    assert len(front.wav) > 10_000 and len(back.wav) > 10_000 and front.wav != back.wav


def test_a_change_on_one_page_shows_on_the_other(spanish: Browser, client: Client) -> None:
    """The other page is a program that the browser doesn't know of."""
    client.post("/decks/Spanish/cards", {"cards": [{"front": "sun", "back": "sol"}]})
    spanish.read("sun")
    spanish.choose("Study", "button")
    spanish.read("harbour", "#card-text")
    client.post("/decks/Spanish/study/steps", {"step": "next"})
    spanish.read("dog", "#card-text")
    # The address starts no new study if another page has started one.
    spanish.open("/cards?deck=Spanish&study&shuffled")
    spanish.read("1 of 4", "#learning-progress")
    client.post("/decks/Spanish/study", {"isShuffled": False, "firstSide": "back"})
    spanish.read("^Back", "#card-face")


def test_a_review_that_has_ended_shows_what_comes_later(spanish: Browser, client: Client) -> None:
    client.json("DELETE", "/decks/Spanish/cards/2")
    client.json("DELETE", "/decks/Spanish/cards/3")
    spanish.choose("Review", "link")
    spanish.read("1 card left", "#learning-progress")
    spanish.press(" ")
    spanish.read("Again\ntoday", "#choices")
    spanish.press("4")
    spanish.read("Nothing more is due")
    client.post("/decks/Spanish/cards", {"cards": [{"front": "sun", "back": "sol"}]})
    spanish.read("sun", "#card-text")


def test_a_telephone_shows_the_card_alone_and_is_swiped(client: Client, browser: Browser) -> None:
    put_deck(client)
    browser.resize(PHONE, 640)
    browser.open("/cards?deck=Spanish&study")
    browser.read("harbour", "#card-text")
    assert browser.run("return document.querySelector('header.site').offsetHeight") == 0
    browser.click("#card-face")
    browser.read("puerto", "#card-text")

    def swipe(by: int) -> None:
        browser.run(
            """
            const face = document.querySelector("#card-face");
            const touch = (x) => new Touch({ identifier: 1, target: face, clientX: x, clientY: 300 });
            face.dispatchEvent(new TouchEvent("touchstart", { touches: [touch(200)], changedTouches: [touch(200)] }));
            const end = { touches: [], changedTouches: [touch(200 + arguments[0])], cancelable: true };
            face.dispatchEvent(new TouchEvent("touchend", end));
            """,
            by,
        )

    swipe(-120)
    browser.read("a place on the coast", "#card-text")
    swipe(120)
    browser.read("harbour", "#card-text")
    swipe(-30)
    browser.settle()
    assert "harbour" in browser.text("#card-text")


def test_two_fingers_on_a_card_are_no_swipe(client: Client, browser: Browser) -> None:
    put_deck(client)
    browser.resize(PHONE, 640)
    browser.open("/cards?deck=Spanish&study")
    browser.read("harbour", "#card-text")
    browser.run(
        """
        const face = document.querySelector("#card-face");
        const touch = (identifier, x) => new Touch({ identifier, target: face, clientX: x, clientY: 300 });
        const start = [touch(1, 200), touch(2, 100)];
        face.dispatchEvent(new TouchEvent("touchstart", { touches: start, changedTouches: start }));
        const end = { touches: [touch(2, 10)], changedTouches: [touch(1, 20)], cancelable: true };
        face.dispatchEvent(new TouchEvent("touchend", end));
        """
    )
    browser.settle()
    assert "harbour" in browser.text("#card-text")


def test_words_make_decks_that_nobody_changes(browser: Browser, home: Home) -> None:
    home.put_list("week 12", {"word": "harbor", "definition": "where the harbors lie"})
    browser.open("/cards")
    browser.choose("List week 12", "link")
    browser.read("1 card, generated from your words")
    assert "where the ____ lie" in browser.text("#deck-cards")
    assert not browser.look("#card-add") and not browser.look("#deck-rows .menu")
    browser.choose("This deck")
    assert "Study shuffled" in browser.text("#one-deck .menu-items")
    assert "Remove" not in browser.text("#one-deck .menu-items")


def test_a_card_of_a_stranger_is_text_and_nothing_else(browser: Browser, client: Client) -> None:
    evil = "<img src=x onerror=alert(1)> [x](javascript:alert(1)) ![a](https://example.org/a.png)"
    client.post("/decks", {"name": "Evil"})
    client.post("/decks/Evil/cards", {"cards": [{"front": evil, "back": "b"}]})
    browser.open("/cards?deck=Evil&study")
    browser.read("<img src=x", "#card-text")
    assert browser.run("return document.querySelectorAll('#card-text img, #card-text a').length") == 0


def test_the_front_stays_in_sight_above_the_back(spanish: Browser, client: Client) -> None:
    for address in ("/cards?study=Spanish", "/cards?review=Spanish"):
        spanish.resize(360, 640)
        spanish.open(address)
        spanish.read("harbour", "#card-text")
        assert not spanish.text("#card-question")
        spanish.press(" ")
        spanish.read("puerto", "#card-text")
        assert spanish.text("#card-question") == "harbour"
        tops = spanish.run(
            "return ['#card-question', '#card-text', '#flip']"
            ".map((name) => document.querySelector(name).getBoundingClientRect())"
            ".map(({ top, bottom }) => [top, bottom]).flat()"
        )
        assert tops == sorted(tops) and tops[0] >= 0 and tops[-1] <= 640
        # A card that was left with its back in sight has its front, too.
        spanish.reload()
        if "review" not in address:
            spanish.read("harbour", "#card-question")
    client.post("/decks/Spanish/study", {"isShuffled": False, "firstSide": "back", "isAnew": True})
    spanish.open("/cards?study=Spanish")
    spanish.read("puerto", "#card-text")
    spanish.press(" ")
    spanish.read("harbour", "#card-text")
    assert spanish.text("#card-question") == "puerto", "the back was asked"


def test_a_wrong_answer_is_compared_letter_by_letter(spanish: Browser) -> None:
    spanish.resize(360, 640)
    spanish.open("/cards?review=Spanish")
    spanish.read("harbour", "#card-text")
    spanish.go_to("Type the answers", "checkbox")
    spanish.press(Keys.SPACE)
    spanish.go_to("Your answer", "textbox")
    spanish.press("puetroo", Keys.ENTER)
    spanish.read("Not quite. Right: puerto", "#typed-verdict")
    marks = spanish.run(
        "return [...document.querySelectorAll('#typed-verdict .mark')]"
        ".map((mark) => `${mark.className.split('-')[1]} ${mark.querySelector('b').textContent}`)"
    )
    assert marks == ["right p", "right u", "right e", "swapped tr", "right o", "extra o"]
    assert "You typed: p, u, e right; t, r swapped" in spanish.run(
        "return document.querySelector('#typed-verdict .visually-hidden').textContent"
    )
    # They look as in spelling: the tiles stand in a row.
    assert spanish.run("return getComputedStyle(document.querySelector('.marks')).display") == "flex"
    spanish.press("2")
    spanish.read("dog", "#card-text")
    assert not spanish.text("#typed-verdict")


def test_card_field_and_check_are_in_view_above_the_keyboard(spanish: Browser) -> None:
    spanish.resize(360, 380)
    spanish.run("localStorage.setItem('cards-type-answers', 'yes')")
    spanish.open("/cards?review=Spanish")
    spanish.read("harbour", "#card-text")
    for part in ("#card-text", "#typing input", "#typing button"):
        top, bottom = spanish.run(
            "const { top, bottom } = document.querySelector(arguments[0]).getBoundingClientRect();"
            "return [top, bottom]", part)
        assert 0 <= top and bottom <= 380, part


def test_the_keyboard_corrects_no_answer(spanish: Browser) -> None:
    field = "document.querySelector('#typing input')"
    attributes = ["autocapitalize", "autocomplete", "autocorrect", "spellcheck"]
    values = spanish.run(f"return arguments[0].map((name) => {field}.getAttribute(name))", attributes)
    assert values == ["none", "off", "off", "false"]


def test_a_card_is_changed_during_a_review_which_goes_on_with_it(
    spanish: Browser, client: Client
) -> None:
    spanish.open("/cards?review=Spanish")
    spanish.read("harbour", "#card-text")
    spanish.press(" ", "3")
    spanish.read("dog", "#card-text")
    spanish.press(" ")
    spanish.read("perro", "#card-text")
    spanish.choose("This card")
    spanish.choose("Change the card", "button")
    spanish.find("dialog")
    assert spanish.value("dialog textarea[name=front]") == "dog"
    spanish.go_to("Back", "textbox")
    spanish.press_with(Keys.CONTROL, "a")
    spanish.press("el perro")
    spanish.choose("Save", "button")
    spanish.read("el perro", "#card-text")
    assert spanish.text("#card-question") == "dog" and spanish.text("#choices")
    spanish.read("2 cards left", "#learning-progress")
    assert client.get("/decks/Spanish/cards/2")["back"] == "el perro"
    spanish.run("document.activeElement.blur()")
    spanish.press("3")
    spanish.read("sea", "#card-text")


def test_add_stays_open_for_the_next_card(spanish: Browser, client: Client) -> None:
    spanish.choose("Add cards", "button")
    for number, (front, back) in enumerate([("sun", "sol"), ("moon", "luna")], 4):
        assert spanish.focused.get_attribute("name") == "front"
        spanish.press(front)
        spanish.go_to("Back", "textbox")
        spanish.press(back)
        if number == 4:
            spanish.go_to("Labels", "textbox")
            spanish.press("sky")
        spanish.choose("Add the card", "button")
        spanish.read(f"Card {number} added", "dialog")
        assert spanish.value("dialog textarea[name=back]") == ""
    # Nothing is lost, so nothing is asked.
    spanish.run("window.confirm = () => { throw new Error('asked') }")
    spanish.choose("Done", "button")
    spanish.read("moon", "#deck-rows")
    cards = client.get("/decks/Spanish/cards")["cards"][3:]
    assert [(card["front"], card["back"], card["tags"]) for card in cards] == [
        ("sun", "sol", ["sky"]), ("moon", "luna", ["sky"])]


def test_what_a_person_types_while_a_card_is_added_stays(spanish: Browser, client: Client) -> None:
    spanish.choose("Add cards", "button")
    spanish.press("sun")
    spanish.go_to("Back", "textbox")
    spanish.press("sol")
    spanish.delay_answers(3000, to="options.method === 'POST'")
    spanish.choose("Add the card", "button")
    spanish.run(
        """
        const { front, back } = document.querySelector("dialog form").elements;
        front.value = "moon";
        back.focus();
        """
    )
    spanish.wait_for_late_answer()
    spanish.read("Card 4 added", "dialog")
    assert spanish.value("dialog textarea[name=front]") == "moon"
    assert spanish.value("dialog textarea[name=back]") == ""
    assert spanish.focused.get_attribute("name") == "back"
    spanish.run("window.confirm = (question) => { window.question = question; return true }")
    spanish.choose("Done", "button")
    assert "without saving" in wait_for("the question", lambda: spanish.run("return window.question"))
    assert client.get("/decks/Spanish/cards")["cards"][3]["back"] == "sol"


def test_languages_have_names(spanish: Browser, client: Client) -> None:
    assert "backs in Spanish" in spanish.text("#deck-about")

    def choose(name: str, other: str = "") -> None:
        spanish.choose("This deck")
        spanish.choose("Name and languages", "button")
        spanish.go_to("Language of the fronts", "combobox")
        spanish.press(name)
        if other:
            spanish.go_to("Which language", "combobox")
            spanish.press_with(Keys.CONTROL, "a")
            spanish.press(other)
        spanish.choose("Save", "button")

    choose("German")
    spanish.read("fronts in German", "#deck-about")
    assert client.get("/decks/Spanish")["frontLanguage"] == "de"
    choose("Another", "Welsh")
    spanish.read("fronts in Welsh", "#deck-about")
    assert client.get("/decks/Spanish")["frontLanguage"] == "cy"
    choose("Another")
    wait_for("no dialog", lambda: spanish.look("dialog") is None)
    assert client.get("/decks/Spanish")["frontLanguage"] == "cy", "the present language stays"
    choose("The language of my voice")
    wait_for("no language", lambda: client.get("/decks/Spanish")["frontLanguage"] is None)
    assert client.get("/decks/Spanish")["backLanguage"] == "es"


def test_an_empty_deck_says_what_to_do(browser: Browser, client: Client) -> None:
    client.post("/decks", {"name": "Sea"})
    browser.open("/cards?deck=Sea")
    browser.read("This deck has no cards yet", "#deck-empty.empty")
    assert browser.run("return document.querySelectorAll('#one-deck .primary').length") >= 1
    browser.choose("Import", "link")
    wait_for("the import", lambda: browser.path == "/cards?import=Sea")
    browser.find("#import-form")
    assert browser.value("#import-form [name=deck]") == "Sea"
    browser.back()
    browser.choose("Add a card", "button")
    browser.find("dialog[open]")


def test_a_deck_that_is_gone_says_so_with_a_way_on(browser: Browser, client: Client) -> None:
    client.post("/decks", {"name": "Sea"})
    client.post("/decks/Sea/cards", {"cards": [{"front": "sea", "back": "mar"}]})
    client.json("DELETE", "/decks/Sea")
    for address in ("?deck=Sea", "?study=Sea", "?review=Sea", "/print?deck=Sea"):
        browser.open(f"/cards{address}")
        browser.read("There is no deck .Sea.", "#gone")
        assert not browser.text("#problem")
    browser.choose("All decks", "link")
    browser.read("Removed decks")
    browser.back()
    browser.choose("Bring it back", "button")
    browser.read("mar", "#sheet-cards")
    browser.open("/cards?deck=Sea")
    browser.read("1 card")
    client.json("DELETE", "/decks/Sea")
    browser.read("This deck is gone", "#gone")


def test_a_deck_without_cards_to_study_says_so_with_a_way_on(
    browser: Browser, client: Client
) -> None:
    client.post("/decks", {"name": "Sea"})
    browser.open("/cards?study=Sea")
    browser.read("Nothing to study.*no cards to study: add some".replace(".*", r"[\s\S]*"), "#gone")
    browser.choose("Go to the deck", "link")
    browser.read("This deck has no cards yet")


def test_back_and_forward_go_where_a_person_expects(spanish: Browser, client: Client) -> None:
    spanish.open("/cards")
    spanish.choose("Spanish", "link")
    spanish.choose("Study$", "button")
    spanish.read("harbour", "#card-text")
    assert spanish.path == "/cards?study=Spanish"
    spanish.choose("Done", "button")
    spanish.read("3 cards")
    spanish.back()
    wait_for("all decks", lambda: spanish.path == "/cards")
    spanish.driver.forward()
    spanish.choose("Review", "link")
    spanish.read("3 cards left")
    spanish.back()
    spanish.read("3 cards")
    assert spanish.path == "/cards?deck=Spanish"
    # Work that was opened by its address leads to its deck.
    spanish.open("/cards?review=Spanish")
    spanish.choose("Done", "button")
    wait_for("the deck", lambda: spanish.path == "/cards?deck=Spanish")
    # A deck that was removed is not behind the list.
    spanish.choose("This deck")
    spanish.choose("Remove the deck", "button")
    spanish.choose("Remove it", "button")
    spanish.read("You have no deck yet")


def test_a_search_and_a_part_of_a_deck_have_addresses(spanish: Browser, client: Client) -> None:
    spanish.open("/cards?search=perro")
    spanish.read("1 card found", "#found-title")
    assert spanish.value("#search input") == "perro"
    cards = [{"front": f"front {number}", "back": "back"} for number in range(1, 251)]
    client.post("/decks", {"name": "Large"})
    client.post("/decks/Large/cards", {"cards": cards})
    spanish.open("/cards?deck=Large&part=2")
    spanish.read("Cards 101 to 200")
    spanish.choose("Next", "button")
    spanish.read("Cards 201 to 250")
    assert spanish.path == "/cards?deck=Large&part=3"
    spanish.back()
    spanish.read("Cards 101 to 200")


def test_the_end_of_a_review_leads_on(spanish: Browser, client: Client) -> None:
    spanish.open("/cards?review=Spanish")
    spanish.read("harbour", "#card-text")
    assert spanish.run("return document.body.dataset.focus") == "on"
    for front in ("harbour", "dog", "sea"):
        spanish.read(front, "#card-text")
        spanish.press(" ", "4")
    spanish.read("Nothing more is due")
    spanish.find("#learning-end .primary")
    assert spanish.run("return document.body.dataset.focus ?? null") is None


def test_cards_are_printed_to_cut_out_or_to_fold(browser: Browser, client: Client) -> None:
    put_deck(client)
    client.post("/decks/Spanish/cards", {"cards": [{"front": f"f{n}", "back": f"b{n}"} for n in range(9)]})
    browser.open("/cards?deck=Spanish")
    browser.choose("This deck")
    browser.choose("Print the cards", "link")
    browser.read("12 cards", "#sheet-about")
    assert browser.path == "/cards/print?deck=Spanish"
    pages = browser.run(
        "return [...document.querySelectorAll('.cut-sheet')].map((page) => page.children.length)"
    )
    assert pages == [8, 8, 4, 4], "a page of fronts, then a page of their backs"
    # On the back of the paper, left and right are exchanged.
    lefts = browser.run(
        "return ['.cut-front', '.cut-back'].map((name) => document.querySelector(name))"
        ".map((page) => page.children[0].getBoundingClientRect().left"
        " < page.children[1].getBoundingClientRect().left)"
    )
    assert lefts == [True, False]
    assert browser.run("return document.querySelector('.cut-back .cut-card').innerText").startswith("el puerto")
    browser.run("window.print = () => { window.printed = true }")
    browser.choose("Print$", "button")
    assert browser.run("return window.printed")
    browser.go_to("Print as", "combobox")
    browser.press("Two")
    browser.read("Fold the paper", "#sheet-about")
    assert browser.path == "/cards/print?deck=Spanish&layout=fold"
    browser.reload()
    rows = browser.read("f8", ".fold-sheet")
    assert "b8" in rows
    browser.open("/cards/print?deck=Spanish")
    browser.read("puerto", "#sheet-cards")
    paper = {"paperWidth": 8.5, "paperHeight": 11, "marginTop": 0.4, "marginBottom": 0.4}
    pdf = base64.b64decode(browser._command("Page.printToPDF", **paper)["data"])
    assert len(re.findall(rb"/Type\s*/Page\b", pdf)) == 4, "each side of the paper has its page"
    browser.open("/cards/print?deck=Spanish&layout=fold")
    browser.read("puerto", "#sheet-cards")
    browser._command("Emulation.setEmulatedMedia", media="print")
    try:
        assert not browser.look("#sheet-print") and not browser.look("header.site")
        browser.find(".fold-sheet")
    finally:
        browser._command("Emulation.setEmulatedMedia", media="")


SMALL = """
const controls = "main :is(a[href], button, summary, input, select, textarea), dialog :is(button, input, select, textarea)";
const isInSentence = (element) => element.localName === "a" && element.parentElement.localName === "p"
  && element.parentElement.textContent.trim() !== element.textContent.trim();
const small = [];
for (const element of document.querySelectorAll(controls)) {
  if (!element.checkVisibility({ visibilityProperty: true }) || isInSentence(element)) continue;
  const isBox = element.matches("[type=checkbox], [type=radio]");
  const { width, height } = (isBox ? element.closest("label") : element).getBoundingClientRect();
  if (width < 43.9 || height < 43.9) small.push(`${element.id || element.textContent.trim() || element.name} ${width}x${height}`);
}
return small;
"""


@pytest.mark.parametrize(
    "state",
    ["cards-empty", "cards", "cards-deck", "cards-deck-empty", "cards-adding", "cards-languages", "cards-gone",
     "cards-to-cut", "cards-to-fold", "cards-changing", "cards-import", "cards-study", "cards-review",
     "quiz", "quiz-online", "quiz-question", "quiz-wrong", "quiz-results"],
)
def test_every_control_is_large_enough_for_a_finger(
    browser: Browser, client: Client, home: Home, server: Server, state: str
) -> None:
    STATES[state](browser, client, home, server)
    browser.run("document.querySelectorAll('main details:not(.menu)').forEach((each) => (each.open = true))")
    menus = browser.run("return document.querySelectorAll('main .menu').length")
    small: list[tuple[int, str, list[str]]] = []
    for width in (360, 1280):
        browser.resize(width, 640)
        browser.run("document.querySelectorAll('main .menu').forEach((each) => (each.open = false))")
        small.append((width, "no menu", browser.run(SMALL)))
        for menu in range(menus):
            browser.run("document.querySelectorAll('main .menu')[arguments[0]].open = true", menu)
            small.append((width, f"menu {menu}", browser.run(SMALL)))
    assert [one for one in small if one[-1]] == []

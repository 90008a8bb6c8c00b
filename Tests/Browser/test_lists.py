"""The Lists page: lists are made, imported, changed, practised, exported and deleted."""

from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from controls import narrow
from importing import choose_file, paste, read_again
from practice import Practice
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

WEEK = [
    {"word": "harbor", "definition": "where ships sleep"},
    {"word": "ocean", "sentence": "The ocean is deep."},
]


@pytest.fixture
def week(home: Home, browser: Browser) -> Browser:
    """Opens the page of a list of two words."""
    home.put_list("week 12", *WEEK)
    browser.open("/lists")
    browser.choose("week 12", "link")
    browser.read("where ships sleep")
    return browser


def open_menu(browser: Browser, thing: str) -> None:
    """Opens the menu of a word or of the list."""
    browser.choose(f"More for {thing}")


def words(home: Home, name: str = "week 12") -> list[str]:
    return [entry["word"] for entry in home.list(name)]


def is_kept(home: Home, *expected: str, name: str = "week 12") -> None:
    wait_for(f"{expected} on the disk", lambda: words(home, name) == list(expected))


def test_without_a_list_a_sentence_says_how_to_make_one(browser: Browser) -> None:
    browser.open("/lists")
    browser.read("You have no list yet")


def test_all_lists_are_shown_with_their_length(browser: Browser, home: Home) -> None:
    home.put_list("week 12", *WEEK)
    home.put_list("excluded", {"word": "moist", "reason": "ugh"})
    browser.open("/lists")
    shown = browser.read("week 12")
    assert "2 words" in shown and "never asked" in shown


def test_a_pasted_list_is_previewed_before_it_is_made(browser: Browser, home: Home) -> None:
    assert "2 words would be added" in paste(browser, "harbor", "ocean", "harbor", "recieve")
    assert "receive" in browser.run("return document.querySelector('#preview').textContent")
    assert words(home) == [], "nothing is added yet"
    browser.choose("Add 2 words", "button")
    is_kept(home, "harbor", "ocean")


def test_words_that_look_misspelled_are_left_out_until_confirmed(
    browser: Browser, home: Home
) -> None:
    shown = paste(browser, "Week 12", "harbor", "recieve")
    assert "1 word would be added" in shown and "look misspelled, and are left out" in shown
    browser.read("Line 1 is a heading", "#import-review")
    browser.read("Add 1 word$", "#preview .primary")
    browser.go_to("recieve", "combobox")
    browser.press("Add it")
    browser.choose("Add 2 words", "button")
    is_kept(home, "harbor", "recieve")


def test_the_intended_word_is_added_instead_of_a_misspelling(browser: Browser, home: Home) -> None:
    paste(browser, "harbor", "recieve")
    browser.go_to("recieve", "combobox")
    browser.press("Add receive")
    browser.choose("Add 2", "button")
    is_kept(home, "harbor", "receive")


FILES = {
    "words.txt": b"garden\nyellow\n",
    "words.csv": b'word,definition\r\ngarden,"where, say, beans grow"\r\nyellow,a colour\r\n',
    "anki.txt": b"#separator:tab\n#html:false\ngarden\twhere beans grow\nyellow\ta colour\n",
    "utf16.txt": b"\xff\xfe" + "garden\nyellow\n".encode("utf-16-le"),
}


@pytest.mark.parametrize("name", FILES)
def test_a_file_of_any_kind_becomes_a_list(
    browser: Browser, home: Home, tmp_path: Path, name: str
) -> None:
    file = tmp_path / name
    file.write_bytes(FILES[name])
    choose_file(browser, file)
    wait_for("the preview", lambda: "2 words would be added" in browser.text("#preview"), 20)
    browser.choose("Add 2", "button")
    is_kept(home, "garden", "yellow")


def test_a_file_can_be_dropped(browser: Browser, home: Home) -> None:
    browser.open("/lists")
    browser.go_to("Name", "textbox")
    browser.press("week 12")
    # No driver drags a file from outside, so this sends the events of a dropped file.
    browser.run(
        """
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File(["garden\\nyellow\\n"], "words.txt"));
        const event = new DragEvent("drop", {dataTransfer, bubbles: true, cancelable: true});
        document.querySelector("#drop-zone").dispatchEvent(event);
        """
    )
    browser.choose("Preview", "button")
    wait_for("the preview", lambda: "2 words would be added" in browser.text("#preview"), 20)
    browser.choose("Add 2", "button")
    is_kept(home, "garden", "yellow")


def test_each_heading_can_be_a_list(browser: Browser, home: Home) -> None:
    paste(browser, "## Week 1", "garden", "yellow", "## Week 2", "harbor")
    browser.choose("Put all words into one list", "radio", key=Keys.ARROW_DOWN)
    browser.read("Week 2, 1 word", "#preview")
    browser.choose("Add 3 words", "button")
    wait_for(
        "the lists",
        lambda: (home.list("week 12 Week 1"), home.list("week 12 Week 2"))
        == ([{"word": "garden"}, {"word": "yellow"}], [{"word": "harbor"}]),
    )


def test_columns_are_chosen_and_rows_corrected(
    browser: Browser, home: Home, tmp_path: Path
) -> None:
    file = tmp_path / "words.csv"
    file.write_text("1;x;garden;where beans grow\n2;y;yellow;a colour\n3;z;123;a number\n")
    choose_file(browser, file)
    browser.read("The columns are guessed", "#import-review")
    read_again(browser, {2: "", 3: "word", 4: "definition"})
    browser.read("Line 3 has the word '123' without a letter", "#import-review")
    read_again(browser, line_3="3;z;harbor;a port")
    browser.choose("Add 3 words", "button")
    wait_for(
        "the list",
        lambda: home.list("week 12")
        == [
            {"word": "garden", "definition": "where beans grow"},
            {"word": "yellow", "definition": "a colour"},
            {"word": "harbor", "definition": "a port"},
        ],
    )


def test_a_file_that_is_no_list_is_one_sentence(
    browser: Browser, home: Home, tmp_path: Path
) -> None:
    file = tmp_path / "picture.txt"
    file.write_bytes(bytes(range(128, 256)) * 20)
    choose_file(browser, file)
    browser.read(r"\w.*\.", "#import-problem")
    assert not (home.data / "lists/week 12.json").exists()


def test_a_file_that_is_far_too_large_is_one_sentence(browser: Browser, tmp_path: Path) -> None:
    file = tmp_path / "film.txt"
    file.write_bytes(b"x" * 20_000_000)
    choose_file(browser, file)
    browser.read(r"more than.*\.", "#import-problem")


def test_a_word_is_added(week: Browser, home: Home) -> None:
    week.choose("Add a word", "button")
    week.find("dialog")
    week.go_to("Word", "textbox")
    week.press("garden")
    week.go_to("Definition", "textbox")
    week.press("where beans grow")
    week.choose("Save", "button")
    week.read("where beans grow")
    wait_for(
        "the disk",
        lambda: {"word": "garden", "definition": "where beans grow"} in home.list("week 12"),
    )


def test_a_word_is_changed(week: Browser, home: Home) -> None:
    open_menu(week, "harbor")
    week.choose("Change harbor", "button")
    week.find("dialog")
    week.go_to("Sentence", "textbox")
    week.press("The harbor is full.")
    week.choose("Save", "button")
    week.read("The harbor is full.")
    changed = WEEK[0] | {"sentence": "The harbor is full."}
    wait_for("the disk", lambda: home.list("week 12") == [changed, WEEK[1]])
    wait_for("the focus to be back", lambda: week.focused.accessible_name == "More for harbor")


def test_a_word_is_removed_and_put_back(week: Browser, home: Home) -> None:
    open_menu(week, "harbor")
    week.choose("Remove harbor", "button")
    is_kept(home, "ocean")
    week.choose("Undo", "button")
    wait_for("the disk", lambda: home.list("week 12") == WEEK)


def test_a_double_click_removes_a_word_once(week: Browser, home: Home) -> None:
    week.run("const button = document.querySelector('#entries li:last-child button:last-child');"
             "button.click(); button.click();")
    is_kept(home, "harbor")
    week.choose("Undo", "button")
    wait_for("the disk", lambda: home.list("week 12") == WEEK)


def test_a_list_is_practised(week: Browser, client: Client) -> None:
    week.choose("Practise", "link")
    week.choose("Start", "button")
    week.find("#typed")
    practice = Practice(client)
    # The words come in a random order.
    words = ("harbor", "ocean")
    assert any(practice.type(word)["outcome"] == "completed" for word in words)


@pytest.mark.parametrize(
    "format, name",
    [
        ("Save as text", "week 12.txt"),
        ("Save as CSV", "week 12.csv"),
        ("Save for Anki", "week 12.txt"),
    ],
)
def test_an_exported_list_is_imported_unchanged(
    week: Browser, client: Client, home: Home, tmp_path: Path, format: str, name: str
) -> None:
    entries = WEEK
    if format == "Save as text":
        # Plain text has no place for sentences.
        entries = [{"word": "harbor"}, {"word": "ocean"}]
        client.put("/lists/week%2012", {"words": entries})
        week.reload()
    folder = tmp_path / "downloads"
    folder.mkdir()
    week.save_files_in(folder)
    open_menu(week, "this list")
    week.choose(format, "button")
    file = folder / name
    wait_for("the file", lambda: file.exists() and file.stat().st_size > 0)
    type = {"Content-Type": "application/octet-stream"}
    assert client.ask("POST", "/api/v1/lists/again/imports", file.read_bytes(), type).status == 200
    assert client.get("/lists/again")["words"] == entries


def test_texts_that_a_format_can_not_hold_are_named(week: Browser) -> None:
    open_menu(week, "this list")
    week.choose("Save as text", "button")
    week.read("can't hold all that the list says of 'ocean'", "#problem")


def test_a_list_is_deleted_after_a_question(week: Browser, home: Home) -> None:
    open_menu(week, "this list")
    week.choose("Delete the list", "button")
    week.find("dialog")
    week.press(Keys.ESCAPE)
    wait_for("its end", lambda: not week.look("dialog"))
    assert words(home) == ["harbor", "ocean"]
    open_menu(week, "this list")
    week.choose("Delete the list", "button")
    week.find("dialog")
    week.choose("Delete it", "button")
    week.read("You have no list yet")
    assert not (home.data / "lists/week 12.json").exists()


def test_the_list_of_excluded_words_says_so_and_is_not_practised(
    browser: Browser, home: Home
) -> None:
    home.put_list("excluded", {"word": "moist", "reason": "ugh"})
    browser.open("/lists?list=excluded")
    shown = browser.read("never asked")
    assert "moist" in shown and "ugh" in shown
    assert not browser.look("#list-play")


def test_a_list_that_is_gone_says_so_with_a_way_on(browser: Browser, home: Home) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists?list=nothing")
    browser.read("There is no list “nothing”")
    assert not browser.look("#one-list") and not browser.look("#import")
    browser.choose("All lists", "link")
    browser.read("week 12", "#lists")
    assert browser.path == "/lists"


def test_going_back_from_a_deleted_list_never_leads_to_it(week: Browser) -> None:
    open_menu(week, "this list")
    week.choose("Delete the list", "button")
    week.find("dialog")
    week.choose("Delete it", "button")
    week.read("You have no list yet")
    week.back()
    week.read("You have no list yet")
    assert "week" not in week.path


def test_a_list_has_its_address_and_keeps_that_of_old_links(browser: Browser, home: Home) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists")
    browser.choose("week 12", "link")
    browser.read("where ships sleep")
    assert browser.path == "/lists?list=week+12"
    browser.back()
    browser.read("week 12", "#lists")
    browser.open("/lists?name=week+12")
    browser.read("where ships sleep")


def test_the_shown_part_of_a_long_list_is_in_the_address(browser: Browser, home: Home) -> None:
    letters = "abcdefghij"
    home.put_list("long", *({"word": f"m{a}{b}{c}"} for a in letters for b in letters for c in "uvw"))
    browser.open("/lists?list=long")
    browser.click("#show-more")
    wait_for("all", lambda: browser.run("return document.querySelectorAll('#entries li').length") == 300)
    browser.reload()
    wait_for("all", lambda: browser.run("return document.querySelectorAll('#entries li').length") == 300)


def test_a_telephone_shows_lists_with_room_for_a_thumb(week: Browser) -> None:
    for path in ("/lists", "/lists?list=week+12", "/lists?list=nothing", "an open menu"):
        if path.startswith("/"):
            week.open(path)
            week.settle()
        else:
            week.open("/lists?list=week+12")
            open_menu(week, "harbor")
        for width in (320, 360):
            week.resize(width, 640)
            assert week.run("return document.documentElement.scrollWidth <= innerWidth"), (path, width)
            assert narrow(week) == [], (path, width)


# Hearing words, and the test on paper


def test_any_word_of_a_list_is_heard(week: Browser) -> None:
    week.choose("Hear ocean", "button")
    assert len(week.hear(1).wav) > 5000


def begin_test(week: Browser, pause: str) -> None:
    week.choose("A test on paper", "DisclosureTriangle")
    week.go_to("Seconds to write", "spinbutton")
    week.press(Keys.CONTROL + "a", pause)
    week.choose("Read it aloud for a test", "button")


def test_a_test_is_read_to_its_end_and_once_more(week: Browser) -> None:
    begin_test(week, "0")
    shown = week.read("Number 1 of 2", "dialog")
    assert "harbor" not in shown, "the class may see it"
    wait_for("number 2", lambda: "Number 2 of 2" in week.text("dialog"), 20)
    wait_for("the end", lambda: "2 words were read" in week.text("dialog"), 20)
    assert len(week.playings) == 2
    week.choose("Read all again", "button")
    week.read("Number 1 of 2", "dialog")
    assert len(week.hear(3).wav) < len(week.hear(1).wav) / 2, "the second reading is short"


def test_a_test_is_paused_repeated_and_stopped(week: Browser) -> None:
    begin_test(week, "120")
    week.hear(1)
    week.read("Write", "dialog")
    week.choose("Pause", "button")
    week.read("The test waits", "dialog")
    week.choose("Go on", "button")
    week.read("Write", "dialog")
    assert len(week.playings) == 1, "the word is not read anew"
    week.choose("Say it again", "button")
    week.hear(2)
    # A word that was interrupted begins again from its start.
    week.choose("Pause", "button")
    week.choose("Go on", "button")
    week.hear(3)
    week.choose("Next", "button")
    week.read("Number 2 of 2", "dialog")
    week.choose("Stop", "button")
    wait_for("the page", lambda: week.look("dialog") is None)


def test_a_test_has_its_sheet_and_its_key_as_pages_to_print(week: Browser) -> None:
    week.choose("A test on paper", "DisclosureTriangle")
    week.choose("Test sheet", "link")
    week.read(r"Spelling test: week 12\s+Name\s+Date", ".sheet")
    assert "ocean" not in week.text(".sheet"), "the sheet has no word"
    assert week.run("return document.querySelectorAll('.blank').length") == 2
    week.run("window.print = () => { window.printed = location.pathname }")
    week.choose("Print", "button")
    assert week.run("return window.printed") == "/lists/sheet"
    week.choose("Key", "link")
    key = week.read("Key: week 12", ".sheet")
    assert "where ships sleep" in key and "The ocean is deep." in key
    assert week.path == "/lists/key?list=week+12"
    week.choose("Back to the list", "link")
    week.read("where ships sleep", "#entries")
    assert week.path == "/lists?list=week+12"


def test_sheet_and_key_have_one_random_order(week: Browser, home: Home) -> None:
    many = [{"word": word} for word in "garden yellow pencil winter orange candle market".split()]
    home.put_list("many", *many)
    week.open("/lists?list=many")
    week.choose("A test on paper", "DisclosureTriangle")
    week.go_to("In a random order", "checkbox")
    week.press(Keys.SPACE)
    week.choose("Key", "link")
    words = "return [...document.querySelectorAll('.key strong')].map((one) => one.innerText)"
    week.find(".key")
    order = week.run(words)
    assert sorted(order) == sorted(one["word"] for one in many)
    week.choose("Test sheet", "link")
    week.read("Name", ".sheet")
    week.choose("Key", "link")
    week.find(".key")
    assert week.run(words) == order
    # The test is read aloud in the same order.
    seed = parse_qs(urlsplit(week.path).query)["seed"]
    week.choose("Back to the list", "link")
    week.read("garden", "#entries")
    assert parse_qs(urlsplit(week.path).query)["seed"] == seed
    assert week.run("return document.querySelector('[name=shuffle]').checked")


@pytest.mark.server("own")
def test_a_test_is_read_by_the_computer_and_stopped_there(
    browser: Browser, client: Client, home: Home
) -> None:
    client.json("PATCH", "/settings", {"playOn": "computer"})
    home.put_list("week 12", *WEEK)
    browser.open("/lists?list=week+12")
    browser.read("where ships sleep")
    begin_test(browser, "120")
    browser.read("Number 1 of 2", "dialog")
    wait_for("ALSA's file", lambda: home.sound.exists() and any(home.sound.read_bytes()[44:]))
    browser.choose("Pause", "button")
    browser.read("The test waits", "dialog")
    assert browser.playings == []

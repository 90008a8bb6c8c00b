"""The page Shows takes a file of another program, after a preview of every row."""

import pytest
from selenium.webdriver.common.keys import Keys

import accessibility
from browser import PHONE, Browser
from client import Client
from server import Home
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


def choose_file(browser: Browser, home: Home, *rows: str) -> None:
    file = home.folder / "shows.csv"
    file.write_text("\n".join(["title,year,status,progress", *rows, ""]))
    browser.open("/shows?import")
    browser.find("#import-file").send_keys(str(file))
    browser.choose("Preview", "button")
    browser.find("#import-preview")


def tracked(client: Client) -> dict[str, int]:
    return {show["title"]: show["watched"] for show in client.get("/shows/tracked")["shows"]}


def test_a_preview_changes_nothing_and_the_import_takes_every_row(
    browser: Browser, client: Client, home: Home
) -> None:
    choose_file(browser, home, "Our Garden,2020,watching,2", "Our Sea,2021,planned,0")
    browser.read("2 shows would be added", "#import-preview")
    browser.read("Not found: 2", "#import-preview")
    browser.read("Our Garden \\(2020\\)", "#import-preview")
    assert tracked(client) == {}
    browser.resize(PHONE)
    assert accessibility.axe(browser) == []
    assert accessibility.overflow(browser) == []
    browser.choose("Import", "button")
    browser.read("Added: 2 shows", "#notice")
    wait_for("both shows", lambda: tracked(client) == {"Our Garden": 2, "Our Sea": 0})
    assert not browser.text("#import-preview")


def test_cancel_takes_nothing(browser: Browser, client: Client, home: Home) -> None:
    choose_file(browser, home, "Our Garden,2020,watching,2")
    browser.choose("Cancel", "button")
    wait_for("the preview to go", lambda: not browser.text("#import-preview"))
    assert tracked(client) == {}


def test_a_title_alone_makes_no_match_without_a_yes(
    browser: Browser, client: Client, home: Home
) -> None:
    client.post("/shows", {"title": "Our Garden", "kind": "series", "year": 1999, "status": "planned"})
    choose_file(browser, home, "Our Garden,2020,watching,2")
    browser.read("Found by the title alone: 1", "#import-preview")
    browser.go_to("Our Garden \\(2020\\)", "checkbox")
    browser.press(Keys.SPACE)
    browser.choose("Import", "button")
    wait_for("one show", lambda: tracked(client) == {"Our Garden": 2})


def test_rows_beyond_the_first_hundred_come_on_demand(
    browser: Browser, client: Client, home: Home
) -> None:
    choose_file(browser, home, *(f"Show {number},2020,planned,0" for number in range(250)))
    browser.read("250 shows would be added", "#import-preview")
    rows = "return document.querySelectorAll('.import-rows > li').length"
    assert browser.run(rows) == 100
    browser.choose("Show more", "button")
    assert browser.run(rows) == 200
    assert "Show 100" in browser.run("return document.activeElement.textContent")

"""Pages of servers whose data is in a database: it goes away, and servers take turns."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from database import Database
from practice import Practice
from server import Home, Server
from waiting import wait_for

CANT = "can't reach its store, so nothing was changed"


@pytest.fixture
def database() -> Iterator[Database]:
    with Database() as database:
        yield database


@pytest.fixture
def server(serve: Callable[..., Server], database: Database) -> Server:
    return serve("--store", database.address)


@pytest.mark.server("own")
def test_pages_say_that_the_store_is_gone_and_go_on_when_it_is_back(
    browser: Browser, server: Server, database: Database
) -> None:
    client = Client(server.address)
    Practice.of(client, "harbor", "ocean")
    browser.forget(server.address)
    browser.open("/play")
    browser.read("Word 1 of 2")
    browser.press("harbor")
    database.end()
    # Nobody presses anything.
    browser.read(CANT, "#banner")
    browser.press(Keys.ENTER)
    browser.read("is kept, and is sent", "#round-problem")
    database.begin()
    browser.read("Correct", "#verdict")
    wait_for("the banner to go", lambda: not browser.text("#banner"))
    assert [entry["typed"] for entry in database.journal()] == ["harbor"]
    database.end()
    browser.open("/cards")
    browser.read(CANT)
    database.begin()
    browser.read("^Cards$", "h1")


@pytest.mark.server("own")
def test_a_page_that_watches_sees_what_another_server_changed(
    browser: Browser, server: Server, database: Database, tmp_path: Path, cache: Path
) -> None:
    folder = tmp_path / "other"
    folder.mkdir()
    with Server(Home(folder, cache), "--store", database.address) as other:
        browser.forget(server.address)
        client = Client(other.address)
        browser.open("/cards")
        browser.settle()
        client.post("/decks", {"name": "Birds"})
        wait_for("the deck", lambda: "Birds" in browser.text("main"), seconds=2.5)
        browser.open("/plan")
        browser.settle()
        client.post("/plan/tasks", {"title": "Water the plants"})
        wait_for("the task", lambda: "Water the plants" in browser.text("main"), seconds=2.5)

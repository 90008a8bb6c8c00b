"""The frame of every page: the five places, the way to the guide, and the menus of rows."""

import pytest
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

import accessibility
from browser import Browser
from client import Client
from server import Server
from states import come_in
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

PLACES = {"Today": "/today", "Spell": "/play", "Cards": "/cards", "Quiz": "/quiz", "More": "/more"}
UNDER_MORE = {
    "Lists": "/lists",
    "Plan": "/plan",
    "Shows": "/shows",
    "Progress": "/progress",
    "Completed words": "/completed",
    "Settings": "/settings",
    "Help": "/help",
    "Who is practising": "/who",
}
CHAPTERS = {
    "/today": "planning",
    "/play": "practice",
    "/cards": "flash-cards",
    "/quiz": "quizzes",
    "/lists": "word-lists",
    "/shows": "watching",
    "/plan": "planning",
    "/progress": "progress",
    "/completed": "progress",
    "/settings": "sound",
    "/who": "class",
    "/more": "browser",
}
PAGES = [*PLACES.values(), *UNDER_MORE.values()]


def boxes(browser: Browser, selector: str) -> list[dict[str, float]]:
    """Returns the boxes of the visible elements."""
    return browser.run(
        """
        return [...document.querySelectorAll(arguments[0])].filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect().toJSON());
        """,
        selector,
    )


def texts(browser: Browser, selector: str) -> list[str]:
    """Returns the visible texts of elements."""
    return browser.run(
        "return [...document.querySelectorAll(arguments[0])].map((one) => one.innerText.trim())",
        selector,
    )


# Places


@pytest.mark.parametrize("path", PAGES)
def test_the_places_are_the_same_on_every_page_in_one_line(browser: Browser, path: str) -> None:
    browser.open(path)
    browser.find(".places a")
    wrong: dict[int, list[dict[str, float]]] = {}
    for width in (320, 360, 1280):
        browser.resize(width, 640)
        assert texts(browser, ".places a") == list(PLACES), width
        places = boxes(browser, ".places a")
        is_large = all(place["height"] >= 44 and place["width"] >= 44 for place in places)
        is_line = len({round(place["top"]) for place in places}) == 1
        if not (is_large and is_line and places[-1]["right"] <= width):
            wrong[width] = places
    assert wrong == {}


@pytest.mark.parametrize("place", PLACES)
def test_a_place_has_an_address_a_title_and_is_the_current_one(
    browser: Browser, place: str
) -> None:
    browser.open("/help" if place == "More" else "/more")
    browser.choose(place, "link")
    wait_for(place, lambda: browser.path == PLACES[place])
    current = browser.find(".places [aria-current]")
    assert current.text == place and current.get_attribute("aria-current") == "page"
    assert browser.driver.title == f"{place} – VocalVocab"
    assert len(browser.driver.find_elements("css selector", "nav [aria-current]")) == 1


@pytest.mark.parametrize("page", UNDER_MORE)
def test_all_other_pages_are_one_tap_under_more(browser: Browser, page: str) -> None:
    browser.open("/more")
    browser.choose(f"{page} ", "link")
    wait_for(page, lambda: browser.path == UNDER_MORE[page])
    current = browser.find(".places [aria-current]")
    assert current.text == "More" and current.get_attribute("aria-current") == "true"


@pytest.mark.parametrize("height", [640, 380])
def test_on_a_telephone_the_places_stand_at_the_thumb(browser: Browser, height: int) -> None:
    browser.resize(360, height)
    browser.open("/settings")
    browser.find(".places")
    [bar] = boxes(browser, ".places")
    assert (bar["left"], bar["right"], bar["bottom"]) == (0, 360, height)
    assert bar["height"] <= 60
    browser.run("scrollTo(0, document.documentElement.scrollHeight)")
    last = boxes(browser, "main section, main form")[-1]
    assert last["bottom"] <= bar["top"], "the bar covers nothing at the page's end"


def test_on_a_wide_screen_the_places_stand_at_the_top(browser: Browser) -> None:
    browser.resize(1280, 800)
    browser.open("/settings")
    browser.find(".places")
    [bar] = boxes(browser, ".places")
    assert bar["bottom"] < 80


def test_a_person_at_work_has_the_whole_screen(browser: Browser) -> None:
    browser.resize(360, 640)
    browser.open("/more")
    browser.find(".places")
    browser.run("document.body.dataset.focus = 'on'")
    assert boxes(browser, ".places, .help-link") == []
    browser.resize(1280, 640)
    assert boxes(browser, ".places"), "a wide screen has room"


def test_the_bar_makes_room_for_the_keyboard(browser: Browser) -> None:
    browser.resize(360, 640)
    browser.open("/words")
    browser.go_to("Look up a word", "searchbox")
    browser.resize(360, 380)
    assert boxes(browser, ".places") == []


def test_zoomed_in_no_bar_covers_the_page(browser: Browser) -> None:
    browser.resize(320, 256)
    browser.open("/settings")
    browser.find(".places")
    browser.run("scrollTo(0, document.documentElement.scrollHeight)")
    assert boxes(browser, ".places")[0]["bottom"] < 0


@pytest.mark.server("class")
def test_a_teacher_has_the_class_in_place_of_today(
    browser: Browser, server: Server, client: Client
) -> None:
    browser.open("/")
    wait_for("the class", lambda: browser.path == "/class")
    assert texts(browser, ".places a") == ["Class", *list(PLACES)[1:]]
    browser.open("/more")
    browser.choose("Today", "link")
    wait_for("Today", lambda: browser.path == "/today")


@pytest.mark.server("class")
def test_a_learner_who_has_not_said_who_has_no_places(browser: Browser, server: Server) -> None:
    browser.open(f"/?token={server.token}")
    browser.read("Who are you")
    assert boxes(browser, ".places a") == []
    come_in(browser, server, "Zoë")
    assert texts(browser, ".places a") == list(PLACES)


# Help


@pytest.mark.parametrize("path", CHAPTERS)
def test_each_page_has_a_link_to_its_chapter_beside_its_title(browser: Browser, path: str) -> None:
    browser.resize(360, 640)
    browser.open(path)

    def shown() -> list[WebElement]:
        links = browser.driver.find_elements("css selector", ".help-link")
        return [one for one in links if one.is_displayed()]

    # A room's part of the page shows once its state has come.
    wait_for("the link", shown)
    [link] = shown()
    assert link.text == "Help"
    link.click()
    wait_for("the chapter", lambda: browser.path == f"/help/{CHAPTERS[path]}")
    browser.find("main article h1")


# Menus

MENU = """
document.querySelector("main").insertAdjacentHTML("beforeend", `
  <p><details class="menu" id="first"><summary>Actions</summary>
    <div class="menu-items"><button>Rename</button><button>Delete</button></div></details>
  <details class="menu" id="second"><summary>Other actions</summary>
    <div class="menu-items"><button>Copy</button></div></details></p>`);
for (const button of document.querySelectorAll(".menu button")) {
  button.addEventListener("click", () => (document.title = button.textContent));
}
"""


@pytest.fixture
def menus(browser: Browser) -> Browser:
    browser.resize(360, 640)
    browser.open("/help")
    browser.find("main h1")
    browser.run(MENU)
    browser.run("document.querySelector('#first').scrollIntoView({block: 'center'})")
    return browser


def is_open(browser: Browser) -> list[bool]:
    return browser.run("return [...document.querySelectorAll('.menu')].map((one) => one.open)")


def test_an_action_of_a_menu_runs_and_closes_it(menus: Browser) -> None:
    menus.choose("Actions")
    assert is_open(menus) == [True, False]
    menus.choose("Delete", "button")
    wait_for("the action", lambda: menus.driver.title == "Delete")
    assert is_open(menus) == [False, False]


def test_escape_closes_a_menu_and_the_focus_stays_there(menus: Browser) -> None:
    menus.choose("Actions")
    menus.go_to("Rename", "button")
    menus.press(Keys.ESCAPE)
    assert is_open(menus) == [False, False]
    assert menus.focused.text == "Actions"


def test_only_one_menu_is_open(menus: Browser) -> None:
    menus.click("#first summary")
    menus.click("#second summary")
    wait_for("the second", lambda: is_open(menus) == [False, True])
    menus.click("h1")
    wait_for("none", lambda: is_open(menus) == [False, False])


def test_the_actions_of_a_menu_stand_inside_the_window(menus: Browser) -> None:
    for block in ("start", "end"):
        menus.run("document.querySelector('#first').scrollIntoView({block: arguments[0]})", block)
        menus.run("document.querySelector('#first').style.marginLeft = '14rem'")
        menus.click("#first summary")
        wait_for("the menu", lambda: is_open(menus)[0])
        [items] = boxes(menus, ".menu-items")
        assert items["left"] >= 0 and items["right"] <= 360
        assert items["top"] >= 0 and items["bottom"] <= 640
        menus.press(Keys.ESCAPE)


# Pieces


def test_the_page_of_pieces_shows_each_of_them(browser: Browser) -> None:
    browser.open("/pieces")
    browser.find("main h1")
    pieces = (
        ".page-head .card .cards .row .stack .primary .plain .link .choice .tag .tile .icon "
        ".empty .menu .sheet .more .table-scroll .problem"
    )
    missing = [piece for piece in pieces.split() if not browser.look(f"main {piece}")]
    assert missing == []
    for size in ("word", "page", "card", "text", "small"):
        browser.read(f"--size-{size}", "#type-title ~ dl")


def test_the_dialog_and_the_notice_of_the_pieces_open(browser: Browser) -> None:
    browser.resize(360, 640)
    browser.open("/pieces")
    browser.choose("Show a dialog", "button")
    browser.read("Delete the list", "dialog")
    assert accessibility.axe(browser) == []
    browser.picture("pieces-dialog", whole=False)
    browser.choose("Cancel", "button")
    browser.choose("Show a notice", "button")
    browser.read("The list is gone", "#notice")
    [notice], [bar] = boxes(browser, "#notice"), boxes(browser, ".places")
    assert notice["bottom"] <= bar["top"], "the bar covers no notice"
    browser.choose("Undo", "button")
    browser.read("The list is back", "#notice")

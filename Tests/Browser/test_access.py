"""Pages are accessible by the keyboard, with the largest text and in forced colours.

Other checks of accessibility, of every state, are in `test_states.py`.
"""

import pytest
from selenium.webdriver.common.keys import Keys

import accessibility
from browser import PHONE, WALL, Browser
from client import Client
from server import Home, Server
from states import STATES, states
from waiting import wait_for

pytestmark = pytest.mark.server("shared")


@pytest.mark.parametrize(
    "state",
    states(
        "today",
        "pieces",
        "play",
        "play-all-asked-for",
        "play-wrong",
        "play-completed",
        "play-ended",
        "play-never-ask",
        "completed-removed",
        "list",
        "list-entry",
        "progress",
        "settings",
    ),
)
def test_tab_reaches_all_and_the_focus_is_seen(
    browser: Browser, client: Client, home: Home, server: Server, state: str
) -> None:
    STATES[state](browser, client, home, server)
    browser.resize(PHONE, 640)
    assert accessibility.walk(browser) == []


def test_a_press_leads_past_the_menu(browser: Browser) -> None:
    browser.open("/completed")
    browser.press(Keys.TAB)
    assert browser.focused.accessible_name == "Skip to the content"
    browser.press(Keys.ENTER)
    browser.press(Keys.TAB)
    assert browser.run("return document.querySelector('main').contains(document.activeElement)")


@pytest.mark.parametrize("state", states("play-wrong", "completed", "progress", "settings"))
def test_the_largest_text_fits_on_the_smallest_screen(
    browser: Browser, client: Client, home: Home, server: Server, state: str
) -> None:
    """Enlarges the whole page as far as the settings allow, with letters far apart."""
    client.json("PATCH", "/settings", {"textSize": "largest", "letterSpacing": "wider"})
    STATES[state](browser, client, home, server)
    browser.resize(PHONE)
    assert accessibility.overflow(browser) + accessibility.cut(browser) == []
    assert accessibility.axe(browser) == []


@pytest.mark.parametrize("state", states("play-wrong", "settings"))
def test_on_a_wide_screen_lines_stay_short(
    browser: Browser, client: Client, home: Home, server: Server, state: str
) -> None:
    STATES[state](browser, client, home, server)
    browser.resize(WALL)
    long = browser.run(
        """
        return [...document.querySelectorAll("main p, main li, main dd")].filter((one) => {
          if (!one.checkVisibility() || !one.innerText) return false;
          const line = document.createRange();
          line.selectNodeContents(one);
          const widest = Math.max(0, ...[...line.getClientRects()].map((box) => box.width));
          return widest > 45 * parseFloat(getComputedStyle(one).fontSize);
        }).map((one) => one.outerHTML.slice(0, 120));
        """
    )
    assert long == []


def test_with_forced_colours_marks_keep_their_signs(
    browser: Browser, client: Client, home: Home, server: Server
) -> None:
    browser.prefer(forced_colors="active")
    STATES["play-wrong"](browser, client, home, server)
    assert "✓" in browser.text("#verdict") and "✗" in browser.text("#verdict")
    assert accessibility.axe(browser) == []


# The instruments must be able to find faults.


def test_a_page_with_faults_is_found_out(browser: Browser) -> None:
    browser.open("/progress")
    browser.resize(PHONE)
    browser.run(
        """
        document.querySelector("main").insertAdjacentHTML("beforeend", `<div id="faults">
          <input id="nameless"><div id="wide">x</div><button id="unseen">Unseen</button>
          <div id="cut"><p>Some text that does not fit in there at all</p></div>
          <button id="first" tabindex="-1">Out of the way</button></div>`);
        const style = (id, look) => Object.assign(document.getElementById(id).style, look);
        style("wide", {width: "500px"});
        style("cut", {width: "3rem", height: "1rem", overflow: "hidden"});
        style("unseen", {outline: "none", boxShadow: "none", border: "none"});
        """
    )
    assert any("label" in one for one in accessibility.axe(browser))
    assert any("wide" in one for one in accessibility.overflow(browser))
    assert any("cut" in one for one in accessibility.cut(browser))
    assert any("unseen" in one for one in accessibility.walk(browser))


def test_a_trap_for_the_focus_is_found_out(browser: Browser) -> None:
    browser.open("/progress")
    browser.find("main h1")
    browser.run(
        """
        document.addEventListener("focusout", () => setTimeout(() => {
          const link = document.querySelector("nav a");
          delete link.dataset.walked;
          link.focus();
        }));
        """
    )
    assert accessibility.walk(browser, most=60) != []

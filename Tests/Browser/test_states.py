"""Every page in every state is accessible, fits every screen, and says all in plain words.

One visit of each state serves all of these checks, and a failure names all that they find.
"""

import pytest

import accessibility
from accessibility import ACCENTS, SCHEMES
from browser import PHONE, WALL, Browser
from client import Client
from measures import measure
from plain_words import CHILDS, hard_to_read
from server import Home, Server
from states import STATES, states

pytestmark = pytest.mark.server("shared")


def faults_at_any_width(browser: Browser, state: str) -> list[str]:
    wrong = accessibility.axe(browser)
    for width in (WALL, PHONE):
        browser.resize(width)
        wrong += [f"too wide for {width}: {one}" for one in accessibility.overflow(browser)]
        wrong += [f"cut at {width}: {one}" for one in accessibility.cut(browser)]
        browser.picture(f"{state}-{width}")
    return wrong + accessibility.axe(browser)


def faults_in_any_colours(browser: Browser, state: str) -> list[str]:
    """Returns what is hard to see in other colours, which can change only the contrast."""
    wrong: list[str] = []
    # Not every accent meets every scheme in all states.
    first = list(STATES).index(state)
    with accessibility.colours_of_now(browser):
        for number, scheme in enumerate(SCHEMES):
            one = ACCENTS[(first + number) % len(ACCENTS)]
            for accent in ACCENTS if state == "play-wrong" else [one]:
                accessibility.paint(browser, scheme, accent)
                found = accessibility.axe(browser, "color-contrast", "link-in-text-block")
                wrong += [f"{scheme}, {accent}: {one}" for one in found]
            if scheme != "light":
                browser.picture(f"{state}-{scheme}")
    return wrong


@pytest.mark.parametrize("state", states())
def test_a_page_is_accessible_fits_every_screen_and_says_all_in_plain_words(
    browser: Browser, client: Client, home: Home, server: Server, state: str
) -> None:
    STATES[state](browser, client, home, server)
    wrong = hard_to_read(browser) if state in CHILDS else []
    wrong += faults_at_any_width(browser, state)
    wrong += faults_in_any_colours(browser, state)
    # This comes last, because it changes the size of the text.
    wrong += measure(browser)
    assert not wrong, "\n".join(wrong)

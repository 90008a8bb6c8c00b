"""The steps on the Lists page that bring words in, up to the preview."""

from pathlib import Path

from selenium.webdriver.common.keys import Keys

from browser import Browser
from waiting import wait_for


def paste(browser: Browser, *words: str) -> str:
    """Types words for the list "week 12", one on each line; returns the preview's text."""
    _name(browser)
    browser.go_to("Words, one on each line", "textbox")
    browser.press(Keys.ENTER.join(words))
    browser.choose("Preview", "button")
    return wait_for("the preview", lambda: would_be_added(browser), 20)


def choose_file(browser: Browser, file: Path) -> None:
    """Chooses a file for the list "week 12", and asks for the preview."""
    _name(browser)
    browser.find("#file").send_keys(str(file))
    browser.choose("Preview", "button")


def would_be_added(browser: Browser) -> str | None:
    shown = browser.text("#preview")
    return shown if "would be added" in shown else None


def _name(browser: Browser) -> None:
    browser.open("/lists")
    browser.go_to("Name", "textbox")
    browser.press("week 12")

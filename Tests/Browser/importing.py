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


ANSWERED = """
return document.querySelector("#import-review button:not([data-is-old])") !== null
  || [...document.querySelectorAll(".problem")].some((problem) => problem.textContent !== "");
"""


def read_again(browser: Browser, columns: dict[int, str] | None = None, **rows: str) -> None:
    """Chooses the parts of columns and corrects rows in the preview, and reads the file again.

    Args:
        columns: the part of each column by its number; no text for a column that is not used.
        rows: the new text of each row: `line_3="harbor;a port"`.
    """
    fields = {f"column-{number}": part for number, part in (columns or {}).items()}
    fields |= {name.replace("line_", "row-"): text for name, text in rows.items()}
    for name, text in fields.items():
        browser.run(
            "document.querySelector(`#import-review [name=${arguments[0]}]`).value = arguments[1]",
            name,
            text,
        )
    # The next text must not go into the form that the answer replaces.
    browser.run("document.querySelector('#import-review button').dataset.isOld = ''")
    browser.choose("Read it again", "button")
    wait_for("the answer", lambda: browser.run(ANSWERED))


def would_be_added(browser: Browser) -> str | None:
    shown = browser.text("#preview")
    return shown if "would be added" in shown else None


def _name(browser: Browser) -> None:
    browser.open("/lists")
    browser.go_to("Name", "textbox")
    browser.press("week 12")

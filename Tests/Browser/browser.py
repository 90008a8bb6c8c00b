"""A person at Debian's Chromium: presses keys, reads, hears."""

import base64
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from selenium.common.exceptions import StaleElementReferenceException
from selenium.webdriver import Chrome, ChromeOptions, ChromeService
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.remote.webelement import WebElement

from devtools import DevTools, PageLeft
from waiting import wait_for

OBSERVER = (Path(__file__).parent / "observer.js").read_text()
# Whether an element may be visible.
VISIBLE = """
return [...document.querySelectorAll(arguments[0])].some((one) => one.checkVisibility());
"""
# The name by which a screen reader calls each element.
NAMES = """
return [...document.querySelectorAll(arguments[0])].map((one) => one.computedName ?? "");
"""
PICTURE = "/assets/shell/icon.svg"
PHONE, DESK, WALL = 320, 1024, 1600


@dataclass(frozen=True)
class Playing:
    """A sound that began in the page."""

    milliseconds: float
    """The time since the last press before it."""
    voice: str
    """The id of the element that played it."""
    wav: bytes


class Browser:
    def __init__(self, pictures: Path | None = None) -> None:
        """Opens the browser.

        Args:
            pictures: the folder of the pictures; without it, none are made.
        """
        options = ChromeOptions()
        # The same browser without windows and menus, which takes a quarter less time. The command
        # of this name in /usr/bin is a script, and the driver would end that script instead of the
        # browser.
        options.binary_location = "/usr/lib/chromium/chromium-headless-shell"
        # A container has neither a display, nor the rights for a sandbox, nor a big /dev/shm.
        for option in ("--no-sandbox", "--disable-dev-shm-usage", "--lang=en-GB"):
            options.add_argument(option)
        # A script may ask for the name and the role that a screen reader says.
        options.add_argument("--enable-blink-features=ComputedAccessibilityInfo")
        options.set_capability("goog:loggingPrefs", {"browser": "SEVERE"})
        options.set_capability("unhandledPromptBehavior", "accept")
        self.driver = Chrome(options=options, service=ChromeService("/usr/bin/chromedriver"))
        self.driver.set_page_load_timeout(20)
        self.driver.set_script_timeout(20)
        self._page = self._observe()
        self.pictures = pictures
        if pictures:
            pictures.mkdir(parents=True, exist_ok=True)
        self.address = ""

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *_: object) -> None:
        self.driver.quit()

    def _observe(self) -> DevTools:
        """Returns a connection to the driver's window, whose next pages are observed."""
        page = DevTools(self.driver)
        page.ask("Page.addScriptToEvaluateOnNewDocument", source=OBSERVER)
        # The page has the whole width that a test gives it: no scroll bar takes a part of it.
        page.ask("Emulation.setScrollbarsHidden", hidden=True)
        return page

    def _command(self, name: str, **parameters: Any) -> Any:
        return self._page.ask(name, **parameters)

    # Coming and going

    def forget(self, address: str, cookies: dict[str, str] | None = None) -> None:
        """Becomes a browser without any history, about to visit this address.

        Args:
            cookies: the cookies that the server at the address finds nevertheless.
        """
        # A page may have opened another window, which would hide this one and put it to sleep.
        first, *others = self.driver.window_handles
        for other in others:
            self.driver.switch_to.window(other)
            self.driver.close()
        if others:
            self.driver.switch_to.window(first)
        # A browser that said nothing for long lost its connection to an earlier test.
        if not self._page.is_open:
            self._page = self._observe()
        self._command("Page.bringToFront")
        # The picture runs no script of ours, which could store something again. From an empty page,
        # the browser would start a new process for the next page, which takes half a second.
        self.driver.get(f"{address}{PICTURE}" if address else "about:blank")
        if address and address == self.address:
            # This includes what is stored for a session.
            stored = {"origin": address, "storageTypes": "local_storage"}
            self._command("Storage.clearDataForOrigin", **stored)
        self._command("Network.clearBrowserCookies")
        if cookies:
            kept = [{"name": name, "value": cookies[name], "url": address} for name in cookies]
            self._command("Network.setCookies", cookies=kept)
        self.driver.get_log("browser")
        self.prefer()
        self.resize(DESK)
        self.address = address

    def open(self, path: str) -> None:
        self.driver.get(self.address + path)

    def reload(self) -> None:
        self.driver.refresh()

    def back(self) -> None:
        self.driver.back()

    @contextmanager
    def another_window(self) -> Iterator[None]:
        """Is in a second window meanwhile, which closes at the end."""
        first = self._page
        self.driver.switch_to.new_window("window")
        self._page = self._observe()
        try:
            yield
        finally:
            self._page.close()
            self._page = first
            self.driver.close()
            self.driver.switch_to.window(first.window)

    @property
    def path(self) -> str:
        return self.driver.current_url.removeprefix(self.address)

    def resize(self, width: int, height: int = 900) -> None:
        """Makes the page this wide, whatever size a window may have."""
        self._command(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=1,
            mobile=False,
        )
        # Scripts that watch the size, as charts do, draw again in the next frame.
        self.run("const frame = () => new Promise(requestAnimationFrame); return frame().then(frame)")

    def prefer(self, **features: str) -> None:
        """Sets the preferences of the computer, such as prefers_color_scheme="dark"."""
        preferred = [{"name": k.replace("_", "-"), "value": v} for k, v in features.items()]
        self._command("Emulation.setEmulatedMedia", features=preferred)

    # Hands

    def press(self, *keys: str) -> None:
        """Presses keys where the focus is."""
        ActionChains(self.driver, duration=0).send_keys(*keys).perform()

    def tab(self) -> None:
        """Presses Tab, without the driver, which would be slow."""
        self._page.press("Tab", 9)

    def press_with(self, held: str, key: str) -> None:
        """Presses a key while another is held."""
        ActionChains(self.driver, duration=0).key_down(held).send_keys(key).key_up(held).perform()

    def paste(self, text: str) -> None:
        """Has the focused element get a text as Ctrl-V gives it. What the page leaves to the browser
        is not done."""
        self.run(
            """
            const clipboardData = new DataTransfer();
            clipboardData.setData("text/plain", arguments[0]);
            document.activeElement.dispatchEvent(
              new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
            """,
            text,
        )

    def go_to(self, name: str, role: str | None = None) -> WebElement:
        """Moves the focus, by Tab alone, to an element with this name for a screen reader.

        The name is a pattern for the beginning.
        """
        self._walk_to(name, role)
        return self.focused

    def _walk_to(self, name: str, role: str | None) -> None:
        # A page that is still being built gets another walk.
        wait_for(
            f"Tab to come to {role or 'anything'} named '{name}'", lambda: self._tab_to(name, role)
        )

    def _tab_to(self, name: str, role: str | None) -> bool:
        """Walks through the page at most once."""
        self.run("window.observed.beginWalk()")
        for _ in range(250):
            self.tab()
            stop = self.run("return window.observed.walk(arguments[0])", role)
            if stop is None:
                return False  # The walk has come round.
            if stop["name"] is None or not re.match(name, stop["name"], re.IGNORECASE):
                continue
            # A script learns no role that ARIA does not know, as that of a disclosure triangle.
            if role in (None, stop["role"] or self.focused.aria_role):
                return True
        return False

    def choose(self, name: str, role: str | None = None, key: str = Keys.ENTER) -> None:
        """Goes to an element by Tab, and presses a key on it."""
        self._walk_to(name, role)
        self.press(key)

    def click(self, element: str) -> None:
        self.find(element).click()

    @staticmethod
    def _is(element: WebElement, name: str, role: str | None) -> bool:
        try:
            return bool(re.match(name, element.accessible_name, re.IGNORECASE)) and (
                role is None or element.aria_role == role
            )
        except StaleElementReferenceException:
            return False  # The page replaced it meanwhile.

    # Eyes

    @property
    def focused(self) -> WebElement:
        return self.driver.switch_to.active_element

    def find(self, selector: str) -> WebElement:
        """Returns the element if it is there and visible."""
        return wait_for(f"{selector} to be seen", lambda: self.look(selector))

    def look(self, selector: str) -> WebElement | None:
        """Returns the element if it is visible."""
        # The driver would need longer to find nothing.
        if not self.run(VISIBLE, selector):
            return None
        for element in self.driver.find_elements(By.CSS_SELECTOR, selector):
            try:
                if element.is_displayed():
                    return element
            except StaleElementReferenceException:
                continue
        return None

    def named(self, name: str, role: str) -> WebElement:
        """Returns the element with this name and role for a screen reader, without pressing Tab."""
        wanted = "button, a, input, select, textarea, [role], h1, h2, h3, table, dialog, summary"

        def find() -> WebElement | None:
            names = self.run(NAMES, wanted)
            if not any(re.match(name, one, re.IGNORECASE) for one in names):
                return None
            # The page may have changed since, so that the driver looks at each one that fits.
            elements = self.driver.find_elements(By.CSS_SELECTOR, wanted)
            for element, one in zip(elements, names):
                if not re.match(name, one, re.IGNORECASE):
                    continue
                if self._is(element, name, role) and element.is_displayed():
                    return element
            return None

        return wait_for(f"{role} '{name}'", find)

    def text(self, selector: str = "main") -> str:
        """Returns the visible text of an element; an empty text if it is hidden."""
        return self.run(
            """
            const element = document.querySelector(arguments[0]);
            return element?.checkVisibility() ? element.innerText : "";
            """,
            selector,
        )

    def value(self, selector: str) -> str:
        return self.run("return document.querySelector(arguments[0]).value", selector)

    def read(self, words: str, selector: str = "main") -> str:
        """Waits until a pattern can be read in an element.

        Returns: the whole visible text of the element.
        """

        def look() -> str | None:
            text = self.text(selector)
            return text if re.search(words, text, re.IGNORECASE) else None

        try:
            return wait_for(f"'{words}' in {selector}", look)
        except AssertionError as error:
            raise AssertionError(f"{error} There is: {self.text(selector)!r}") from None

    def picture(self, name: str, whole: bool = True) -> None:
        """Keeps a picture of the page for people, where they want pictures.

        Args:
            whole: whether the picture includes the part that only scrolling would show.
        """
        if not self.pictures:
            return
        shot = self._command("Page.captureScreenshot", captureBeyondViewport=whole)
        (self.pictures / f"{name}.png").write_bytes(base64.b64decode(shot["data"]))

    # Ears

    @property
    def announced(self) -> list[str]:
        """Returns the texts of the page's live regions so far."""
        return self.run("return window.observed.announcements")

    @property
    def playings(self) -> list[Playing]:
        """Returns the sounds that have begun in this page."""
        observed = self.run("return window.observed")
        return [
            Playing(
                playing["at"]
                - max((p for p in observed["presses"] if p <= playing["at"]), default=0),
                playing["voice"],
                base64.b64decode(playing["bytes"]),
            )
            for playing in observed["playings"]
            if playing["bytes"]
        ]

    def save_files_in(self, folder: Path) -> None:
        self._command("Browser.setDownloadBehavior", behavior="allow", downloadPath=str(folder))

    def hear(self, number: int) -> Playing:
        """Returns the sound with this number, from 1, since the page was opened."""
        heard = "return window.observed.playings.filter(({ bytes }) => bytes).length"
        wait_for(f"sound {number}", lambda: self.run(heard) >= number)
        return self.playings[number - 1]

    def delay_answers(self, milliseconds: int, to: str) -> None:
        """Delays some answers to this page.

        Args:
            to: a condition in JavaScript, about the `address` and the `options` of a request.
        """
        self.run(f"window.observed.delay((address, options) => {to}, {milliseconds})")

    def wait_for_late_answer(self) -> None:
        """Waits until a delayed answer has come and the page shows it."""
        wait_for("a late answer", lambda: self.run("return window.observed.lateRequests"))
        self.settle()

    def settle(self) -> None:
        """Waits until the page has all the answers that it asked for, and shows them."""
        self.run("return window.observed.settle()")

    def run(self, script: str, *arguments: Any) -> Any:
        """Returns what a function with this body returns, or what its promise becomes."""
        if any(isinstance(argument, WebElement) for argument in arguments):
            return self.driver.execute_script(script, *arguments)
        try:
            return self._page.run(script, *arguments)
        except PageLeft:
            return self._page.run(script, *arguments)

    @property
    def complaints(self) -> list[str]:
        """Returns failed scripts, a lost focus, and everything that the content security policy
        stopped."""
        log = [entry["message"] for entry in self.driver.get_log("browser")]
        return [line for line in log if re.search("Uncaught|focus was lost|Content Security Policy|violat", line)]

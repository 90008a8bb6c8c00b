"""The browser's own protocol, on a connection of ours beside the driver's.

The driver needs several times as long for the same question.
"""

import json
from typing import Any

from selenium.webdriver import Chrome
from websocket import WebSocketTimeoutException, create_connection

# The seconds after which a question has no answer, and a page that loads is late.
LATE = 20


class PageLeft(Exception):
    """A script's page was left before its result came."""


class ScriptFailed(AssertionError):
    """A script threw an error."""


class DevTools:
    """A connection to the window that the driver is at."""

    def __init__(self, driver: Chrome) -> None:
        browser = driver.capabilities["goog:chromeOptions"]["debuggerAddress"]
        # The name of a window is also that of its outermost frame.
        self.window = driver.current_window_handle
        self._socket = create_connection(
            f"ws://{browser}/devtools/page/{self.window}", timeout=LATE, suppress_origin=True
        )
        self._number = 0
        self._is_loading = False
        self.ask("Page.enable")

    @property
    def is_open(self) -> bool:
        return self._socket.connected

    def close(self) -> None:
        self._socket.close()

    def ask(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Sends a command, and returns its result."""
        return self._result(self._send(method, **parameters))

    def run(self, script: str, *arguments: Any) -> Any:
        """Returns what a function with this body returns, or what its promise becomes.

        Raises: `PageLeft` if the page is left meanwhile, and `ScriptFailed`.
        """
        self._wait_for_load()
        call = f"(async function () {{{script}\n}}).apply(null, {json.dumps(arguments)})"
        answer = self.ask(
            "Runtime.evaluate",
            expression=f"{call}.then((found) => JSON.stringify(found))",
            awaitPromise=True,
            returnByValue=True,
        )
        if failure := answer.get("exceptionDetails"):
            raise ScriptFailed(failure.get("exception", failure).get("description", failure["text"]))
        return json.loads(answer["result"].get("value", "null"))

    def press(self, key: str, code: int) -> None:
        """Presses and releases a key that types nothing."""
        self._wait_for_load()
        event = {"key": key, "code": key, "windowsVirtualKeyCode": code}
        sent = [
            self._send("Input.dispatchKeyEvent", type=type, **event)
            for type in ("rawKeyDown", "keyUp")
        ]
        for number in sent:
            self._result(number)

    def _wait_for_load(self) -> None:
        """Waits, as the driver does, until the page has loaded that the last act led to."""
        # The answer comes after the news of a page that begins to load.
        self._result(self._send("Runtime.evaluate", expression="0"), is_needed=False)
        while self._is_loading:
            self._note(self._receive())

    def _send(self, method: str, **parameters: Any) -> int:
        self._number += 1
        self._socket.send(
            json.dumps({"id": self._number, "method": method, "params": parameters})
        )
        return self._number

    def _receive(self) -> dict[str, Any]:
        try:
            return json.loads(self._socket.recv())
        except WebSocketTimeoutException:
            # A part of a message may have come.
            self.close()
            raise AssertionError(f"The browser says nothing for {LATE} seconds.") from None

    def _result(self, number: int, is_needed: bool = True) -> dict[str, Any]:
        while (message := self._receive()).get("id") != number:
            self._note(message)
        if error := message.get("error"):
            if not is_needed:
                return {}
            # The answer to a question about a page that is gone.
            raise PageLeft(error["message"])
        return message["result"]

    def _note(self, message: dict[str, Any]) -> None:
        """Notes that the page loads, and agrees to each question that it asks a person."""
        event = message.get("method")
        if event == "Page.javascriptDialogOpening":
            self._send("Page.handleJavaScriptDialog", accept=True)
        elif message.get("params", {}).get("frameId") == self.window:
            if event == "Page.frameStartedLoading":
                self._is_loading = True
            elif event == "Page.frameStoppedLoading":
                self._is_loading = False

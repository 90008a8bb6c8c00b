"""Waiting for what is to come, and no longer."""

import time
from collections.abc import Callable
from typing import TypeVar

Found = TypeVar("Found")


def wait_for(what: str, look: Callable[[], Found], seconds: float = 10) -> Found:
    """Returns the first result of `look` that is not empty."""
    deadline = time.monotonic() + seconds
    while True:
        if found := look():
            return found
        if time.monotonic() > deadline:
            raise AssertionError(f"Waited {seconds:g} seconds for {what}.")
        time.sleep(0.02)

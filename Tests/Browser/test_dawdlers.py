"""The server closes the connections of clients that dawdle, to make room for others."""

import pytest

from conftest import Dawdlers
from slow import BEGINNINGS, PATIENCE


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_a_client_that_sends_too_slowly_is_disconnected(dawdlers: Dawdlers, kind: str) -> None:
    assert dawdlers.senders[kind].is_hung_up_on.wait(PATIENCE + 5)


def test_a_client_that_does_not_read_is_disconnected(dawdlers: Dawdlers) -> None:
    assert dawdlers.reader.is_hung_up_on.wait(PATIENCE + 5)

"""Who connects and then dawdles is hung up on, so that there is room for others."""

import pytest

from slow import BEGINNINGS, PATIENCE, SlowSender


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_who_sends_too_slowly_is_hung_up_on(slow_senders: dict[str, SlowSender], kind: str) -> None:
    assert slow_senders[kind].is_hung_up_on.wait(PATIENCE + 5)

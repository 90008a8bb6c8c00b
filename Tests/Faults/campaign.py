"""The types of the fixtures, and the choice of the cases that a brief campaign tries."""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from namespaces import Mounts
from server import Home

Times = Callable[[int, int], int]
Figure = Callable[[str], None]
NewHome = Callable[[], Home]
NewMounts = Callable[[Home], Mounts]


def cases(
    every: Iterable[Any], name: Callable[[Any], str | None] = str, brief: Any = None
) -> list[Any]:
    """Returns the cases for `parametrize`. A brief campaign tries one of them, or the first.

    Args:
        name: returns the name of a case.
    """
    listed = list(every)
    brief = listed[0] if brief is None else brief
    return [
        pytest.param(case, id=name(case), marks=[] if case == brief else [pytest.mark.whole])
        for case in listed
    ]


@contextmanager
def during(place: str) -> Iterator[None]:
    """Adds the context of a failure to its message, so that it can be repeated."""
    try:
        yield
    except Exception as error:
        error.add_note(f"It happened in {place}. --seed N chooses the same again.")
        raise

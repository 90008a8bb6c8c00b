"""The fixtures of the campaign of faults.

`make faults` runs the whole campaign. `make test` tries each fault only a few times, with `--brief`.
"""

import os
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random

import pytest

from campaign import Figure, NewHome, NewMounts, Times
from namespaces import Mounts
from server import ROOT, Home

# The servers under test run on this computer, so no request may go through a proxy.
os.environ["no_proxy"] = "*"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--brief", action="store_true", help="try each fault a few times only")
    parser.addoption("--seed", type=int, default=1, help="the seed of all chances")
    parser.addoption("--figures", type=Path, help="the file to which the figures are added")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Removes the tests of the whole campaign from a brief run."""
    if config.getoption("--brief"):
        whole = [item for item in items if item.get_closest_marker("whole")]
        config.hook.pytest_deselected(items=whole)
        items[:] = [item for item in items if item not in whole]


def pytest_terminal_summary(
    terminalreporter: pytest.TerminalReporter, config: pytest.Config
) -> None:
    """Prints the figures that the tests noted, and adds those of tests that passed to a file."""
    terminalreporter.section("figures")
    noted = []
    for outcome in ("passed", "failed"):
        for report in terminalreporter.getreports(outcome):
            for name, text in report.user_properties:
                if name == "figure":
                    terminalreporter.line(f"{text} ({outcome}, {report.duration:.0f} s)")
                    if outcome == "passed":
                        noted.append(f"{report.location[0]}\t{text}\n")
    if file := config.getoption("--figures"):
        with file.open("a") as figures:
            figures.writelines(noted)


@pytest.fixture
def times(request: pytest.FixtureRequest) -> Times:
    """Returns a choice of how often a test tries its fault: `times(whole, brief)`."""
    is_brief = request.config.getoption("--brief")
    return lambda whole, brief: brief if is_brief else whole


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Figure:
    """Returns a function that notes a figure, which is printed at the end of the run."""
    return lambda text: record_property("figure", text)


@pytest.fixture
def chance(request: pytest.FixtureRequest) -> Random:
    """Returns random numbers, the same in each run with the same seed."""
    return Random(request.config.getoption("--seed"))


@pytest.fixture(scope="session")
def cache() -> Path:
    """Returns the folder for the dictionary's index; the first run that needs another index makes
    it."""
    return Path(os.environ.get("TEST_CACHE", ROOT / ".build/faults/cache"))


@pytest.fixture
def new_home(tmp_path: Path, cache: Path) -> NewHome:
    """Makes homes in which nobody has practised."""
    numbers = iter(range(1, 1_000_000))

    def make() -> Home:
        folder = tmp_path / f"home-{next(numbers)}"
        folder.mkdir()
        return Home(folder, cache)

    return make


@pytest.fixture
def home(new_home: NewHome) -> Home:
    return new_home()


@pytest.fixture
def mounts() -> Iterator[NewMounts]:
    """Makes mounts for a home, which end with the test."""
    with ExitStack() as ends:

        def make(home: Home) -> Mounts:
            made = Mounts(home.folder)
            ends.callback(made.end)
            return made

        yield make

"""The fixtures of the tests: a home, a server in it, a client, a person at a browser.

A test has its own server in its own home. Where a file says `server("shared")`, its tests share one
server, and each test is another learner there. A test of such a file says `server("own")` if it
stops the server, hears the sound device or lists the learners. A test says `server("class")` if its
server lets a class in. The browser of such a test is the teacher's, because it is on the server's
own computer. A test says `server("accounts")` if people log in to its server; its browser is the
owner's.
"""

import os
from collections.abc import Callable, Iterator
from itertools import count
from dataclasses import dataclass
from pathlib import Path

import pytest

from browser import Browser
from client import Client
from people import sign_up
from server import ROOT, Home, Server
from slow import BEGINNINGS, SlowReader, SlowSender

# The servers under test run on this computer, so no request may go through a proxy.
os.environ["no_proxy"] = "*"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Moves the tests of dawdlers to the end of a run: by then the server has waited for them."""
    items.sort(key=lambda item: item.path.stem == "test_dawdlers")


@pytest.fixture(scope="session")
def cache() -> Path:
    """Returns the folder for the dictionary's index; the first run that needs another index makes
    it."""
    return Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))


@pytest.fixture
def shares_server(request: pytest.FixtureRequest) -> bool:
    """Returns whether the test shares its server with the other tests of its file."""
    mark = request.node.get_closest_marker("server")
    return mark is not None and mark.args == ("shared",)


@pytest.fixture
def has_class(request: pytest.FixtureRequest) -> bool:
    """Returns whether the test's server lets a class in."""
    mark = request.node.get_closest_marker("server")
    return mark is not None and mark.args == ("class",)


@pytest.fixture
def has_accounts(request: pytest.FixtureRequest) -> bool:
    """Returns whether people log in to the test's server."""
    mark = request.node.get_closest_marker("server")
    return mark is not None and mark.args == ("accounts",)


@pytest.fixture(scope="module")
def shared_server(tmp_path_factory: pytest.TempPathFactory, cache: Path) -> Iterator[Server]:
    """Returns the server of a file of tests."""
    server = Server(Home(tmp_path_factory.mktemp("shared"), cache))
    yield server
    server.stop()


learner_numbers = count(1)


@pytest.fixture
def home(request: pytest.FixtureRequest, shares_server: bool, tmp_path: Path, cache: Path) -> Home:
    """Returns a home in which nobody has practised."""
    if shares_server:
        shared: Server = request.getfixturevalue("shared_server")
        return shared.home.of_learner(f"Ada {next(learner_numbers)}")
    folder = tmp_path / "home"
    folder.mkdir()
    return Home(folder, cache)


@pytest.fixture
def serve(home: Home) -> Iterator[Callable[..., Server]]:
    """Starts servers that end with the test."""
    servers: list[Server] = []

    def start(*arguments: str, port: int = 0) -> Server:
        servers.append(Server(home, *arguments, port=port))
        return servers[-1]

    yield start
    for server in servers:
        server.stop()


@pytest.fixture
def server(request: pytest.FixtureRequest, shares_server: bool) -> Server:
    return request.getfixturevalue("shared_server" if shares_server else "own_server")


@pytest.fixture
def own_server(
    serve: Callable[..., Server], home: Home, has_class: bool, has_accounts: bool
) -> Server:
    if has_accounts:
        server = serve("--accounts", "invited")
        home.cookies |= sign_up(server, "Head", server.owner_secret).cookies
        return server
    return serve("--host", "0.0.0.0", "--token") if has_class else serve()


@pytest.fixture
def client(server: Server, home: Home) -> Client:
    """Returns the server's owner: the teacher of a class."""
    client = Client(server.address, server.teacher_token)
    client.cookies |= home.cookies
    return client


@dataclass(frozen=True)
class Dawdlers:
    senders: dict[str, SlowSender]
    reader: SlowReader


@pytest.fixture(scope="session", autouse=True)
def dawdlers(
    request: pytest.FixtureRequest, cache: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Dawdlers | None]:
    """Returns dawdlers that began with the first test of a run, so that no test has to wait for
    them."""
    if not any(item.path.stem == "test_dawdlers" for item in request.session.items):
        yield None
        return
    folder = tmp_path_factory.mktemp("slow") / "home"
    folder.mkdir()
    server = Server(Home(folder, cache))
    host = f"127.0.0.1:{server.port}"
    senders = {kind: SlowSender(host, kind) for kind in BEGINNINGS}
    reader = SlowReader(host)
    for one in [*senders.values(), reader]:
        one.start()
    yield Dawdlers(senders, reader)
    server.stop()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Returns one browser for the whole run. With the variable `PICTURES`, it keeps pictures in the
    folder of that name."""
    pictures = os.environ.get("PICTURES")
    with Browser(Path(pictures) if pictures else None) as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser, server: Server, home: Home) -> Iterator[Browser]:
    """Returns a browser that has never been at this server. No script may fail in it. For a class,
    the teacher has opened the link."""
    token = server.teacher_token
    link = {"vocalvocab-token": token} if token else {}
    chromium.forget(server.address, home.cookies | link)
    yield chromium
    assert chromium.complaints == []

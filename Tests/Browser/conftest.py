"""What the tests get: a home, a server in it, a client, a person at a browser."""

import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from browser import Browser
from client import Client
from server import ROOT, Home, Server
from slow import BEGINNINGS, SlowReader, SlowSender

# What is tested is on this computer: no proxy that leads from it is asked.
os.environ["no_proxy"] = "*"


@pytest.fixture(scope="session")
def cache() -> Path:
    """Where the index of the dictionary is made, by the first run that needs another."""
    return ROOT / ".build/browser/cache"


@pytest.fixture
def home(tmp_path: Path, cache: Path) -> Home:
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
def server(serve: Callable[..., Server]) -> Server:
    return serve()


@pytest.fixture
def client(server: Server) -> Client:
    return Client(server.address)


@dataclass(frozen=True)
class Dawdlers:
    senders: dict[str, SlowSender]
    reader: SlowReader


@pytest.fixture(scope="session", autouse=True)
def dawdlers(
    request: pytest.FixtureRequest, cache: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Dawdlers | None]:
    """Begun with the first test of a run, so that nobody has to wait for them at its end."""
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
    """One browser for the whole run."""
    with Browser(pictures=ROOT / ".build/browser") as browser:
        yield browser


@pytest.fixture
def browser(chromium: Browser, server: Server) -> Iterator[Browser]:
    """A browser that was never at this server, and where no script may fail."""
    chromium.forget(server.address)
    yield chromium
    assert chromium.complaints == []

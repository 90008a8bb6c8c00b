"""Another page in the same, real browser can neither read, nor embed, nor change anything."""

import json
from pathlib import Path

import pytest

import hostile
from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from waiting import wait_for


def everything(home: Home) -> dict[str, bytes]:
    """Returns all the learner's files, as they are on the disk."""
    return {
        str(path.relative_to(home.folder)): path.read_bytes()
        for folder in (home.data, home.folder / ".config")
        for path in folder.rglob("*")
        if path.is_file()
    }


def attack(browser: Browser, attacker: str, target: str, practice: Practice) -> list[str]:
    """Opens a page that tries every attack.

    Returns: the attacks that worked.
    """
    sound = practice.round["sounds"]["word"]
    with hostile.page(hostile.attacks(target, practice.round["id"], sound)) as port:
        browser.driver.get(f"http://{attacker}:{port}/")
        title = wait_for(
            "the end of the attacks",
            lambda: browser.driver.title if browser.driver.title.startswith("[") else None,
            30,
        )
    return json.loads(title)


@pytest.mark.parametrize("attacker", ["127.0.0.1", "localhost"])
def test_another_page_can_do_nothing(
    chromium: Browser, server: Server, client: Client, home: Home, attacker: str
) -> None:
    chromium.forget(server.address)
    client.put("/lists/mine", {"words": [{"word": "ocean"}]})
    practice = Practice.of(client, "harbor")
    chromium.open("/play")
    before, round = everything(home), practice.look()
    assert attack(chromium, attacker, server.address, practice) == []
    assert everything(home) == before
    assert practice.look() == round and client.get("/learners")["learners"][1:] == []


def test_the_attacks_work_where_nothing_keeps_them_off(
    chromium: Browser, client: Client, tmp_path: Path
) -> None:
    """Proves that the test above can fail: the same page attacks a server that lets all in."""
    chromium.forget("")
    practice = Practice.of(client, "harbor")
    with hostile.careless() as port:
        worked = attack(chromium, "127.0.0.1", f"http://127.0.0.1:{port}", practice)
    assert {"read /status", "read settings", "read a try", "embed img"} <= set(worked)
    assert {"embed script", "embed link", "embed audio"} <= set(worked)

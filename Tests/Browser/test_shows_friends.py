"""Friends on a server to which people log in, and what they show each other of their shows."""

import pytest
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from people import invitation, sign_up
from server import Server
from waiting import wait_for

pytestmark = pytest.mark.server("accounts")


def track(client: Client, title: str, **facts: object) -> str:
    """Lets a person track a show, and returns its key."""
    show = {"title": title, "kind": "series", "status": "watching", **facts}
    return client.post("/shows", show)["show"]["show"]["key"]


def become(browser: Browser, server: Server, person: Client) -> None:
    """Makes the browser a person's."""
    browser.forget(server.address, person.cookies)


def test_two_friends_see_what_each_chose_to_show(
    browser: Browser, client: Client, server: Server
) -> None:
    zoe, adam = (sign_up(server, name, invitation(client)) for name in ("Zoë", "Adam"))
    key = track(zoe, "Open Sea", episodes=12)
    track(zoe, "Secret Garden")
    zoe.post(f"/shows/show/{key}/plays", {"episodes": "1-4"})

    become(browser, server, zoe)
    browser.open("/shows?profile")
    browser.choose("Friends", "link")
    browser.read("You have no friends here yet.")
    browser.go_to("The name that others see", "textbox")
    browser.press("adam", Keys.ENTER)
    browser.read("You asked adam.", "#notice")
    browser.picture("friends-asked")
    browser.open(f"/shows?show={key}")
    browser.choose("More for this show")
    browser.choose("Friends may see that I watch it, and how I like it", "checkbox", key=" ")
    wait_for("shown", lambda: zoe.get(f"/shows/show/{key}")["isShown"])

    become(browser, server, adam)
    browser.open("/shows?friends")
    browser.read("They ask to be your friends")
    browser.choose("Say yes to Zoë", "button")
    browser.read("Zoë is your friend now.", "#notice")
    browser.picture("friends-accepted")
    browser.choose("Zoë", "link")
    text = browser.read("Open Sea")
    assert "4 of 12 episodes" in text and "Secret Garden" not in text
    browser.picture("friends-shown")

    become(browser, server, zoe)
    browser.open("/shows?friends")
    browser.choose("Block Adam", "button")
    browser.choose("Block", "button")
    browser.read("Blocked")
    become(browser, server, adam)
    browser.open("/shows?friends")
    browser.read("You have no friends here yet.")


def test_a_name_that_nobody_has_is_one_sentence(browser: Browser) -> None:
    browser.open("/shows?friends")
    browser.go_to("The name that others see", "textbox")
    browser.press("Nobody", Keys.ENTER)
    browser.read("There is nobody named 'Nobody' here.", "#problem")


def test_in_a_class_are_no_friends(browser: Browser, client: Client, server: Server) -> None:
    sign_up(server, "Mr Smith", invitation(client, "teacher"))
    browser.open("/shows?friends")
    browser.read("This server has a class, and there are no friends in a class.")


def test_the_profile_leads_to_the_account(browser: Browser) -> None:
    browser.open("/shows?profile")
    browser.choose("Your account", "link")
    wait_for("the account", lambda: browser.path == "/profile")

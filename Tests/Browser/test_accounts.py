"""A server to which people log in: how they come in, and look after their accounts."""

import subprocess
import time
from collections.abc import Callable

import pytest
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from people import PASSWORD, invitation, log_in, sign_up
from server import Home, Server
from states import log_out
from waiting import wait_for

pytestmark = pytest.mark.server("accounts")

TELEPHONE = 360, 640


def code(secret: str, after: int = 0) -> str:
    """Returns the code that an app shows, by a program that nobody here wrote."""
    moment = f"@{int(time.time()) + after}"
    command = ["oathtool", "--totp", "--base32", "--now", moment, secret.replace(" ", "")]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def enter(browser: Browser, name: str, password: str = PASSWORD) -> None:
    """Types a name and a password into the page *Log in*."""
    browser.go_to("User name or e-mail address", "textbox")
    browser.press(name, Keys.TAB, password, Keys.ENTER)


# Coming in


def test_a_person_signs_up_by_a_link_on_a_telephone(
    browser: Browser, client: Client, server: Server
) -> None:
    secret = invitation(client)
    log_out(browser, server)
    browser.resize(*TELEPHONE)
    browser.open(f"/sign-up#{secret}")
    browser.read("You are invited as a learner.")
    wait_for("the secret leaves the address", lambda: browser.path == "/sign-up")
    browser.reload()
    browser.read("You are invited as a learner.")
    browser.picture("accounts-sign-up-360")
    browser.go_to("Your name", "textbox")
    browser.press("Zoë", Keys.TAB, "zoe@example.org", Keys.TAB, "short", Keys.ENTER)
    browser.read("This password is too short: give at least 15 characters.")
    browser.press_with(Keys.CONTROL, "a")
    browser.press(PASSWORD, Keys.ENTER)
    wait_for("the first page", lambda: browser.path not in ("/sign-up", "/"))
    browser.read("Zoë", "header")
    browser.open("/log-in")
    assert browser.path == "/today"
    kept = browser.run("return JSON.stringify([sessionStorage, localStorage])")
    assert PASSWORD not in kept and secret not in kept and "zoe@example.org" not in kept


def test_a_person_reads_that_somebody_else_has_the_name(
    browser: Browser, client: Client, server: Server
) -> None:
    sign_up(server, "Zoë", invitation(client))
    secret = invitation(client)
    log_out(browser, server)
    browser.open(f"/sign-up#{secret}")
    browser.read("You are invited as a learner.")
    browser.go_to("Your name", "textbox")
    browser.press("Zoë", Keys.TAB, "zoe2", Keys.TAB, PASSWORD, Keys.ENTER)
    browser.read("Somebody else here is called Zoë, so others see you as Zoë 2.", "dialog")
    browser.press(Keys.ENTER)
    wait_for("the first page", lambda: browser.path not in ("/sign-up", "/"))
    browser.read("Zoë 2", "header")


def test_who_is_young_needs_a_link(
    chromium: Browser, home: Home, serve: Callable[..., Server]
) -> None:
    server = serve("--accounts", "open", "--age-limit", "13")
    chromium.forget(server.address, {})
    chromium.open("/sign-up")
    chromium.go_to("Your name", "textbox")
    chromium.press("Zoë", Keys.TAB, "zoe", Keys.TAB, PASSWORD, Keys.ENTER)
    chromium.read("If you are under 13, a teacher or this server.s owner has to agree")
    chromium.picture("accounts-age")
    chromium.choose("I am at least 13 years old.", "checkbox", Keys.SPACE)
    chromium.choose("Sign up", "button")
    wait_for("the first page", lambda: chromium.path not in ("/sign-up", "/"))
    # With a link, nobody is asked.
    sign_up(server, "Head", server.owner_secret)


def test_a_link_is_good_once(browser: Browser, client: Client, server: Server) -> None:
    secret = invitation(client)
    sign_up(server, "Zoë", secret)
    log_out(browser, server)
    browser.open(f"/sign-up#{secret}")
    browser.read("This link was used or is too old: ask for a new one.")
    browser.open("/sign-up")
    browser.read("This server lets in only people with an invitation.")


def test_the_log_in_leads_back_to_the_wanted_page(
    browser: Browser, client: Client, server: Server
) -> None:
    sign_up(server, "Zoë", invitation(client))
    log_out(browser, server)
    browser.open("/shows?profile")
    wait_for("the log-in", lambda: browser.path == "/log-in?to=%2Fshows%3Fprofile")
    enter(browser, "zoe", "another password")
    browser.read("This name and this password don't belong together")
    enter(browser, "ZOË")
    wait_for("the wanted page", lambda: browser.path == "/shows?profile")
    browser.read("Zoë", "header")


@pytest.mark.parametrize("to", ["//evil.example/", "/\\evil.example", "https://evil.example", "javascript:alert(1)", "/log-in"])
def test_the_log_in_leads_nowhere_else(
    browser: Browser, client: Client, server: Server, to: str
) -> None:
    log_out(browser, server)
    browser.open(f"/log-in?to={to}")
    enter(browser, "head")
    wait_for("a page of this server", lambda: browser.path in ("/class", "/today", "/play"))


def test_a_page_whose_session_has_ended_asks_for_the_log_in_and_goes_on(
    browser: Browser, client: Client, server: Server
) -> None:
    other = log_in(server, "Head")
    browser.open("/profile")
    browser.read("A program")
    other.ask("DELETE", "/api/v1/account/sessions")
    browser.choose("Log out everywhere else", "button")
    wait_for("the log-in", lambda: browser.path == "/log-in?to=%2Fprofile")
    enter(browser, "head")
    wait_for("the page", lambda: browser.path == "/profile")


# The profile


def test_codes_of_a_telephone_are_asked_for_at_the_log_in(
    browser: Browser, client: Client, server: Server
) -> None:
    sign_up(server, "Zoë", invitation(client))
    log_out(browser, server)
    enter(browser, "zoe")
    wait_for("a page", lambda: not browser.path.startswith("/log-in"))
    browser.open("/profile")
    browser.read("VocalVocab asks for no codes.")
    browser.choose("Ask for codes", "button")
    browser.press(PASSWORD, Keys.ENTER)
    browser.read("Let it scan this picture", "dialog")
    secret = browser.text("dialog code")
    assert browser.find("dialog svg.qr").is_displayed()
    browser.go_to("The code that the app shows", "textbox")
    browser.press("000000", Keys.ENTER)
    browser.read("This is not the code of this moment", "dialog")
    browser.press_with(Keys.CONTROL, "a")
    browser.press(code(secret), Keys.ENTER)
    browser.read("Write these down.", "dialog")
    recovery = browser.text("dialog .recovery").split()
    assert len(recovery) == 10
    browser.press(Keys.ESCAPE)
    browser.read("You have 10 recovery codes left.")
    browser.choose("Log out", "button")
    wait_for("the log-in", lambda: browser.path == "/log-in")
    enter(browser, "zoe")
    browser.read("Code of your telephone")
    browser.press(code(secret, after=30), Keys.ENTER)
    wait_for("a page", lambda: not browser.path.startswith("/log-in"))
    log_out(browser, server)
    enter(browser, "zoe")
    browser.read("Code of your telephone")
    browser.press(recovery[0], Keys.ENTER)
    wait_for("a page", lambda: not browser.path.startswith("/log-in"))
    browser.open("/profile")
    browser.read("You have 9 recovery codes left.")


def test_the_names_and_the_password_change(
    browser: Browser, client: Client, server: Server
) -> None:
    zoe = sign_up(server, "Zoë", invitation(client))
    browser.forget(server.address, zoe.cookies)
    browser.open("/profile")
    browser.read("You log in as zoe.")
    browser.choose("Change the name that others see", "button")
    browser.press_with(Keys.CONTROL, "a")
    browser.press("Zoë the Great", Keys.ENTER)
    browser.read("Zoë the Great")
    browser.choose("Choose a picture", "button")
    browser.click("label:has([value=kite])")
    browser.click("label:has([name=colour][value='2'])")
    browser.picture("accounts-picture")
    browser.choose("Save", "button")
    browser.find("#person svg[data-colour='2']:has([href$='#kite'])")
    browser.choose("Change the name to log in with", "button")
    browser.press_with(Keys.CONTROL, "a")
    browser.press("zoe@example.org", Keys.TAB, PASSWORD, Keys.ENTER)
    browser.read("You log in as zoe@example.org.")
    browser.go_to("Present password", "textbox")
    browser.press(PASSWORD, Keys.TAB, "another few random words", Keys.ENTER)
    browser.read("Your password is changed.", "#notice")
    log_out(browser, server)
    enter(browser, "zoe@example.org", "another few random words")
    wait_for("a page", lambda: not browser.path.startswith("/log-in"))
    browser.read("Zoë the Great", "header")


def test_another_browser_is_logged_out(browser: Browser, client: Client, server: Server) -> None:
    other = log_in(server, "Head")
    browser.open("/profile")
    browser.read("A program")
    browser.choose("Log out A program", "button")
    browser.read("This browser is logged out.", "#notice")
    assert other.ask("GET", "/api/v1/account").status == 401
    assert client.ask("GET", "/api/v1/account").status in (200, 401)


def test_an_account_is_erased_in_30_days_or_kept(
    browser: Browser, client: Client, server: Server
) -> None:
    zoe = sign_up(server, "Zoë", invitation(client))
    browser.forget(server.address, zoe.cookies)
    browser.open("/profile")
    browser.read("this browser")
    browser.choose("Erase my account", "button")
    browser.choose("Go on", "button")
    browser.read("Your password", "dialog")
    browser.press(PASSWORD, Keys.ENTER)
    browser.read("Everything of your account is erased on")
    browser.choose("Keep my account", "button")
    browser.read("Your account stays.", "#notice")
    assert zoe.get("/account")["erasure"] is None


def test_the_data_comes_as_one_archive(browser: Browser, client: Client) -> None:
    answer = client.ask("GET", "/api/v1/account/data")
    assert answer.status == 200 and answer.body[:2] == b"PK"


# The owner


def test_an_owner_invites_helps_and_closes(
    browser: Browser, client: Client, server: Server
) -> None:
    zoe = sign_up(server, "Zoë", invitation(client))
    browser.open("/accounts")
    browser.read("Zoë")
    browser.choose("Make a link", "button")
    browser.read("/sign-up#", "#link")
    browser.choose("More for Zoë")
    browser.choose("Make a link to a new password", "button")
    link = browser.read("/new-password#", "dialog code")
    browser.press(Keys.ESCAPE)
    browser.choose("More for Zoë")
    browser.choose("Make a teacher", "button")
    browser.read("Zoë is a teacher now.", "#notice")
    browser.choose("More for Zoë")
    browser.choose("Close", "button")
    browser.read("closed")
    assert zoe.ask("GET", "/api/v1/account").status == 401
    browser.choose("More for Zoë")
    browser.choose("Open again", "button")
    browser.read("Zoë can log in again.", "#notice")
    # The closing ended the link.
    log_out(browser, server)
    browser.open("/new-password#" + link.split("#")[1])
    browser.go_to("New password", "textbox")
    browser.press("another few random words", Keys.ENTER)
    browser.read("This link was used or is too old")


def test_a_new_password_comes_by_a_link(browser: Browser, client: Client, server: Server) -> None:
    sign_up(server, "Zoë", invitation(client))
    [zoe] = [row for row in client.get("/accounts")["accounts"] if row["name"] == "zoe"]
    link = client.post(f"/accounts/{zoe['id']}/password-link")["link"]
    log_out(browser, server)
    browser.open("/new-password#" + link.split("#")[1])
    browser.go_to("New password", "textbox")
    browser.press("another few random words", Keys.ENTER)
    wait_for("a page", lambda: browser.path not in ("/new-password", "/"))
    browser.read("Zoë", "header")


def test_the_words_of_the_computer_are_the_first_owners(
    browser: Browser, client: Client, home: Home
) -> None:
    home.put_list("week 12", {"word": "harbor"})
    browser.open("/lists")
    browser.read("week 12")


# In the terminal


def test_the_owner_looks_after_accounts_in_the_terminal(client: Client, server: Server, home: Home) -> None:
    zoe = sign_up(server, "Zoë", invitation(client))
    listed = home.run("accounts")
    assert listed.status == 0 and "zoe" in listed.output and "owner" in listed.output
    made = home.run("accounts", "invite", "--port", str(server.port))
    sign_up(server, "Eve", made.output.strip().split("#")[1])
    assert home.run("accounts", "role", "ZOE", "teacher").status == 0
    assert home.run("accounts", "close", "zoe").status == 0
    assert zoe.ask("GET", "/api/v1/account").status == 401
    refused = home.run("accounts", "close", "head")
    assert refused.status == 1 and "This is the only owner" in refused.errors
    unknown = home.run("accounts", "password", "nobody")
    assert unknown.status == 1 and "There is no account named 'nobody'." in unknown.errors
    log = home.run("accounts", "log")
    assert "closed" in log.output and "(this computer)" in log.output
    assert home.run("accounts", "release", "eve").status == 0
    assert (home.data / "learners/Eve").is_dir() and "\neve," not in home.run("accounts").output
    again = home.run("accounts", "invite", "--learner", "Eve")
    sign_up(server, "Eve", again.output.strip().split("#")[1])
    everybody = home.run("accounts", "log-out", "--everybody")
    assert everybody.status == 0 and client.ask("GET", "/api/v1/account").status == 401


def test_the_server_says_what_it_lacks(home: Home, serve: object) -> None:
    both = home.run("serve", "--accounts", "open", "--token")
    assert both.status == 64 and "leave --token and --new-token out" in both.errors

"""The page Today: what is due in every room, one button that begins, the garden, and what comes next
after some work."""

from datetime import date, timedelta
from typing import Any

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from practice import Practice
from server import Home
from states import QUESTIONS, put_deck, put_quiz, take_quiz
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

TODAY = date.today()
TELEPHONE = 360, 640


def day(days: int) -> str:
    return (TODAY + timedelta(days=days)).isoformat()


def tasks(client: Client) -> list[dict[str, Any]]:
    return client.get("/plan")["tasks"]


def add(client: Client, *titles: str, **members: object) -> None:
    for title in titles:
        client.post("/plan/tasks", {"title": title, **members})


def focused(browser: Browser) -> str:
    """Returns the text of the element with the focus."""
    return browser.run("return document.activeElement.textContent")


def test_the_first_page_is_today(browser: Browser) -> None:
    browser.open("/")
    browser.read("Today", "h1")
    assert browser.path == "/today"


def test_one_big_button_stands_on_the_first_screen_of_a_telephone(
    browser: Browser, client: Client, home: Home
) -> None:
    past.write(home, {"harbor": 1, "ocean": 1}, days=40)
    put_deck(client)
    browser.resize(*TELEPHONE)
    browser.open("/today")
    browser.read("to spell again", "#today")
    primary = browser.run(
        """
        return [...document.querySelectorAll("main .primary")].filter((one) => one.checkVisibility())
          .map((one) => [one.textContent, one.getBoundingClientRect().bottom]);
        """
    )
    [(name, bottom)] = primary
    bar = browser.run("return document.querySelector('.places').getBoundingClientRect().top")
    assert name.startswith("Begin") and bottom < bar


def test_each_room_has_its_row(browser: Browser, client: Client, home: Home) -> None:
    past.write(home, {"harbor": 1, "ocean": 1}, days=40)
    put_deck(client)
    put_quiz(client, QUESTIONS)
    add(client, "Buy paper")
    browser.open("/today")
    text = browser.read("Buy paper", "#today-items")
    assert all(room in text for room in ("Spelling", "Cards", "Quiz", "Task"))


def test_the_goal_goes_on_with_the_open_session(browser: Browser, client: Client) -> None:
    session = Practice.of(client, "harbor", "ocean").session["id"]
    browser.open("/today")
    browser.choose("Begin", "button")
    browser.read("Word 1 of 2")
    assert client.get("/sessions")["sessions"][0]["id"] == session


def test_without_anything_due_the_button_leads_to_spelling(
    browser: Browser, client: Client
) -> None:
    client.json("PATCH", "/settings", {"dailyGoal": 1})
    Practice.of(client, "harbor").type("harbor")
    client.post("/sessions/" + client.get("/sessions")["sessions"][0]["id"] + "/end")
    browser.open("/today")
    browser.read("Nothing is due today", "#today")
    browser.choose("Spell some words", "link")
    wait_for("the page of the round", lambda: browser.path == "/play")


@pytest.mark.server("own")
def test_a_new_learner_answers_the_first_questions_before_the_first_word(
    browser: Browser, home: Home
) -> None:
    home.make_new()
    browser.open("/today")
    browser.choose("Begin", "button")
    wait_for("the page with the questions", lambda: browser.path == "/play")
    browser.named("Start", "button")


def test_today_begins_with_the_first_item(browser: Browser, client: Client, home: Home) -> None:
    past.write(home, {"harbor": 1, "ocean": 1}, days=40)
    browser.open("/today")
    text = browser.read("to spell again", "#today")
    assert "minute" in text and "garden" in text
    browser.click("#today .more summary")
    browser.read("Days in a row", "#streak")
    browser.choose("Begin .*to spell again", "button")
    wait_for("the page of the round", lambda: browser.path == "/play")
    browser.read("Word 1 of")
    assert client.get("/sessions")["sessions"][0]["state"] == "open"


def test_an_open_session_does_not_end_unasked(browser: Browser, client: Client) -> None:
    client.put("/lists/week", {"words": [{"word": "rhythm"}]})
    client.post("/plan/tests", {"list": "week", "on": day(3), "minutes": 5})
    practice = Practice.of(client, "harbor")
    browser.open("/today")
    browser.choose("Begin Prepare for the test of week", "button")
    browser.read("A session is open on the Spell page", "dialog")
    browser.choose("Cancel", "button")
    wait_for("the focus", lambda: focused(browser).startswith("Begin"))
    assert practice.type("harbor")["outcome"] == "completed"


def test_cards_and_a_quiz_that_was_left_begin_on_their_pages(
    browser: Browser, client: Client
) -> None:
    put_deck(client)
    put_quiz(client, QUESTIONS)
    browser.open("/today")
    browser.read("Your unfinished quiz, at question 1 of 5", "#today")
    browser.choose("Begin .*card", "button")
    wait_for("the review", lambda: browser.path == "/cards?review")
    browser.open("/today")
    browser.choose("Begin Your unfinished quiz", "button")
    browser.read("1/5", "#question-place")


def test_a_task_of_today_is_begun_or_checked_off(browser: Browser, client: Client) -> None:
    add(client, "Buy paper", "12 words a day")
    add(client, "Later", due=day(5))
    browser.open("/today")
    text = browser.read("Buy paper", "#today-items")
    assert "12 words" in text and "Later" not in text
    browser.choose("Check off Buy paper", "button")
    wait_for("it to be done", lambda: tasks(client)[0]["isDone"])
    wait_for("it to be gone", lambda: "Buy paper" not in browser.text("#today-items"))
    assert browser.run("return document.activeElement !== document.body"), "the focus is not lost"
    browser.choose("Begin 12 words", "button")
    wait_for("the page of the round", lambda: browser.path == "/play")


def test_a_task_that_was_checked_off_comes_back(browser: Browser, client: Client) -> None:
    add(client, "Buy paper")
    browser.open("/today")
    browser.choose("Check off Buy paper", "button")
    browser.read("Checked off: Buy paper", "#notice")
    browser.choose("Undo", "button")
    browser.read("Buy paper", "#today-items")
    assert not tasks(client)[0]["isDone"]


# What comes next


SHOW_NEXT = """
const done = arguments[0];
import("/assets/shell/next.js").then(async ({ nextButton }) => {
  document.querySelector("main").append(await nextButton());
  done();
});
"""


def test_after_some_work_one_button_goes_on_with_what_is_due(
    browser: Browser, client: Client
) -> None:
    put_deck(client)
    client.json("PATCH", "/settings", {"dailyGoal": 1})
    take_quiz(client)
    browser.open("/help")
    browser.driver.execute_async_script(SHOW_NEXT)
    browser.choose("Next: 3 cards", "button")
    wait_for("the review", lambda: browser.path == "/cards?review")


def test_after_all_work_one_link_leads_home(browser: Browser, client: Client) -> None:
    client.json("PATCH", "/settings", {"dailyGoal": 1})
    take_quiz(client)
    browser.open("/help")
    browser.driver.execute_async_script(SHOW_NEXT)
    browser.choose("Home", "link")
    wait_for("Today", lambda: browser.path == "/today")

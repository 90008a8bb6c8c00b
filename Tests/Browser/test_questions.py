"""Three questions that a page answers within two clicks from where a person stands: how do I practise
Friday's test, what did my child miss, and where do I hear it again?"""

from datetime import date, timedelta

import pytest

import past
from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from states import WEEK, assign, come_in
from waiting import wait_for

TELEPHONE = 360, 640
TEST_DAY = date.today() + timedelta(days=3)
MOST_CLICKS = 2


class Way:
    """The clicks of a person at a telephone, counted from the page where the person stands."""

    def __init__(self, browser: Browser, path: str) -> None:
        self.browser, self.clicks = browser, 0
        browser.resize(*TELEPHONE)
        browser.open(path)
        browser.settle()

    def click(self, name: str, role: str) -> None:
        control = self.browser.named(name, role)
        self.browser.run("arguments[0].scrollIntoView({ block: 'center' })", control)
        control.click()
        self.clicks += 1
        assert self.clicks <= MOST_CLICKS
        self.browser.settle()


# How do I practise Friday's test?


@pytest.mark.server("class")
def test_today_begins_the_list_that_a_teacher_gave_for_a_day(
    browser: Browser, client: Client, server: Server
) -> None:
    assign(client, due=f"{TEST_DAY:%F}")
    come_in(browser, server, "Zoë")
    way = Way(browser, "/today")
    browser.read(f"week 12 from your teacher, due {TEST_DAY:%A}", "#today-items")
    way.click("Begin The list week 12", "button")
    # A new learner chooses a voice first.
    way.click("Start", "button")
    browser.read("Word 1 of 2", "#round-title")


def test_today_begins_the_practice_of_a_planned_test(
    browser: Browser, client: Client, home: Home
) -> None:
    home.put_list("week 12", *WEEK)
    client.post("/plan/tests", {"list": "week 12", "on": f"{TEST_DAY:%F}", "minutes": 15})
    way = Way(browser, "/today")
    way.click("Begin Prepare for the test of week 12", "button")
    browser.find("#round-title")


def test_the_plan_asks_for_the_day_of_a_test(browser: Browser, home: Home) -> None:
    home.put_list("week 12", *WEEK)
    way = Way(browser, "/today")
    way.click("More", "link")
    way.click("Plan .*tests", "link")
    browser.read("Plan for a test[^#]*week 12[^#]*Day of the test", "#plan")
    browser.named("Make the plan", "button")


@pytest.mark.server("class")
def test_the_class_leads_to_the_list_to_assign(browser: Browser, client: Client) -> None:
    client.put("/lists/week%2012", {"words": WEEK})
    way = Way(browser, "/class")
    browser.read("Nothing is assigned. Open a list on the Lists page, and choose Assign")
    way.click("Lists", "link")
    way.click("week 12", "link")
    browser.named("Assign", "button")


# What did my child miss?


@pytest.mark.server("class")
@pytest.mark.parametrize(
    "steps",
    [
        [],
        [("Zoë", "link")],
        [("Actions: Zoë", "DisclosureTriangle"), ("Report: Zoë", "link")],
    ],
    ids=["Class", "Progress", "Report"],
)
def test_a_teacher_reads_what_a_child_missed(
    browser: Browser, client: Client, server: Server, steps: list[tuple[str, str]]
) -> None:
    zoe = Client(server.address, server.token)
    zoe.post("/learners", {"name": "Zoë"})
    practice = Practice.of(zoe, "necessary", "ocean")
    for typed in ("nesesary", "necesary", "neccesary"):
        practice.type(typed)
    way = Way(browser, "/class")
    browser.read("Zoë", ".roster")
    for name, role in steps:
        way.click(name, role)
    browser.read("necessary")


def test_a_parent_reads_what_a_child_missed(browser: Browser, home: Home) -> None:
    past.write(home, {"harbor": 1, "necessary": 0}, days=3)
    way = Way(browser, "/today")
    way.click("More", "link")
    way.click("Progress", "link")
    browser.read(r"Hard words[^#]*necessary\s+missed 1 of 1 time")


# Where do I hear it again?


def test_the_word_of_a_round_is_heard_again(browser: Browser, client: Client) -> None:
    Practice.of(client, "harbor", "ocean")
    way = Way(browser, "/today")
    way.click("Spell", "link")
    way.click("Hear the word|Tap to hear the word", "button")
    browser.hear(1)


def test_the_words_of_a_session_are_heard_again_at_its_end(
    browser: Browser, client: Client
) -> None:
    practice = Practice.of(client, "harbor")
    practice.type("harbor")
    way = Way(browser, "/play")
    way.click("Stop|Next|End", "button")
    browser.read("1 of 1 at the first try")
    way.click("Hear harbor", "button")
    browser.hear(1)


@pytest.mark.parametrize(
    "word, right, page, text, place",
    [
        ("harbor", 1, "/today", "Tap a word to hear it again", "#garden"),
        ("necessary", 0, "/progress", "necessary", "main"),
    ],
    ids=["in the garden", "missed"],
)
def test_a_word_is_heard_again(
    word: str, right: int, page: str, text: str, place: str, browser: Browser, home: Home
) -> None:
    past.write(home, {word: right}, days=3)
    way = Way(browser, page)
    browser.read(text, place)
    way.click(word, "link")
    wait_for("the page of the word", lambda: browser.path == f"/words/{word}")
    way.click("Hear it", "button")
    browser.hear(1)

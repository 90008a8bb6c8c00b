"""The journeys of four people, step by step, at three widths, each step in two schemes."""

from collections.abc import Callable

import pytest
from selenium.webdriver.common.keys import Keys

from accessibility import overflow
from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from states import come_in
from waiting import wait_for

WIDTHS = [360, 768, 1200]
SCHEMES = ["light", "dark"]
LIST = "Week 12\nharbor\nnecessary\nrecieve"

Step = Callable[[str], None]

pytestmark = pytest.mark.parametrize("width", WIDTHS)


@pytest.fixture
def step(request: pytest.FixtureRequest, browser: Browser, width: int) -> Step:
    """Takes pictures of the page, which must fit the screen."""
    browser.resize(width)
    person = request.node.originalname.removeprefix("test_").split("_")[0]

    def take(name: str) -> None:
        browser.settle()
        for scheme in SCHEMES:
            browser.prefer(prefers_color_scheme=scheme)
            browser.picture(f"journey-{person}-{name}-{width}-{scheme}")
            assert overflow(browser) == [], (name, scheme)

    return take


def learner(server: Server, name: str) -> Client:
    client = Client(server.address, server.token)
    client.post("/learners", {"name": name})
    return client


@pytest.mark.server("class")
def test_teacher_with_three_children(browser: Browser, server: Server, step: Step) -> None:
    browser.open("/class")
    browser.read("No learner has joined yet")
    step("1-alone")
    children = [learner(server, name) for name in ("Zoë", "Ben", "Cleo")]
    browser.read("Cleo")
    browser.open("/lists")
    browser.go_to("Name", "textbox")
    browser.press("week 12")
    browser.go_to("Words, one on each line", "textbox")
    browser.press(*LIST.replace("\n", Keys.ENTER))
    browser.choose("Preview", "button")
    browser.read("look misspelled")
    step("2-preview")
    browser.choose("Add 2 words", "button")
    browser.read("2 words", "#list-about")
    browser.choose("Assign", "button")
    step("3-assigning")
    browser.choose("Assign", "button")
    browser.read("is assigned", "#notice")
    [assignment] = children[0].get("/assignments")["assignments"]
    practice = Practice(
        children[0], words="assigned", assignment=assignment["id"], inOrder=True
    )
    practice.type("harbor")
    practice.go_on()
    practice.type("necessary")
    browser.open("/class")
    browser.read("1 of 3 learners done: Zoë")
    step("4-done")
    browser.open("/lists?list=week+12")
    browser.choose("A test on paper", "DisclosureTriangle")
    browser.choose("Read it aloud for a test", "button")
    browser.read("Number 1 of 2", "dialog")
    step("5-test")
    browser.choose("Stop", "button")
    browser.open("/progress?learner=Zo%C3%AB")
    browser.read("Progress: Zoë")
    step("6-progress")


@pytest.mark.server("class")
def test_child_with_a_tablet(browser: Browser, server: Server, client: Client, step: Step) -> None:
    client.put("/lists/week-12", {"words": [{"word": "accommodate"}, {"word": "necessary"}]})
    client.post("/class/assignments", {"list": "week-12", "due": "2099-12-31"})
    learner(server, "Ben")
    browser.open(f"/?token={server.token}")
    browser.read("Who are you")
    step("1-who")
    come_in(browser, server, "Zoë")
    browser.read("Your teacher gave you week-12")
    step("2-play")
    browser.choose("Start", "button")
    browser.find("#typed")
    # The words come in a random order.
    browser.press("3")
    wait_for("the meaning", lambda: browser.text("#notes").strip() != "")
    words = [("accommodate", "acommodate"), ("necessary", "necesary")]
    if "adjective" in browser.text("#notes"):
        words.reverse()
    browser.press(words[0][0], Keys.ENTER)
    browser.find("#verdict [data-first-try]")
    step("3-first-try")
    browser.press(Keys.ENTER)
    browser.read("Word 2 of 2")
    browser.press(words[1][1], Keys.ENTER)
    browser.read("The mistake is in the marked area")
    step("4-area")
    browser.press(words[1][0], Keys.ENTER)
    browser.read("Correct", "#verdict")
    browser.press(Keys.ENTER)
    browser.read("1 of 2 at the first try")
    step("5-summary")


@pytest.mark.server("own")
def test_adult_who_learns_english(browser: Browser, home: Home, step: Step) -> None:
    home.make_new()
    browser.open("/play")
    browser.read("Which voice is clearest")
    step("1-questions")
    browser.choose("Start", "button")
    browser.find("#typed")
    for name in ("Part of speech", "Origin"):
        if not browser.text("#more-help"):
            browser.choose("More")
        browser.choose(name, "button")
        browser.read(name, "#notes")
    step("2-notes")
    browser.open("/words")
    browser.go_to("Look up a word", "searchbox")
    browser.press("accommodation", Keys.ENTER)
    browser.read("double letters: cc, mm", "#word")
    step("3-word")
    browser.open("/settings")
    browser.click("#more-voices > summary")
    browser.click(".choice:has([value=patience])")
    browser.read("Saved")
    step("4-voices")
    browser.open("/play")
    browser.choose("Skip to the content", "link")
    browser.find("#round-panel")
    step("5-open-round")


@pytest.mark.server("own")
def test_listener_with_a_screen_reader(browser: Browser, client: Client, step: Step) -> None:
    client.json("PATCH", "/settings", {"verdicts": "shown"})
    Practice.of(client, "harbor", "necessary")
    browser.open("/play")
    wait_for("the field", lambda: browser.focused.accessible_name == "Type the word")
    step("1-field")
    browser.press("harber", Keys.ENTER)
    browser.read("Not yet", "#verdict")
    browser.choose("Hint", "button")
    browser.read("Look at the vowel after the b", "#notes")
    assert any("Look at the vowel after the b" in said for said in browser.announced)
    step("2-hint")
    browser.go_to("Type the word", "textbox")
    browser.press_with(Keys.CONTROL, "a")
    browser.press("harbor", Keys.ENTER)
    browser.read("Correct", "#verdict")
    wait_for("the meaning", lambda: any("place by the coast" in said for said in browser.announced))
    step("3-right")
    browser.reload()
    browser.read("harbor", "#reveal")
    browser.press(Keys.ENTER)
    browser.read("Word 2 of 2")
    wait_for("the field", lambda: browser.focused.accessible_name == "Type the word")
    step("4-next")
    browser.open("/progress")
    browser.read("Days of practice")
    step("5-charts")

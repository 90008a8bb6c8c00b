"""The Plan page: tasks, plans for tests, and reminders, on one page and on two."""

import json
from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from icalendar import Calendar
from selenium.webdriver.common.keys import Keys

import accessibility
import past
from browser import PHONE, WALL, Browser
from client import Client
from practice import Practice
from server import Home
from states import QUESTIONS, put_deck, put_quiz
from test_cards import drag
from waiting import wait_for

pytestmark = pytest.mark.server("shared")

TODAY = date.today()
WEEK = [{"word": word} for word in ("harbor", "ocean", "garden", "necessary", "receive", "weird")]


def day(days: int) -> str:
    return (TODAY + timedelta(days=days)).isoformat()


def tasks(client: Client) -> list[dict[str, Any]]:
    return client.get("/plan")["tasks"]


def are_kept(client: Client, *titles: str) -> None:
    wait_for(
        f"{titles} on the server", lambda: tuple(task["title"] for task in tasks(client)) == titles
    )


def add(client: Client, *titles: str, **members: object) -> None:
    for title in titles:
        client.post("/plan/tasks", {"title": title, **members})


def focused(browser: Browser) -> str:
    """Returns the text of the element with the focus."""
    return browser.run("return document.activeElement.textContent")


def focused_row(browser: Browser) -> str:
    """Returns the text of the row with the focus. The page may draw the row's elements again at any
    time."""
    return browser.run("return document.activeElement.closest('li')?.textContent ?? ''")


def is_checked(browser: Browser, name: str) -> bool:
    # The page may draw a row of the list again at any time, so one script finds the box and reads
    # it.
    return browser.run(
        """
        return [...document.querySelectorAll("input[type=checkbox]")]
          .find((box) => box.labels[0]?.textContent.includes(arguments[0]))?.checked;
        """,
        name,
    )


def says(browser: Browser, words: str) -> None:
    wait_for(f"'{words}' for a screen reader", lambda: any(words in one for one in browser.announced))


def act(browser: Browser, action: str, task: str) -> None:
    """Chooses an action in the menu of a task."""
    browser.choose(f"Actions {task}", "DisclosureTriangle")
    browser.choose(f"{action} {task}", "button")


@pytest.fixture
def plan(browser: Browser, client: Client) -> Browser:
    """Opens the page of a plan of three tasks."""
    add(client, "Read a book", "Buy paper", "Call Ada")
    browser.open("/plan")
    browser.read("Call Ada", "#tasks")
    return browser


def test_a_task_is_added_with_all_that_it_can_have(browser: Browser, client: Client) -> None:
    browser.open("/plan")
    browser.read("Your plan has no task yet")
    browser.choose("Add a task", "button")
    browser.go_to("What do you want to do", "textbox")
    browser.press("Buy paper")
    browser.run("document.querySelector('dialog [name=due]').value = arguments[0]", day(2))
    browser.go_to("Repeats", "combobox")
    browser.press("every week")
    browser.go_to("Tags", "textbox")
    browser.press("school @shop")
    browser.go_to("Note", "textbox")
    browser.press("The blue one.")
    browser.choose("Save", "button")
    text = browser.read("The blue one", "#tasks")
    assert "every week" in text and "+school" in text and "@shop" in text
    [task] = tasks(client)
    assert (task["title"], task["due"], task["repeats"]) == ("Buy paper", day(2), "1w")
    assert task["tags"] == ["+school", "@shop"] and task["note"] == "The blue one."
    says(browser, "Added: Buy paper.")
    wait_for("the focus on the button", lambda: "Add a task" in focused(browser))


def test_a_phrase_becomes_a_task_that_checks_itself(browser: Browser, client: Client) -> None:
    browser.open("/plan")
    browser.choose("Add a task", "button")
    browser.go_to("What do you want to do", "textbox")
    browser.press("2 words a day", Keys.ENTER)
    browser.read("0 of 2 words", "#tasks")
    browser.choose("What counts")
    browser.read("Each round of spelling counts", "#tasks")
    practice = Practice.of(client, "harbor", "ocean")
    practice.type("harbor")
    browser.read("1 of 2 words", "#tasks")
    assert browser.look("#tasks details[open]"), "what was open stays open"
    assert browser.run("return document.querySelector('#tasks progress').value") == 1
    practice.go_on()
    practice.type("ocean")
    browser.read("Done by your practice: “2 words”", "#notice")
    browser.read("done today", "#tasks")
    assert [task["isDone"] for task in tasks(client)] == [False, True], "it comes back tomorrow"


def test_a_day_in_words_is_taken_or_named(browser: Browser, client: Client) -> None:
    browser.open("/plan")
    browser.choose("Add a task", "button")
    browser.go_to("What do you want to do", "textbox")
    browser.press("Buy milk tomorrow", Keys.ENTER)
    browser.read("due tomorrow", "#tasks")
    browser.choose("Add a task", "button")
    browser.go_to("What do you want to do", "textbox")
    browser.press("Meet the club every 2nd Tuesday", Keys.ENTER)
    browser.read("“every 2nd Tuesday” stays in the title", "#notice")
    are_kept(client, "Buy milk", "Meet the club every 2nd Tuesday")


def test_a_task_waits_for_a_deck_or_a_list(browser: Browser, client: Client, home: Home) -> None:
    put_deck(client)
    home.put_list("week 12", *WEEK)
    browser.open("/plan")
    browser.choose("Add a task", "button")
    browser.go_to("It is done", "combobox")
    browser.press("when I have studied a deck")
    browser.go_to("Deck", "combobox")
    browser.press("Spanish")
    browser.choose("Save", "button")
    browser.read("0 of 3 cards", "#tasks")
    act(browser, "Change", "Study the deck Spanish")
    browser.go_to("It is done", "combobox")
    browser.press("when I have spelled the words of a list")
    browser.choose("Save", "button")
    browser.read("0 of 6 words", "#tasks")
    assert tasks(client)[0]["goal"]["name"] == "week 12"
    act(browser, "Change", "Study the deck Spanish")
    browser.go_to("It is done", "combobox")
    browser.press("when I check it off")
    browser.choose("Save", "button")
    wait_for("no goal", lambda: tasks(client)[0]["goal"] is None)


def test_a_click_checks_and_another_unchecks(plan: Browser, client: Client) -> None:
    plan.go_to("Buy paper", "checkbox")
    plan.press(Keys.SPACE)
    wait_for("it to be done", lambda: tasks(client)[1]["isDone"])
    says(plan, "Checked off: Buy paper.")
    plan.read("done today", "#tasks")
    assert plan.focused.accessible_name == "Buy paper"
    plan.press(Keys.SPACE)
    wait_for("it to be open", lambda: not tasks(client)[1]["isDone"])
    says(plan, "Not done: Buy paper.")
    plan.click("#tasks li:nth-child(3) input")
    wait_for("a click to check", lambda: tasks(client)[2]["isDone"])


def test_two_quick_clicks_leave_a_task_open(plan: Browser, client: Client) -> None:
    plan.delay_answers(300, to="options.method !== 'GET'")
    plan.run("const box = document.querySelector('#tasks input'); box.click(); box.click()")
    says(plan, "Not done: Read a book.")
    assert not tasks(client)[0]["isDone"] and not is_checked(plan, "Read a book")


def test_a_repeating_task_comes_back_and_its_check_is_undone(
    browser: Browser, client: Client
) -> None:
    add(client, "Water the plants", due="today", repeats="daily")
    browser.open("/plan")
    browser.go_to("Water the plants", "checkbox")
    browser.press(Keys.SPACE)
    browser.read("The next one is due tomorrow", "#notice")
    are_kept(client, "Water the plants", "Water the plants")
    browser.choose("Undo", "button")
    are_kept(client, "Water the plants")
    assert not tasks(client)[0]["isDone"]


def test_a_task_is_changed_and_cancel_changes_nothing(plan: Browser, client: Client) -> None:
    act(plan, "Change", "Buy paper")
    plan.go_to("What do you want to do", "textbox")
    plan.press(Keys.END, " and ink")
    # The browser asks whether to discard the text, and the driver says yes.
    plan.choose("Cancel", "button")
    are_kept(client, "Read a book", "Buy paper", "Call Ada")
    act(plan, "Change", "Buy paper")
    plan.go_to("What do you want to do", "textbox")
    plan.press(Keys.END, " and ink")
    plan.choose("Save", "button")
    are_kept(client, "Read a book", "Buy paper and ink", "Call Ada")
    wait_for("the focus on its menu", lambda: focused(plan).startswith("Actions"))


def test_a_change_leaves_what_was_changed_elsewhere(plan: Browser, client: Client) -> None:
    act(plan, "Change", "Buy paper")
    plan.go_to("Note", "textbox")
    plan.press("blue")
    client.json("PATCH", f"/plan/tasks/{tasks(client)[1]['key']}", {"title": "Buy ink"})
    plan.choose("Save", "button")
    wait_for("the note", lambda: tasks(client)[1]["note"] == "blue")
    assert tasks(client)[1]["title"] == "Buy ink"


def test_a_change_that_cannot_be_saved_stays_in_the_dialog(plan: Browser) -> None:
    act(plan, "Change", "Buy paper")
    plan.go_to("Tags", "textbox")
    plan.press("+")
    plan.choose("Save", "button")
    plan.read("is not a tag", "dialog")
    assert plan.value("dialog [name=tags]") == "+"


def test_a_removed_task_comes_back_where_it_was(plan: Browser, client: Client) -> None:
    act(plan, "Remove", "Buy paper")
    are_kept(client, "Read a book", "Call Ada")
    plan.read("Removed: Buy paper", "#notice")
    assert focused(plan) == "Undo"
    plan.press(Keys.ENTER)
    are_kept(client, "Read a book", "Buy paper", "Call Ada")


def test_a_swipe_to_the_left_removes(plan: Browser, client: Client) -> None:
    swipe = """
        const row = document.querySelector("#tasks li:nth-child(2)");
        const touch = (x) => new Touch({ identifier: 1, target: row, clientX: x, clientY: 5 });
        const fire = (type, touches, changedTouches) => row.dispatchEvent(
          new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true }));
        fire("touchstart", [touch(200)], []);
        fire("touchend", [], [touch(200 + arguments[0])]);
        """
    plan.run(swipe, 100)
    plan.run(swipe, -30)
    plan.run(swipe, -100)
    plan.read("Removed: Buy paper", "#notice")
    are_kept(client, "Read a book", "Call Ada")


def test_tasks_are_put_in_order_by_keys_and_by_dragging(plan: Browser, client: Client) -> None:
    act(plan, "Up", "Call Ada")
    are_kept(client, "Read a book", "Call Ada", "Buy paper")
    says(plan, "Now in place 2 of 3: Call Ada.")
    wait_for("the focus stays", lambda: focused(plan).startswith("Actions"))
    act(plan, "Up", "Call Ada")
    are_kept(client, "Call Ada", "Read a book", "Buy paper")
    wait_for("the focus stays in the row", lambda: "Call Ada" in focused_row(plan))
    drag(plan, "#tasks li:nth-child(3)", "#tasks li:nth-child(1)")
    are_kept(client, "Buy paper", "Call Ada", "Read a book")


def test_completed_tasks_are_cleared_and_come_back(plan: Browser, client: Client) -> None:
    assert not plan.look("#tasks-clear"), "nothing is done yet"
    for task in tasks(client)[:2]:
        client.post(f"/plan/tasks/{task['key']}/done")
    plan.choose("Clear completed tasks", "button")
    are_kept(client, "Call Ada")
    plan.read("Cleared: 2 tasks", "#notice")
    plan.choose("Undo", "button")
    are_kept(client, "Read a book", "Buy paper", "Call Ada")


def test_an_undo_that_comes_too_late_is_said(plan: Browser, client: Client) -> None:
    act(plan, "Remove", "Buy paper")
    plan.find("#notice button")
    client.json("DELETE", f"/plan/tasks/{tasks(client)[0]['key']}")
    plan.choose("Undo", "button")
    plan.read("No removed task can be restored", "#problem")


def test_a_change_of_a_task_that_is_gone_is_said(plan: Browser, client: Client) -> None:
    # A hidden page does not ask the server.
    plan.run("Object.defineProperty(document, 'hidden', { get: () => true })")
    client.json("DELETE", f"/plan/tasks/{tasks(client)[1]['key']}")
    plan.go_to("Buy paper", "checkbox")
    plan.press(Keys.SPACE)
    plan.read("has been removed or changed meanwhile", "#problem")
    wait_for("the plan as it is", lambda: "Buy paper" not in plan.text("#tasks"))
    assert plan.run("return document.activeElement !== document.body"), "the focus is not lost"


def test_an_overdue_task_is_said_in_words(browser: Browser, client: Client) -> None:
    add(client, "Hand in the essay", due=day(-3))
    browser.open("/plan")
    text = browser.read("overdue", "#tasks")
    assert "was due" in text


def test_a_change_on_one_page_shows_on_another(plan: Browser, client: Client) -> None:
    with plan.another_window():
        plan.open("/plan")
        plan.go_to("Buy paper", "checkbox")
        plan.press(Keys.SPACE)
        wait_for("it to be done", lambda: tasks(client)[1]["isDone"])
        plan.find("#tasks-clear")
    wait_for("the check", lambda: is_checked(plan, "Buy paper"))


# A test of a list


def test_a_test_is_planned_and_its_days_are_shown(
    browser: Browser, client: Client, home: Home
) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/plan")
    browser.go_to("List", "combobox")
    browser.run("document.querySelector('#test-form [name=on]').value = arguments[0]", day(5))
    browser.choose("Make the plan", "button")
    browser.read("until the test", "#tasks")
    browser.choose("The days until the test")
    days = browser.read("6 words", "#tasks dl")
    assert "6 new" in days and "minute" in days
    browser.open("/today")
    browser.choose("Begin Prepare for the test of week 12", "button")
    browser.read("Word 1 of 6")


def test_a_test_on_a_day_that_is_over_is_one_sentence(browser: Browser, home: Home) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/plan")
    browser.go_to("List", "combobox")
    browser.run("document.querySelector('#test-form [name=on]').value = arguments[0]", day(-1))
    browser.choose("Make the plan", "button")
    browser.read("No plan can be made for a test", "#test-problem")


def test_without_a_list_the_way_to_one_is_shown(browser: Browser) -> None:
    browser.open("/plan")
    browser.read("Make a list with the words of the test first")


def test_the_plan_is_a_file_for_a_calendar(browser: Browser, client: Client) -> None:
    add(client, "Buy paper", due=day(3))
    browser.open("/plan")
    link = browser.named("Download for a calendar", "link")
    answer = client.ask("GET", link.get_attribute("href").removeprefix(browser.address))
    assert [str(event["summary"]) for event in Calendar.from_ical(answer.body).walk("VEVENT")] == [
        "Buy paper"
    ]


# Reminders

# A browser that allows notifications, and records those that it shows.
NOTIFICATION = """
window.Notification = class {
  static permission = PERMISSION;
  static requestPermission() {
    localStorage.setItem("asked", "yes");
    return Promise.resolve(this.permission);
  }
  constructor(title, { body }) {
    localStorage.setItem("shown", `${localStorage.getItem("shown") ?? ""}${title}: ${body}\\n`);
  }
};
const { fetch: ask } = window;
window.fetch = async (address, options) => {
  if (!String(address).endsWith("/plan/reminder")) return ask(address, options);
  localStorage.setItem("questions", Number(localStorage.getItem("questions")) + 1);
  const moment = Number(localStorage.getItem("moment")) || Date.now() + 500;
  localStorage.setItem("moment", moment);
  const wait = moment > Date.now() ? (moment - Date.now()) / 1000 : null;
  return new Response(JSON.stringify(
    { wait, reminder: { title: "Time to practise", text: "5 words." } }),
    { headers: { "Content-Type": "application/json" } });
};
"""


@pytest.fixture
def allow(browser: Browser):
    """Gives the browser's next pages a way to show notifications, until the test ends."""
    scripts: list[str] = []

    def give(permission: str) -> None:
        source = NOTIFICATION.replace("PERMISSION", json.dumps(permission))
        script = browser._command("Page.addScriptToEvaluateOnNewDocument", source=source)
        scripts.append(script["identifier"])

    yield give
    for script in scripts:
        browser._command("Page.removeScriptToEvaluateOnNewDocument", identifier=script)


def kept(browser: Browser, key: str) -> str | None:
    return browser.run("return localStorage.getItem(arguments[0])", key)


def test_times_and_quiet_hours_are_kept(browser: Browser, client: Client) -> None:
    browser.open("/plan")
    browser.read("You are not reminded", "#reminders")
    browser.choose("Add a time", "button")
    wait_for("the time", lambda: client.get("/settings")["reminders"] == "17:00")
    browser.read("each day at 17:00", "#reminders-state")
    browser.choose("Add a time", "button")
    browser.run(
        "const times = document.querySelectorAll('#reminder-times input'); times[1].value = '22:30';"
        "times[1].dispatchEvent(new Event('change', { bubbles: true }))"
    )
    browser.read("22:30 is in the quiet hours", "#reminders-state")
    assert client.get("/settings")["reminders"] == "17:00 22:30"
    browser.go_to("Stay quiet", "checkbox")
    browser.press(Keys.SPACE)
    browser.read("at 17:00 and 22:30", "#reminders-state")
    assert client.get("/settings")["quietHours"] == "none"
    browser.choose("Remove Time 1", "button")
    wait_for("one time", lambda: client.get("/settings")["reminders"] == "22:30")
    wait_for("the focus", lambda: focused(browser) == "Add a time")
    browser.reload()
    browser.read("at 22:30", "#reminders-state")
    assert browser.value("#reminder-times input") == "22:30"


def test_a_browser_reminds_only_where_it_is_asked_to(
    browser: Browser, allow: Callable[[str], None]
) -> None:
    allow("granted")
    browser.open("/plan")
    browser.settle()
    assert kept(browser, "asked") is None and kept(browser, "questions") is None
    browser.go_to("Remind me in this browser", "switch")
    browser.press(Keys.SPACE)
    wait_for("the reminder", lambda: "Time to practise: 5 words." in (kept(browser, "shown") or ""))
    assert kept(browser, "asked") == "yes"
    browser.press(Keys.SPACE)
    wait_for("the choice to be forgotten", lambda: kept(browser, "reminds-here") is None)
    browser.run("localStorage.removeItem('questions')")
    browser.open("/play")
    browser.settle()
    assert kept(browser, "questions") is None, "no page asks any more"


def test_of_two_open_pages_one_reminds(browser: Browser, allow: Callable[[str], None]) -> None:
    allow("granted")
    browser.open("/quiz")
    browser.run(
        "localStorage.setItem('reminds-here', 'yes');"
        "localStorage.setItem('moment', Date.now() + 2500)"
    )
    browser.reload()
    # The script of another page, which shares only the storage with this one.
    browser.run("import('/assets/shell/reminders.js?other').then((one) => one.watchReminders())")
    # Each page asks for the time, and afterwards for the next one; one page asks for the reminder.
    wait_for("both to be through", lambda: kept(browser, "questions") == "5")
    assert kept(browser, "shown") == "Time to practise: 5 words.\n"


def test_a_browser_that_allows_nothing_says_so(
    browser: Browser, allow: Callable[[str], None]
) -> None:
    allow("denied")
    browser.open("/plan")
    browser.go_to("Remind me in this browser", "switch")
    browser.press(Keys.SPACE)
    browser.read("allow them in the browser's settings", "#reminders-problem")
    assert not browser.find("#remind-here").is_selected()


# Accessibility


def full(browser: Browser, client: Client, home: Home) -> None:
    """Makes a plan with every kind of task."""
    put_deck(client)
    past.write(home, {"harbor": 1, "ocean": 2, "weird": 0}, days=20)
    home.put_list("week 12", *WEEK)
    add(client, "After breakfast I do 10 words")
    add(client, "Hand in the essay", due=day(-3), priority="A", tags=["+school", "@home"])
    add(client, "Buy paper", note="The blue one.\nTwo of them.", due="tomorrow", repeats="weekly")
    add(client, "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft")
    add(client, "Study deck Spanish every day", "Read a book")
    client.post(f"/plan/tasks/{tasks(client)[-1]['key']}/done")
    client.post("/plan/tests", {"list": "week 12", "on": day(6), "minutes": 15})
    client.json("PATCH", "/settings", {"reminders": "08:00 22:30"})
    browser.open("/plan")
    browser.read("22:30 is in the quiet hours")
    browser.read("until the test", "#tasks")


def empty(browser: Browser, client: Client, home: Home) -> None:
    browser.open("/plan")
    browser.read("Your plan has no task yet")


def adding(browser: Browser, client: Client, home: Home) -> None:
    full(browser, client, home)
    browser.choose("Add a task", "button")
    browser.go_to("It is done", "combobox")
    browser.press("when I have studied a deck")
    browser.read("Spanish", "dialog")


STATES = {"plan": full, "plan-empty": empty, "plan-adding": adding}


@pytest.mark.parametrize("state", STATES)
def test_axe_finds_nothing_at_any_width_in_any_colours(
    browser: Browser, client: Client, home: Home, state: str
) -> None:
    STATES[state](browser, client, home)
    browser.run("for (const one of document.querySelectorAll('#tasks details')) one.open = true")
    wrong = accessibility.axe(browser)
    for width in (WALL, 1200, 900, 360, PHONE):
        browser.resize(width)
        wrong += [f"too wide for {width}: {one}" for one in accessibility.overflow(browser)]
        wrong += [f"cut at {width}: {one}" for one in accessibility.cut(browser)]
        for scheme in ("light", "dark"):
            accessibility.paint(browser, scheme, "blue")
            browser.picture(f"{state}-{width}-{scheme}", whole=state != "plan-adding")
    wrong += accessibility.axe(browser)
    for scheme, accent in zip(accessibility.SCHEMES, accessibility.ACCENTS):
        accessibility.paint(browser, scheme, accent)
        found = accessibility.axe(browser, "color-contrast", "link-in-text-block")
        wrong += [f"{scheme}, {accent}: {one}" for one in found]
    assert wrong == []


def test_the_largest_text_fits_on_the_smallest_screen(
    browser: Browser, client: Client, home: Home
) -> None:
    client.json("PATCH", "/settings", {"textSize": "largest", "letterSpacing": "wider"})
    full(browser, client, home)
    browser.resize(PHONE)
    browser.picture("plan-largest")
    assert accessibility.overflow(browser) + accessibility.cut(browser) == []

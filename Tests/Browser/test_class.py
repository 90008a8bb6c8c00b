"""The learners of a server: they enter their names, and a teacher sees and does what only a teacher
may."""

import re
import time
from collections.abc import Callable

import pytest
from selenium.webdriver.common.keys import Keys

import accessibility
import past
from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from states import come_in
from waiting import wait_for


TELEPHONE = 360, 640


def learner(server: Server, name: str) -> Client:
    """Returns a learner with the link of the class."""
    client = Client(server.address, server.token)
    client.post("/learners", {"name": name})
    return client


# Who are you?


@pytest.mark.server("own")
def test_a_new_learner_has_an_empty_page(browser: Browser, client: Client) -> None:
    Practice.of(client, "harbor").type("harbor")
    browser.open("/who")
    browser.go_to("Your name", "textbox")
    browser.press("Zoë", Keys.ENTER)
    browser.read("Zoë", "header")
    browser.open("/progress")
    browser.read("You have not practised yet")


@pytest.mark.server("own")
def test_another_learner_is_chosen_by_name(browser: Browser, client: Client) -> None:
    client.post("/learners", {"name": "Zoë"})
    browser.open("/who")
    browser.choose("Zoë", "button")
    browser.read("Zoë", "header")
    browser.open("/who")
    browser.choose("The usual learner", "button")
    wait_for("the usual one", lambda: browser.path != "/who" and "Zoë" not in browser.text("header"))


@pytest.mark.server("own")
def test_a_name_that_is_taken_is_one_sentence(browser: Browser, client: Client) -> None:
    client.post("/learners", {"name": "Zoë"})
    browser.open("/who")
    browser.go_to("Your name", "textbox")
    browser.press("Zoë", Keys.ENTER)
    browser.read(r"Zoë.*\.", "#problem")


@pytest.mark.server("own")
def test_a_name_with_a_pin_asks_for_it(browser: Browser, client: Client) -> None:
    client.post("/learners", {"name": "Zoë"})
    client.put("/pin", {"pin": "2748"})
    browser.open("/who")
    browser.choose("Zoë", "button")
    browser.press("1111", Keys.ENTER)
    browser.read("not the PIN of Zoë", "#problem")
    browser.choose("Zoë", "button")
    browser.press("2748", Keys.ENTER)
    browser.read("Zoë", "header")


@pytest.mark.server("class")
def test_a_learner_of_a_class_says_the_name_first(browser: Browser, server: Server) -> None:
    browser.open(f"/?token={server.token}")
    browser.read("Who are you")
    assert browser.path == "/who" and "Class" not in browser.text("header")
    browser.go_to("Your name", "textbox")
    browser.press("Zoë", Keys.ENTER)
    browser.read("Zoë", "header")
    assert browser.path != "/who"
    browser.open("/class")
    browser.read("Only the teacher may do this")


# The way in


@pytest.fixture
def child(browser: Browser, server: Server) -> Browser:
    """Returns a telephone that has never been in the class."""
    browser.forget(server.address)
    browser.resize(*TELEPHONE)
    return browser


def come_with_link(child: Browser, server: Server) -> None:
    child.forget(server.address, {"vocalvocab-token": server.token})
    child.resize(*TELEPHONE)
    child.open("/who")


@pytest.mark.server("class")
@pytest.mark.parametrize("path", ["/", "/who"])
def test_a_browser_without_the_link_comes_in_by_six_letters(
    child: Browser, client: Client, path: str
) -> None:
    code = client.get("/class")["entrance"]["code"]
    child.open(path)
    child.read("Ask your teacher for the link, or type the code")
    assert not child.look("nav") and not child.look("header")
    assert accessibility.overflow(child) == [] and accessibility.axe(child) == []
    child.go_to("Six letters", "textbox")
    child.press(code.lower(), Keys.ENTER)
    child.read("Who are you")
    child.go_to("Your name", "textbox")
    child.press("Zoë", Keys.ENTER)
    wait_for("the learner's first page", lambda: child.path not in ("/who", path))
    assert [one["name"] for one in client.get("/learners")["learners"]] == ["Zoë"]


@pytest.mark.server("class")
def test_a_wrong_code_is_one_sentence_and_stays_in_the_field(child: Browser) -> None:
    child.open("/")
    child.go_to("Six letters", "textbox")
    child.press("BBBBBB", Keys.ENTER)
    child.read("This is not the code of the class", "#problem")
    assert child.focused.get_property("value") == "BBBBBB"


def test_without_a_class_the_page_class_says_what_a_class_needs(
    browser: Browser, serve: Callable[..., Server]
) -> None:
    server = serve("--token")
    assert "--host 0.0.0.0 --token" in server.output.read_text()
    assert "type the code" not in server.output.read_text()
    browser.forget(server.address)
    browser.resize(*TELEPHONE)
    browser.open("/")
    browser.read("open the link that it printed")
    assert not browser.look("#entry") and not browser.look("nav")
    browser.forget(server.address, {"vocalvocab-token": server.token})
    browser.open("/class")
    browser.read("--host 0.0.0.0 --token")


@pytest.mark.server("class")
def test_the_terminal_says_the_address_and_the_code(server: Server, client: Client) -> None:
    entrance = client.get("/class")["entrance"]
    line = f"Without the link: open {entrance['address']} and type the code {entrance['code']}."
    assert line in server.output.read_text()


@pytest.mark.server("class")
def test_the_way_in_stands_first_until_a_learner_is_there(
    browser: Browser, server: Server, client: Client
) -> None:
    code = client.get("/class")["entrance"]["code"]
    for size in (TELEPHONE, (1280, 800)):
        browser.resize(*size)
        browser.open("/class")
        browser.read("No learner has joined yet")
        first = browser.find("#class-view .card")
        assert code in first.text and server.token in browser.text("#link")
        # The code is in view at once.
        box = browser.find("#code").rect
        assert box["y"] + box["height"] <= size[1] and browser.run("return scrollY") == 0
        assert accessibility.overflow(browser) == []
    browser.find(".way svg")
    client.post("/learners", {"name": "Zoë"})
    browser.read("Zoë", "#table")
    assert not browser.look("#link") and code in browser.text("#way-in")
    assert browser.find("#way-in").size["height"] < 90
    browser.choose("The way in")
    browser.read(re.escape(server.token), "#link")
    browser.choose("Show it large", "button")
    assert code in browser.find("dialog").text


# The roster and the PINs


@pytest.mark.server("class")
def test_a_pasted_class_says_of_each_name_what_became_of_it(
    browser: Browser, client: Client
) -> None:
    client.post("/learners", {"name": "Zoë"})
    browser.resize(*TELEPHONE)
    browser.open("/class")
    browser.choose("Add learners", "button")
    browser.go_to("Names", "textbox")
    lines = ["1. Ben", "2) Ida  Maria", "• 李雷", "Zoë", "a/b"]
    browser.run("arguments[0].value = arguments[1]", browser.focused, "\n".join(lines))
    browser.choose("Save", "button")
    browser.read("Added 3 learners: Ben, Ida Maria and 李雷", "#added")
    browser.read("Here already: Zoë", "#added")
    browser.read("Not added: a/b", "#added")
    # The refused name waits for its correction.
    browser.read("'a/b' can't be a learner's name", "dialog")
    assert browser.find("dialog textarea").get_property("value") == "a/b"
    browser.choose("Cancel", "button")
    names = {one["name"] for one in client.get("/learners")["learners"]}
    assert names == {"Zoë", "Ben", "Ida Maria", "李雷"}


@pytest.mark.server("class")
def test_escape_loses_no_pasted_name_without_a_question(browser: Browser) -> None:
    browser.open("/class")
    browser.run("window.asked = []; window.confirm = (text) => (asked.push(text), false)")
    browser.choose("Add learners", "button")
    browser.go_to("Names", "textbox")
    browser.press("Ben")
    browser.press(Keys.ESCAPE)
    browser.press(Keys.ESCAPE)
    assert browser.find("dialog textarea").get_property("value") == "Ben"
    assert browser.run("return asked.length") >= 1


@pytest.mark.server("class")
def test_one_tap_makes_pins_to_print(browser: Browser, server: Server, client: Client) -> None:
    zoe = learner(server, "Zoë")
    zoe.put("/pin", {"pin": "2748"})
    for name in ("Ben", "Ida"):
        client.post("/learners", {"name": name})
    browser.resize(*TELEPHONE)
    browser.open("/class")
    browser.choose("Make PINs for 2 learners", "button")
    browser.read("The new PINs")
    assert browser.path == "/class#pins" and not browser.look("#table")
    code = client.get("/class")["entrance"]["code"]
    cards = browser.driver.find_elements("css selector", ".pin-cards li")
    assert [card.text.splitlines()[0] for card in cards] == ["Ben", "Ida"]
    assert all(code in card.text for card in cards)
    assert accessibility.overflow(browser) == [] and accessibility.axe(browser) == []
    pin = cards[0].find_element("css selector", ".code-letters").text
    child = Client(server.address, server.token)
    assert child.put("/learners/chosen", {"name": "Ben", "pin": pin})["name"] == "Ben"
    browser.run("window.printed = 0; window.print = () => printed++")
    browser.choose("Print", "button")
    assert browser.run("return printed") == 1
    browser.choose("Back to the class", "button")
    browser.read("Zoë", "#table")
    assert browser.path == "/class" and not browser.look("#make-pins")
    # Going on shows them again, and opening the page anew doesn't.
    browser.choose("Show the new PINs", "button")
    browser.read(pin)
    browser.reload()
    browser.read("PINs are shown once", "#notice")
    assert browser.path == "/class" and not browser.look("#show-pins")


# A name that is in use


@pytest.mark.server("class")
def test_a_child_waits_for_a_name_in_use_until_the_teacher_says_yes(
    child: Browser, server: Server, client: Client
) -> None:
    learner(server, "Zoë")
    come_with_link(child, server)
    child.choose("Zoë", "button")
    child.read("in use on another device. Your teacher has to say yes", "dialog")
    [request] = client.get("/class")["requests"]
    client.put(f"/class/requests/{request['id']}", {"isGranted": False})
    child.read("Your teacher said no", "#problem")
    child.choose("Zoë", "button")
    child.find("dialog")
    wait_for("the second request", lambda: client.get("/class")["requests"])
    [request] = client.get("/class")["requests"]
    client.put(f"/class/requests/{request['id']}", {"isGranted": True})
    wait_for("the learner's first page", lambda: child.path != "/who")
    assert "Zoë" in child.run("return document.querySelector('header').textContent")


@pytest.mark.server("class")
def test_a_child_who_waits_can_choose_another_name(child: Browser, server: Server) -> None:
    learner(server, "Zoë")
    come_with_link(child, server)
    child.choose("Zoë", "button")
    child.choose("Choose another name", "button")
    wait_for("no dialog", lambda: not child.look("dialog"))
    child.go_to("Your name", "textbox")
    child.press("Ben", Keys.ENTER)
    wait_for("the learner's first page", lambda: child.path != "/who")


@pytest.mark.server("class")
def test_the_teacher_is_asked_about_a_name_in_use(browser: Browser, server: Server) -> None:
    learner(server, "Zoë")
    browser.resize(*TELEPHONE)
    browser.open("/class")
    child = Client(server.address, server.token)
    request = child.put("/learners/chosen", {"name": "Zoë"})
    browser.read("Someone wants to practise as Zoë on another device", "#requests")
    browser.choose("Let in: Zoë", "button")
    wait_for("the request to go", lambda: browser.text("#requests") == "")
    chosen = child.put("/learners/chosen", {"name": "Zoë", "request": request["id"]})
    assert chosen["isChosen"]


# The teacher


@pytest.mark.server("class")
def test_the_teachers_link_is_printed_apart(server: Server) -> None:
    [line] = [line for line in server.output.read_text().splitlines() if "teacher" in line]
    assert "keep it secret" in line and server.token not in line
    link = line.split()[-1]
    teacher = Client(server.address, link.split("token=")[1])
    assert teacher.get("/class")["link"].endswith(server.token)


@pytest.mark.server("class")
def test_the_teacher_sees_what_learners_do_while_they_do_it(
    browser: Browser, server: Server
) -> None:
    browser.open("/class")
    browser.read("No learner has joined yet")
    zoe = Practice.of(learner(server, "Zoë"), "harbor", "ocean")
    browser.read("Zoë")
    for typed in ("xx", "yy", "zz"):
        zoe.type(typed)
    browser.read("missed by 1 learner")
    browser.choose("Zoë", "link")
    browser.read("Progress: Zoë")
    browser.read("0 of 1 round")


@pytest.mark.server("class")
def test_the_teacher_renames_removes_and_gives_pins(browser: Browser, server: Server) -> None:
    zoe = learner(server, "Zoë")
    browser.open("/class")
    browser.choose("Actions: Zoë")
    browser.choose("Rename: Zoë", "button")
    browser.press("Zoë K.", Keys.ENTER)
    browser.choose("Actions: Zoë K.")
    browser.choose("PIN: Zoë K.", "button")
    browser.press("2748", Keys.ENTER)
    wait_for("the PIN", lambda: zoe.get("/learners")["learners"][0]["hasPIN"])
    browser.choose("Actions: Zoë K.")
    browser.named("New PIN: Zoë K.", "button")
    browser.choose("Remove: Zoë K.", "button")
    browser.read("was removed", "#notice")
    assert zoe.get("/learners")["learners"] == []
    browser.choose("Undo", "button")
    browser.read("Zoë K.")
    assert [one["name"] for one in zoe.get("/learners")["learners"]] == ["Zoë K."]


CELLS = """
  return [...document.querySelectorAll(".roster tbody tr")].map((row) =>
    [...row.children].map((cell) => {
      const box = cell.getBoundingClientRect();
      const label = getComputedStyle(cell, "::before").content.replaceAll('"', "");
      return { text: cell.innerText, label, top: box.top, left: box.left, right: box.right };
    }));
"""


@pytest.mark.server("class")
def test_a_row_is_a_line_on_a_wide_screen_and_a_block_with_labels_on_a_telephone(
    browser: Browser, client: Client, home: Home, server: Server
) -> None:
    for name in ("Zoë", "Maximiliane Wolkenstein-Trostburg"):
        past.write(home.of_learner(name), {"harbor": 1, "ocean": 0, "accommodation": 0}, days=1, times=1)
    browser.resize(1280, 800)
    browser.open("/class")
    browser.read("Maximiliane", "#table")
    for row in browser.run(CELLS):
        assert len({cell["top"] for cell in row}) == 1
        assert all(one["right"] <= other["left"] + 1 for one, other in zip(row, row[1:]))
    browser.resize(*TELEPHONE)
    for row in browser.run(CELLS):
        labels = [cell["label"] for cell in row[1:-1]]
        assert labels == ["Today", "This week", "First tries", "Stuck now"]
        assert len({cell["top"] for cell in row[:-1]}) == 5
        assert all(0 <= cell["left"] and cell["right"] <= TELEPHONE[0] for cell in row)
    for width in (320, *TELEPHONE[:1], 768, 1280):
        browser.resize(width, 640)
        assert accessibility.overflow(browser) == [] and accessibility.cut(browser) == []
    assert accessibility.axe(browser) == []


@pytest.mark.server("class")
def test_the_row_shows_the_words_that_hold_a_learner_up(browser: Browser, server: Server) -> None:
    ben = learner(server, "Ben")
    zoe = Practice.of(learner(server, "Zoë"), "harbor", "ocean")
    browser.resize(*TELEPHONE)
    browser.open("/class")
    browser.read("Zoë", "#table")
    for typed in ("xx", "yy"):
        zoe.type(typed)
    browser.read("harbor 2 wrong tries", ".roster .stuck")
    zoe.type("zz")
    browser.read("missed today: harbor", ".roster")
    assert not browser.look(".roster .stuck")
    assert "here now" in browser.text(".roster") and "0 words" in browser.text(".roster")
    answer = ben.ask("GET", "/class")
    assert answer.status == 403 and b"harbor" not in answer.body


@pytest.mark.server("class")
def test_an_open_menu_stays_while_figures_change(browser: Browser, server: Server) -> None:
    zoe = Practice.of(learner(server, "Zoë"), "harbor", "ocean")
    browser.open("/class")
    browser.choose("Actions: Zoë")
    browser.go_to("Rename: Zoë", "button")
    zoe.type("harbor")
    browser.read("1 word", ".roster td")
    assert browser.focused.accessible_name == "Rename: Zoë"
    browser.press(Keys.ENTER)
    browser.find("dialog")
    browser.press(Keys.ESCAPE)
    assert browser.focused.accessible_name == "Actions: Zoë"


@pytest.mark.server("class")
def test_the_teacher_sets_voice_and_level_for_everyone(
    browser: Browser, server: Server, client: Client
) -> None:
    zoe = learner(server, "Zoë")
    browser.resize(*TELEPHONE)
    browser.open("/class")
    browser.go_to("How hard", "combobox")
    browser.press("8")
    browser.go_to("The voice", "combobox")
    browser.press(Keys.ARROW_DOWN)
    voice = browser.focused.get_property("value")
    browser.choose("Hear it", "button")
    assert browser.hear(1)
    browser.choose("Set for everyone", "button")
    browser.read("The class has this voice and level now", "#notice")
    settings = zoe.get("/settings")
    assert voice and (settings["voice"], settings["level"]) == (voice, "starter-everyday")
    browser.reload()
    browser.find("#class-choices")
    values = "return ['voice', 'level'].map((name) => document.forms['class-choices'][name].value)"
    assert browser.run(values) == [voice, "starter-everyday"]


# Lists and assignments


@pytest.mark.server("class")
def test_the_teacher_assigns_a_list_and_sees_who_has_done_it(
    browser: Browser, server: Server, client: Client
) -> None:
    zoe, ben = learner(server, "Zoë"), learner(server, "Ben")
    client.put("/lists/week-12", {"words": [{"word": "harbor"}]})
    browser.open("/lists?list=week-12")
    browser.choose("Assign", "button")
    browser.go_to("All learners", "checkbox")
    browser.press(Keys.SPACE)
    browser.go_to("Ben", "checkbox")
    browser.press(Keys.SPACE)
    browser.choose("Assign", "button")
    browser.read("is assigned", "#notice")
    browser.read("Stop sharing")
    assert not ben.get("/assignments")["assignments"]
    [assignment] = zoe.get("/assignments")["assignments"]
    browser.open("/class")
    browser.read("0 of 1 learner done")
    Practice(zoe, words="assigned", assignment=assignment["id"]).type("harbor")
    browser.read("1 of 1 learner done: Zoë")
    browser.choose("Take back", "button")
    browser.read("Nothing is assigned")
    assert not zoe.get("/assignments")["assignments"]
    browser.choose("Undo", "button")
    browser.read("1 of 1 learner done: Zoë")


@pytest.mark.server("class")
def test_play_begins_with_the_assigned_list(
    browser: Browser, server: Server, client: Client
) -> None:
    client.put("/lists/week-12", {"words": [{"word": "harbor"}]})
    client.post("/class/assignments", {"list": "week-12", "due": "2099-12-31"})
    come_in(browser, server, "Zoë")
    browser.open("/play")
    browser.read("Your teacher gave you week-12: 1 word to spell, by")
    assert browser.named("Assigned: week-12", "radio").is_selected()
    browser.choose("Start", "button")
    browser.read("Word 1 of 1")
    browser.press("harbor", Keys.ENTER)
    browser.choose("Next|Finish|Summary", "button")
    browser.read("1 of 1 at the first try")
    browser.choose("Choose something else", "button")
    browser.read("Done: week-12")
    assert browser.named("New and due words", "radio").is_selected()


@pytest.mark.server("class")
def test_a_shared_list_is_read_by_learners_and_changed_by_the_teacher(
    browser: Browser, server: Server, client: Client
) -> None:
    client.put("/lists/week-12", {"words": [{"word": "harbor"}]})
    browser.open("/lists?list=week-12")
    browser.choose("Share with the class", "button")
    browser.read("Every learner has week-12 now", "#notice")
    come_in(browser, server, "Zoë")
    browser.open("/lists")
    browser.read("from your teacher")
    browser.choose("week-12", "link")
    browser.read("1 word from your teacher")
    assert not any(map(browser.look, ["#list-add", "#list-delete", "#import", "#list-class", "#paper-test"]))
    assert "Change" not in browser.text("#entries") and "Hear" in browser.text("#entries")
    client.put("/lists/week-12", {"words": [{"word": "harbor"}, {"word": "ocean"}]})
    browser.reload()
    browser.read("2 words from your teacher")


@pytest.mark.server("class")
def test_a_class_of_sixty_is_shown_at_once(client: Client, home: Home) -> None:
    for number in range(60):
        past.write(home.of_learner(f"Learner {number}"), {"harbor": 1, "rhythm": 0, "ocean": 2}, days=60, times=10)
    client.get("/class")
    times = []
    for _ in range(5):
        start = time.monotonic()
        assert len(client.get("/class")["learners"]) == 60
        times.append(time.monotonic() - start)
    assert sorted(times)[2] < 0.1

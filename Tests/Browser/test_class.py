"""The learners of a server: they enter their names, and a teacher sees and does what only a teacher
may."""

import time

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from practice import Practice
from server import Home, Server
from states import come_in
from waiting import wait_for


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
    wait_for("the usual one", lambda: browser.path == "/play" and "Zoë" not in browser.text("header"))


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
    browser.find("#start-panel, main form")
    browser.open("/class")
    browser.read("Only the teacher may do this")


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
    assert browser.look("#code svg") and server.token in browser.text("#link")
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
    browser.choose("Rename: Zoë", "button")
    browser.press("Zoë K.", Keys.ENTER)
    browser.choose("PIN: Zoë K.", "button")
    browser.press("2748", Keys.ENTER)
    browser.read("New PIN")
    assert zoe.get("/learners")["learners"][0]["hasPIN"]
    browser.choose("Remove: Zoë K.", "button")
    browser.read("was removed", "#notice")
    assert zoe.get("/learners")["learners"] == []
    browser.choose("Undo", "button")
    browser.read("Zoë K.")
    assert [one["name"] for one in zoe.get("/learners")["learners"]] == ["Zoë K."]


# Lists and assignments


@pytest.mark.server("class")
def test_the_teacher_assigns_a_list_and_sees_who_has_done_it(
    browser: Browser, server: Server, client: Client
) -> None:
    zoe, ben = learner(server, "Zoë"), learner(server, "Ben")
    client.put("/lists/week-12", {"words": [{"word": "harbor"}]})
    browser.open("/lists?name=week-12")
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
    browser.read("Your teacher gave you week-12: 1 word to spell, by")
    assert browser.named("Assigned: week-12", "radio").is_selected()
    browser.choose("Start", "button")
    browser.read("Word 1 of 1")
    browser.press("harbor", Keys.ENTER)
    browser.choose("Next|Finish|Summary", "button")
    browser.read("You completed 1 of 1 word")
    browser.choose("Choose something else", "button")
    browser.read("Done: week-12")
    assert browser.named("New and due words", "radio").is_selected()


@pytest.mark.server("class")
def test_a_shared_list_is_read_by_learners_and_changed_by_the_teacher(
    browser: Browser, server: Server, client: Client
) -> None:
    client.put("/lists/week-12", {"words": [{"word": "harbor"}]})
    browser.open("/lists?name=week-12")
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

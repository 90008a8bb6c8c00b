"""A server with schools: a head's, a teacher's, a child's and a parent's first day."""

import json
from pathlib import Path

import pytest
from selenium.webdriver.common.keys import Keys

from browser import Browser
from client import Client
from people import PASSWORD, sign_up
from schools import join, make_class, make_school, work_invitation, write_export
from server import Server
from states import become, log_out
from waiting import wait_for

pytestmark = pytest.mark.server("accounts")

TELEPHONE, DESK = (360, 640), (1200, 900)
SCREENS = [pytest.param(TELEPHONE, id="360"), pytest.param(DESK, id="1200")]


def picture(browser: Browser, name: str, screen: tuple[int, int]) -> None:
    browser.picture(f"schools-{name}-{screen[0]}")


def fits(browser: Browser) -> bool:
    """Whether nothing stands beside the screen."""
    return browser.run("return document.documentElement.scrollWidth <= window.innerWidth")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_teachers_first_day(
    browser: Browser, client: Client, server: Server, screen: tuple[int, int]
) -> None:
    secret = work_invitation(client, make_school(client), "teacher")
    log_out(browser, server)
    browser.resize(*screen)
    browser.open(f"/sign-up#{secret}")
    browser.read("You are invited as a teacher of Hill School.")
    browser.go_to("Your name", "textbox")
    browser.press("Ms Reed", Keys.TAB, "reed", Keys.TAB, PASSWORD, Keys.ENTER)
    wait_for("the schools", lambda: browser.path == "/schools")
    browser.read("You have no class here yet.")
    browser.choose("Make a class", "button")
    browser.read("Its title", "dialog")
    browser.press("5b", Keys.ENTER)
    browser.read(r"5b\s+[B-Z]{6}\s+Ms Reed, 0 learners")
    picture(browser, "new-class", screen)
    assert fits(browser)
    browser.choose("Work with 5b", "button")
    wait_for("the class", lambda: browser.path == "/class")
    browser.read(r"Class\s+5b", "header")
    browser.read("The way in")
    code = browser.text("#code")
    browser.choose("Add learners", "button")
    browser.press("Mia\nTom", Keys.TAB, Keys.ENTER)
    browser.read("Added 2 learners: Mia and Tom")
    browser.choose("Make PINs", "button")
    browser.read("Mia")
    join(server, code, "Ben")
    browser.open("/class")
    browser.read("Ben")
    picture(browser, "class", screen)
    assert fits(browser)
    # The lists of this browser are those of the class now.
    browser.open("/lists")
    browser.read(r"Class\s+5b", "header")
    browser.open("/schools")
    browser.read("All pages of this browser now show 5b.")
    browser.choose("Go back to what is yours", "button")
    browser.read("Ms Reed", "header")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_child_on_a_second_device(
    browser: Browser, client: Client, server: Server, screen: tuple[int, int]
) -> None:
    school = make_school(client)
    teacher = sign_up(server, "Ms Reed", work_invitation(client, school, "teacher"))
    code = make_class(teacher, school)
    join(server, code, "Mia")
    teacher.json("PUT", "/lists/week", {"words": [{"word": "harbor"}]})
    teacher.json("PUT", "/class/lists/week", {"isShared": True})
    log_out(browser, server)
    browser.resize(*screen)
    browser.open("/")
    browser.read("Learners of a class")
    browser.go_to("Six letters of your teacher", "textbox")
    browser.press("BBBBBB", Keys.ENTER)
    browser.read("This is not the code of a class: look at your teacher's code again.")
    browser.press_with(Keys.CONTROL, "a")
    browser.press(code.lower(), Keys.ENTER)
    browser.read("Who are you", "dialog")
    picture(browser, "names", screen)
    browser.choose("Mia", "button")
    browser.read("Your PIN, four digits", "dialog:last-of-type")
    browser.press("1111", Keys.ENTER)
    browser.read("This is not the PIN of Mia", "dialog:last-of-type")
    browser.press_with(Keys.CONTROL, "a")
    browser.press("2748", Keys.ENTER)
    wait_for("the first page", lambda: browser.path not in ("/", "/log-in"))
    browser.read("Mia", "header")
    browser.open("/lists")
    browser.read("week")
    browser.open("/profile")
    browser.read("You learn in 5b \\(Hill School\\).")
    picture(browser, "pupil", screen)
    assert fits(browser)
    browser.choose("Log out", "button")
    wait_for("the log-in", lambda: browser.path == "/log-in")
    browser.open("/today")
    wait_for("the log-in", lambda: browser.path.startswith("/log-in"))


def test_a_child_joins_by_the_link_of_the_class(
    browser: Browser, client: Client, server: Server
) -> None:
    school = make_school(client)
    teacher = sign_up(server, "Ms Reed", work_invitation(client, school, "teacher"))
    code = make_class(teacher, school)
    # The name is taken in another class, of which this one knows nothing.
    other = sign_up(server, "Mr Hay", work_invitation(client, school, "teacher"))
    join(server, make_class(other, school, "1c"), "Mia")
    link = teacher.get("/class")["link"]
    log_out(browser, server)
    browser.resize(*TELEPHONE)
    browser.open("/" + link.split("/", 3)[3])
    browser.choose("Join the class", "button")
    browser.press("Mia", Keys.TAB, "4826", Keys.ENTER)
    browser.read("Somebody else here is called Mia, so you are Mia 2.", "dialog:last-of-type")
    browser.press(Keys.ENTER)
    wait_for("the first page", lambda: browser.path not in ("/", "/log-in"))
    browser.read("Mia 2", "header")
    assert [row["learner"]["name"] for row in teacher.get("/class")["learners"]] == ["Mia 2"]
    # The teacher lets in no more.
    place = teacher.get("/schools")["place"]
    teacher.json("PATCH", f"/school-classes/{place}", {"isOpenToNew": False})
    log_out(browser, server)
    browser.open(f"/log-in#{code}")
    browser.read("Who are you", "dialog")
    assert "My name isn’t here" not in browser.text("dialog")


def test_a_class_goes_on_in_the_next_year(
    browser: Browser, client: Client, server: Server
) -> None:
    school = make_school(client)
    head = sign_up(server, "Mr Hay", work_invitation(client, school, "head"))
    old = make_class(head, school, "5b")
    join(server, old, "Mia")
    become(browser, server, head)
    browser.open("/class")
    browser.choose("Actions: Mia")
    browser.choose("Remove: Mia", "button")
    browser.read("Mia left the class", "#notice")
    browser.choose("Learners who left")
    browser.choose("Bring back: Mia", "button")
    browser.read("Mia", "#table")
    assert not browser.text("#former")
    wait_for("Mia", lambda: [row["learner"]["name"] for row in head.get("/class")["learners"]] == ["Mia"])
    browser.open("/schools")
    browser.choose("More for 5b")
    browser.choose("Close: 5b", "button")
    browser.read("Closed classes \\(1\\)")
    new = make_class(head, school, "6b")
    browser.open("/schools")
    browser.choose("More for 6b")
    browser.choose("Learners of another class: 6b", "button")
    browser.read("They keep their names and PINs", "dialog")
    browser.choose("Add", "button")
    browser.read("1 learner")
    child = Client(server.address)
    child.post("/account/class/learner", {"code": new, "name": "Mia", "pin": "2748"})
    assert [one["title"] for one in child.get("/account/pupil")["classes"]] == ["6b"]


def test_a_link_is_made_anew_and_withdrawn(
    browser: Browser, client: Client, server: Server
) -> None:
    school = make_school(client)
    head = sign_up(server, "Mr Hay", work_invitation(client, school, "head"))
    old = work_invitation(head, school, "teacher")
    become(browser, server, head)
    browser.open("/schools")
    browser.choose("People")
    browser.choose("New link: A teacher", "button")
    browser.read("Give this link", "dialog")
    new = browser.text("dialog code").split("#")[1]
    browser.choose("Close", "button")
    asked = Client(server.address)
    for secret, status in (old, 404), (new, 200):
        body = json.dumps({"invitation": secret}).encode()
        assert asked.ask("POST", "/api/v1/account/invitation", body).status == status
    browser.open("/schools")
    browser.choose("People")
    browser.choose("Withdraw: A teacher", "button")
    browser.read("The link lets nobody in any more.", "#notice")
    body = json.dumps({"invitation": new}).encode()
    assert asked.ask("POST", "/api/v1/account/invitation", body).status == 404


@pytest.mark.parametrize("screen", SCREENS)
def test_a_parent_reads_what_the_own_child_did(
    browser: Browser, client: Client, server: Server, screen: tuple[int, int]
) -> None:
    school = make_school(client)
    teacher = sign_up(server, "Ms Reed", work_invitation(client, school, "teacher"))
    code = make_class(teacher, school)
    child = join(server, code, "Mia")
    become(browser, server, teacher)
    browser.resize(*screen)
    browser.open("/class")
    browser.choose("Actions: Mia")
    browser.choose("Parents: Mia", "button")
    browser.read("Nobody yet.", "dialog")
    browser.choose("Invite a parent", "button")
    browser.read("Give this link to the person alone.", "dialog")
    secret = browser.text("dialog code").split("#")[1]
    log_out(browser, server)
    browser.resize(*screen)
    browser.open(f"/sign-up#{secret}")
    browser.read("You are invited to see what Mia practises.")
    browser.go_to("Your name", "textbox")
    browser.press("Mia’s father", Keys.TAB, "father", Keys.TAB, PASSWORD, Keys.ENTER)
    wait_for("the children", lambda: browser.path == "/children")
    browser.read("Mia")
    picture(browser, "children", screen)
    assert fits(browser)
    browser.choose("See the progress: Mia", "link")
    wait_for("the progress", lambda: browser.path.startswith("/progress"))
    browser.read("Mia")
    browser.open("/progress?learner=Nobody")
    browser.read("ask your teacher|There is no learner")
    readers = [one["reader"] for one in child.get("/account/pupil")["readings"]]
    assert "Mia’s father" in readers
    # The teacher ends it.
    become(browser, server, teacher)
    browser.open("/class")
    browser.choose("Actions: Mia")
    browser.choose("Parents: Mia", "button")
    browser.choose("Stop showing to Mia’s father", "button")
    browser.read("Nobody yet.", "dialog")


def test_a_person_with_an_account_follows_a_link(
    browser: Browser, client: Client, server: Server
) -> None:
    school = make_school(client)
    head = sign_up(server, "Mr Hay", work_invitation(client, school, "head"))
    other = make_school(client, "Lake School")
    secret = work_invitation(client, other, "teacher")
    become(browser, server, head)
    browser.open(f"/sign-up#{secret}")
    browser.read("You are invited as a teacher of Lake School.")
    browser.choose("Use the account that I have", "button")
    wait_for("the schools", lambda: browser.path == "/schools")
    browser.read("Lake School")
    browser.read("Hill School")


def send_file(browser: Browser, file: Path) -> None:
    browser.driver.find_element("css selector", "dialog input[type=file]").send_keys(str(file))
    browser.choose("Show what it changes", "button")


@pytest.mark.parametrize("screen", SCREENS)
def test_a_head_sets_up_a_school_from_its_file(
    browser: Browser, client: Client, server: Server, screen: tuple[int, int], tmp_path: Path
) -> None:
    head = sign_up(server, "Mr Hay", work_invitation(client, make_school(client), "head"))
    become(browser, server, head)
    browser.resize(*screen)
    browser.open("/schools")
    browser.choose("Fill the school from a file", "button")
    write_export(tmp_path / "hill.zip")
    send_file(browser, tmp_path / "hill.zip")
    browser.read("Make the class 5a", "dialog")
    browser.read("Add Mia Lopez, shown as 'Mia', to 5a.", "dialog")
    browser.read("Left out or changed: 1", "dialog")
    picture(browser, "plan", screen)
    assert fits(browser)
    browser.choose("Make the changes", "button")
    browser.read("6 changes made", "dialog")
    browser.read("Ann Reed", "dialog")
    link = browser.text("dialog code")
    picture(browser, "filled", screen)
    browser.choose("Close", "button")
    browser.read("2 learners")
    teacher = sign_up(server, "Ann Reed", link.split("#")[1])
    assert [one["title"] for one in teacher.get("/schools")["schools"][0]["classes"]] == ["5a"]
    # The same file again changes nothing, and one without Tom asks first.
    browser.choose("Fill the school from a file", "button")
    send_file(browser, tmp_path / "hill.zip")
    browser.read("there is nothing to change", "dialog")
    write_export(tmp_path / "hill.zip", without="Tom")
    browser.choose("Close", "button")
    browser.choose("Fill the school from a file", "button")
    send_file(browser, tmp_path / "hill.zip")
    browser.read("Take Tom out of 5a", "dialog")
    browser.choose("Take Tom out of 5a", "checkbox", Keys.SPACE)
    browser.choose("Make the changes", "button")
    browser.read("1 change made", "dialog")
    browser.choose("Close", "button")
    browser.read("1 learner,|1 learner\\b")


def test_a_file_that_cannot_be_read_says_why(
    browser: Browser, client: Client, server: Server, tmp_path: Path
) -> None:
    head = sign_up(server, "Mr Hay", work_invitation(client, make_school(client), "head"))
    become(browser, server, head)
    browser.open("/schools")
    browser.choose("Fill the school from a file", "button")
    browser.choose("Show what it changes", "button")
    browser.read("Choose a file first.", "dialog")
    file = tmp_path / "school.xls"
    file.write_bytes(b"\xd0\xcf\x11\xe0 old")
    send_file(browser, file)
    browser.read("The file is a spreadsheet: save it as CSV there, and give that file.", "dialog")

"""Every state of a page, and the way there."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any

import pytest
from selenium.webdriver.common.keys import Keys

import past
from browser import Browser
from client import Client
from importing import paste
from people import PASSWORD, invitation, sign_up
from practice import Practice
from schools import join, make_class, make_school, work_invitation, write_export
from server import Home, Server
from waiting import wait_for

State = Callable[[Browser, Client, Home, Server], None]

STATES: dict[str, State] = {}
"""The functions that bring a page into its states, by the states' names."""

_servers: dict[str, str] = {}


def state(name: str, server: str | None = None) -> Callable[[State], State]:
    """Adds a function to the states.

    The server is "class", or "own" for a state that stops the server or shows all its learners.
    """

    def add(way: State) -> State:
        STATES[name] = way
        if server is not None:
            _servers[name] = server
        return way

    return add


def states(*names: str) -> list[object]:
    """Returns these states as the parameters of a test; all states when none is named."""
    return [
        pytest.param(name, marks=[pytest.mark.server(_servers[name])] if name in _servers else [])
        for name in names or STATES
    ]


WORDS = {"yellow": 1, "harbor": 2, "necessary": 0, "ocean": 1, "garden": 3, "accommodation": 1}
WEEK = [
    {"word": "harbor", "definition": "where ships sleep"},
    {"word": "ocean", "sentence": "The ocean is deep.", "hint": "It is salty."},
]


@state("today")
def today(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=40, times=3)
    put_deck(client)
    put_quiz(client)
    for title in ("Buy paper", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"):
        client.post("/plan/tasks", {"title": title})
    browser.open("/today")
    browser.read("Buy paper")


@state("today-free")
def today_free(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.json("PATCH", "/settings", {"dailyGoal": 1})
    take_quiz(client)
    browser.open("/today")
    browser.read("Nothing is due today")


@state("plan")
def plan(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    client.post("/plan/tasks", {"title": "10 words a day"})
    client.post("/plan/tasks", {"title": "Hand in the essay", "due": "2020-01-31"})
    client.post("/plan/tests", {"list": "week 12", "on": f"{date.today() + timedelta(days=9):%F}", "minutes": 15})
    browser.open("/plan")
    browser.read("until the test", "#tasks")


@state("more")
def more(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/more")
    browser.read("Look up a word")


@state("pieces")
def pieces(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/pieces")
    browser.find("main h1")


def play(*words: str, **plan: object) -> Callable[[Browser, Client], Practice]:
    def begin(browser: Browser, client: Client) -> Practice:
        practice = Practice.of(client, *words, **plan)
        browser.open("/play")
        browser.find("#round-title")
        return practice

    return begin


harbor = play("harbor", "ocean")


@state("play")
def start(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/play")
    browser.find("#start")


@state("play-new-learner")
def new_learner(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.make_new()
    browser.open("/play")
    browser.read("Which voice is clearest?")


@state("play-asking")
def asking(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)


@state("play-all-asked-for")
def all_asked_for(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = harbor(browser, client)
    practice.hear("sentence")
    practice.hint()
    practice.hint()
    browser.reload()
    browser.choose("More", "DisclosureTriangle")
    browser.choose("Definition", "button")
    browser.read("place by the coast")


@state("play-wrong")
def wrong(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = harbor(browser, client)
    practice.type("harbr")
    practice.type("herber")
    browser.reload()
    browser.read("1", "#tries-left")


@state("play-homophone")
def homophone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("bear")(browser, client)
    practice.type("bare")
    browser.reload()
    browser.read("sounds the same", "#verdict")


@state("play-copying")
def copying(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("necessary")(browser, client)
    for typed in ("nesesary", "necesary", "neccesary"):
        practice.type(typed)
    browser.reload()
    browser.read("Copy the word")


@state("play-completed")
def completed(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("colour")(browser, client)
    practice.type("coler")
    practice.type("color")
    browser.reload()
    browser.read("colour", "#reveal")


@state("play-ended")
def ended(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("harbor", "necessary")(browser, client)
    practice.type("harbor")
    practice.go_on()
    practice.type("neccesary")
    practice.skip()
    browser.reload()
    browser.choose("Stop", "button")
    browser.read("1 of 2 at the first try")


@state("play-bee")
def bee(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor", mode="bee")(browser, client)


@state("play-sprint")
def sprint(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor", mode="sprint", minutes=30)(browser, client)


@state("play-copy")
def copy(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor", mode="copy")(browser, client)
    browser.read("harbor", "#sight")


@state("play-keys")
def keys(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)
    browser.choose("More")
    browser.choose("Keys", "button")
    browser.find("dialog")


@state("play-never-ask")
def never_ask(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)
    browser.choose("More", "DisclosureTriangle")
    browser.choose("Never ask", "button")
    browser.find("dialog")


@state("play-nothing-due")
def nothing_due(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/play")
    browser.go_to("New and due words", "radio")
    browser.press(Keys.ARROW_DOWN)
    browser.choose("Start", "button")
    browser.read("Nothing is due today")


@state("play-server-gone", server="own")
def server_gone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)
    server.stop()
    browser.read("does not answer", "#banner")


@state("completed-empty")
def completed_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/completed")
    browser.read("No word is completed yet")


@state("completed")
def completed_full(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=40)
    browser.open("/completed")
    browser.read("5 words")


@state("completed-details")
def completed_details(browser: Browser, client: Client, home: Home, server: Server) -> None:
    completed_full(browser, client, home, server)
    browser.choose("harbor", "link")
    browser.read("place by the coast", "#word")


@state("completed-removed")
def completed_removed(browser: Browser, client: Client, home: Home, server: Server) -> None:
    completed_full(browser, client, home, server)
    browser.go_to("Choose harbor", "checkbox")
    browser.press(Keys.SPACE)
    browser.choose("Remove chosen", "button")
    browser.read("4 words")


@state("completed-looked-up")
def looked_up(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/words/misspell")
    browser.read("double letters", "#word")


@state("words-not-known")
def not_known(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/words/recieve")
    browser.read("receive", "#unknown")


@state("words-asked-now")
def asked_now(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor")(browser, client)
    browser.open("/words/harbor")
    browser.read("after the round", "#asked")


@state("lists-empty")
def lists_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/lists")
    browser.read("You have no list yet")


@state("lists")
def lists_full(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    home.put_list("excluded", {"word": "moist", "reason": "ugh"})
    browser.open("/lists")
    browser.read("week 12")


@state("list")
def list_open(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists?list=week+12")
    browser.read("where ships sleep")


@state("list-entry")
def list_entry(browser: Browser, client: Client, home: Home, server: Server) -> None:
    list_open(browser, client, home, server)
    browser.choose("More for harbor")
    browser.choose("Change harbor", "button")
    browser.find("dialog")


@state("list-test")
def list_test(browser: Browser, client: Client, home: Home, server: Server) -> None:
    list_open(browser, client, home, server)
    browser.choose("A test on paper", "DisclosureTriangle")
    browser.choose("Read it aloud for a test", "button")
    browser.read("Number 1 of 2", "dialog")


@state("list-deleting")
def list_deleting(browser: Browser, client: Client, home: Home, server: Server) -> None:
    list_open(browser, client, home, server)
    browser.choose("More for this list")
    browser.choose("Delete the list", "button")
    browser.find("dialog")


@state("list-preview")
def list_preview(browser: Browser, client: Client, home: Home, server: Server) -> None:
    paste(browser, "harbor", "recieve")


def put_deck(client: Client) -> None:
    """Makes a deck with short and long cards, marks and labels."""
    client.post("/decks", {"name": "Spanish", "backLanguage": "es", "colour": "green"})
    long = "a place on the coast where ships may moor in shelter, " * 3
    cards = [
        {"id": "1", "front": "harbour", "back": "*el* **puerto**\n\n- de mar\n- de río", "tags": ["noun"]},
        {"id": "2", "front": long, "back": "`let x = 1`\n\n```\nlet y = 2\n```"},
        {"id": "3", "front": "dog", "back": "perro", "isSuspended": True},
        {"id": "4", "front": "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk", "back": "sea"},
    ]
    client.post("/decks/Spanish/cards", {"cards": cards})


@state("cards-empty")
def cards_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/cards")
    browser.read("You have no deck yet")


@state("cards")
def cards(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    for name in ("Biology", "Old"):
        client.post("/decks", {"name": name})
    client.json("DELETE", "/decks/Old")
    home.put_list("week 12", *WEEK)
    browser.open("/cards")
    browser.read("From your words")
    browser.go_to("Find cards", "searchbox")
    browser.press("puerto", Keys.ENTER)
    browser.read("1 card found")
    browser.run("document.querySelector('#removed').open = true")


@state("cards-deck")
def cards_deck(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards?deck=Spanish")
    browser.read("suspended")


@state("cards-deck-empty")
def cards_deck_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/decks", {"name": "Spanish"})
    browser.open("/cards?deck=Spanish")
    browser.read("This deck has no cards yet")


@state("cards-adding")
def cards_adding(browser: Browser, client: Client, home: Home, server: Server) -> None:
    cards_deck_empty(browser, client, home, server)
    browser.choose("Add a card", "button")
    browser.go_to("Front", "textbox")
    browser.press("sea")
    browser.go_to("Back", "textbox")
    browser.press("mar")
    browser.choose("Add the card", "button")
    browser.read("Card 1 added", "dialog")


@state("cards-languages")
def cards_languages(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/decks", {"name": "Cymraeg", "frontLanguage": "en", "backLanguage": "cy"})
    browser.open("/cards?deck=Cymraeg")
    browser.choose("This deck")
    browser.choose("Name and languages", "button")
    browser.read("Which language", "dialog")


@state("cards-gone")
def cards_gone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/decks", {"name": "Old"})
    client.json("DELETE", "/decks/Old")
    browser.open("/cards?deck=Old")
    browser.read("Bring it back")


@state("cards-to-cut")
def cards_to_cut(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards/print?deck=Spanish")
    browser.read("puerto", "#sheet-cards")


@state("cards-to-fold")
def cards_to_fold(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards/print?deck=Spanish&layout=fold")
    browser.read("puerto", "#sheet-cards")


@state("cards-changing")
def cards_changing(browser: Browser, client: Client, home: Home, server: Server) -> None:
    cards_deck(browser, client, home, server)
    browser.choose("Change harbour", "button")
    browser.find("dialog")


@state("cards-import")
def cards_import(browser: Browser, client: Client, home: Home, server: Server) -> None:
    """Shows the preview of a file whose cards partly exist already and partly lose something."""
    put_deck(client)
    file = home.folder / "words.txt"
    lines = ["#separator:tab", "#html:true", "#deck:Spanish", "harbour\tpuerto", "sea\tmar", "x\t\\(x^2\\)"]
    file.write_text("\n".join(lines))
    browser.open("/cards")
    browser.choose("Import cards")
    browser.find("#card-file").send_keys(str(file))
    browser.choose("Preview", "button")
    browser.read("with formulas")


@state("cards-study")
def cards_study(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards?deck=Spanish&study")
    browser.read("harbour", "#card-text")
    browser.choose("Flip", "button")
    browser.read("puerto", "#card-text")


@state("cards-picture")
def cards_picture(browser: Browser, client: Client, home: Home, server: Server) -> None:
    """Shows a card with a picture, and characters with their reading."""
    client.post("/decks", {"name": "海"})
    picture = (
        b'<svg xmlns="http://www.w3.org/2000/svg" width="200" height="90">'
        b'<rect width="200" height="90" fill="#17b"/></svg>'
    )
    mark = client.post_file("/decks/%E6%B5%B7/media?name=sea.svg", picture)["mark"]
    card = {"front": mark.replace("![]", "![the sea]"), "back": "{海|うみ}"}
    client.post("/decks/%E6%B5%B7/cards", {"cards": [card, {"front": "{日本|にほん}の{海|うみ}", "back": "x"}]})
    browser.open("/cards?deck=%E6%B5%B7&study")
    browser.find("#card-text img")


@state("cards-review")
def cards_review(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards?review=Spanish")
    browser.read("harbour", "#card-text")
    browser.go_to("Type the answers", "checkbox")
    browser.press(Keys.SPACE)
    browser.go_to("Your answer", "textbox")
    browser.press("porto", Keys.ENTER)
    browser.read("Not quite", "#typed-verdict")
    browser.read("Easy", "#choices")


QUESTIONS = """question,right answer,wrong answers
What is the capital of Peru?,Lima,Quito,La Paz,Santiago
Who wrote Emma?,Jane Austen,Charles Dickens,George Eliot,Emily Brontë
How many legs has a spider?,eight,six,ten,four
Which planet is the largest?,Jupiter,Saturn,Neptune,Earth
Which metal is liquid at room temperature?,mercury,tin,lead,gold
"""


def put_quiz(client: Client, questions: str = QUESTIONS) -> dict[str, Any]:
    """Begins a quiz of five questions."""
    return client.post_file("/quiz/files?name=questions.csv&count=5", questions.encode())


def answer_quiz(client: Client, quiz: dict[str, Any], isRight: bool) -> dict[str, Any]:
    """Answers the present question, and returns the quiz with the verdict."""
    lines = QUESTIONS.splitlines()
    line = next(line for line in lines if line.startswith(quiz["asked"]["text"]))
    right = quiz["asked"]["answers"].index(line.split(",")[1]) + 1
    choice = right if isRight else right % len(quiz["asked"]["answers"]) + 1
    answer = {"question": quiz["asked"]["id"], "choice": choice}
    return client.post("/quiz/answers", answer)


def take_quiz(client: Client) -> dict[str, Any]:
    """Takes a quiz to its results, with a wrong second answer."""
    quiz = put_quiz(client)
    for number in range(5):
        answer_quiz(client, quiz, isRight=number != 1)
        quiz = client.post("/quiz/next", {"question": quiz["asked"]["id"]})
    return quiz


@state("quiz")
def quiz_welcome(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    put_quiz(client)
    browser.open("/quiz")
    browser.read("Your quiz waits at question 1 of 5")


@state("quiz-online")
def quiz_online(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/quiz?from=trivia")
    browser.choose("Choose the kinds of questions")
    browser.read("Video games")


@state("quiz-question")
def quiz_question(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/5")


@state("quiz-right")
def quiz_right(browser: Browser, client: Client, home: Home, server: Server) -> None:
    answer_quiz(client, put_quiz(client), isRight=True)
    browser.open("/quiz?go-on")
    browser.read("✓ right, your answer")


@state("quiz-wrong")
def quiz_wrong(browser: Browser, client: Client, home: Home, server: Server) -> None:
    answer_quiz(client, put_quiz(client), isRight=False)
    browser.open("/quiz?go-on")
    browser.read("✗ wrong, your answer")


@state("quiz-results")
def quiz_results(browser: Browser, client: Client, home: Home, server: Server) -> None:
    take_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("80 %")


@state("progress-empty")
def progress_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/progress")
    browser.read("You have not practised yet")


@state("progress")
def progress_full(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=100, times=9)
    browser.open("/progress")
    browser.read("First tries")
    browser.find(".garden")
    browser.run("for (const one of document.querySelectorAll('details')) one.open = true")


@state("report")
def report(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=30, times=9)
    browser.open("/progress/report?since=7")
    browser.read("What to practise next")


@state("test-sheet")
def paper_sheet(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists/sheet?list=week+12")
    browser.read("Spelling test")


@state("test-key")
def paper_key(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists/key?list=week+12")
    browser.read("Key: week 12")


@state("settings", server="own")
def settings(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/learners", {"name": "Zoë"})
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")


@state("settings-more", server="own")
def settings_more(browser: Browser, client: Client, home: Home, server: Server) -> None:
    settings(browser, client, home, server)
    browser.click("#more-voices > summary")
    browser.click("#more > summary")


@state("settings-reset", server="own")
def settings_reset(browser: Browser, client: Client, home: Home, server: Server) -> None:
    settings_more(browser, client, home, server)
    browser.choose("Reset", "button")
    browser.find("dialog")


@state("help")
def help_list(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/help")
    browser.read("Practising")


@state("help-practice")
def help_practice(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/help/practice")
    browser.read("Practising", "h1")


@state("help-evidence")
def help_evidence(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/help/evidence")
    browser.read("Evidence", "h1")


@state("who", server="own")
def who(browser: Browser, client: Client, home: Home, server: Server) -> None:
    for name in ("Zoë", "李雷", "Ada", "Maximiliane Wolkenstein-Trostburg"):
        client.post("/learners", {"name": name})
    client.put("/pin", {"pin": "2748"})
    browser.open("/who")
    browser.read("Maximiliane")


@state("who-pin", server="own")
def who_pin(browser: Browser, client: Client, home: Home, server: Server) -> None:
    who(browser, client, home, server)
    browser.choose("Maximiliane", "button")
    browser.find("dialog")


@state("class", server="class")
def class_(browser: Browser, client: Client, home: Home, server: Server) -> None:
    for name in ("Zoë", "李雷", "Maximiliane Wolkenstein-Trostburg"):
        past.write(home.of_learner(name), WORDS, days=5, times=2)
    assign(client, due="2099-12-31")
    browser.open("/class")
    browser.read("Maximiliane")
    browser.read("0 of 3 learners done")


@state("class-empty", server="class")
def class_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/class")
    browser.read("No learner has joined yet")


@state("class-door", server="class")
def class_door(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.forget(server.address)
    browser.open("/")
    browser.read("type the code")


@state("class-adding", server="class")
def class_adding(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/class")
    browser.choose("Add learners", "button")
    browser.find("dialog textarea")


@state("class-pins", server="class")
def class_pins(browser: Browser, client: Client, home: Home, server: Server) -> None:
    names = ["Zoë", "李雷", "Maximiliane Wolkenstein-Trostburg"]
    client.post("/class/roster", {"names": names})
    browser.open("/class")
    browser.choose("Make PINs for 3 learners", "button")
    browser.read("The new PINs")


def name_in_use(client: Client, server: Server) -> None:
    """Has a learner practise whose name another browser can ask for."""
    zoe = Client(server.address, server.token)
    zoe.post("/learners", {"name": "Zoë"})
    practice = Practice.of(zoe, "harbor", "ocean")
    for typed in ("xx", "yy", "zz"):
        practice.type(typed)
    practice.skip()
    practice.go_on()
    practice.type("xx")
    practice.type("yy")


@state("class-asked", server="class")
def class_asked(browser: Browser, client: Client, home: Home, server: Server) -> None:
    name_in_use(client, server)
    browser.open("/class")
    browser.read("ocean", ".roster .stuck")
    Client(server.address, server.token).put("/learners/chosen", {"name": "Zoë"})
    browser.read("Someone wants to practise as Zoë")
    browser.choose("Actions: Zoë")


@state("who-waiting", server="class")
def who_waiting(browser: Browser, client: Client, home: Home, server: Server) -> None:
    name_in_use(client, server)
    browser.forget(server.address, {"vocalvocab-token": server.token})
    browser.open("/who")
    browser.choose("Zoë", "button")
    browser.read("Your teacher has to say yes", "dialog")


def assign(client: Client, **work: object) -> None:
    """Assigns a list as the teacher of a class."""
    client.put("/lists/week%2012", {"words": WEEK})
    client.post("/class/assignments", {"list": "week 12", **work})


@state("class-list", server="class")
def list_of_class(browser: Browser, client: Client, home: Home, server: Server) -> None:
    assign(client)
    browser.open("/lists?list=week 12")
    browser.read("Stop sharing")


@state("class-list-assigning", server="class")
def list_assigning(browser: Browser, client: Client, home: Home, server: Server) -> None:
    for name in ("Zoë", "李雷", "Maximiliane Wolkenstein-Trostburg"):
        client.post("/learners", {"name": name})
    list_of_class(browser, client, home, server)
    browser.choose("Assign", "button")
    browser.go_to("All learners", "checkbox")
    browser.press(Keys.SPACE)
    browser.read("Maximiliane", "dialog")


def come_in(browser: Browser, server: Server, name: str) -> None:
    """Opens the link of a class, and enters a new name there."""
    browser.open(f"/?token={server.token}")
    browser.go_to("Your name", "textbox")
    browser.press(name, Keys.ENTER)
    browser.read(name, "header")


@state("list-from-teacher", server="class")
def list_from_teacher(browser: Browser, client: Client, home: Home, server: Server) -> None:
    assign(client)
    come_in(browser, server, "Zoë")
    browser.open("/lists?list=week 12")
    browser.read("from your teacher")


@state("play-assigned", server="class")
def play_assigned(browser: Browser, client: Client, home: Home, server: Server) -> None:
    assign(client, due="2099-12-31")
    come_in(browser, server, "Zoë")
    browser.open("/play")
    browser.read("2 words to spell")


def put_shows(client: Client) -> str:
    """Tracks shows with short and long titles; returns the key of the first one."""
    long = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"
    shows = [("Our Garden", "watching", 12), (long, "watching", None), ("Our Sea", "planned", 6), ("Old", "paused", 3)]
    for title, status, episodes in shows:
        facts = {"title": title, "kind": "series", "year": 2020, "status": status}
        client.post("/shows", facts | ({"episodes": episodes} if episodes else {}))
    key = next(one["key"] for one in client.get("/shows/tracked")["shows"] if one["title"] == "Our Garden")
    client.post(f"/shows/show/{key}/plays", {"episodes": "1-3"})
    [favourites] = client.post("/shows/lists", {"title": "Favourites"})["lists"]
    client.put(f"/shows/lists/{favourites['id']}/shows/{key}", {})
    client.json("PATCH", f"/shows/show/{key}", {"rating": "4.5/5", "review": "Quiet and good.", "tags": ["calm"]})
    return key


@state("shows-empty")
def shows_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/shows")
    browser.read("You have no show yet")


@state("shows")
def shows(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_shows(client)
    browser.open("/shows")
    browser.read("3 of 12 episodes")


@state("shows-nothing-found")
def shows_nothing_found(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/shows?search=nowhere")
    browser.read("Nothing found")


@state("shows-found")
def shows_found(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_shows(client)
    browser.open("/shows?search=our")
    browser.read("2 shows found")


@state("shows-notifications")
def shows_notifications(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/shows?notifications")
    browser.read("Nothing is new")


@state("shows-profile")
def shows_profile(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_shows(client)
    browser.open("/shows?profile")
    browser.read("Watching now")


@state("shows-all")
def shows_all(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_shows(client)
    browser.open("/shows?status=")
    browser.read("4 shows")


@state("shows-lists")
def shows_lists(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_shows(client)
    browser.open("/shows?lists")
    browser.read("Favourites")


@state("shows-list")
def shows_list(browser: Browser, client: Client, home: Home, server: Server) -> None:
    shows_lists(browser, client, home, server)
    browser.choose("Favourites", "link")
    browser.read("Our Garden", "#list")


@state("shows-show")
def shows_show(browser: Browser, client: Client, home: Home, server: Server) -> None:
    key = put_shows(client)
    browser.open(f"/shows?show={key}")
    browser.read("Quiet and good")
    browser.read("Favourites", "#detail-lists")


@state("shows-writing")
def shows_writing(browser: Browser, client: Client, home: Home, server: Server) -> None:
    shows_show(browser, client, home, server)
    browser.choose("Write", "button")
    browser.find("dialog")


@state("shows-adding")
def shows_adding(browser: Browser, client: Client, home: Home, server: Server) -> None:
    shows_nothing_found(browser, client, home, server)
    browser.choose("Add by hand", "button")
    browser.find("dialog")


@state("shows-episodes")
def shows_episodes(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open(f"/shows?show={put_shows(client)}&episodes=")
    browser.read("3 of 12 episodes", "#episodes-progress")
    browser.choose("Check several at once")


@state("shows-import")
def shows_import(browser: Browser, client: Client, home: Home, server: Server) -> None:
    """Shows the preview of a file with a show that is tracked, and others that are not."""
    put_shows(client)
    file = home.folder / "shows.csv"
    rows = ["Our Garden,2020,watching", "Our Garden,1990,planned", "Our House,2001,completed"]
    file.write_text("\n".join(["title,year,status", *rows, ""]))
    browser.open("/shows?import")
    browser.find("#import-file").send_keys(str(file))
    browser.choose("Preview", "button")
    browser.read("Not found", "#import-preview")


@state("shows-gone")
def shows_gone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/shows?list=nowhere")
    browser.read("It is not here")


@state("missing")
def missing(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/nothing-here")
    browser.find("main h1")


def log_out(browser: Browser, server: Server) -> None:
    """Makes the browser one that has never been at the server."""
    browser.forget(server.address)
    browser.open("/log-in")


def become(browser: Browser, server: Server, client: Client) -> None:
    """Has the browser be that of somebody else."""
    browser.forget(server.address, client.cookies)


@state("log-in", server="accounts")
def log_in(browser: Browser, client: Client, home: Home, server: Server) -> None:
    log_out(browser, server)
    browser.read("User name or e-mail address")


@state("log-in-refused", server="accounts")
def log_in_refused(browser: Browser, client: Client, home: Home, server: Server) -> None:
    log_out(browser, server)
    browser.go_to("User name or e-mail address", "textbox")
    browser.press("Head", Keys.TAB, "a wrong password", Keys.ENTER)
    browser.read("don't belong together")


@state("sign-up", server="accounts")
def open_sign_up(browser: Browser, client: Client, home: Home, server: Server) -> None:
    log_out(browser, server)
    browser.open(f"/sign-up#{invitation(client)}")
    browser.read("You are invited as a learner.")


@state("new-password", server="accounts")
def open_new_password(browser: Browser, client: Client, home: Home, server: Server) -> None:
    account = client.get("/account")["id"]
    link = client.post(f"/accounts/{account}/password-link")["link"]
    browser.open(f"/new-password#{link.split('#')[1]}")
    browser.read("New password")


@state("profile", server="accounts")
def profile(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/profile")
    browser.read("this browser")


@state("profile-picture", server="accounts")
def profile_picture(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/profile")
    browser.choose("Choose a picture", "button")
    browser.read("apple", "dialog")


@state("profile-codes", server="accounts")
def profile_codes(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/profile")
    browser.read("this browser")
    browser.choose("Ask for codes", "button")
    browser.press(PASSWORD, Keys.ENTER)
    browser.read("Let it scan this picture", "dialog")


@state("accounts", server="accounts")
def accounts(browser: Browser, client: Client, home: Home, server: Server) -> None:
    for name in ("Zoë", "Maximiliane von Hohenstaufen-Wittelsbach", "adam@example.org"):
        sign_up(server, name, invitation(client))
    browser.open("/accounts")
    browser.read("Zoë")


def befriend(server: Server, owner: Client) -> Client:
    """Returns a friend of the owner, who shows a show and a list."""
    zoe = sign_up(server, "Zoë", invitation(owner))
    show = {"title": "The Long Tide of the Northern Sea", "kind": "series", "status": "watching"}
    key = zoe.post("/shows", show | {"episodes": 24})["show"]["show"]["key"]
    zoe.json("PATCH", f"/shows/show/{key}", {"isShown": True, "rating": "8/10"})
    lists = zoe.post("/shows/lists", {"title": "With my sister"})["lists"]
    zoe.json("PATCH", f"/shows/lists/{lists[0]['id']}", {"isShown": True})
    zoe.put(f"/shows/lists/{lists[0]['id']}/shows/{key}", {"to": None})
    zoe.post("/account/friends", {"name": "Head"})
    owner.put(f"/account/friends/{zoe.get('/account')['id']}", {})
    return zoe


@state("shows-friends", server="accounts")
def shows_friends(browser: Browser, client: Client, home: Home, server: Server) -> None:
    befriend(server, client)
    for name in ("Rose", "Will", "Eve"):
        sign_up(server, name, invitation(client)).post("/account/friends", {"name": "Head"})
    asked = sign_up(server, "Ben", invitation(client))
    client.post("/account/friends", {"name": "Ben"})
    eve = [row for row in client.get("/account/friends")["asking"] if row["name"] == "Eve"][0]
    client.put(f"/account/blocked/{eve['id']}", {})
    assert asked.get("/account/friends")["asking"]
    browser.open("/shows?friends")
    browser.read("Zoë")


@state("shows-friend", server="accounts")
def shows_friend(browser: Browser, client: Client, home: Home, server: Server) -> None:
    zoe = befriend(server, client)
    browser.open(f"/shows?friend={zoe.get('/account')['id']}")
    browser.read("rated 8/10")


def found_school(browser: Browser, client: Client, server: Server) -> tuple[Client, str]:
    """Makes a school with a head, whose browser it becomes, and a class of two children and one who
    left.

    Returns: the head, and the code of the class.
    """
    school = make_school(client)
    head = sign_up(server, "Mr Hay", work_invitation(client, school, "head"))
    sign_up(server, "Ms Reed", work_invitation(client, school, "teacher"))
    head.post(f"/schools/{school}/invitations", {"role": "teacher"})
    code = make_class(head, school)
    for name in ("Mia", "Maximiliane von Hohenstaufen-Wittels", "Zoë"):
        join(server, code, name)
    head.json("DELETE", "/learners/Zo%C3%AB")
    become(browser, server, head)
    return head, code


@state("schools", server="accounts")
def schools(browser: Browser, client: Client, home: Home, server: Server) -> None:
    found_school(browser, client, server)
    browser.open("/schools")
    browser.choose("People")
    browser.read("Ms Reed")


@state("schools-plan", server="accounts")
def schools_plan(browser: Browser, client: Client, home: Home, server: Server) -> None:
    found_school(browser, client, server)
    browser.open("/schools")
    browser.choose("Fill the school from a file", "button")
    write_export(home.folder / "hill.zip")
    browser.driver.find_element("css selector", "dialog input[type=file]").send_keys(
        str(home.folder / "hill.zip")
    )
    browser.choose("Show what it changes", "button")
    browser.read("Make the class 5a", "dialog")


@state("school-class", server="accounts")
def school_class(browser: Browser, client: Client, home: Home, server: Server) -> None:
    found_school(browser, client, server)
    browser.open("/class")
    browser.choose("Learners who left")
    browser.read("Bring back")


@state("school-parents", server="accounts")
def school_parents(browser: Browser, client: Client, home: Home, server: Server) -> None:
    found_school(browser, client, server)
    browser.open("/class")
    browser.choose("Actions: Mia")
    browser.choose("Parents: Mia", "button")
    browser.choose("Invite a parent", "button")
    browser.read("Give this link", "dialog")


@state("class-names", server="accounts")
def class_names(browser: Browser, client: Client, home: Home, server: Server) -> None:
    _, code = found_school(browser, client, server)
    log_out(browser, server)
    browser.go_to("Six letters of your teacher", "textbox")
    browser.press(code, Keys.ENTER)
    browser.read("Who are you", "dialog")


@state("pupil", server="accounts")
def pupil(browser: Browser, client: Client, home: Home, server: Server) -> None:
    _, code = found_school(browser, client, server)
    become(browser, server, join(server, code, "Ben"))
    browser.open("/profile")
    browser.read("You learn in 5b")


@state("children", server="accounts")
def children(browser: Browser, client: Client, home: Home, server: Server) -> None:
    head, _ = found_school(browser, client, server)
    link = head.post("/class/parents", {"learner": "Mia"})["link"]
    become(browser, server, sign_up(server, "Mia’s father", link.split("#")[1]))
    browser.open("/children")
    browser.read("Mia")

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
from practice import Practice
from server import Home, Server
from waiting import wait_for

State = Callable[[Browser, Client, Home, Server], None]

WORDS = {"yellow": 1, "harbor": 2, "necessary": 0, "ocean": 1, "garden": 3, "accommodation": 1}
WEEK = [
    {"word": "harbor", "definition": "where ships sleep"},
    {"word": "ocean", "sentence": "The ocean is deep.", "hint": "It is salty."},
]


def play(*words: str, **plan: object) -> Callable[[Browser, Client], Practice]:
    def begin(browser: Browser, client: Client) -> Practice:
        practice = Practice.of(client, *words, **plan)
        browser.open("/play")
        browser.find("#round-title")
        return practice

    return begin


harbor = play("harbor", "ocean")


def start(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/play")
    browser.find("#start")


def new_learner(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.make_new()
    browser.open("/play")
    browser.read("Which voice is clearest?")


def asking(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)


def all_asked_for(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = harbor(browser, client)
    practice.hear("sentence")
    practice.hint()
    practice.hint()
    browser.reload()
    browser.choose("More", "DisclosureTriangle")
    browser.choose("Definition", "button")
    browser.read("place by the coast")


def wrong(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = harbor(browser, client)
    practice.type("harbr")
    practice.type("herber")
    browser.reload()
    browser.read("1", "#tries-left")


def homophone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("bear")(browser, client)
    practice.type("bare")
    browser.reload()
    browser.read("sounds the same", "#verdict")


def copying(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("necessary")(browser, client)
    for typed in ("nesesary", "necesary", "neccesary"):
        practice.type(typed)
    browser.reload()
    browser.read("Copy the word")


def completed(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("colour")(browser, client)
    practice.type("coler")
    practice.type("color")
    browser.reload()
    browser.read("colour", "#reveal")


def ended(browser: Browser, client: Client, home: Home, server: Server) -> None:
    practice = play("harbor", "necessary")(browser, client)
    practice.type("harbor")
    practice.go_on()
    practice.type("neccesary")
    practice.skip()
    browser.reload()
    browser.choose("Stop", "button")
    browser.read("1 of 2 at the first try")


def bee(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor", mode="bee")(browser, client)


def sprint(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor", mode="sprint", minutes=30)(browser, client)


def copy(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor", mode="copy")(browser, client)
    browser.read("harbor", "#sight")


def keys(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)
    browser.choose("More")
    browser.choose("Keys", "button")
    browser.find("dialog")


def never_ask(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)
    browser.choose("More", "DisclosureTriangle")
    browser.choose("Never ask", "button")
    browser.find("dialog")


def nothing_due(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/play")
    browser.go_to("New and due words", "radio")
    browser.press(Keys.ARROW_DOWN)
    browser.choose("Start", "button")
    browser.read("Nothing is due today")


def server_gone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    harbor(browser, client)
    server.stop()
    browser.read("does not answer", "#banner")


def completed_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/completed")
    browser.read("No word is completed yet")


def completed_full(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=40)
    browser.open("/completed")
    browser.read("5 words")


def completed_details(browser: Browser, client: Client, home: Home, server: Server) -> None:
    completed_full(browser, client, home, server)
    browser.choose("harbor", "link")
    browser.read("place by the coast", "#word")


def completed_removed(browser: Browser, client: Client, home: Home, server: Server) -> None:
    completed_full(browser, client, home, server)
    browser.go_to("Choose harbor", "checkbox")
    browser.press(Keys.SPACE)
    browser.choose("Remove chosen", "button")
    browser.read("4 words")


def looked_up(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/words/misspell")
    browser.read("double letters", "#word")


def not_known(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/words/recieve")
    browser.read("receive", "#unknown")


def asked_now(browser: Browser, client: Client, home: Home, server: Server) -> None:
    play("harbor")(browser, client)
    browser.open("/words/harbor")
    browser.read("after the round", "#asked")


def lists_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/lists")
    browser.read("You have no list yet")


def lists_full(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    home.put_list("excluded", {"word": "moist", "reason": "ugh"})
    browser.open("/lists")
    browser.read("week 12")


def list_open(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists?list=week+12")
    browser.read("where ships sleep")


def list_test(browser: Browser, client: Client, home: Home, server: Server) -> None:
    list_open(browser, client, home, server)
    browser.choose("A test on paper", "DisclosureTriangle")
    browser.choose("Read it aloud for a test", "button")
    browser.read("Number 1 of 2", "dialog")


def list_entry(browser: Browser, client: Client, home: Home, server: Server) -> None:
    list_open(browser, client, home, server)
    browser.choose("More for harbor")
    browser.choose("Change harbor", "button")
    browser.find("dialog")


def list_deleting(browser: Browser, client: Client, home: Home, server: Server) -> None:
    list_open(browser, client, home, server)
    browser.choose("More for this list")
    browser.choose("Delete the list", "button")
    browser.find("dialog")


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


def cards_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/cards")
    browser.read("You have no deck yet")


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


def cards_deck(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards?deck=Spanish")
    browser.read("suspended")


def cards_deck_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/decks", {"name": "Spanish"})
    browser.open("/cards?deck=Spanish")
    browser.read("This deck has no cards yet")


def cards_adding(browser: Browser, client: Client, home: Home, server: Server) -> None:
    cards_deck_empty(browser, client, home, server)
    browser.choose("Add a card", "button")
    browser.go_to("Front", "textbox")
    browser.press("sea")
    browser.go_to("Back", "textbox")
    browser.press("mar")
    browser.choose("Add the card", "button")
    browser.read("Card 1 added", "dialog")


def cards_languages(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/decks", {"name": "Cymraeg", "frontLanguage": "en", "backLanguage": "cy"})
    browser.open("/cards?deck=Cymraeg")
    browser.choose("This deck")
    browser.choose("Name and languages", "button")
    browser.read("Which language", "dialog")


def cards_gone(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/decks", {"name": "Old"})
    client.json("DELETE", "/decks/Old")
    browser.open("/cards?deck=Old")
    browser.read("Bring it back")


def cards_to_cut(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards/print?deck=Spanish")
    browser.read("puerto", "#sheet-cards")


def cards_to_fold(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards/print?deck=Spanish&layout=fold")
    browser.read("puerto", "#sheet-cards")


def cards_changing(browser: Browser, client: Client, home: Home, server: Server) -> None:
    cards_deck(browser, client, home, server)
    browser.choose("Change harbour", "button")
    browser.find("dialog")


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


def cards_study(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_deck(client)
    browser.open("/cards?deck=Spanish&study")
    browser.read("harbour", "#card-text")
    browser.choose("Flip", "button")
    browser.read("puerto", "#card-text")


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


def quiz_welcome(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    put_quiz(client)
    browser.open("/quiz")
    browser.read("Your quiz waits at question 1 of 5")


def quiz_online(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/quiz?from=trivia")
    browser.choose("Choose the kinds of questions")
    browser.read("Video games")


def quiz_question(browser: Browser, client: Client, home: Home, server: Server) -> None:
    put_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("1/5")


def quiz_right(browser: Browser, client: Client, home: Home, server: Server) -> None:
    answer_quiz(client, put_quiz(client), isRight=True)
    browser.open("/quiz?go-on")
    browser.read("✓ right, your answer")


def quiz_wrong(browser: Browser, client: Client, home: Home, server: Server) -> None:
    answer_quiz(client, put_quiz(client), isRight=False)
    browser.open("/quiz?go-on")
    browser.read("✗ wrong, your answer")


def quiz_results(browser: Browser, client: Client, home: Home, server: Server) -> None:
    take_quiz(client)
    browser.open("/quiz?go-on")
    browser.read("80 %")


def progress_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/progress")
    browser.read("You have not practised yet")


def progress_full(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=100, times=9)
    browser.open("/progress")
    browser.read("First tries")
    browser.find(".garden")
    browser.run("for (const one of document.querySelectorAll('details')) one.open = true")


def report(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=30, times=9)
    browser.open("/progress/report?since=7")
    browser.read("What to practise next")


def paper_sheet(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists/sheet?list=week+12")
    browser.read("Spelling test")


def paper_key(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    browser.open("/lists/key?list=week+12")
    browser.read("Key: week 12")


def settings(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.post("/learners", {"name": "Zoë"})
    browser.open("/settings")
    wait_for("the settings", lambda: browser.value("[name=shortest]") == "5")


def settings_more(browser: Browser, client: Client, home: Home, server: Server) -> None:
    settings(browser, client, home, server)
    browser.click("#more-voices > summary")
    browser.click("#more > summary")


def settings_reset(browser: Browser, client: Client, home: Home, server: Server) -> None:
    settings_more(browser, client, home, server)
    browser.choose("Reset", "button")
    browser.find("dialog")


def help_list(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/help")
    browser.read("Practising")


def help_practice(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/help/practice")
    browser.read("Practising", "h1")


def help_evidence(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/help/evidence")
    browser.read("Evidence", "h1")


def who(browser: Browser, client: Client, home: Home, server: Server) -> None:
    for name in ("Zoë", "李雷", "Ada", "Maximiliane Wolkenstein-Trostburg"):
        client.post("/learners", {"name": name})
    client.put("/pin", {"pin": "2748"})
    browser.open("/who")
    browser.read("Maximiliane")


def who_pin(browser: Browser, client: Client, home: Home, server: Server) -> None:
    who(browser, client, home, server)
    browser.choose("Maximiliane", "button")
    browser.find("dialog")


def class_(browser: Browser, client: Client, home: Home, server: Server) -> None:
    for name in ("Zoë", "李雷", "Maximiliane Wolkenstein-Trostburg"):
        past.write(home.of_learner(name), WORDS, days=5, times=2)
    assign(client, due="2099-12-31")
    browser.open("/class")
    browser.read("Maximiliane")
    browser.read("0 of 3 learners done")


def assign(client: Client, **work: object) -> None:
    """Assigns a list as the teacher of a class."""
    client.put("/lists/week%2012", {"words": WEEK})
    client.post("/class/assignments", {"list": "week 12", **work})


def list_of_class(browser: Browser, client: Client, home: Home, server: Server) -> None:
    assign(client)
    browser.open("/lists?list=week 12")
    browser.read("Stop sharing")


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


def list_from_teacher(browser: Browser, client: Client, home: Home, server: Server) -> None:
    assign(client)
    come_in(browser, server, "Zoë")
    browser.open("/lists?list=week 12")
    browser.read("from your teacher")


def play_assigned(browser: Browser, client: Client, home: Home, server: Server) -> None:
    assign(client, due="2099-12-31")
    come_in(browser, server, "Zoë")
    browser.open("/play")
    browser.read("2 words to spell")


def class_empty(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/class")
    browser.read("No learner has joined yet")


def today(browser: Browser, client: Client, home: Home, server: Server) -> None:
    past.write(home, WORDS, days=40, times=3)
    put_deck(client)
    put_quiz(client)
    for title in ("Buy paper", "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk"):
        client.post("/plan/tasks", {"title": title})
    browser.open("/today")
    browser.read("Buy paper")


def today_free(browser: Browser, client: Client, home: Home, server: Server) -> None:
    client.json("PATCH", "/settings", {"dailyGoal": 1})
    take_quiz(client)
    browser.open("/today")
    browser.read("Nothing is due today")


def plan(browser: Browser, client: Client, home: Home, server: Server) -> None:
    home.put_list("week 12", *WEEK)
    client.post("/plan/tasks", {"title": "10 words a day"})
    client.post("/plan/tasks", {"title": "Hand in the essay", "due": "2020-01-31"})
    client.post("/plan/tests", {"list": "week 12", "on": f"{date.today() + timedelta(days=9):%F}", "minutes": 15})
    browser.open("/plan")
    browser.read("until the test", "#tasks")


def more(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/more")
    browser.read("Look up a word")


def pieces(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/pieces")
    browser.find("main h1")


def class_door(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.forget(server.address)
    browser.open("/")
    browser.read("type the code")


def class_adding(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/class")
    browser.choose("Add learners", "button")
    browser.find("dialog textarea")


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


def class_asked(browser: Browser, client: Client, home: Home, server: Server) -> None:
    name_in_use(client, server)
    browser.open("/class")
    browser.read("ocean", ".roster .stuck")
    Client(server.address, server.token).put("/learners/chosen", {"name": "Zoë"})
    browser.read("Someone wants to practise as Zoë")
    browser.choose("Actions: Zoë")


def who_waiting(browser: Browser, client: Client, home: Home, server: Server) -> None:
    name_in_use(client, server)
    browser.forget(server.address, {"vocalvocab-token": server.token})
    browser.open("/who")
    browser.choose("Zoë", "button")
    browser.read("Your teacher has to say yes", "dialog")


def missing(browser: Browser, client: Client, home: Home, server: Server) -> None:
    browser.open("/nothing-here")
    browser.find("main h1")


STATES: dict[str, State] = {
    "today": today,
    "today-free": today_free,
    "plan": plan,
    "more": more,
    "pieces": pieces,
    "play": start,
    "play-new-learner": new_learner,
    "play-asking": asking,
    "play-all-asked-for": all_asked_for,
    "play-wrong": wrong,
    "play-homophone": homophone,
    "play-copying": copying,
    "play-completed": completed,
    "play-ended": ended,
    "play-bee": bee,
    "play-sprint": sprint,
    "play-copy": copy,
    "play-keys": keys,
    "play-never-ask": never_ask,
    "play-nothing-due": nothing_due,
    "play-server-gone": server_gone,
    "completed-empty": completed_empty,
    "completed": completed_full,
    "completed-details": completed_details,
    "completed-removed": completed_removed,
    "completed-looked-up": looked_up,
    "words-not-known": not_known,
    "words-asked-now": asked_now,
    "lists-empty": lists_empty,
    "lists": lists_full,
    "list": list_open,
    "list-entry": list_entry,
    "list-test": list_test,
    "list-deleting": list_deleting,
    "list-preview": list_preview,
    "cards-empty": cards_empty,
    "cards": cards,
    "cards-deck": cards_deck,
    "cards-deck-empty": cards_deck_empty,
    "cards-adding": cards_adding,
    "cards-languages": cards_languages,
    "cards-gone": cards_gone,
    "cards-to-cut": cards_to_cut,
    "cards-to-fold": cards_to_fold,
    "cards-changing": cards_changing,
    "cards-import": cards_import,
    "cards-study": cards_study,
    "cards-picture": cards_picture,
    "cards-review": cards_review,
    "quiz": quiz_welcome,
    "quiz-online": quiz_online,
    "quiz-question": quiz_question,
    "quiz-right": quiz_right,
    "quiz-wrong": quiz_wrong,
    "quiz-results": quiz_results,
    "progress-empty": progress_empty,
    "progress": progress_full,
    "report": report,
    "test-sheet": paper_sheet,
    "test-key": paper_key,
    "settings": settings,
    "settings-more": settings_more,
    "settings-reset": settings_reset,
    "help": help_list,
    "help-practice": help_practice,
    "help-evidence": help_evidence,
    "who": who,
    "who-pin": who_pin,
    "class": class_,
    "class-empty": class_empty,
    "class-door": class_door,
    "class-adding": class_adding,
    "class-pins": class_pins,
    "class-asked": class_asked,
    "who-waiting": who_waiting,
    "class-list": list_of_class,
    "class-list-assigning": list_assigning,
    "list-from-teacher": list_from_teacher,
    "play-assigned": play_assigned,
    "missing": missing,
}

# These states stop the server, or show all learners of it.
NEED_OWN_SERVER = {
    "play-server-gone",
    "settings",
    "settings-more",
    "settings-reset",
    "who",
    "who-pin",
}
NEED_CLASS = {
    "class",
    "class-empty",
    "class-door",
    "class-adding",
    "class-pins",
    "class-asked",
    "who-waiting",
    "class-list",
    "class-list-assigning",
    "list-from-teacher",
    "play-assigned",
}


def states(*names: str) -> list[object]:
    """Returns these states as the parameters of a test; all states when none is named."""
    return [
        pytest.param(
            name,
            marks=pytest.mark.server("own")
            if name in NEED_OWN_SERVER
            else pytest.mark.server("class")
            if name in NEED_CLASS
            else (),
        )
        for name in names or STATES
    ]

"""Makes the README's pictures: the real page, as a learner sees it after three months of practice.

The program's clock, the words and the chances are the same in each run, and so are the pictures.
`make pictures` runs this file.
"""

import json
import os
from collections.abc import Iterator
from datetime import datetime, timedelta, timezone
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from selenium.webdriver.common.keys import Keys

import past
from browser import DESK, Browser
from client import Client
from clock import Clock
from practice import Practice
from server import ROOT, Home, Server

FOLDER = ROOT / ".github/pictures"
TODAY = datetime(2026, 11, 21, 16, 30, tzinfo=timezone.utc)
DAYS = 90
GOAL = 6
TELEPHONE = 390, 844
SCHEMES = "light", "dark"

# The words of the past, each with the learner's way to misspell it.
MISSPELLINGS = {
    "believe": "beleive",
    "friend": "freind",
    "because": "becuase",
    "people": "peple",
    "again": "agian",
    "answer": "anser",
    "island": "iland",
    "listen": "lissen",
    "castle": "casle",
    "autumn": "autum",
    "knight": "nite",
    "receive": "recieve",
    "weird": "wierd",
    "neighbor": "nieghbor",
    "separate": "seperate",
    "calendar": "calender",
    "doctor": "docter",
    "popular": "populer",
    "sugar": "suger",
    "mirror": "mirrer",
    "harbor": "harber",
    "grammar": "grammer",
    "necessary": "neccesary",
    "address": "adress",
    "occasion": "ocassion",
    "success": "sucess",
    "tomorrow": "tommorow",
    "beginning": "begining",
    "accommodation": "accomodation",
    "committee": "commitee",
    "possible": "possable",
    "horrible": "horrable",
    "station": "stasion",
    "decision": "desicion",
    "rhythm": "rythm",
    "science": "sience",
    "scissors": "sissors",
    "muscle": "mussle",
    "ceiling": "cieling",
    "elephant": "elefant",
    "dolphin": "dolfin",
    "photograph": "fotograph",
    "famous": "famus",
    "nervous": "nervus",
    "picture": "pictur",
    "adventure": "advenchure",
    "village": "villige",
    "machine": "mashine",
    "library": "libary",
    "February": "Febuary",
    "Wednesday": "Wensday",
    "surprise": "suprise",
    "government": "goverment",
    "definite": "definate",
    "difference": "differance",
    "importance": "importence",
    "secretary": "secretery",
    "kitchen": "kichen",
    "yellow": "yelow",
    "ocean": "otion",
    "garden": "gardin",
    "window": "windo",
    "question": "queston",
    "beautiful": "beutiful",
    "business": "buisness",
    "language": "langauge",
    "knowledge": "knowlege",
    "breakfast": "brekfast",
}

WEEK = {
    "receive": "to get something that somebody gives or sends you",
    "neighbor": "a person who lives near you",
    "weird": "very strange",
    "ceiling": "the top of a room, above your head",
    "seize": "to take hold of something quickly",
}

# The words of the plan for a test.
TEST = WEEK | {
    "separate": "to keep two things apart",
    "rhythm": "a regular beat in music or movement",
    "island": "land with water all around it",
    "knight": "a soldier on a horse, long ago",
    "necessary": "what you can't do without",
    "committee": "a group that decides things for others",
    "muscle": "what moves a part of your body",
}


def practised(home: Home) -> Iterator[past.Round]:
    """Returns the rounds of three months: on most days, a new word and the words that are due
    again."""
    chance = Random(7)
    mistakes = kinds_of_mistakes(home)
    unknown = list(MISSPELLINGS)
    chance.shuffle(unknown)
    known: dict[str, int] = {}  # The completions of each word since its last miss.
    due: dict[str, int] = {}
    for day in range(DAYS):
        # In the first weeks, the learner often forgets to practise.
        if chance.random() < (0.4 if day < 45 else 0.05):
            continue
        new = [unknown.pop() for _ in range(min(len(unknown), 1))]
        oldest = sorted(due, key=lambda word: (due[word], word))
        for number, word in enumerate([*new, *oldest][: chance.randint(GOAL, GOAL + 4)]):
            times = known.get(word, 0)
            knows = chance.random() < min(0.9, 0.5 + 0.15 * times)
            misses = not knows and chance.random() < 0.3
            yield past.Round(
                word,
                TODAY - timedelta(days=DAYS - day, minutes=20 - number),
                f"{word}-{day}",
                wrong=() if knows else (MISSPELLINGS[word],) * (3 if misses else 1),
                mistakes=mistakes[MISSPELLINGS[word]],
                is_completed=not misses,
                milliseconds=chance.randint(2500, 7000),
            )
            known[word] = 0 if misses else times + 1
            due[word] = day + [1, 2, 5, 11, 24, 50][min(known[word], 5)]


def kinds_of_mistakes(home: Home) -> dict[str, tuple[str, ...]]:
    """Returns the kinds of mistakes that the program finds in each misspelling."""
    pairs = "".join(f"{word}\t{typed}\n" for word, typed in MISSPELLINGS.items())
    run = home.run("explain", "--pairs", "-", "--json", typed=pairs)
    assert run.status == 0, run.errors
    found = [json.loads(line) for line in run.output.splitlines()]
    assert {one["verdict"] for one in found} == {"wrong"}, run.output
    return {one["try"]: tuple(kind["kind"] for kind in one["mistakes"]) for one in found}


def play(browser: Browser, client: Client) -> None:
    Practice.of(client, "harbor", "rhythm")
    browser.open("/play")
    browser.go_to("Type the word", "textbox")
    browser.press("harber", Keys.ENTER)
    browser.read("2", "#tries-left")


def telephone(browser: Browser, client: Client) -> None:
    practice = Practice.of(client, "necessary", "rhythm")
    practice.type("neccesary")
    practice.type("necessary")
    browser.open("/play")
    browser.read("necessary", "#reveal")


def progress(browser: Browser, client: Client) -> None:
    browser.open("/progress")
    browser.named("Days of practice", "heading")


def lists(browser: Browser, client: Client) -> None:
    browser.open("/lists?list=week-12")
    browser.read("the top of a room")


# Each page on a computer's screen, with some elements. The lowest of them ends the picture.
PAGES = {
    "play": (play, "main .card"),
    "progress": (progress, "#garden"),
    "lists": (lists, "main .card"),
}


def main() -> None:
    os.environ["no_proxy"] = "*"
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    with TemporaryDirectory() as folder:
        home = Home(Path(folder), cache)
        Clock(home).set(int(TODAY.timestamp()))
        past.keep(home, practised(home))
        home.put_list("week-12", *({"word": one, "definition": WEEK[one]} for one in WEEK))
        assert home.run("settings", "set", "dailyGoal", str(GOAL)).status == 0
        with Server(home) as server, Browser(pictures=FOLDER) as browser:
            client = Client(server.address)
            browser.forget(server.address)
            for name, (show, ends) in PAGES.items():
                show(browser, client)
                browser.resize(DESK, bottom(browser, ends) + 16)
                draw(browser, name)
            browser.resize(*TELEPHONE)
            telephone(browser, client)
            draw(browser, "telephone")
            assert browser.complaints == []
    with TemporaryDirectory() as folder:
        week(Path(folder), cache)


def week(folder: Path, cache: Path) -> None:
    """Draws the page Today on each day of the week before a test, before the practice of that day,
    side by side.

    Prints the terminal's output on these days.
    """
    home = Home(folder, cache)
    clock = Clock(home)
    chance = Random(7)
    days = [TODAY + timedelta(days=number) for number in range(2, 9)]
    home.put_list("week-12", *({"word": one, "definition": TEST[one]} for one in TEST))
    assert home.run("settings", "set", "dailyGoal", str(GOAL)).status == 0
    clock.set(int(days[0].timestamp()))
    with Server(home) as server, Browser(pictures=folder) as browser:
        client = Client(server.address)
        browser.forget(server.address)
        client.post("/plan/tests", {"list": "week-12", "on": f"{days[-1]:%F}", "minutes": 5})
        client.post("/plan/tasks", {"title": f"After breakfast I do {GOAL} words"})
        client.post("/plan/tasks", {"title": "Pack my bag", "due": f"{days[-2]:%F}"})
        for number, day in enumerate(days):
            clock.set(int(day.timestamp()))
            browser.resize(*TELEPHONE)
            browser.open("/today")
            browser.read("week-12", "#today")
            draw(browser, f"{number}")
            print(f"{day:%A}\n{home.run('today').output}")
            if number < len(days) - 1:
                practise(client, chance)
        browser.pictures = FOLDER
        browser.resize(4 * TELEPHONE[0], 2 * (TELEPHONE[1] + 40))
        for scheme in SCHEMES:
            figures = "".join(
                f"<figure><figcaption>{day:%A}</figcaption><img src='{number}-{scheme}.png'></figure>"
                for number, day in enumerate(days)
            )
            page = folder / f"{scheme}.html"
            page.write_text(SIDE_BY_SIDE.format(scheme=scheme, figures=figures))
            browser.driver.get(page.as_uri())
            browser.picture(f"week-{scheme}", whole=False)


SIDE_BY_SIDE = """<!doctype html><meta name=color-scheme content={scheme}>
<style>
body {{ margin: 0; display: flex; flex-wrap: wrap; font: bold 22px DejaVu Sans }}
figure {{ margin: 0; width: 25% }}
figcaption {{ height: 40px; line-height: 40px; text-align: center }}
</style>{figures}
"""


def practise(client: Client, chance: Random) -> None:
    """Practises the words that the plan for the test has today, like a learner who knows two words
    in three."""
    practice = Practice(client, words="tested", list="week-12")
    round = practice.round
    while round:
        [word] = [one for one in TEST if TEST[one] == round["definitions"][0]["text"]]
        if chance.random() < 0.33:
            practice.type(MISSPELLINGS.get(word, word[:-1]))
        practice.type(word)
        round = practice.go_on()


def bottom(browser: Browser, selector: str) -> int:
    """Returns the end of the lowest of these elements, in pixels from the top of the page."""
    return browser.run(
        """
        const elements = [...document.querySelectorAll(arguments[0])];
        const ends = elements.map((one) => one.getBoundingClientRect().bottom);
        return Math.round(scrollY + Math.max(...ends));
        """,
        selector,
    )


def draw(browser: Browser, name: str) -> None:
    """Makes a picture of the visible page, in light and in dark colours."""
    for scheme in SCHEMES:
        browser.prefer(prefers_color_scheme=scheme, prefers_reduced_motion="reduce")
        browser.settle()
        browser.picture(f"{name}-{scheme}", whole=False)


if __name__ == "__main__":
    main()

"""Homes with a past, and the commands that a person gives there."""

import json
import shutil
from pathlib import Path

from records import unfinished
from server import Home

PLAY = ["play", "--mute", "--source", "offline"]

# The commands that read a person's files.
READING = [
    ["stats", "--json"],
    ["completed"],
    ["lists"],
    ["lists", "show", "week"],
    ["settings", "list"],
    ["cards"],
    ["cards", "show", "Spanish"],
    ["plan"],
    ["today"],
]

# The commands that change a file. They read and write files of a folder of papers.
CHANGING = [
    ["lists", "import", "--yes", "week", "{papers}/words.txt"],
    ["settings", "set", "speed", "0.8"],
    ["completed", "import", "{papers}/old.json"],
    ["completed", "remove", "planet"],
    ["say", "--output", "{papers}/hello.wav", "--force", "hello"],
    ["lists", "import", "--yes", "fresh", "{papers}/words.txt"],
    ["lists", "remove", "week", "window"],
    ["lists", "export", "week", "{papers}/week.csv"],
    ["settings", "reset", "--yes"],
    ["completed", "rebuild"],
    ["voices", "pronounce", "gyro", "j'i@roU", "--yes"],
    ["stats", "--report", "{papers}/report.html", "--force"],
    ["cards", "import", "{papers}/cards.csv", "--deck", "Spanish", "--yes"],
    ["cards", "edit", "Spanish", "1", "--back", "el puerto"],
    ["cards", "rename", "Spanish", "Castilian"],
    ["cards", "remove", "Spanish", "--yes"],
    ["cards", "export", "Spanish", "{papers}/cards.md"],
    ["plan", "add", "10 words a day", "--note", "Before tea."],
    ["plan", "done", "1"],
    ["plan", "remove", "1"],
]


def asking(*words: str) -> list[str]:
    """Returns the options that ask these words."""
    return [option for word in words for option in ("--word", word)]


def practised(home: Home, *words: str) -> Home:
    """Completes the words at the first try."""
    done = home.run(*PLAY, *asking(*words), typed="".join(f"{word}\n" for word in words))
    assert (done.status, done.errors) == (0, ""), done
    assert done.output.count("Correct: ") == len(words), done
    return home


def furnished(home: Home) -> Home:
    """Gives a home a completed word, two lists, and papers."""
    practised(home, "planet")
    home.put_list("week", {"word": "window"}, {"word": "garden"})
    home.put_list("excluded", {"word": "pencil"})
    papers = papers_of(home)
    papers.mkdir()
    (papers / "words.txt").write_text("garden - where flowers grow\nkettle\npencil\n")
    (papers / "old.json").write_text('[{"word": "bottle"}, {"word": "planet"}]')
    (papers / "report.html").write_text("old")
    (papers / "hello.wav").write_text("old")
    (papers / "cards.csv").write_text("id,front,back\n2,dog,perro\n3,sea,mar\n")
    put_deck(home, "Spanish", "harbour")
    put_task(home, "Buy paper")
    return home


def put_task(home: Home, title: str) -> None:
    """Writes a task as another program for todo.txt does."""
    path = home.data / "plan/todo.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"{title}\n")


def put_deck(home: Home, name: str, *fronts: str) -> None:
    """Makes a deck like one that has existed for long."""
    path = home.data / "decks" / f"{name}.json"
    path.parent.mkdir(parents=True, exist_ok=True)
    cards = [{"id": f"{name}{n}", "front": front, "back": "b"} for n, front in enumerate(fronts)]
    document = {"format": "vocalvocab.deck", "version": 1, "cards": cards}
    path.write_text(json.dumps(document))


def copied(home: Home, to: Home) -> Home:
    """Gives a new home the files of another."""
    unneeded = shutil.ignore_patterns(*(path.name for path in unfinished(home)))
    for old, new in zip(folders(home), folders(to)):
        shutil.copytree(old, new, dirs_exist_ok=True, ignore=unneeded)
    return to


def folders(home: Home) -> list[Path]:
    """Returns the folders of the files that commands read and change."""
    return [home.data, home.config, papers_of(home)]


def papers_of(home: Home) -> Path:
    return home.folder / "papers"


def filled(command: list[str], home: Home) -> list[str]:
    """Returns a command with the path of this home's papers."""
    return [part.format(papers=papers_of(home)) for part in command]

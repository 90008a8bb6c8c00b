"""The output of `--json` and `--csv`: each document keeps to its schema, and has no member that the
schema lacks."""

import csv
import json
import os
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from client import Client
from server import ROOT, Home, Server

# The documents by their names in the help, each with commands that print it.
DOCUMENTS: dict[str, list[list[str]]] = {
    "define": [
        ["define", "harbor", "--json"],
        ["define", "mice", "colour", "record", "their", "xenophobia", "ice cream", "--json"],
        ["define", "lie", "read", "learn", "furniture", "scissors", "tire", "Mark", "rose", "--json"],
    ],
    "explain": [
        ["explain", "necessary", typed, "--json"]
        for typed in ("neccesary", "necessary", "n", "", "https://example.org")
    ]
    + [["explain", "colour", "color", "--json"], ["explain", "their", "there", "--json"]],
    "completed": [["completed", "--json"], ["completed", "list", "--json"]],
    "lists": [["lists", "--json"]],
    "list": [["lists", "show", "week", "--json"], ["lists", "show", "excluded", "--json"]],
    "decks": [["cards", "--json"]],
    "cards": [["cards", "show", deck, "--json"] for deck in ("Spanish", "words:missed", "list:week")],
    "found": [["cards", "search", "puerto", "--json"], ["cards", "search", "nothing", "--json"]],
    # Without answers, a quiz prints one step.
    "quiz": [["quiz", "--mute", "--anew", "--json", *more] for more in ([], ["--kind", "gap"])],
    "quizzes": [["quiz", "history", "--json"]],
    "plan": [["plan", "list", "--json"], ["plan", "test", "week", "--on", "tomorrow", "--json"]],
    "shows": [["shows", "--json"]],
    "tracked": [["shows", "list", "--json"]],
    "show": [["shows", "show", "harbor", "--json"]],
    "matches": [["shows", "search", "harbor", "--offline", "--json"]],
    "showlists": [["shows", "lists", "--json"]],
    "shownews": [["shows", "news", "--json"]],
    "recommended": [["shows", "recommend", "--json"]],
    "today": [["today", "--json"]],
    "stats": [["stats", "--json"]],
    "settings": [["settings", "--json"], ["settings", "get", "tries", "--json"]],
    "goals": [["settings", "goals", "--json"]],
    "voices": [["voices", "--json"]],
    "languages": [["languages", "--json"]],
    "doctor": [["doctor", "--source", "offline", "--json"]],
    "devices": [["doctor", "--devices", "--json"]],
}

# The documents that the API sends, too, by their names in its description.
IN_THE_API = {
    "quiz": "Quiz",
    "quizzes": "QuizHistory",
    "plan": "Plan",
    "today": "Today",
    "stats": "Statistics",
}

TABLES = [
    ["completed", "--csv"],
    ["lists", "--csv"],
    ["lists", "show", "week", "--csv"],
    ["cards", "--csv"],
    ["cards", "show", "Spanish", "--csv"],
    ["cards", "search", "puerto", "--csv"],
    ["quiz", "history", "--csv"],
    ["shows", "list", "--csv"],
    ["stats", "--csv"],
    ["settings", "--csv"],
    ["settings", "goals", "--csv"],
    ["voices", "--csv"],
    ["languages", "--csv"],
    ["doctor", "--source", "offline", "--csv"],
    ["doctor", "--devices", "--csv"],
]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    """Returns a home with a little practice: right, wrong, and with a hint."""
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    home = Home(tmp_path_factory.mktemp("home"), cache)
    text = 'word,definition,sentence,hint\nharbor,"a port, small",Ships lie in the harbor.,-or\nocean,,,\n'
    assert home.run("lists", "import", "--yes", "week", "-", typed=text).status == 0
    assert home.run("shows", "add", "Harbor Lights", "--episodes", "3").status == 0
    assert home.run("shows", "watched", "harbor", "1,3").status == 0
    assert home.run("shows", "lists", "new", "Favourites").status == 0
    assert home.run("shows", "lists", "put", "harbor", "Favourites").status == 0
    assert home.run("cards", "new", "Spanish", "--colour", "green").status == 0
    assert home.run("cards", "add", "Spanish", "harbour", "puerto", "--tag", "noun").status == 0
    assert home.run("cards", "review", "--mute", typed="\n3\n").status == 0
    words = ["harbor", "necessary", "rhythm", "ocean"]
    lines = "harbor\nneccesary\nnecessary\n/hint\nrythm\nrithm\nritm\nrhythm\n/exclude unfit\n"
    asked = [part for word in words for part in ("--word", word)]
    assert home.run("play", "--mute", "--source", "offline", *asked, typed=lines).status == 0
    assert home.run("quiz", "--mute", "--count", "5", typed="1\n2\n3\n1\n2\n").status == 0
    assert home.run("plan", "add", "10 words a day", "--note", "Before tea.").status == 0
    return home


def schema(home: Home, name: str) -> dict[str, Any]:
    return json.loads(home.run("help", "json", name).output)


def closed(part: Any) -> Any:
    """Returns a schema that allows only the members that it describes."""
    if isinstance(part, list):
        return [closed(one) for one in part]
    if not isinstance(part, dict):
        return part
    own = {name: closed(one) for name, one in part.items()}
    if isinstance(part.get("properties"), dict) and part.get("type") == "object":
        own.setdefault("additionalProperties", False)
    return own


def members(told: dict[str, Any]) -> dict[str, Any]:
    """The members of a document's object, or of each object in its list."""
    part = told.get("items", told)
    if "$ref" in part:
        part = told["$defs"][part["$ref"].removeprefix("#/$defs/")]
    return part["properties"]


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_keeps_to_its_schema(home: Home, name: str) -> None:
    told = schema(home, name)
    Draft202012Validator.check_schema(told)
    validator = Draft202012Validator(closed(told), format_checker=Draft202012Validator.FORMAT_CHECKER)
    for command in DOCUMENTS[name]:
        run = home.run(*command)
        document = json.loads(run.output)
        faults = [f"{'/'.join(map(str, f.path))}: {f.message}" for f in validator.iter_errors(document)]
        assert not faults, command


def test_a_quiz_is_one_step_a_line_to_its_results(home: Home) -> None:
    run = home.run("quiz", "--mute", "--anew", "--count", "5", "--json", typed="1\n2\n3\n1\n2\n")
    validator = Draft202012Validator(closed(schema(home, "quiz")))
    steps = [json.loads(line) for line in run.output.splitlines()]
    assert [fault.message for step in steps for fault in validator.iter_errors(step)] == []
    assert [step["number"] for step in steps[:-1]] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
    assert [step["verdict"] is None for step in steps[:-1]] == [True, False] * 5
    assert steps[-1]["results"]["count"] == 5


def test_pairs_are_explained_one_object_a_line(home: Home) -> None:
    run = home.run("explain", "--pairs", "-", "--json", typed="harbor\tharber\nocean\toshun\n")
    validator = Draft202012Validator(closed(schema(home, "explain")))
    lines = [json.loads(line) for line in run.output.splitlines()]
    assert [line["word"] for line in lines] == ["harbor", "ocean"]
    assert all(validator.is_valid(line) for line in lines)


def test_the_help_and_the_manual_name_every_document(home: Home) -> None:
    told = home.run("help", "json").output
    manual = home.run("manual").output
    for name in DOCUMENTS:
        assert f"\n{name}: " in told
        for member in members(schema(home, name)):
            assert f".B {member}\n" in manual, f"{name}: {member}"


def test_the_api_describes_the_same_documents(home: Home) -> None:
    with Server(home) as server:
        api = Client(server.address).get("/openapi.json")["components"]["schemas"]
    for name in DOCUMENTS:
        told = schema(home, name)
        parts = told.pop("$defs", {})
        del told["$schema"]
        if name in IN_THE_API:
            parts[IN_THE_API[name]] = told
        for part in parts.keys() & api.keys():
            described = json.dumps(parts[part]).replace("#/$defs/", "#/components/schemas/")
            assert json.loads(described) == api[part], part
    shared = {"Card", "DeckSummary", "Goal", "ListSummary", "ListedWord", "Share", "Voice"}
    assert {*IN_THE_API.values(), *shared} <= api.keys()


@pytest.mark.parametrize("command", TABLES, ids=" ".join)
def test_a_table_has_a_heading_and_whole_rows(home: Home, command: list[str]) -> None:
    text = home.run(*command).output
    rows = [*csv.reader(StringIO(text, newline=""), strict=True)]
    assert text.endswith("\n") and len(rows) > 1
    assert {len(row) for row in rows} == {len(rows[0])}
    assert len(set(rows[0])) == len(rows[0]) and all(rows[0])


def test_every_command_with_json_has_a_schema(home: Home) -> None:
    """Every command that takes `--json` is among the documents above."""
    known = {command[0] for commands in DOCUMENTS.values() for command in commands}
    with_json = {
        command
        for command in (
            "today play completed lists cards quiz plan shows stats define explain say settings voices "
            "languages doctor repair serve".split()
        )
        if "--json" in home.run(command, "--help").output
        or any(
            "--json" in home.run("help", command, below).output
            for below in ("list", "show", "search", "get", "goals", "history")
            if home.run("help", command, below).status == 0
        )
    }
    assert with_json == known

"""Files that other programs write, too, and names whose bytes look like parts of a format."""

import subprocess
import threading
import unicodedata
from pathlib import Path

import pytest

from campaign import Figure, Times
from client import Client
from homes import put_deck
from server import PROGRAM, Home, Run, Server

# Marks that make one Character with the sign before them.
MARKS = ["\u0301", "\u20dd", "\u0338", "\u200d", "\ufe0f"]
# Names of a data folder from which a careless crontab line would run `touch canary`.
COMMANDS = [
    *(f"'{mark}; touch canary; '" for mark in ["", *MARKS]),
    *(f"it's{mark} $(touch canary)" for mark in MARKS),
    "`touch canary`", "100%touch canary", "a\\%b", "a\\", '"; touch canary; "', "a\r; touch canary",
    "# vocalvocab plan remind", "-n", "a & touch canary", "a\\'; touch canary",
]  # fmt: skip
# A crontab of other programs. Some lines have CR LF, some are not UTF-8, and some look nearly like
# ours.
CRONTABS = [
    b"5 4 * * * backup\n",
    b"5 4 * * * backup\r\n6 4 * * * other\r\n",
    b"MAILTO=caf\xe9\n1 2 * * * \xff\xfe\n",
    b"1 2 * * * echo # vocalvocab plan remind or so\r\n",
    "3 3 * * * last\r\n\u03013 4 * * * marked\n".encode(),
    b"1 1 * * * no end",
]


class Cron:
    """A cron for a single person, without systemd."""

    def __init__(self, home: Home) -> None:
        tools = home.folder / "tools"
        tools.mkdir()
        self.table = home.folder / "crontab"
        scripts = {
            "systemctl": "exit 1",
            "crontab": f"[ \"$1\" = -l ] && exec cat '{self.table}'\ncat >'{self.table}'",
        }
        for name, script in scripts.items():
            (tools / name).write_text(f"#!/bin/sh\n{script}\n")
            (tools / name).chmod(0o755)
        self.home = home
        self.environment = {"PATH": f"{tools}:/usr/bin:/bin"}

    def remind(self, data: Path, *options: str) -> Run:
        done = self.home.run(
            "plan", "remind", *options, "--data", str(data), environment=self.environment
        )
        assert (done.status, done.errors) == (0, ""), done
        return done

    def arguments(self, line: bytes, folder: Path) -> list[str]:
        """Returns the arguments that cron gives to a line's program. Cron ends a command at a
        percent sign."""
        command = line.split(b" ", 5)[5]
        command = command.replace(b"\\%", b"\0").partition(b"%")[0].replace(b"\0", b"%")
        shown = command.replace(f"'{PROGRAM.resolve()}'".encode(), b"printf '%s\\0'", 1)
        assert shown != command, command
        run = subprocess.run(["sh", "-c", shown], cwd=folder, capture_output=True, check=True)
        return run.stdout.decode().split("\0")[:-1]


def test_no_name_of_a_data_folder_runs_as_a_command_of_cron(
    home: Home, times: Times, figure: Figure
) -> None:
    cron = Cron(home)
    folder = home.folder / "cwd"
    folder.mkdir()
    names = COMMANDS[: times(len(COMMANDS), 4)]
    for name in names:
        data = home.folder / "data" / name
        data.mkdir(parents=True)
        cron.table.write_bytes(b"5 4 * * * backup\r\n")
        cron.remind(data, "--install", "--at", "18:30")
        other, line, _ = cron.table.read_bytes().split(b"\n")
        assert other == b"5 4 * * * backup\r"
        assert cron.arguments(line, folder) == ["plan", "remind", "--data", str(data)], name
        assert not list(folder.iterdir()), f"{name!r} ran"
        cron.remind(data, "--uninstall")
        assert cron.table.read_bytes() == other + b"\n", name
    figure(f"{len(names)} names of data folders with commands in lines of cron: none ran")


def test_lines_of_others_in_a_crontab_stay_byte_for_byte(
    home: Home, times: Times, figure: Figure
) -> None:
    cron = Cron(home)
    for name in ("a", "b"):
        (home.folder / name).mkdir()
    tables = CRONTABS[: times(len(CRONTABS), 3)]
    for table in tables:
        cron.table.write_bytes(table)
        whole = table if table.endswith(b"\n") else table + b"\n"
        for name in ("a", "b", "a"):
            cron.remind(home.folder / name, "--install", "--at", "18:30")
        now = cron.table.read_bytes()
        assert now.startswith(whole) and now.count(b"30 18 * * * ") == 2, now
        cron.remind(home.folder / "a", "--uninstall")
        left = cron.table.read_bytes()
        assert left.startswith(whole) and left.count(b"30 18 * * * ") == 1
        assert bytes(home.folder / "b") in left
        cron.remind(home.folder / "b", "--uninstall")
        assert cron.table.read_bytes() == whole
    figure(
        f"{len(tables)} crontabs with CR LF and bytes that aren't UTF-8, and reminders of two "
        "learners: each other line stays as it was"
    )


@pytest.mark.parametrize("end", [b"\n", b"\r\n"], ids=["LF", "CR LF"])
def test_pronunciations_of_others_stay_byte_for_byte(
    end: bytes, home: Home, figure: Figure
) -> None:
    path = home.config / "pronunciations"
    lines = [
        b"# my words", b"gif  -  us  dZ'If  soft", "e\u0301lan  -  -  eIl'0n".encode(),
        b"caf\xe9  -  -  k'afeI", b"scone  -  uk  sk'0n", "\u0301gyro  -  -  gyro".encode(),
    ]  # fmt: skip
    others = b"".join(line + end for line in lines)
    path.write_bytes(others)
    told = []
    for command in (["gyro", "j'i@roU", "--yes"], ["gyro", "--forget"], ["gif", "--forget"]):
        done = home.run("voices", "pronounce", *command)
        told.append(path.read_bytes())
        assert (done.status, done.errors) == (0, ""), done
    rest = others.replace(lines[1] + end, b"")
    assert told[0].startswith(others) and b"gyro" in told[0][len(others) :]
    assert told[1:] == [others, rest]
    figure("own pronunciations with CR LF: added and forgotten without a change to any other line")


# todo.txt


def test_no_line_that_another_program_appends_to_the_plan_is_lost(
    home: Home, times: Times, figure: Figure
) -> None:
    """The other program appends like a script with `>>`: it opens, writes and closes, and knows no
    lock of ours."""
    count = times(600, 60)
    path = home.data / "plan/todo.txt"
    is_over = threading.Event()
    own = 0
    with Server(home) as server:
        client = Client(server.address)
        client.post("/plan/tasks", {"title": "first"})

        def append() -> None:
            script = f'for n in $(seq {count}); do echo "other $n" >>"$0"; sleep 0.005; done'
            subprocess.run(["sh", "-c", script, path], check=True)
            is_over.set()

        other = threading.Thread(target=append)
        other.start()
        while not is_over.is_set():
            own += 1
            client.post("/plan/tasks", {"title": f"own {own}"})
        other.join()
    lines = path.read_text().splitlines()
    lost = {f"other {n}" for n in range(1, count + 1)} - set(lines)
    # A line of ours has its day before the title, and a name after it.
    missing = [n for n in range(1, own + 1) if not any(f"own {n}" in line for line in lines)]
    figure(
        f"{count} lines that another program appends to todo.txt, beside {own} changes of ours: "
        f"{len(lost)} lost, {len(missing)} of ours lost"
    )
    assert not lost and not missing
    assert sum(line.startswith("other ") for line in lines) == count


# Names


# Names like those of conflict copies, names that are too long to be removed twice, and invalid
# names.
REFUSED = [
    "Notes (conflicted copy)", "Notes (Ada's conflicted copy 2026-11-23)",
    "Notes.sync-conflict-20261123-101500-ABCDEFG", "n" * 201, "é" * 101, "a\nb", "a/b", ".a",
]  # fmt: skip


def test_names_that_would_vanish_are_refused_where_they_are_made(
    home: Home, times: Times, figure: Figure
) -> None:
    papers = home.folder / "papers"
    papers.mkdir()
    (papers / "cards.csv").write_text("front,back\ndog,perro\n")
    (papers / "words.txt").write_text("harbor\n")
    put_deck(home, "Notes", "harbour")
    home.put_list("Notes", {"word": "harbor"})
    before = {path: path.read_bytes() for path in home.data.rglob("*.json")}
    tried = 0
    for name in REFUSED[: times(len(REFUSED), 2)]:
        for command in (
            ["cards", "new", name],
            ["cards", "rename", "Notes", name],
            ["cards", "import", str(papers / "cards.csv"), "--deck", name, "--yes"],
            ["lists", "add", name, "harbor"],
            ["lists", "rename", "Notes", name],
            ["lists", "import", "--yes", name, str(papers / "words.txt")],
        ):
            done = home.run(*command)
            assert done.status in (1, 64) and done.errors.count(".") >= 1, (command, done)
            assert before == {path: path.read_bytes() for path in home.data.rglob("*.json")}
            tried += 1
    figure(f"{tried} documents with names like those of conflict copies, or too long: all refused")


def test_files_on_the_disk_are_listed_under_any_name(home: Home, figure: Figure) -> None:
    composed = unicodedata.normalize("NFC", "Café")
    names = [
        composed, unicodedata.normalize("NFD", composed), "Week 12\u0301", "Week\u20dd", "e\u0338",
        "Alone (conflicted copy)", "n" * 200,
    ]  # fmt: skip
    for name in names:
        put_deck(home, name, "harbour")
        home.put_list(name, {"word": "harbor"})
    cards, lists = (home.run(room).output for room in ("cards", "lists"))
    for name in names:
        assert f"{name}" in cards and f"{name}" in lists, name
        for room in ("cards", "lists"):
            assert home.run(room, "show", name).status == 0
    # A name with the most bytes can be removed again and again.
    for _ in "123":
        assert home.run("cards", "remove", "n" * 200, "--yes").status == 0
        assert home.run("cards", "new", "n" * 200).status == 0
    figure(f"{len(names)} odd names of decks and lists, two of them equal as texts: all are listed")


def test_repair_passes_over_names_that_are_no_text(home: Home, figure: Figure) -> None:
    put_deck(home, "Notes", "harbour")
    home.run("plan", "add", "Buy paper")
    folder = bytes(home.data)
    odd = [b"decks/caf\xe9.json", b"decks/a\nb.json", b"lists/\xff\xfe (conflicted copy).json",
           b"a\r\nb", b"journal.sync-conflict-\xff.jsonl"]  # fmt: skip
    for name in odd:
        path = Path((folder + b"/" + name).decode(errors="surrogateescape"))
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"{}")
    done = home.run("repair", "--yes")
    assert done.status in (0, 1) and "\ufffd" not in done.output.replace("\\xFF", ""), done
    left = {path for path in map(bytes, home.data.rglob("*"))}
    assert {folder + b"/" + name for name in odd} <= left, done
    assert home.run("cards").status == 0
    figure(f"repair with {len(odd)} names that aren't UTF-8 or hold line ends: it ends, and all stay")


@pytest.mark.parametrize("kind", ["invisible", "turning", "joined"])
def test_learners_names_have_no_hidden_signs(kind: str, home: Home) -> None:
    signs = {"invisible": "\u200b", "turning": "\u202e", "joined": "\u200d"}
    with Server(home) as server:
        client = Client(server.address)
        answer = client.ask("POST", "/api/v1/learners", f'{{"name": "Ad{signs[kind]}a"}}'.encode())
        assert answer.status == 422 and answer.is_problem
        assert [one["name"] for one in client.get("/learners")["learners"]] == [None]

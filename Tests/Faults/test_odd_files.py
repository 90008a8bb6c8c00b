"""Links to nowhere, loops, folders, pipes and closed files in place of a person's files."""

import os
import shutil
from pathlib import Path
from random import Random

import pytest

import oddities
from campaign import Figure, NewHome, NewMounts, Times, cases
from client import Client
from homes import CHANGING, PLAY, READING, copied, filled, furnished
from oddities import Oddity, Replaced, as_owner_alone, state
from records import check_kept, right, set_aside, shown_as_right
from sentences import check
from server import Home, Server

# The files of a person, below their home.
FILES = [
    ".local/share/vocalvocab/journal.jsonl",
    ".local/share/vocalvocab",
    ".local/share/vocalvocab/completed.json",
    ".local/share/vocalvocab/session.json",
    ".local/share/vocalvocab/.lock",
    ".local/share/vocalvocab/.slow.lock",
    ".local/share/vocalvocab/lists",
    ".local/share/vocalvocab/lists/week.json",
    ".local/share/vocalvocab/lists/excluded.json",
    ".local/share/vocalvocab/decks",
    ".local/share/vocalvocab/decks/Spanish.json",
    ".local/share/vocalvocab/plan",
    ".local/share/vocalvocab/plan/todo.txt",
    ".config/vocalvocab",
    ".config/vocalvocab/settings.json",
    ".config/vocalvocab/pronunciations",
]
# The places in which a folder is normal.
FOLDERS = {
    ".local/share/vocalvocab",
    ".local/share/vocalvocab/lists",
    ".local/share/vocalvocab/decks",
    ".local/share/vocalvocab/plan",
    ".config/vocalvocab",
}

ODDITIES = [
    oddities.pipe,
    oddities.dangling_link,
    oddities.looping_link,
    oddities.folder,
    oddities.foreign_file,
    oddities.device,
]

COMMANDS = [[*PLAY, "--word", "harbor"], [*PLAY, "--list", "week"], *READING, *CHANGING[:5]]

# The seconds after which a run counts as hanging. A run takes a tenth of a second.
HANGING = 8
# The number of failures after which a test stops.
ENOUGH = 10


@pytest.mark.parametrize("oddity", cases(ODDITIES, oddities.name))
def test_an_odd_file_costs_a_sentence_and_never_hangs(
    oddity: Oddity, new_home: NewHome, times: Times, figure: Figure
) -> None:
    names = [name for name in FILES if oddity is not oddities.folder or name not in FOLDERS]
    all_cases = [(name, command) for name in names for command in COMMANDS]
    tried = all_cases[: times(len(all_cases), 1)]
    wrong: list[str] = []
    past = furnished(new_home())
    for name, command in tried:
        home = copied(past, new_home())
        with Replaced(home.folder / name, oddity) as odd:
            try:
                check_command(home, odd, filled(command, home))
            except AssertionError as error:
                wrong.append(f"{name}, {oddities.name(oddity)}, {command[:2]}: {error}")
        if len(wrong) == ENOUGH:
            break
    figure(
        f"{len(tried)} runs with a {oddities.name(oddity)} in the place of a file: {len(wrong)} "
        "hung, crashed or said no clear sentence"
    )
    assert not wrong, f"{len(wrong)} of {len(tried)}:\n" + "\n".join(wrong)


def check_command(home: Home, odd: Replaced, command: list[str]) -> None:
    done = home.run(*command, typed="harbor\n", seconds=HANGING)
    where = f"{done}"
    assert 0 <= done.status < 128, where
    # A link to nowhere is neither a list nor a deck, and an empty list has no word to remove.
    absent = (["lists", "show"], ["completed", "remove"], ["cards", "show"], ["plan", "done"])
    is_absent = command[:2] in absent or "--list" in command
    is_named = done.status == 1 and not is_absent
    check(done.errors, where=where, named=str(odd.path.parent) if is_named else None)
    assert done.status == 0 or done.errors, f"nothing is said: {where}"
    # The old content is still there, or is beside it with a message, or the person had it replaced.
    if isinstance(odd.before, bytes) and state(odd.path) != odd.before:
        aside = odd.path.with_name(odd.path.name + ".unreadable-1")
        assert state(aside) == odd.before and str(aside) in done.errors, f"it is gone: {where}"
    # Each word that was shown as right is in the journal, wherever the journal is.
    if "Correct: harbor" in done.output:
        assert (home.data / "journal.jsonl").is_file() and "harbor" in right(home), where


REQUESTS = [
    ("GET", "/status", None),
    ("GET", "/statistics", None),
    ("GET", "/completed", None),
    ("GET", "/lists", None),
    ("GET", "/lists/week", None),
    ("GET", "/decks", None),
    ("GET", "/decks/Spanish/cards", None),
    ("GET", "/review", None),
    ("GET", "/plan", None),
    ("GET", "/today", None),
    ("GET", "/settings", None),
    ("PATCH", "/settings", b'{"speed": 0.9}'),
    ("PUT", "/lists/week", b'{"words": [{"word": "window"}]}'),
    ("POST", "/sessions", b'{"words": "given", "given": ["harbor"]}'),
    ("GET", "/sessions", None),
]


@pytest.mark.whole
@pytest.mark.parametrize("oddity", ODDITIES, ids=oddities.name)
def test_the_server_lives_with_an_odd_file(oddity: Oddity, home: Home, figure: Figure) -> None:
    furnished(home)
    wrong, asked = [], 0
    with Server(home) as server:
        for name in FILES:
            if name == ".local/share/vocalvocab":
                continue
            with Replaced(home.folder / name, oddity):
                for method, path, body in REQUESTS:
                    asked += 1
                    try:
                        answer = Client(server.address).ask(method, f"/api/v1{path}", body)
                        assert answer.status < 400 or answer.is_problem, answer.raw[:500]
                    except (AssertionError, OSError) as error:
                        wrong.append(f"{name}, {method} {path}: {error!r}")
                        server.kill()
                        break
            if server.process.poll() is not None:
                server.start()
        assert Client(server.address).get("/statistics")
    figure(
        f"{asked} requests with a {oddities.name(oddity)} in the place of a file: {len(wrong)} "
        "unanswered"
    )
    assert not wrong, "\n".join(wrong)


# Permissions


@pytest.mark.parametrize("mode", cases([0o000, 0o400, 0o500], oct))
def test_a_closed_file_costs_a_sentence_and_stays(
    mode: int, new_home: NewHome, times: Times, chance: Random, figure: Figure
) -> None:
    past = furnished(new_home())
    all_cases = [
        (name, command) for name in FILES for command in COMMANDS if (past.folder / name).exists()
    ]
    tried = chance.sample(all_cases, times(len(all_cases), 2))
    wrong, refused = [], 0
    for name, command in tried:
        home = copied(past, new_home())
        closed = home.folder / name
        before = (home.data / "journal.jsonl").read_bytes()
        closed.chmod(mode)
        done = home.run(
            *filled(command, home), typed="harbor\n", by=as_owner_alone(), seconds=HANGING
        )
        # A file in an open folder may have been replaced as a whole; a folder is unchanged.
        if closed.exists():
            closed.chmod(0o700 if closed.is_dir() else 0o600)
        refused += done.status == 1
        where = f"{name}, {mode:o}, {command[:2]}: {done}"
        try:
            assert 0 <= done.status < 128, where
            named = str(closed if closed.is_dir() else closed.parent)
            check(done.errors, where=where, named=named if done.status == 1 else None)
            assert done.status == 0 or done.errors, where
            assert (home.data / "journal.jsonl").read_bytes().startswith(before), where
            assert not set_aside(home), where
            planet = [] if command[:2] == ["completed", "remove"] else ["planet"]
            check_kept(home, planet + shown_as_right(done.output), where)
        except AssertionError as error:
            wrong.append(str(error))
    assert refused or len(tried) < len(all_cases), "the permissions closed nothing"
    figure(
        f"{len(tried)} runs with a file of mode {mode:o}: {refused} could not be done, "
        f"{len(wrong)} without a clear sentence"
    )
    assert not wrong, f"{len(wrong)} of {len(tried)}:\n" + "\n".join(wrong)


@pytest.mark.whole
@pytest.mark.parametrize("home_is", ["", None, "/nonexistent", "/dev/null", "not/absolute"])
def test_without_a_home_it_says_where_files_are_or_can_t_be(
    home_is: str | None, home: Home
) -> None:
    """Files in /tmp are gone tomorrow, and other users could make their folders first."""
    vanishing = Path("/tmp/.local")
    if os.geteuid() != 0:
        pytest.skip("Only root can start a program as another user.")
    if vanishing.exists():
        pytest.skip(f"{vanishing} exists already.")
    # Another user: the home in the list of users does not exist, and our cache is closed to this
    # user.
    by = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", "--"]
    del home.environment["HOME"]
    if home_is is not None:
        home.environment["HOME"] = home_is
    try:
        done = home.run("lists", "import", "--yes", "week", "-", typed="kettle\n", by=by, seconds=120)
        assert done.status == 1, done
        check(done.errors, where=str(done), named=".local")
        assert not vanishing.exists(), f"It was kept in {vanishing}: {done}"
    finally:
        if vanishing.exists():
            shutil.rmtree(vanishing)


@pytest.mark.whole
def test_without_a_home_that_of_the_list_of_users_counts(home: Home, mounts: NewMounts) -> None:
    listed = home.folder / "listed"
    (home.folder / "users").write_text(f"root:x:0:0::{listed}:/bin/sh\n")
    made = mounts(home)
    made.bind(home.folder / "users", Path("/etc/passwd"))
    made.begin()
    for home_is in ({}, {"HOME": ""}):
        home.environment.pop("HOME", None)
        done = home.run(
            *("lists", "import", "--yes", "week", "-"), typed="kettle\n", by=made.enter, environment=home_is
        )
        assert (done.status, done.errors) == (0, ""), done
        assert (listed / ".local/share/vocalvocab/lists/week.json").is_file(), done
        shutil.rmtree(listed)

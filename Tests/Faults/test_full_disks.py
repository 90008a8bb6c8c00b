"""Real disks that are full or read-only, and a limit on the size of files."""

import pytest

from campaign import Figure, NewHome, NewMounts, cases
from client import Client, Refused
from homes import CHANGING, PLAY, READING, asking, copied, filled, folders, furnished
from namespaces import Ballast, Mounts
from practice import Practice
from records import check_kept, right, shown_as_right
from sentences import ANSWER, NOT_KEPT, check, complaints
from server import PROGRAM, STOPPED, Home, Server
from terminal import Terminal

PLAY_HARBOR = [*PLAY, "--word", "harbor"]


@pytest.fixture
def small_disk(home: Home, mounts: NewMounts) -> tuple[Home, Mounts, Ballast]:
    """Returns a home on a disk of a few pages, with one completed word."""
    made = mounts(home)
    made.tmpfs(home.folder / ".local", "64k")
    made.begin()
    done = home.run(*PLAY, "--word", "planet", typed="planet\n", by=made.enter)
    assert done.status == 0, done
    return home, made, Ballast(made.seen(home.folder / ".local"))


@pytest.mark.whole
def test_a_session_goes_on_when_a_full_disk_has_room_again(
    small_disk: tuple[Home, Mounts, Ballast], figure: Figure
) -> None:
    home, mounts, ballast = small_disk
    words = ["harbor", "rhythm"] * 40
    command = [*mounts.enter, PROGRAM, *PLAY, *asking(*words)]
    refused = 0
    with Terminal(command, home.environment, in_pipe=True) as session:
        for number, word in enumerate(words):
            where = f"word {number}, {word}"
            if number % 2:
                ballast.fill()
                session.type(f"{word}\n")
                answer = session.wait_for(ANSWER)
                ballast.remove()
                if "Correct:" in answer:
                    continue
                refused += 1
                assert NOT_KEPT in answer, f"{where}: {answer!r}"
                # The first message gives the reason.
                assert len(complaints(answer)) == (refused == 1), f"{where}: {answer!r}"
                check("\n".join(complaints(answer)), where=where)
            session.type(f"{word}\n")
            assert f"Correct: {word}" in session.wait_for(ANSWER), where
        session.end_input()
        status, _ = session.end()
        assert refused and status == 1, session.text[-600:]
    shown = shown_as_right(session.text)
    assert shown == words
    check_kept(home, ["planet", *shown], "after all", mounts.seen(home.data))
    assert right(home, mounts.seen(home.data)) == ["planet", *shown]
    figure(
        f"{len(words)} words, a full disk at each second one: {refused} lines refused, nothing lost"
    )


@pytest.mark.whole
def test_on_a_full_disk_the_page_says_so_and_nothing_is_lost(
    small_disk: tuple[Home, Mounts, Ballast], figure: Figure
) -> None:
    home, mounts, ballast = small_disk
    words, refused = 100, 0
    with Server(home, by=mounts.enter) as server:
        client = Client(server.address)
        for number in range(words):
            practice = Practice.of(client, "harbor")
            ballast.fill()
            try:
                verdict = practice.type("harbor")["answer"]["verdict"]
                ballast.remove()
            except Refused as error:
                refused += 1
                assert error.answer.is_problem and error.answer.status == 507, error
                ballast.remove()
                verdict = practice.type("harbor")["answer"]["verdict"]
            assert verdict == "correct", number
            practice.end()
        assert server.stop() == STOPPED
        check(server.errors.read_text(), where="the log", most=2 * words)
    assert refused
    assert right(home, mounts.seen(home.data)) == ["planet"] + ["harbor"] * words
    check_kept(home, ["planet", "harbor"], "after all", mounts.seen(home.data))
    figure(f"{words} words on the page, each on a full disk: {refused} refused, nothing lost")


def content(home: Home) -> dict[str, bytes]:
    return {
        str(path): path.read_bytes()
        for folder in folders(home)
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


@pytest.mark.whole
def test_on_a_read_only_disk_each_command_says_so_or_shows_what_was_kept(
    home: Home, mounts: NewMounts, figure: Figure
) -> None:
    """An example is a backup that is read in its place."""
    furnished(home)
    healthy = [home.run(*command) for command in READING]
    before = content(home)
    made = mounts(home)
    for folder in (home.folder / ".local", home.folder / ".config", home.folder / "papers"):
        made.read_only(folder)
    made.begin()
    for command in (PLAY_HARBOR, *CHANGING):
        done = home.run(*filled(command, home), typed="harbor\n", by=made.enter)
        where = f"{command}: {done}"
        assert done.status == 1, where
        check(done.errors, where=where, named=str(home.folder))
        assert "Read-only file system" in done.errors and "Correct" not in done.output, where
    for command, well in zip(READING, healthy):
        done = home.run(*command, by=made.enter)
        if done.status == 1:
            check(done.errors, where=f"{command}: {done}", named=str(home.folder))
        else:
            assert (done.status, done.output, done.errors) == (0, well.output, ""), (command, done)
    assert content(home) == before
    commands = len(CHANGING) + 1 + len(READING)
    figure(f"{commands} commands on a read-only disk: one sentence each, no file changed")


@pytest.mark.whole
def test_a_file_that_may_grow_no_further_costs_a_sentence_not_the_program(
    new_home: NewHome, figure: Figure
) -> None:
    """The limit of `ulimit -f`, whose signal ends programs that don't expect it."""
    made = furnished(new_home())
    limit = (made.data / "journal.jsonl").stat().st_size + 100
    commands = [PLAY_HARBOR, *CHANGING]
    for command in commands:
        home = copied(made, to=new_home())
        by = ["prlimit", f"--fsize={limit}"]
        done = home.run(*filled(command, home), typed="harbor\n", by=by)
        where = f"{command}: {done}"
        assert 0 <= done.status < 128, where
        check(done.errors, where=where, named=str(home.folder) if done.status else None)
        is_removed = command[:2] == ["completed", "remove"] and done.status == 0
        check_kept(home, shown_as_right(done.output) + ["planet"] * (not is_removed), where)
    figure(f"{len(commands)} commands with a limit on the size of files: one sentence each")


PRINTING = [
    ["stats", "--csv"],
    ["stats"],
    ["stats", "--json"],
    ["completed", "--json"],
    ["lists", "show", "week"],
    ["lists", "export", "week", "-"],
    ["settings", "list"],
    ["define", "harbor"],
]


@pytest.mark.parametrize("command", cases(PRINTING, " ".join))
def test_output_that_can_t_be_written_is_an_error(command: list[str], home: Home) -> None:
    """`vocalvocab stats --csv > FILE` on a full disk must not seem to have worked."""
    furnished(home)
    well = home.run(*command)
    assert well.status == 0, well
    with open("/dev/full", "wb") as full:
        done = home.run(*command, output=full.fileno())
    assert done.status == 1, done
    check(done.errors, where=str(command))
    assert done.errors, "nothing is said"

"""A cache that can't be used must not keep a word from being asked."""

import errno
import os
import shutil
import time
from pathlib import Path

import pytest

import oddities
from calls import Calls
from campaign import Figure, NewMounts
from homes import PLAY
from oddities import Oddity, as_owner_alone
from sentences import check
from server import Home, Run

pytestmark = pytest.mark.whole

# The time for an unoptimised program to make the dictionary's index and the table of sounds again.
ANEW = 120


def asks(home: Home, **options: object) -> Run:
    command = [*PLAY, "--word", "harbor"]
    return home.run(*command, typed="harbor\n", seconds=ANEW, **options)  # type: ignore[arg-type]


def check_asked(done: Run, where: str) -> None:
    assert done.status == 0 and "Correct: harbor" in done.output, f"{where}: {done}"
    check(done.errors, where=where)


def empty_file(path: Path) -> None:
    path.touch()


def torn_file(path: Path) -> None:
    """Keeps the first half of a file's content, as after a power cut."""
    whole = path.with_name(path.name + ".was").read_bytes()
    path.write_bytes(whole[: len(whole) // 2])


@pytest.fixture
def own_cache(home: Home, cache: Path) -> Home:
    """Returns a home with its own, complete cache."""
    check_asked(asks(home), "a well cache")
    shutil.copytree(cache, home.folder / "cache", symlinks=True)
    home.environment["XDG_CACHE_HOME"] = str(home.folder / "cache")
    return home


@pytest.mark.parametrize(
    "oddity",
    [
        oddities.dangling_link,
        oddities.looping_link,
        oddities.pipe,
        oddities.folder,
        oddities.device,
        oddities.foreign_file,
        empty_file,
        torn_file,
    ],
    ids=oddities.name,
)
def test_an_odd_file_in_the_cache_costs_no_word(
    oddity: Oddity, own_cache: Home, figure: Figure
) -> None:
    own = own_cache.folder / "cache/vocalvocab"
    names = sorted(path.name for path in own.iterdir() if not path.name.startswith("."))
    assert "words.index" in names and any(name.startswith("espeak") for name in names), names
    for name in names:
        odd = own / name
        if oddity is torn_file and odd.is_dir():
            continue
        odd.rename(own / (name + ".was"))
        oddity(odd)
    began = time.monotonic()
    check_asked(asks(own_cache), f"{names}, {oddity.__name__}")
    took = time.monotonic() - began
    name = oddities.name(oddity)
    figure(f"{len(names)} cache files, each a {name}: a word asked after {took:.0f} s")


@pytest.mark.parametrize(
    ("place", "oddity"),
    [
        ("cache", oddities.looping_link),
        ("cache", oddities.pipe),
        ("cache", oddities.device),
        ("cache/vocalvocab", oddities.dangling_link),
        ("cache/vocalvocab", oddities.foreign_file),
    ],
)
def test_an_odd_cache_folder_costs_no_word(place: str, oddity: Oddity, home: Home) -> None:
    (home.folder / place).parent.mkdir(exist_ok=True)
    oddity(home.folder / place)
    home.environment["XDG_CACHE_HOME"] = str(home.folder / "cache")
    check_asked(asks(home), f"{place}, {oddity.__name__}")


def test_a_closed_cache_costs_no_word(own_cache: Home) -> None:
    own = own_cache.folder / "cache"
    (own / "vocalvocab").chmod(0o500)
    check_asked(asks(own_cache, by=as_owner_alone()), "a folder that can't be written")
    (own / "vocalvocab").chmod(0o700)
    for path in own.rglob("*"):
        if path.is_file() and not path.is_symlink():
            path.chmod(0o000)
    check_asked(asks(own_cache, by=as_owner_alone()), "all files closed")


def test_a_full_cache_costs_no_word(home: Home, mounts: NewMounts) -> None:
    made = mounts(home)
    made.tmpfs(home.folder / "cache", "2m")
    made.begin()
    home.environment["XDG_CACHE_HOME"] = str(home.folder / "cache")
    check_asked(asks(home, by=made.enter), "a full cache")
    assert not list((made.seen(home.folder / "cache") / "vocalvocab").glob(".unfinished-*"))


def test_a_read_only_cache_costs_no_word(own_cache: Home, mounts: NewMounts) -> None:
    made = mounts(own_cache)
    made.read_only(own_cache.folder / "cache")
    made.begin()
    check_asked(asks(own_cache, by=made.enter), "a read-only cache")


@pytest.mark.parametrize("error", [errno.EIO, errno.ENOSPC, errno.EROFS], ids=os.strerror)
def test_an_error_of_each_change_of_the_cache_costs_no_word(
    error: int, own_cache: Home, figure: Figure
) -> None:
    own = own_cache.folder / "cache"
    calls = Calls(own_cache, own)
    failed = 0
    for place in range(1, 40):
        # The index is there; the parts that are quickly made are missing.
        for path in (own / "vocalvocab").iterdir():
            if path.name.startswith("espeak"):
                shutil.rmtree(path)
            elif path.suffix != ".index" and not path.name.startswith("sounds"):
                path.unlink()
        calls.fail(error, place)
        check_asked(asks(own_cache, environment=calls.environment), f"change {place}")
        if not calls.failed:
            break
        failed += 1
    assert failed
    figure(f"{failed} sessions with an error from one change of the cache on: each asked its word")

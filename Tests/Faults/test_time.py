"""Clocks that jump, time zones that change, and days that calendars get wrong."""

import json
import re
import time
from collections.abc import Iterator
from datetime import date, timedelta
from random import Random
from typing import Any

import pytest

import clock
from campaign import Figure, NewHome, Times, cases
from client import Client
from clock import DAY, Clock
from homes import PLAY, asking, practised
from practice import Practice
from sentences import ANSWER, check
from server import PROGRAM, STOPPED, Home, Server
from terminal import Terminal

WORDS = ("harbor", "rhythm", "window", "garden", "kettle", "pencil")


@pytest.fixture
def new_home(new_home: NewHome) -> NewHome:
    """Returns a function that makes homes in which one round makes a day of practice."""

    def make() -> Home:
        home = new_home()
        assert home.run("settings", "set", "dailyGoal", "1").status == 0
        return home

    return make


@pytest.fixture
def wall_clock(home: Home) -> Clock:
    return Clock(home)


def statistics(home: Home) -> dict[str, Any]:
    done = home.run("stats", "--json")
    assert done.status == 0 and done.errors == "", done
    return json.loads(done.output)


def check_sense(home: Home, where: str) -> dict[str, Any]:
    """Checks that every command works, and that the figures are possible.

    Returns: the statistics.
    """
    entries = home.journal()
    for entry in entries:
        assert re.fullmatch(r"\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\dZ", entry["at"]), f"{where}: {entry}"
        assert entry.get("milliseconds", 0) >= 0, f"{where}: {entry}"
    found = statistics(home)
    for streak in ("streak", "dayStreak"):
        now, best = found[streak]["current"], found[streak]["best"]
        assert 0 <= now <= best <= len(entries), f"{where}: {found[streak]}"
    ended = [entry for entry in entries if "outcome" in entry]
    assert found["rounds"] == len(ended), f"{where}: {found['rounds']} rounds of {len(ended)}"
    assert len(found["calendar"]) == 365, where
    assert found["calendar"][-1]["day"] == found["day"], where
    assert sum(each["words"] for each in found["forecast"]) <= found["words"], where
    for command in (["stats"], ["stats", "--csv"], ["completed"]):
        done = home.run(*command)
        assert done.status == 0 and done.errors == "", f"{where}: {command}: {done}"
    words = {entry["word"] for entry in entries if entry["event"] == "correct"}
    assert {word["word"] for word in home.completed()} == words, where
    review = home.run("play", "--review", "--mute")
    assert review.status == 0, f"{where}: {review}"
    check(review.errors, where=where)
    return found


def check_comes_back(home: Home, now: Clock, word: str, within: int) -> None:
    """Checks that a word is due again within some days, as the clock runs on."""
    for _ in range(within):
        if word in statistics(home)["due"]:
            return
        now.move(DAY)
    raise AssertionError(f"{word} was not due again within {within} days.")


def day_after(moment: str) -> str:
    """Returns the date of the next day, for a session over midnight."""
    if moment.startswith("9999-12-31"):
        return "10000-01-01"
    return str(date.fromisoformat(moment[:10]) + timedelta(days=1))


MOMENTS = [
    "1970-01-01 00:00:10",
    "2000-02-29 12:00:00",
    "2028-02-29 12:00:00",
    "2028-02-29 23:59:59",
    "2038-01-19 03:14:05",
    "2100-02-28 23:59:58",
    "2106-02-07 06:28:13",
    "9999-12-31 23:59:58",
    "1969-12-31 23:59:58",
    "1950-06-01 12:00:00",
    "1582-10-15 00:00:00",
]


@pytest.mark.whole
def test_a_session_on_any_day_is_kept_and_counted(new_home: NewHome, figure: Figure) -> None:
    for moment in MOMENTS:
        home = new_home()
        now = Clock(home)
        for days in range(3):
            now.set(clock.seconds(moment) + days * DAY)
            practised(home, WORDS[days])
            found = statistics(home)
            assert found["dayStreak"]["current"] == days + 1, (moment, days, found["dayStreak"])
            assert WORDS[days] not in found["due"], (moment, days, found["due"])
        first = home.journal()[0]["at"]
        assert first.startswith((moment[:10], day_after(moment))), (moment, first)
        check_sense(home, moment)
        check_comes_back(home, now, WORDS[2], 40)
    figure(f"{len(MOMENTS)} days, from 1582 to 9999: three days in a row counted, words come back")


JUMPS = {
    "a second": 1,
    "an hour": 3600,
    "a day": DAY,
    "a week": 7 * DAY,
    "a year": 365 * DAY,
    "a century": 36525 * DAY,
}


@pytest.mark.parametrize("sign", cases([-1, 1], {-1: "back", 1: "forward"}.get))
def test_a_clock_that_jumps_in_a_session_costs_nothing(
    sign: int, new_home: NewHome, times: Times, chance: Random, figure: Figure
) -> None:
    jumps = chance.sample(list(JUMPS), times(len(JUMPS), 1))
    wrong = []
    for name in jumps:
        home = new_home()
        now = Clock(home)
        now.set("2026-11-21 12:00:00")
        command = [PROGRAM, *PLAY, *asking(*WORDS)]
        with Terminal(command, home.environment, in_pipe=True) as session:
            for number, word in enumerate(WORDS):
                if number == 2:
                    session.type("wrong\n")
                    session.wait_for(ANSWER)
                if number in (1, 2, 4):
                    now.move(sign * JUMPS[name])
                session.type(f"{word}\n")
                assert f"Correct: {word}" in session.wait_for(ANSWER), session.text
            assert session.end()[0] == 0, session.text
        try:
            found = check_sense(home, f"{name}, {sign}")
            assert found["streak"]["current"] == len(WORDS), found["streak"]
            # With the clock right again, everything still works, even with entries from the future.
            now.set("2026-11-22 12:00:00")
            practised(home, "planet", "harbor")
            check_sense(home, f"{name}, {sign}, right again")
        except AssertionError as error:
            wrong.append(f"{name}: {error}")
    way = "back" if sign < 0 else "forward"
    figure(f"{len(jumps)} sessions with a clock that jumped {way} three times: every try kept")
    assert not wrong, "\n".join(wrong)


@pytest.mark.whole
@pytest.mark.parametrize("sign", [-1, 1], ids=["back", "forward"])
def test_a_sprint_takes_its_time_whatever_the_clock_says(
    sign: int, home: Home, wall_clock: Clock
) -> None:
    """The sprint lasts six seconds here, in the night in which a clock is put right by an hour."""
    wall_clock.set("2026-11-21 12:00:00")
    command = [PROGRAM, *PLAY, "--mode", "sprint", "--minutes", "0.1", *asking(*WORDS)]
    with Terminal(command, home.environment, in_pipe=True) as session:
        session.wait_for("Word 1")
        began = time.monotonic()
        for number in range(3):
            session.type("/skip\n")
            session.wait_for(ANSWER)
            if number == 0:
                wall_clock.move(sign * 3600)
        session.wait_for("Word 4")
        time.sleep(max(0, 6.5 - (time.monotonic() - began)))
        session.type("/skip\n")
        assert session.end()[0] == 0


@pytest.mark.whole
def test_a_word_from_the_future_is_not_gone_for_ever(new_home: NewHome, figure: Figure) -> None:
    """For one session the clock was a year, or a century, ahead. Then it is put right."""
    for ahead in list(JUMPS.values())[2:]:
        home = new_home()
        now = Clock(home)
        start = clock.seconds("2026-11-21 12:00:00")
        now.set(start + ahead)
        practised(home, "harbor")
        now.set(start)
        check_sense(home, f"{ahead // DAY} days ahead")
        practised(home, "harbor")
        found = check_sense(home, f"{ahead // DAY} days ahead, asked again")
        assert "harbor" not in found["due"]
        check_comes_back(home, now, "harbor", 40)
    figure("a word that was last asked 'next century' is due within 40 days of its next round")


def test_a_word_from_the_future_that_is_never_asked_comes_back(
    home: Home, wall_clock: Clock
) -> None:
    """The word must not wait until the year that the wrong clock said."""
    start = clock.seconds("2026-11-21 12:00:00")
    wall_clock.set(start + 10 * 365 * DAY)
    practised(home, "harbor")
    wall_clock.set(start)
    check_comes_back(home, wall_clock, "harbor", 60)


# Time zones


ZONES = ["Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu", "UTC", "No/Such", ":::", ""]


@pytest.mark.whole
def test_each_time_zone_has_its_own_days(home: Home, wall_clock: Clock, figure: Figure) -> None:
    """One morning after another, by local time, in three places in turn."""
    offsets = {"Pacific/Kiritimati": 14, "Pacific/Pago_Pago": -11, "UTC": 0}
    day = date(2026, 3, 2)
    count = 0
    for zone in ("UTC", "Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"):
        home.environment["TZ"] = zone
        for _ in range(3):
            wall_clock.set(clock.seconds(f"{day} 09:00:00") - offsets[zone] * 3600)
            practised(home, WORDS[count % len(WORDS)])
            count += 1
            found = check_sense(home, f"{zone}, {day}")
            assert found["day"] == str(day), (zone, found["day"])
            assert found["dayStreak"]["current"] == count, (zone, day, found["dayStreak"])
            assert home.journal()[-1]["utcOffset"] == offsets[zone] * 3600
            day += timedelta(days=1)
    figure(f"{count} days in a row in three time zones, 25 hours apart: {count} counted")


@pytest.mark.whole
def test_a_journal_of_all_time_zones_makes_sense(
    home: Home, wall_clock: Clock, chance: Random, figure: Figure
) -> None:
    sessions = 30
    wall_clock.set("2026-10-24 22:00:00")
    for number in range(sessions):
        zone = chance.choice(ZONES)
        home.environment["TZ"] = zone
        practised(home, chance.choice(WORDS))
        found = check_sense(home, f"session {number}, TZ={zone!r}")
        assert found["dayStreak"]["current"] >= 1, (number, zone, found["dayStreak"])
        wall_clock.move(chance.choice([60, 3600, 6 * 3600]))
    assert sum("outcome" in entry for entry in home.journal()) == sessions
    figure(f"{sessions} sessions, each in a time zone by chance: every figure makes sense")


@pytest.mark.whole
def test_the_hour_that_comes_twice_counts_once_as_a_day(home: Home, wall_clock: Clock) -> None:
    home.environment["TZ"] = "Europe/Berlin"
    for number, moment in enumerate(
        ("2026-10-24 12:00:00", "2026-10-25 00:30:00", "2026-10-25 01:30:00", "2026-10-25 12:00:00")
    ):
        wall_clock.set(moment)
        practised(home, WORDS[number])
        found = check_sense(home, moment)
    assert found["dayStreak"]["current"] == 2, found["dayStreak"]


# A session left open


@pytest.fixture
def served(home: Home, wall_clock: Clock) -> Iterator[Server]:
    wall_clock.set("2026-11-21 12:00:00")
    with Server(home) as server:
        yield server


def test_a_session_left_open_for_a_week_goes_on_with_the_words_of_today(
    home: Home, wall_clock: Clock, served: Server, times: Times, figure: Figure
) -> None:
    client = Client(served.address)
    client.json("PATCH", "/settings", {"newPerDay": 5})
    known = ("harbor", "rhythm", "window")
    practice = Practice.of(client, *known)
    for word in known:
        assert practice.type(word)["answer"]["verdict"] == "correct"
        practice.go_on()
    practice = Practice(client, words="drawn")
    days = times(10, 2)
    reviewed: set[str] = set()
    for day in range(days):
        for _ in range(3):
            where = f"day {day}: {practice.session}"
            assert practice.round["state"] == "asking", where
            is_review = practice.round["isReview"]
            word = practice.skip()["word"]["text"]
            if is_review:
                reviewed.add(word)
            assert practice.go_on() is not None, where
        # The round stays open overnight, and at last for a week.
        wall_clock.move(7 * DAY if day == days - 1 else DAY)
    practice.skip()
    assert practice.go_on() is not None, "after a week, nothing was asked"
    assert reviewed or days < 10, "no word that was due came back"
    entries = home.journal()
    assert len({entry["round"] for entry in entries}) == len(entries), "a round was kept twice"
    assert len(entries) == len(known) + 3 * days + 1, "a round was lost"
    assert served.stop() == STOPPED
    assert served.errors.read_text() == ""
    check_sense(home, "after weeks")
    figure(f"a session left open for {days + 6} days: {len(entries)} rounds, none lost or twice")


@pytest.mark.whole
def test_an_open_round_survives_a_restart_in_another_year(
    home: Home, wall_clock: Clock, served: Server
) -> None:
    for moment in ("2027-12-31 23:59:59", "2020-01-01 00:00:00", "2100-03-01 00:00:00"):
        practice = Practice.of(Client(served.address), "harbor", "rhythm")
        practice.type("harber")
        assert served.stop() == STOPPED
        wall_clock.set(moment)
        served.start()
        again = Practice(Client(served.address))
        assert again.round["id"] == practice.round["id"], moment
        assert len(again.round["tries"]) == 1 and again.round["triesLeft"] == 2, again.round
        assert again.type("harbor")["answer"]["verdict"] == "correct"
        assert again.go_on()
        check_sense(home, moment)

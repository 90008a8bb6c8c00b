"""Reminders: a notification on a real session bus, and units that systemd accepts."""

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from notifications import Desktop
from server import ROOT, Home


@pytest.fixture
def home(tmp_path: Path) -> Home:
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    home = Home(tmp_path, cache)
    assert home.run("plan", "add", "Buy paper", "--due", "today").status == 0
    assert home.run("settings", "set", "dailyGoal", "1").status == 0
    assert home.run("play", "--mute", "--word", "harbor", typed="harbor\n").status == 0
    return home


@pytest.fixture
def desktop() -> Iterator[Desktop]:
    with Desktop() as desktop:
        yield desktop


def test_a_reminder_is_a_notification(home: Home, desktop: Desktop) -> None:
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = desktop.address
    assert home.run("settings", "set", "quietHours", "none").status == 0
    run = home.run("plan", "remind")
    assert (run.status, run.errors) == (0, "")
    assert desktop.shown == [("Time to practise", "Buy paper.")]
    assert run.output == "Time to practise. Buy paper.\n"
    # Without due work there is no reminder.
    assert home.run("plan", "done", "1").status == 0
    assert home.run("plan", "remind").output.startswith("Nothing is due")
    assert len(desktop.shown) == 1


def test_nothing_is_said_in_the_quiet_hours(home: Home, desktop: Desktop) -> None:
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = desktop.address
    assert home.run("settings", "set", "quietHours", "0:00-23:59").status == 0
    run = home.run("plan", "remind")
    assert run.status == 0
    assert run.output == "These are the quiet hours: nothing reminds you now.\n"
    assert desktop.shown == []


def test_without_a_desktop_the_voice_says_it(home: Home) -> None:
    assert home.run("settings", "set", "quietHours", "none").status == 0
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    assert home.run("plan", "remind").status == 0
    # Two sentences last at least a second: 22,050 samples of two bytes.
    assert home.sound.stat().st_size > 40_000


def test_without_a_desktop_and_sound_one_sentence_says_so(home: Home) -> None:
    assert home.run("settings", "set", "quietHours", "none").status == 0
    home.environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nonexistent"
    run = home.run("plan", "remind", "--device", "nowhere")
    assert run.status == 1
    assert run.errors.startswith("vocalvocab: There is neither a desktop that shows notifications nor a sound")


def test_systemd_takes_the_units_and_they_go(home: Home, tmp_path: Path) -> None:
    """Leaves out only the start, because a machine for tests has no systemd for a person."""
    tools = tmp_path / "tools"
    tools.mkdir()
    asked = tmp_path / "asked"
    (tools / "systemctl").write_text(f'#!/bin/sh\necho "$@" >>{asked}\necho LANG=C.UTF-8\n')
    (tools / "systemctl").chmod(0o755)
    home.environment["PATH"] = f"{tools}:{os.environ['PATH']}"
    run = home.run("plan", "remind", "--install", "--at", "18:30")
    assert run.output == "You are reminded each day at 18:30. A timer of systemd does it.\n"
    folder = home.folder / ".config/systemd/user"
    units = sorted(folder.iterdir())
    names = [unit.name for unit in units]
    name = names[0].removesuffix(".service")
    assert name.startswith("vocalvocab-remind-") and names == [f"{name}.service", f"{name}.timer"]
    verify = ["systemd-analyze", "--user", "verify", "--man=no", *map(str, units)]
    verified = subprocess.run(verify, capture_output=True, text=True)
    assert "vocalvocab-remind" not in verified.stderr
    # The service runs the promised command.
    command = next(line for line in units[0].read_text().splitlines() if line.startswith("ExecStart="))
    assert '"plan" "remind"' in command
    assert f"--user enable --now {name}.timer" in asked.read_text()
    assert home.run("plan", "remind", "--uninstall").output == "The daily reminders are removed.\n"
    assert list(folder.iterdir()) == []
    assert f"--user disable --now {name}.timer" in asked.read_text()

"""The findings of `vocalvocab doctor` when a part of the system is really gone."""

from pathlib import Path

import pytest

from campaign import NewMounts
from server import Home

DOCTOR = ["doctor", "--plain", "--source", "offline"]


def findings(output: str) -> dict[str, str]:
    """Returns the lines of the checks, by their names."""
    lines = [line.partition(": ") for line in output.splitlines()]
    return {name: text for name, colon, text in lines if colon}


def found(pattern: str) -> Path:
    """Returns the only folder or file that matches a pattern, wherever the distribution puts
    libraries."""
    [path, *_] = sorted(Path("/usr").glob(pattern))
    return path


@pytest.mark.parametrize(
    ("gone", "check", "text", "command"),
    [
        ("share/wordnet", "Dictionary", "is not there", "sudo apt-get install wordnet-base"),
        ("share/dict/scowl", "Dictionary", "is not there", "sudo apt-get install scowl"),
        (
            "lib/*/espeak-ng-data",
            "Speech engine",
            "did not start",
            "sudo apt-get install --reinstall espeak-ng-data",
        ),
    ],
)
def test_a_missing_package_is_named_with_the_command_that_installs_it(
    home: Home, mounts: NewMounts, gone: str, check: str, text: str, command: str
) -> None:
    made = mounts(home)
    made.tmpfs(found(gone), "4k")
    made.begin()
    run = home.run(*DOCTOR, by=made.enter)
    said = findings(run.output)[check]
    assert said.startswith("wrong: ") and text in said, run.output
    assert said.endswith(f"To mend it: {command}"), run.output
    assert run.status == 1 and "You can't practise with sound yet" in run.output, run


def test_a_full_disk_is_told(home: Home, mounts: NewMounts) -> None:
    full = mounts(home)
    full.tmpfs(home.folder / ".local", "64k")
    full.begin()
    run = home.run(*DOCTOR, by=full.enter)
    said = findings(run.output)["Files"]
    assert said.startswith("wrong: ") and "is full" in said and run.status == 1, run


def test_a_disk_that_can_only_be_read_is_told(home: Home, mounts: NewMounts) -> None:
    (home.folder / ".local/share/vocalvocab").mkdir(parents=True, exist_ok=True)
    fixed = mounts(home)
    fixed.read_only(home.folder / ".local")
    fixed.begin()
    run = home.run(*DOCTOR, by=fixed.enter)
    said = findings(run.output)["Files"]
    assert said.startswith("wrong: ") and "Read-only" in said and run.status == 1, run


def test_recorded_voices_that_are_not_installed_are_no_fault(home: Home, mounts: NewMounts) -> None:
    made = mounts(home)
    nothing = home.folder / "nothing"
    nothing.touch()
    made.bind(nothing, found("lib/*/libflite.so.1"))
    made.begin()
    run = home.run(*DOCTOR, by=made.enter)
    said = findings(run.output)["Recorded voices"]
    assert said == "missing: Flite is not installed. To mend it: sudo apt-get install libflite1"
    assert run.status == 0, run

"""The Debian package, built from small programs in place of ours."""

import os
import re
import subprocess
from pathlib import Path

import pytest

from server import PROGRAM as VOCALVOCAB
from server import ROOT

PROGRAM = '#include <stdio.h>\nint main(void) { puts("vocalvocab 1.2.3"); }\n'


def package(folder: Path, mask: int) -> bytes:
    """Builds the package like a person with this mask who has installed the programs before."""
    tree = folder / "tree"
    source = folder / "program.c"

    def run(*command: str | Path) -> None:
        # All files have one time, so that only the mask could make two packages differ.
        environment = os.environ | {"SOURCE_DATE_EPOCH": "1700000000"}
        done = subprocess.run(command, env=environment, umask=mask, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr

    folders = ["bin", "libexec", "share/man/man1", "share/zsh/site-functions"]
    run("mkdir", "-p", *(tree / "usr" / name for name in folders))
    source.write_text(PROGRAM)
    for program in ("bin/vocalvocab", "libexec/vocalvocab-server"):
        run("gcc", "-o", tree / "usr" / program, source)
    for file in ("man/man1/vocalvocab.1", "zsh/site-functions/_vocalvocab"):
        run("sh", "-c", 'echo text >"$0"', tree / "usr/share" / file)
    run(ROOT / "Sources/debian.sh", tree, folder / "made.deb")
    return (folder / "made.deb").read_bytes()


def listed(package: Path) -> str:
    """Returns the permissions, owners and names of the files in a package."""
    command = ["dpkg-deb", "--contents", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("mask", [0o077])
def test_a_package_is_the_same_under_any_mask(mask: int, tmp_path: Path) -> None:
    usual, other = tmp_path / "usual", tmp_path / "other"
    usual.mkdir()
    other.mkdir()
    first, second = package(usual, 0o022), package(other, mask)
    assert listed(usual / "made.deb") == listed(other / "made.deb")
    assert first == second
    assert "-rwxr-xr-x root/root" in listed(other / "made.deb")


def test_the_changelog_has_the_version_of_the_program_first() -> None:
    """The package takes its version from the program."""
    done = subprocess.run([VOCALVOCAB, "--version"], capture_output=True, text=True, check=True)
    changes = (ROOT / "CHANGELOG.md").read_text()
    versions = re.findall(r"^## \[(\d[^]]*)\] - \d{4}-\d\d-\d\d$", changes, re.MULTILINE)
    assert done.stdout == f"VocalVocab {versions[0]}\n"

"""The Debian package, built from small programs in place of ours."""

import gzip
import os
import re
import subprocess
from pathlib import Path

import pytest

from server import PROGRAM as VOCALVOCAB
from server import ROOT

PROGRAM = '#include <stdio.h>\nint main(void) { puts("vocalvocab 1.2.3"); }\n'


MAINTAINER = "Ada Example <ada@example.org>"


def package(folder: Path, mask: int = 0o022) -> Path:
    """Builds the package as a person with this mask does, from programs that are installed.

    Returns: its file.
    """
    tree = folder / "tree"
    source = folder / "program.c"

    def run(*command: str | Path) -> str:
        # All files have one time, so that only the mask could make two packages differ.
        environment = os.environ | {"SOURCE_DATE_EPOCH": "1700000000", "DEBEMAIL": MAINTAINER}
        done = subprocess.run(command, env=environment, umask=mask, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return done.stdout

    texts = ["man/man1/vocalvocab.1", "zsh/site-functions/_vocalvocab"]
    texts.append("bash-completion/completions/vocalvocab")
    folders = ["bin", "libexec", *(f"share/{text.rpartition('/')[0]}" for text in texts)]
    run("mkdir", "-p", *(tree / "usr" / name for name in folders))
    source.write_text(PROGRAM)
    for program in ("bin/vocalvocab", "libexec/vocalvocab-server"):
        run("gcc", "-o", tree / "usr" / program, source)
    for text in texts:
        run("sh", "-c", 'echo text >"$0"', tree / "usr/share" / text)
    return Path(run(ROOT / "Sources/debian.sh", tree, folder).strip())


def listed(package: Path) -> str:
    """Returns the permissions, owners and names of the files in a package."""
    command = ["dpkg-deb", "--contents", package]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("mask", [0o077])
def test_a_package_is_the_same_under_any_mask(mask: int, tmp_path: Path) -> None:
    usual, other = tmp_path / "usual", tmp_path / "other"
    usual.mkdir()
    other.mkdir()
    first, second = package(usual), package(other, mask)
    assert listed(first) == listed(second)
    assert first.read_bytes() == second.read_bytes()
    assert "-rwxr-xr-x root/root" in listed(second)


def test_a_package_says_its_version_its_maintainer_and_what_it_needs(tmp_path: Path) -> None:
    file = package(tmp_path)
    machine = subprocess.run(
        ["dpkg", "--print-architecture"], capture_output=True, text=True, check=True
    ).stdout.strip()
    assert file.name == f"vocalvocab_1.2.3-1_{machine}.deb"

    def field(name: str) -> str:
        command = ["dpkg-deb", "--field", file, name]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert field("Version") == "1.2.3-1" and field("Maintainer") == MAINTAINER
    assert "libc6" in field("Depends")
    for words in ("scowl", "wordnet-base"):
        assert words in field("Suggests") and words not in field("Depends")
    subprocess.run(["dpkg-deb", "--extract", file, tmp_path / "unpacked"], check=True)
    changes = tmp_path / "unpacked/usr/share/doc/vocalvocab/changelog.Debian.gz"
    said = subprocess.run(
        ["dpkg-parsechangelog", "--all", "--file", "-"],
        input=gzip.decompress(changes.read_bytes()),
        capture_output=True,
        check=True,
    )
    assert said.stderr == b""
    assert b"Version: 1.2.3-1" in said.stdout and MAINTAINER.encode() in said.stdout


def test_the_changelog_has_the_version_of_the_program_first() -> None:
    """The package takes its version from the program."""
    done = subprocess.run([VOCALVOCAB, "--version"], capture_output=True, text=True, check=True)
    changes = (ROOT / "CHANGELOG.md").read_text()
    versions = re.findall(r"^## \[(\d[^]]*)\] - \d{4}-\d\d-\d\d$", changes, re.MULTILINE)
    assert done.stdout == f"VocalVocab {versions[0]}\n"

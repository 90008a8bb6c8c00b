"""The completions of bash, zsh and fish, as a person at a terminal gets them."""

import os
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from server import PROGRAM, ROOT, Home
from terminal import Terminal

READY = "ready> "
SHELLS = {
    "bash": (["bash", "--noprofile", "--norc", "-i"], f"PS1='{READY}'"),
    "zsh": (
        ["zsh", "-f", "-i"],
        f"PS1='{READY}'; fpath=(~/zsh $fpath); autoload -Uz compinit; compinit -u -D",
    ),
    "fish": (
        ["fish", "--no-config", "--private"],
        f"function fish_prompt; echo -n '{READY}'; end; set -g fish_autosuggestion_enabled 0",
    ),
}

# The beginning that a person types before the tab key, and the whole command that follows.
COMPLETED = {
    "--level ever": "--level everyday",
    "quiz --from words:mis": "quiz --from words:missed",
    "quiz --from list:sp": "quiz --from list:spelling-12",
    "quiz --kind syn": "quiz --kind synonym",
    "quiz --from words:due --kind syn": "quiz --from words:due --kind synonym",
    "help practi": "help practice",
    "play --level ever": "play --level everyday",
    "play --list spell": "play --list spelling-12",
    "play --voice martin-g": "play --voice martin-gb",
    "cards show Span": "cards show Spanish",
    "settings set colourScheme da": "settings set colourScheme dark",
    "lists import new question": "lists import new questions.csv",
}


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    cache = Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache"))
    home = Home(tmp_path_factory.mktemp("home"), cache)
    assert home.run("lists", "add", "spelling-12", "harbor").status == 0
    assert home.run("cards", "new", "Spanish").status == 0
    (home.folder / "questions.csv").write_text("Question,Answer\n")
    for shell in SHELLS:
        script = home.run("--generate-completion-script", shell).output
        (home.folder / f"completion.{shell}").write_text(script)
    # A folder that zsh searches, where the installation puts the file.
    (home.folder / "zsh").mkdir()
    (home.folder / "completion.zsh").rename(home.folder / "zsh/_vocalvocab")
    (home.folder / "completion.zsh").touch()
    return home


@pytest.fixture(scope="module", params=SHELLS)
def shell(request: pytest.FixtureRequest, home: Home) -> Iterator[Terminal]:
    """Returns a shell that has read the completions."""
    command, first = SHELLS[request.param]
    environment = home.environment | {"PATH": f"{PROGRAM.parent}:/usr/bin:/bin"}
    with Terminal(command, environment) as terminal:
        script = home.folder / f"completion.{request.param}"
        terminal.type(f"cd {home.folder}; {first}; source {script}; echo set up\n")
        terminal.wait_for(re.compile(r"[\r\n]set up"))
        terminal.wait_for(READY)
        yield terminal


@pytest.mark.parametrize("typed", COMPLETED)
def test_a_value_is_completed(shell: Terminal, typed: str) -> None:
    shell.type(f"vocalvocab {typed}\t")
    # The completed command is shown, and not run.
    wanted = COMPLETED[typed]
    shell.wait_for(wanted.split()[-1])
    shell.type("\x01echo \n")
    shell.wait_for(re.compile(rf"[\r\n]vocalvocab {re.escape(wanted)} *\r?\n"))
    shell.wait_for(READY)


@pytest.mark.parametrize("name", SHELLS)
def test_the_script_is_the_same_after_an_equals_sign(home: Home, name: str) -> None:
    option = "--generate-completion-script"
    assert home.run(f"{option}={name}").output == home.run(option, name).output


def test_zsh_is_told_the_folder_that_it_does_not_search(home: Home, tmp_path: Path) -> None:
    def said(folder: str) -> str:
        done = subprocess.run(
            [ROOT / "Sources/zsh-path.sh", folder],
            env=home.environment,
            capture_output=True,
            text=True,
            check=True,
        )
        return done.stdout

    folder = f"{home.folder}/.local/share/zsh/site-functions"
    line = f"fpath=({folder} $fpath)"
    assert line in said(f"{folder}/")
    (home.folder / ".zshrc").write_text(f"{line}\n")
    assert said(f"{folder}/") == ""

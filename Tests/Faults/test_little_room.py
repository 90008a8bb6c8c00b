"""Too little memory: every command ends at once with one sentence, and nothing is lost."""

import resource
import subprocess
import time
from collections.abc import Callable

import pytest

from server import PROGRAM, Home

COMMANDS = [
    "play --mute --count 1", "say hello", "define harbor", "explain harbor harber", "completed", "lists",
    "stats", "settings list", "voices", "cards", "quiz --mute", "plan", "today", "repair", "doctor", "serve --port 0",
]


@pytest.mark.parametrize("megabytes", [150, 250, 300])
def test_every_command_ends_with_one_sentence(megabytes: int, new_home: Callable[[], Home]) -> None:
    home = new_home()
    assert home.run("lists", "add", "mine", "harbor").status == 0
    kept = {path: path.read_bytes() for path in home.folder.rglob("*.json")}

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (megabytes << 20, megabytes << 20))

    for command in COMMANDS:
        began = time.monotonic()
        run = subprocess.run(
            [PROGRAM, *command.split()], env=home.environment, stdin=subprocess.DEVNULL,
            capture_output=True, text=True, preexec_fn=limit, timeout=20,
        )
        assert (run.returncode, run.stderr.count("\n")) == (1, 1), f"{command}: {run.stderr}"
        assert "raise the limit" in run.stderr
        assert time.monotonic() - began < 5
    assert kept == {path: path.read_bytes() for path in home.folder.rglob("*.json")}

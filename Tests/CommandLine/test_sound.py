"""The sound device: the silence before a word, the beeps that find it, and what leads to it."""

import os
import socket
from pathlib import Path

import pytest

from server import PROGRAM, ROOT, Home
from terminal import Terminal

DOCTOR = ["doctor", "--source", "offline"]


@pytest.fixture
def home(tmp_path: Path) -> Home:
    return Home(tmp_path, Path(os.environ.get("TEST_CACHE", ROOT / ".build/browser/cache")))


def silence(home: Home) -> int:
    """Returns the milliseconds before the first sound that the device played."""
    # The header doesn't tell the length before the file is closed.
    samples = home.sound.read_bytes()[44:]
    quiet = len(samples) - len(samples.lstrip(b"\0"))
    return 1000 * (quiet // 2) // 22_050


def test_the_silence_before_a_word_is_as_long_as_the_setting_says(home: Home) -> None:
    assert home.run("say", "harbor").status == 0
    usual = silence(home)
    assert 80 <= usual < 200
    assert home.run("settings", "set", "leadIn", "500").status == 0
    home.sound.unlink()
    assert home.run("say", "harbor").status == 0
    assert abs(silence(home) - usual - 420) <= 2


@pytest.mark.parametrize("value", ["-1", "2001", "80.5", "soon", ""])
def test_another_silence_is_refused_with_a_sentence(home: Home, value: str) -> None:
    run = home.run("settings", "set", "leadIn", "--", value)
    assert run.status == 64 and "is not a lead-in: give milliseconds from 0 to 2000." in run.errors


def tone(home: Home, answer: str) -> tuple[str, int]:
    """Returns what the program says when a person has heard so many beeps, and its status."""
    with Terminal([PROGRAM, *DOCTOR, "--tone"], home.environment) as terminal:
        terminal.wait_for("How many beeps did you hear, 0 to 6?", seconds=60)
        terminal.type(f"{answer}\n")
        status, _ = terminal.end(seconds=60)
        return " ".join(terminal.text.split()), status


def test_beeps_find_the_silence_that_the_device_needs(home: Home) -> None:
    said, status = tone(home, "4")
    assert "swallows up to 400 ms" in said and "settings set leadIn 480" in said and status == 0
    assert silence(home) == 0
    assert home.run("settings", "set", "leadIn", "480").status == 0
    for answer in "4", "6":
        said, status = tone(home, answer)
        assert "swallows" not in said and f"{answer} of 6 beeps" in said and status == 0
    said, status = tone(home, "0")
    assert "You heard nothing from 'default'" in said and "doctor --devices" in said
    assert status == 1


def test_devices_are_listed_with_what_they_are(home: Home) -> None:
    devices = home.folder / "asound.conf"
    devices.write_text(
        devices.read_text()
        + 'pcm.loud { type null; hint { show on; description "A loud one" } }\n'
        + 'pcm.silent { type null }\n'
    )
    run = home.run("doctor", "--devices")
    assert run.status == 0 and run.errors == ""
    assert any(line.split() == ["loud", "A", "loud", "one"] for line in run.output.splitlines())
    assert "silent" not in run.output
    both = home.run("doctor", "--devices", "--tone")
    assert both.status == 64 and "Choose one of --tone and --devices." in both.errors


@pytest.mark.parametrize(
    ("socket_name", "server", "plug_in", "package"),
    [
        ("pipewire-0", "PipeWire", "libasound_module_pcm_pipewire.so", "pipewire-alsa"),
        ("pulse/native", "PulseAudio", "libasound_module_pcm_pulse.so", "libasound2-plugins"),
    ],
)
def test_a_sound_server_that_alsa_does_not_reach_is_told(
    home: Home, socket_name: str, server: str, plug_in: str, package: str
) -> None:
    folder, plug_ins = home.folder / "run", home.folder / "plug-ins"
    (folder / "pulse").mkdir(parents=True)
    plug_ins.mkdir()
    home.environment |= {"XDG_RUNTIME_DIR": str(folder), "ALSA_PLUGIN_DIR": str(plug_ins)}
    assert "Sound server" not in home.run(*DOCTOR, "--plain").output
    with socket.socket(socket.AF_UNIX) as listener:
        # The whole path would be longer than a socket's name may be.
        os.chdir(folder)
        listener.bind(socket_name)
        os.chdir(ROOT)
        run = home.run(*DOCTOR, "--plain")
        assert f"Sound server: missing: {server} runs, but ALSA lacks the plug-in" in run.output
        assert f"sudo apt-get install {package}" in run.output and run.status == 0
        (plug_ins / plug_in).touch()
        run = home.run(*DOCTOR, "--plain")
        assert f"Sound server: good: ALSA has the plug-in for {server}." in run.output

"""A sound card that takes sound in real time: a PulseAudio server for some tests."""

import os
import shutil
import signal
import subprocess
import tempfile
from pathlib import Path

from server import Home


class SoundCard:
    def __init__(self) -> None:
        # The path of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="sound-"))
        folder = str(self.folder)
        socket = self.folder / "native"
        subprocess.run(
            [
                *("pulseaudio", "-n", "--daemonize=yes", "--exit-idle-time=-1"),
                *("--log-level=error", "-L", "module-null-sink sink_name=card"),
                *("-L", f"module-native-protocol-unix auth-anonymous=1 socket={socket}"),
            ],
            env={"HOME": folder, "XDG_RUNTIME_DIR": folder, "PATH": "/usr/bin:/bin"},
            stderr=subprocess.DEVNULL,
            check=True,
        )
        self.process = int((self.folder / "pulse/pid").read_text())
        self.configuration = self.folder / "asound.conf"
        self.configuration.write_text(
            f'</usr/share/alsa/alsa.conf>\npcm.!default {{ type pulse server "unix:{socket}" }}\n'
        )

    def put_into(self, home: Home) -> None:
        home.environment["ALSA_CONFIG_PATH"] = str(self.configuration)

    def is_playing(self) -> bool:
        """Returns whether a program plays something now."""
        environment = {"HOME": str(self.folder), "PATH": "/usr/bin:/bin"}
        server = f"--server=unix:{self.folder / 'native'}"
        command = ["pactl", server, "list", "short", "sink-inputs"]
        listed = subprocess.run(command, env=environment, capture_output=True, check=True)
        return bool(listed.stdout.strip())

    def remove(self) -> None:
        os.kill(self.process, signal.SIGKILL)
        shutil.rmtree(self.folder)

"""Whole processes, and the time from the start of a process to its first sound."""

import os
import select
import shutil
import subprocess
import time
from pathlib import Path

NULL = "pcm.!default { type null }\n"
PIPE = 'pcm.!default {{ type file; slave.pcm {{ type null }}; file "{}"; format raw }}\n'


class Starts:
    """A stripped copy of the program, a home, and sound devices that take everything at once."""

    def __init__(self, program: Path, folder: Path) -> None:
        # The program finds its words and voices beside it and above it.
        self.program = program.with_name("vocalvocab-stripped")
        subprocess.run(["strip", "-o", self.program, program], check=True)
        # The same program where no words were installed.
        self.bare = folder / "bare/bin/vocalvocab"
        share = folder / "bare/share/vocalvocab"
        for path in (self.bare.parent, share):
            path.mkdir(parents=True)
        shutil.copy(self.program, self.bare)
        (share / "Voices").symlink_to(Path(__file__).resolve().parents[2] / "Voices")
        self.home = folder / "home"
        self.home.mkdir()
        self.sound = folder / "sound"
        self.null = folder / "null.conf"
        self.null.write_text(NULL)
        self.pipe = folder / "pipe.conf"
        self.pipe.write_text(PIPE.format(self.sound))

    def environment(self, device: Path) -> dict[str, str]:
        return {
            "HOME": str(self.home),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "ALSA_CONFIG_PATH": str(device),
        }

    def whole(self, *command: str | Path) -> float:
        """The seconds of a process from its start to its end."""
        began = time.perf_counter()
        subprocess.run(
            command,
            env=self.environment(self.null),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            check=True,
        )
        return time.perf_counter() - began

    def first_sound(self, *command: str | Path) -> float:
        """The seconds from the start of a process to the first samples on its device."""
        self.sound.unlink(missing_ok=True)
        os.mkfifo(self.sound)
        listening = os.open(self.sound, os.O_RDONLY | os.O_NONBLOCK)
        began = time.perf_counter()
        with subprocess.Popen(
            command,
            env=self.environment(self.pipe),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        ) as process:
            samples = b""
            while not samples and process.poll() is None:
                select.select([listening], [], [], 0.0005)
                try:
                    samples = os.read(listening, 4096)
                except BlockingIOError:
                    continue
            took = time.perf_counter() - began
            process.kill()
        os.close(listening)
        if not samples:
            raise RuntimeError(f"{command} ended without a sound.")
        return took

    def forget(self) -> None:
        """Makes the home empty."""
        shutil.rmtree(self.home)
        self.home.mkdir()

    def first_sound_in_empty_home(self, *command: str | Path) -> float:
        self.forget()
        return self.first_sound(*command)

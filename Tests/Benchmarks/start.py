"""Times the starts of the program beside espeak-ng, in one run: whole processes, and first sounds.

    python3 Tests/Benchmarks/start.py .build/release/vocalvocab
"""

import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median

PAIRS = 60
ROUNDS = 3
STARTS = 20


class Bench:
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
        self.null.write_text("pcm.!default { type null }\n")
        self.pipe = folder / "pipe.conf"
        self.pipe.write_text(
            f'pcm.!default {{ type file; slave.pcm {{ type null }}; file "{self.sound}"; format raw }}\n'
        )

    def environment(self, device: Path) -> dict[str, str]:
        return {
            "HOME": str(self.home),
            "PATH": "/usr/bin:/bin",
            "LANG": "C.UTF-8",
            "ALSA_CONFIG_PATH": str(device),
        }

    def whole(self, *command: str | Path) -> float:
        """The milliseconds of a process from its start to its end."""
        began = time.perf_counter()
        subprocess.run(
            command,
            env=self.environment(self.null),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return (time.perf_counter() - began) * 1000

    def first_sound(self, *command: str | Path) -> float:
        """The milliseconds from the start of a process to the first samples on its device."""
        self.sound.unlink(missing_ok=True)
        os.mkfifo(self.sound)
        listening = os.open(self.sound, os.O_RDONLY | os.O_NONBLOCK)
        began = time.perf_counter()
        with subprocess.Popen(
            command,
            env=self.environment(self.pipe),
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
        ) as process:
            samples = b""
            while not samples and process.poll() is None:
                select.select([listening], [], [], 0.0005)
                try:
                    samples = os.read(listening, 4096)
                except BlockingIOError:
                    continue
            took = (time.perf_counter() - began) * 1000
            process.kill()
        os.close(listening)
        if not samples:
            sys.exit(f"{command} ended without a sound.")
        return took

    def forget(self) -> None:
        """Makes the home empty."""
        shutil.rmtree(self.home)
        self.home.mkdir()


def spread(sample: Callable[[], float], count: int) -> str:
    """The median of several measurements, with the least and the greatest."""
    times = [sample() for _ in range(count)]
    return f"{median(times):6.1f} ms   ({min(times):.1f} to {max(times):.1f})"


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        bench = Bench(Path(sys.argv[1]).resolve(), Path(folder))
        try:
            measure(bench)
        finally:
            bench.program.unlink()


def measure(bench: Bench) -> None:
    say = [bench.program, "say", "necessary"]
    engine = ["espeak-ng", "-w", "/dev/null", "necessary"]
    bench.whole(*say)
    print("say necessary, whole process, beside espeak-ng -w /dev/null necessary:")
    for _ in range(ROUNDS):
        pairs = [(bench.whole(*say), bench.whole(*engine)) for _ in range(PAIRS)]
        ours, theirs = (median(times) for times in zip(*pairs, strict=True))
        print(f"  {ours:.1f} ms : {theirs:.1f} ms = {ours / theirs:.2f}")

    play = [bench.program, "play", "--source", "offline"]
    bare = [bench.bare, *play[1:]]

    def first(command: list[str | Path]) -> float:
        bench.forget()
        return bench.first_sound(*command)

    print("From the start of the process to the first samples, median of 20:")
    print("  play, without an index ", spread(lambda: first(bare), STARTS))
    print("  play, in an empty home ", spread(lambda: first(play), STARTS))
    print("  play, after that       ", spread(lambda: bench.first_sound(*play), STARTS))
    print("  say necessary          ", spread(lambda: bench.first_sound(*say), STARTS))


if __name__ == "__main__":
    main()

"""Says single words in voices and at speeds, and reports how many a speech recogniser understands.

`make listen` runs this program; `make listen ARGS=--help` lists its options.
"""

import argparse
import os
import subprocess
import sys
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NoReturn

try:
    import words
    from listener import CMUDICT, Listener
    from sound import Sound, heard_in_a_room, loudness, peak, read
except ModuleNotFoundError as error:
    sys.exit(f"The package {error.name} is missing: 'make listen' installs it.")

# The loudness that EBU R128 demands, and the noise of a quiet room below it.
LEVEL = -23.0
NOISE = LEVEL - 40


class Stopped(Exception):
    """The reason why nothing can be measured, in one sentence."""


@dataclass(frozen=True)
class Hearing:
    """Spoken words, and the words that the listener recognised."""

    words: list[str]
    taken_for: list[str | None]

    @property
    def recognised(self) -> int:
        return sum(word == taken for word, taken in zip(self.words, self.taken_for, strict=True))

    @property
    def misses(self) -> list[tuple[str, str | None]]:
        return [pair for pair in zip(self.words, self.taken_for, strict=True) if pair[0] != pair[1]]


@dataclass(frozen=True)
class Measurement:
    """The results for a voice at a speed: the words heard, the loudness and the peak."""

    voice: str
    speed: float
    room: Hearing
    silence: Hearing
    loudness: float
    peak: float


class Program:
    """The program that speaks, with its default settings."""

    def __init__(self, file: Path, folder: Path) -> None:
        self.file = file
        self.sound = folder / "word.wav"
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith("XDG_")
        } | {"HOME": str(folder)}

    def say(self, word: str, voice: str, speed: float) -> Sound:
        """Returns the sound of a word."""
        options = ["--voice", voice, "--speed", f"{speed:g}", "--output", str(self.sound), "--force"]
        try:
            subprocess.run(
                [str(self.file), "say", *options, "--", word],
                env=self.environment,
                stdin=subprocess.DEVNULL,
                capture_output=True,
                check=True,
                text=True,
            )
            return read(self.sound)
        except subprocess.CalledProcessError as error:
            message = error.stderr.strip() or f"{self.file} ended with {error.returncode}."
            raise Stopped(message) from error
        except OSError as error:
            raise Stopped(f"{self.file} can't be run: make it with 'make build'.") from error


def measure(
    voice: str, speed: float, program: Program, test: words.Test, listener: Listener
) -> Measurement:
    """Measures how well the listener recognises the words of a test in a voice."""
    sounds = [program.say(word, voice, speed) for word in test.spoken]
    level = loudness(sounds)

    def hearing(noise: float | None) -> Hearing:
        heard = (
            heard_in_a_room(sound, LEVEL - level, noise, seed) for seed, sound in enumerate(sounds)
        )
        return Hearing(test.spoken, [listener.word(sound) for sound in heard])

    return Measurement(voice, speed, hearing(NOISE), hearing(None), level, peak(sounds))


def interval(successes: int, trials: int) -> tuple[float, float]:
    """Returns the bounds of the true share with 95 % confidence, by Wilson's score."""
    z = 1.959964
    share = successes / trials
    middle = share + z * z / (2 * trials)
    reach = z * sqrt(share * (1 - share) / trials + z * z / (4 * trials * trials))
    return (middle - reach) / (1 + z * z / trials), (middle + reach) / (1 + z * z / trials)


def percent(hearing: Hearing) -> str:
    """Returns the share of recognised words and its interval, such as ` 86 % (79-91)`."""
    total = len(hearing.words)
    low, high = interval(hearing.recognised, total)
    share = 100 * hearing.recognised / total
    return f"{share:3.0f} % ({100 * low:.0f}-{100 * high:.0f})"


def heads(width: int) -> str:
    """Returns the head of the table, for names of voices up to a width."""
    return f"{'voice':{width}}  speed  {'in a room':>13}  {'in silence':>13}   LUFS  peak dB"


def line(one: Measurement, width: int) -> str:
    """Returns the line of the table for a measurement."""
    return (
        f"{one.voice:{width}}  {one.speed:5.2f}  {percent(one.room):>13}"
        f"  {percent(one.silence):>13}  {one.loudness:5.1f}  {one.peak:7.1f}"
    )


class OneSentence(argparse.ArgumentParser):
    """A parser that reports wrong arguments in one sentence."""

    def error(self, message: str) -> NoReturn:
        sys.stderr.write(f"Wrong usage: {message}; --help lists the options.\n")
        sys.exit(64)


def arguments() -> argparse.Namespace:
    parser = OneSentence(prog="make listen", description=__doc__.partition("\n")[0])
    parser.add_argument(
        "--voice", action="append", metavar="NAME", help="clara, en-us+f5 … (repeatable)"
    )
    parser.add_argument(
        "--speed",
        action="append",
        type=float,
        metavar="N",
        help="1 is 175 words a minute (repeatable)",
    )
    parser.add_argument("--sample", choices=words.SAMPLES, default="tuning")
    parser.add_argument(
        "--seed", type=int, default=1, metavar="N", help="decides which words are drawn (1)"
    )
    parser.add_argument("--words", type=int, default=150, metavar="N", help="words spoken (150)")
    parser.add_argument(
        "--vocabulary", type=int, default=500, metavar="N", help="words the listener knows (500)"
    )
    parser.add_argument("--misses", action="store_true", help="list the words that were misheard")
    parser.add_argument("--program", type=Path, default=Path(".build/release/vocalvocab"))
    return parser.parse_args()


def run(options: argparse.Namespace) -> None:
    try:
        test = words.draw(
            options.sample,
            options.seed,
            options.words,
            options.vocabulary,
            words.pronunciations(CMUDICT),
        )
    except FileNotFoundError as error:
        raise Stopped(f"{error.filename} is missing: install the package scowl.") from error
    except ValueError as error:
        raise Stopped(str(error)) from error
    voices = options.voice or ["clara", "martin", "patience", "aurora"]
    speeds = options.speed or [1.0]
    listener = Listener(test.vocabulary)
    measured: list[Measurement] = []
    with TemporaryDirectory() as folder:
        program = Program(options.program.resolve(), Path(folder))
        pairs = [(voice, speed) for voice in voices for speed in speeds]
        for voice, speed in pairs:
            program.say(test.spoken[0], voice, speed)  # an unknown voice fails here, at once
        print(
            f"{options.words} words of the {options.sample} sample, "
            f"vocabulary {options.vocabulary}, seed {options.seed}"
        )
        width = max(map(len, voices))
        print(heads(width))
        for voice, speed in pairs:
            measured.append(measure(voice, speed, program, test, listener))
            print(line(measured[-1], width), flush=True)
    if options.misses:
        for one in measured:
            print(f"\n{one.voice} at {one.speed:g}, in a room")
            for word, taken in one.room.misses:
                print(f"  {word} → {taken or 'nothing'}")


if __name__ == "__main__":
    try:
        run(arguments())
    except Stopped as stopped:
        sys.exit(str(stopped))
    except KeyboardInterrupt:
        sys.exit(130)

"""The README and the guide as their reader follows them: blocks of code, commands and links."""

import re
from pathlib import Path

from server import ROOT

README = ROOT / "README.md"
CHAPTERS = sorted((ROOT / "Sources/Guide").glob("*.md"))
TEXTS = {file: file.read_text() for file in (README, *CHAPTERS)}
FENCE = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
# A variable may stand before the program, and `printf` before a bar.
PROGRAM = re.compile(r"(?:\w+=\S+ )*(?:printf [^|]*\| )?vocalvocab(?= |$)")
# The program with a word behind it, not a folder of its name.
COMMAND = re.compile(r"(?<![\w/.-])vocalvocab [a-z-]")
MAKE = re.compile(r'make (run|serve) ARGS=("[^"]*"|\S+)')


def chapter(name: str) -> str:
    """The text of a chapter of the guide."""
    return TEXTS[ROOT / f"Sources/Guide/{name}.md"]


def blocks(text: str) -> list[str]:
    """The blocks of code."""
    return FENCE.findall(text)


def commands() -> list[str]:
    """Each command that runs the program, once, as a shell takes it."""
    found = [as_run(code) for text in TEXTS.values() for code in codes(text)]
    return [*dict.fromkeys(command for command in found if PROGRAM.match(command))]


def overlooked() -> list[str]:
    """The texts that look like a command, and are none of the commands above."""
    found = []
    for text in TEXTS.values():
        others = [code for code in codes(text) if not PROGRAM.match(as_run(code))]
        found += [text for text in [*others, CODE.sub("", prose(text))] if COMMAND.search(text)]
    return found


def codes(text: str) -> list[str]:
    """The lines of the blocks of code, and the code within sentences."""
    lines = [line for block in blocks(text) for line in block.splitlines()]
    return [
        *(line.removeprefix("$ ").partition("  #")[0].strip() for line in lines),
        *CODE.findall(prose(text)),
    ]


def prose(text: str) -> str:
    """All but the blocks of code. Code within a sentence may go on in the next line."""
    return " ".join(FENCE.sub("", text).split())


def as_run(command: str) -> str:
    """The command that `make` runs, where the command is one of `make`."""
    found = MAKE.fullmatch(command)
    if not found:
        return command
    return f"vocalvocab {'serve ' if found[1] == 'serve' else ''}{found[2].strip(chr(34))}"


def targets() -> set[str]:
    """The targets of the Makefile that the texts name."""
    all_text = "\n".join(TEXTS.values())
    return set(re.findall(r"(?:`|^|\$ )make ([a-z-]+)", all_text, re.MULTILINE))


def links() -> list[Path]:
    """The files to which links lead, and the pictures."""
    found = {
        file.parent / link
        for file, text in TEXTS.items()
        for link in re.findall(r'(?:\]\(|src(?:set)?=")([^)"]+)', text)
        if "://" not in link
    }
    return sorted(found)


def session() -> tuple[str, str]:
    """The session at a terminal that the README shows: its command, and all that is seen."""
    [block] = [block for block in blocks(TEXTS[README]) if block.startswith("$ make run")]
    command, _, shown = block.partition("\n")
    return as_run(command.removeprefix("$ ")), shown

"""The README as its reader follows it: chapters, blocks of code, and commands."""

import re

from server import ROOT

TEXT = (ROOT / "README.md").read_text()
FENCE = re.compile(r"^```\w*\n(.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
# A variable may stand before the program, and `printf` before a bar.
PROGRAM = re.compile(r"(?:\w+=\S+ )*(?:printf [^|]*\| )?vocalvocab(?= |$)")
# The program with a word behind it, not a folder of its name.
COMMAND = re.compile(r"(?<![\w/.-])vocalvocab [a-z-]")
MAKE = re.compile(r'make (run|serve) ARGS=("[^"]*"|\S+)')


def chapter(title: str) -> str:
    """The text below a heading of the second level, to the next one."""
    [_, text] = TEXT.split(f"\n## {title}\n")
    return text.partition("\n## ")[0]


def blocks(text: str) -> list[str]:
    """The blocks of code."""
    return FENCE.findall(text)


def commands() -> list[str]:
    """Each command of the README that runs the program, once, as a shell takes it."""
    found = [as_run(code) for code in codes()]
    return [*dict.fromkeys(command for command in found if PROGRAM.match(command))]


def overlooked() -> list[str]:
    """What looks like a command, and is none of the commands above."""
    others = [code for code in codes() if not PROGRAM.match(as_run(code))]
    return [text for text in [*others, CODE.sub("", prose())] if COMMAND.search(text)]


def codes() -> list[str]:
    """The lines of the blocks of code, and the code within sentences."""
    lines = [line for block in blocks(TEXT) for line in block.splitlines()]
    return [
        *(line.removeprefix("$ ").partition("  #")[0].strip() for line in lines),
        *CODE.findall(prose()),
    ]


def prose() -> str:
    """All but the blocks of code. Code within a sentence may go on in the next line."""
    return " ".join(FENCE.sub("", TEXT).split())


def as_run(command: str) -> str:
    """The command that `make` runs, where the command is one of `make`."""
    found = MAKE.fullmatch(command)
    if not found:
        return command
    return f"vocalvocab {'serve ' if found[1] == 'serve' else ''}{found[2].strip(chr(34))}"


def targets() -> set[str]:
    """The targets of the Makefile that the README names."""
    return set(re.findall(r"(?:`|^|\$ )make ([a-z-]+)", TEXT, re.MULTILINE))


def links() -> list[str]:
    """Where the links lead, and where the pictures are."""
    return sorted(set(re.findall(r'(?:\]\(|src(?:set)?=")([^)"]+)', TEXT)))


def session() -> tuple[str, str]:
    """The session at a terminal that the README shows: its command, and all that is seen."""
    [block] = [block for block in blocks(TEXT) if block.startswith("$ make run")]
    command, _, shown = block.partition("\n")
    return as_run(command.removeprefix("$ ")), shown

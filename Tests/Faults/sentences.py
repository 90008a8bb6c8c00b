"""The sentences that a person gets when something fails."""

import re

# The terminal's sentence about each line that it could not keep.
NOT_KEPT = "Your line was not kept, and not judged."
# The line that ends an answer in the terminal: a verdict, or a notice that it has none.
ANSWER = re.compile(
    rf"^(Correct: |Wrong: |The word is \w+: |Excluded|{re.escape(NOT_KEPT)}).*\n", re.MULTILINE
)
# The parts of a message that only a developer understands.
_RIDDLES = re.compile(
    r"fatal error|error domain|NSCocoa|NSPOSIX|optional\(|\berrno\b|stack dump|0x[0-9a-f]{4}"
    r"|Storage\w*Error|cannotWrite|cannotRead|\.swift:\d",
    re.IGNORECASE,
)
# Progress bars alone, which end with a number.
_BAR = re.compile(r"^.*\d ?%$|^\s*$")


def sentences(errors: str) -> list[str]:
    """Returns the lines of standard error that are messages."""
    lines = re.split(r"[\r\n]+", errors)
    return [line for line in lines if not _BAR.match(line)]


def check(errors: str, *, where: str, named: str | None = None, most: int = 1) -> None:
    """Checks that messages are clear: whole sentences, without riddles, and without repetition.

    Args:
        where: the action, for the failure of the test.
        named: a text, such as a path, that one of them has to name.
        most: the most times that the same sentence may come.
    """
    said = sentences(errors)
    for line in said:
        assert line.endswith((".", "?")), f"{where}: no sentence: {line!r}"
        assert not _RIDDLES.search(line), f"{where}: a riddle: {line!r}"
    again = {line: said.count(line) for line in said if said.count(line) > most}
    assert not again, f"{where}: said again and again: {again}"
    if named is not None:
        assert named in errors, f"{where}: {named!r} is not named in {errors!r}"


def complaints(shown: str) -> list[str]:
    """Returns the program's messages among its output on a terminal."""
    return re.findall(r"^vocalvocab: ([^\r\n]*)", shown, re.MULTILINE)

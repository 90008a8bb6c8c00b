"""Reports where Swift compares Characters in a text whose format is made of bytes.

`"\\r\\n"` is one Character, and so is a quote or a separator with a combining mark after it. So such a
text is split, matched and changed through `text.bytes` (the module ByteText), `text.utf8` or
`text.unicodeScalars`. Where the Characters of a person's text are meant, a comment gives the reason,
in the same line or in the line above:

    // By Character: the reason.

In a file whose texts are all words of people, or are views of scalars, the comment is a line that
begins with `// This whole file by Character:` or `// This whole file by scalar:`.
"""

import re
import sys
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "Sources"
# The rules for letters and words. They read no file, no address and no header.
WORDS = ["Practice", "Quiz", "Scheduling", "Vocabulary", "WordService/Offline"]
# One Character, as a literal.
SIGN = r'"(?: \\u\{\w+\} | \\. | [^"\\] )"'
CALL = re.compile(
    rf"""\.? \b (?: hasPrefix | hasSuffix ) \b (?! : )
      | \.? \b (?: replacing | firstRange | trimmingPrefix | components | replacingOccurrences ) \(
      | \. ranges \( of
      | \. split \s* (?: \( (?: maxSplits: [^,]*, \s* )? (?: omittingEmptySubsequences: [^,]*, \s* )?
                          (?: separator: \s* " | whereSeparator: \s* \{{ )
                      | \{{ )
      | \.? \b (?: firstIndex | lastIndex ) \( of: \s* "
      | \. contains \( "
      | \. (?: first | last ) \s* [=!]= \s* {SIGN}
      | \$0 \s* [=!]= \s* {SIGN}
      | \b for \ (?: character | letter | sign ) \ in
      | (?<! \w ) " [^"\s\w]+ " \. contains
    """,
    re.VERBOSE,
)
# The text before a call over bytes or scalars.
VIEW = r"\b(?:bytes|utf8|unicodeScalars|scalars)"
VIEWED = re.compile(rf"{VIEW}(?:\[[^\]]*\]|\.(?:dropFirst|dropLast)\([^)]*\))*$|{VIEW}[\w.]*(?:\(where:)? ?\{{ [^{{]*$")
EXCEPTION = "// By Character:"
WHOLE_FILE = re.compile(r"^// This whole file by (?:Character|scalar): .", re.MULTILINE)


def findings(text: str) -> list[int]:
    """Returns the numbers of the lines that compare Characters without a reason."""
    if WHOLE_FILE.search(text):
        return []
    lines = text.split("\n")
    found = []
    for number, line in enumerate(lines, 1):
        code = line.split("//")[0] if line.lstrip().startswith("//") else line
        calls = [call for call in CALL.finditer(code) if not VIEWED.search(code[: call.start()])]
        is_excused = EXCEPTION in line or number > 1 and EXCEPTION in lines[number - 2]
        if calls and not is_excused and not re.search(r"\bfunc\b", line):
            found.append(number)
    return found


def main() -> int:
    status = 0
    for path in sorted(SOURCES.rglob("*.swift")):
        name = path.relative_to(SOURCES).as_posix()
        if any(name.startswith(f"{folder}/") for folder in [*WORDS, "ByteText"]):
            continue
        for number in findings(path.read_text()):
            status = 1
            print(
                f"Sources/{name}:{number}: compare bytes (text.bytes), or write why Characters are meant "
                f"({EXCEPTION} the reason)"
            )
    return status


if __name__ == "__main__":
    sys.exit(main())

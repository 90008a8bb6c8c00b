"""Prints the inflected forms of words, as the PyPI package lemminflect knows them.

Each line of the input is a word. Each line of the output is a word, the name of a form as the program
has it, and a spelling of that form.
"""

import sys

from lemminflect import getAllInflections

NAMES = {
    "NNS": "plural",
    "VBZ": "third person",
    "VBD": "past form",
    "VBN": "past form",
    "VBG": "present participle",
    "JJR": "comparative",
    "RBR": "comparative",
    "JJS": "superlative",
    "RBS": "superlative",
}


def main() -> None:
    for line in sys.stdin:
        word = line.strip()
        for tag, forms in getAllInflections(word).items():
            for form in forms:
                if tag in NAMES:
                    print(word, NAMES[tag], form, sep="\t")


if __name__ == "__main__":
    main()

"""Prints how often words occur, as the PyPI package wordfreq counts them.

Each line of the input is a word. Each line of the output is a word and its Zipf value: the logarithm to base
10 of how often it occurs in a thousand million words.
"""

import sys

from wordfreq import zipf_frequency


def main() -> None:
    for line in sys.stdin:
        word = line.strip()
        print(word, zipf_frequency(word, "en"), sep="\t")


if __name__ == "__main__":
    main()

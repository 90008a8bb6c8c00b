"""The table of a benchmark: what VocalVocab takes beside another program, as a ratio with its spread."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import chain
from statistics import median, quantiles

Sample = Callable[[], float]


@dataclass
class Wanted:
    """A limit: the largest ratio, or the largest value of a share of the samples."""

    ratio: float | None = None
    most: float | None = None
    share: float = 0.5

    def is_met(self, ours: list[float], ratio: float) -> bool:
        if self.ratio is not None:
            return ratio <= self.ratio
        return self.most is None or quantile(ours, self.share) <= self.most

    def text(self, unit: Callable[[float], str]) -> str:
        if self.ratio is not None:
            return f"ratio {self.ratio:g}"
        if self.most is None:
            return ""
        return unit(self.most) + ("" if self.share == 0.5 else f" for {self.share:.0%}")


@dataclass
class Row:
    """One comparison. The samples are seconds, or megabytes; the two lists were taken in turn."""

    what: str
    ours: list[float]
    peer: str
    theirs: list[float]
    wanted: list[Wanted]
    unit: Callable[[float], str]

    @property
    def ratio(self) -> float:
        return median(self.ours) / median(self.theirs)

    def cells(self) -> list[str]:
        ratios = [ours / theirs for ours, theirs in zip(self.ours, self.theirs)]
        low, _, high = quantiles(ratios, n=4) if len(ratios) > 1 else (ratios[0],) * 3
        wanted = [
            limit.text(self.unit) + ("" if limit.is_met(self.ours, self.ratio) else " (not met)")
            for limit in self.wanted
        ]
        return [
            self.what,
            self.unit(median(self.ours)),
            f"{self.peer}: {self.unit(median(self.theirs))}",
            figures(self.ratio),
            f"{figures(low)} to {figures(high)}",
            ", ".join(wanted),
        ]


TITLES = ["what", "VocalVocab", "beside it", "ratio", "middle half of the pairs", "wanted at most"]


def compare(ours: Sample, theirs: Sample, count: int) -> tuple[list[float], list[float]]:
    """Takes samples of both in turn, so that other work of the machine slows down both."""
    pairs = [(ours(), theirs()) for _ in range(count)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def quantile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def figures(value: float) -> str:
    """A number with two figures, or with all that are before its point."""
    if value >= 10:
        return f"{value:.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"


def seconds(value: float) -> str:
    for scale, unit in ((1, "s"), (1e-3, "ms"), (1e-6, "µs")):
        if value >= scale:
            return f"{figures(value / scale)} {unit}"
    return f"{value * 1e9:.0f} ns"


def megabytes(value: float) -> str:
    return f"{value:.0f} MB"


def show(rows: Iterable[Row]) -> None:
    """Prints the rows as a table in Markdown, each as soon as it is there."""
    lines = (row.cells() for row in rows)
    for line in chain([TITLES, ["---"] * len(TITLES)], lines):
        print("| " + " | ".join(line) + " |", flush=True)

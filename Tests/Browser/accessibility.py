"""Measurements of a page's accessibility."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import selenium_axe_python

from browser import Browser

AXE = (Path(selenium_axe_python.__file__).parent / "axe-core/axe.min.js").read_text()

STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
SCHEMES = ["light", "dark", "contrast"]
ACCENTS = ["blue", "green", "purple", "orange"]


def axe(browser: Browser, *rules: str) -> list[str]:
    """Returns axe-core's findings in the page: by WCAG 2.2 AA, or by some rules only."""
    if not browser.run("return Boolean(window.axe)"):
        browser.run(AXE)
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": STANDARDS}
    looked, found = browser.run(
        """
        // While colours fade into each other, axe-core would measure the colours in between.
        for (const running of document.getAnimations()) {
          if (running.effect.getComputedTiming().endTime !== Infinity) running.finish();
        }
        return axe.run({ runOnly: arguments[0], resultTypes: ["violations"] }).then((results) => [
          results.passes.length + results.violations.length,
          results.violations.flatMap(({ id, nodes }) => nodes.map(
            ({ html, failureSummary }) => `${id}: ${html.slice(0, 160)}: ${failureSummary}`)),
        ]);
        """,
        only,
    )
    assert looked, "axe-core looked at nothing"
    return found


def paint(browser: Browser, scheme: str, accent: str) -> None:
    """Gives the page other colours at once, as the settings do."""
    browser.run(
        "const [scheme, accent] = arguments;"
        "Object.assign(document.documentElement.dataset, {scheme, accent});",
        scheme,
        accent,
    )


@contextmanager
def colours_of_now(browser: Browser) -> Iterator[None]:
    """Gives the page its present colours back at the end."""
    colours = browser.run("return { ...document.documentElement.dataset }")
    yield
    browser.run(
        """
        const { dataset } = document.documentElement;
        for (const name of ["scheme", "accent"]) delete dataset[name];
        Object.assign(dataset, arguments[0]);
        for (const running of document.getAnimations()) running.finish();
        """,
        colours,
    )


def overflow(browser: Browser) -> list[str]:
    """Returns the elements that make the page wider than its window."""
    return browser.run(
        """
        const page = document.documentElement;
        if (page.scrollWidth <= page.clientWidth) return [];
        return [...document.querySelectorAll("body *")]
          .filter((element) => element.getBoundingClientRect().right > page.clientWidth + 1)
          .map((element) => element.outerHTML.slice(0, 120));
        """
    )


def cut(browser: Browser) -> list[str]:
    """Returns the texts that don't fit their space when a reader asks for more (WCAG 1.4.12)."""
    return browser.run(
        """
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important;
          word-spacing: 0.16em !important } p { margin-bottom: 2em !important }`);
        document.adoptedStyleSheets = [sheet];
        const hides = (style) => /hidden|clip/.test(style.overflowX + style.overflowY);
        const found = [...document.querySelectorAll("main *, header *")].filter((element) => {
          const style = getComputedStyle(element);
          const isThere = element.checkVisibility() && element.clientWidth > 1 && element.innerText;
          return isThere && hides(style) && (element.scrollWidth > element.clientWidth + 1
            || element.scrollHeight > element.clientHeight + 1);
        });
        document.adoptedStyleSheets = [];
        return found.map((element) => element.outerHTML.slice(0, 120));
        """
    )


def walk(browser: Browser, most: int = 300) -> list[str]:
    """Goes through the page by Tab, until it comes round.

    Args:
        most: a number of presses that suffices for any page that comes round.

    Returns: the elements that had the focus invisibly, and those that Tab never reached.
    """
    browser.run(
        """
        document.activeElement.blur();
        for (const one of document.querySelectorAll("[data-walked]")) delete one.dataset.walked;
        """
    )
    wrong: list[str] = []
    for _ in range(most):
        browser.tab()
        stop = browser.run(STOP)
        if stop["isRound"]:
            return wrong + browser.run(MISSED)
        if stop["wrong"]:
            wrong.append(stop["wrong"])
    return [*wrong, "Tab never comes round: a trap."]


# The element with the focus, whether it can be seen, and whether it had the focus before. The focus
# must change the look of the element, of the element that stands for it (its label), or of the
# elements around it.
STOP = """
const element = document.activeElement;
// Between the last stop and the first.
if (element === document.body) return {isRound: false, wrong: null};
if (element.dataset.walked) return {isRound: true, wrong: null};
return new Promise((done) => {
  element.dataset.walked = "yes";
  const {nextElementSibling, parentElement} = element;
  const label = element.closest("label");
  const near = [element, label, nextElementSibling, parentElement].filter(Boolean);
  const look = (style) => [
    style.outlineStyle === "none" ? "" : style.outline + style.outlineOffset,
    style.boxShadow, style.border, style.backgroundColor, style.textDecoration].join();
  const looks = () => near.flatMap((one) => [null, "::before", "::after"].map(
    (part) => look(getComputedStyle(one, part)))).join();
  requestAnimationFrame(() => {
    const box = element.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isInside = x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
    const top = document.elementFromPoint(x, y);
    const isHidden = box.width < 4 || getComputedStyle(element).opacity === "0";
    const isCovered = isInside && !isHidden && top && !element.contains(top)
      && !top.contains(element) && !label?.contains(top);
    const focused = looks();
    element.blur();
    const isSame = looks() === focused;
    element.focus({preventScroll: true});
    const name = element.outerHTML.slice(0, 120);
    const wrong = !isInside ? "Out of sight" : isCovered ? "Covered"
      : isSame ? "Looks the same with the focus" : null;
    done({isRound: false, wrong: wrong && `${wrong}: ${name}`});
  });
});
"""

# Controls that can be seen and used but were never reached. One radio button stands for all of its
# group.
MISSED = """
const controls = "a[href], button, input, select, textarea, summary, [tabindex='0']";
const open = document.querySelector("dialog[open]") ?? document;
return [...open.querySelectorAll(controls)]
  .filter((one) => one.checkVisibility({visibilityProperty: true}) && !one.disabled
    && one.type !== "radio" && one.tabIndex >= 0 && !one.dataset.walked)
  .map((one) => `Never reached: ${one.outerHTML.slice(0, 120)}`);
"""

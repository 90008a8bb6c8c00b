"""Measurements of a page on a telephone: every control is as large as a thumb, and nothing is cut or
too wide.

A telephone with the usual text makes the controls smallest. The texts are measured with the largest
text, on a telephone, on the smallest screen and zoomed in.
"""

import accessibility
from browser import Browser

# A telephone; the narrowest screen; a window of 1280 by 1024 pixels at 400 % zoom (WCAG 1.4.10).
TELEPHONE, NARROW, ZOOMED = (360, 640), (320, 640), (320, 256)

# The visible controls that are smaller than a thumb needs. A label enlarges its box or circle. Links
# within a sentence have the height of its line (WCAG 2.5.8 exempts them, too).
SMALL = """
const least = 44;
const isVisible = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });

function isInSentence(control) {
  if (control.localName !== "a" || getComputedStyle(control).display !== "inline") return false;
  let block = control.parentElement;
  while (getComputedStyle(block).display === "inline") block = block.parentElement;
  const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (control.contains(text) || !/\\p{L}/u.test(text.data)) continue;
    let parent = text.parentElement;
    if (parent.closest("button, .visually-hidden")) continue;
    while (parent !== block && getComputedStyle(parent).display === "inline") parent = parent.parentElement;
    if (parent === block) return true;
  }
  return false;
}

function sizeOf(control) {
  const isBox = control.matches("[type=checkbox], [type=radio], [type=file], .visually-hidden, .hiding");
  const all = [control, ...(isBox ? control.labels ?? [] : [])].map((one) => one.getBoundingClientRect());
  return [Math.max(...all.map(({ width }) => width)), Math.max(...all.map(({ height }) => height))];
}

const root = document.querySelector("dialog[open]") ?? document;
return [...root.querySelectorAll("a[href], button, input, select, textarea, summary, [role=button]")]
  .filter((one) => isVisible(one) && !isInSentence(one))
  .map((one) => [...sizeOf(one).map(Math.round), one.outerHTML.slice(0, 110).replace(/\\s+/g, " ")])
  .filter(([width, height]) => width < least || height < least)
  .map(([width, height, text]) => `${width} by ${height}: ${text}`);
"""

# Controls whose text is wider than they are.
CRAMPED = """
return [...document.querySelectorAll("button, .button, .link, summary, select, label, th, td, h1, h2")]
  .filter((one) => one.checkVisibility() && one.clientWidth > 1
    && !one.closest(".visually-hidden, .hiding, .table-scroll, .scroll")
    && one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 110).replace(/\\s+/g, " "));
"""


def measure(browser: Browser) -> list[str]:
    """Returns everything that is too small, cut or too wide in the present state."""
    browser.resize(*TELEPHONE)
    wrong = [f"too small, {one}" for one in browser.run(SMALL)]
    wrong += [f"too wide: {one}" for one in accessibility.overflow(browser)]
    browser.run("document.documentElement.dataset.text = 'largest'")
    for size in (TELEPHONE, ZOOMED, NARROW):
        browser.resize(*size)
        found = [f"too wide: {one}" for one in accessibility.overflow(browser)]
        if size == NARROW:
            found += [f"cut: {one}" for one in accessibility.cut(browser)]
            found += [f"cramped: {one}" for one in browser.run(CRAMPED)]
        wrong += [f"largest text, {size[0]} by {size[1]}, {one}" for one in found]
    return wrong

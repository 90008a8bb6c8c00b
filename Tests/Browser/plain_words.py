"""The words of a child's pages: those of every day, and a few named terms."""

import re
from pathlib import Path

from browser import Browser
from everyday import ROOT, hard_words
from states import STATES

ASSETS = ROOT / "Sources/Web/Assets"
ROOMS = ("today", "play", "lists", "cards", "quiz", "plan", "shows", "completed", "more", "settings", "who")
TERMS = frozenset((Path(__file__).parent / "terms.txt").read_text().lower().split())
FORMS = frozenset(TERMS | {term + ending for term in TERMS for ending in ("s", "'s", "s'", "ed")})
# Words with their letters, definitions, answers, categories and names that the states put on the
# pages, as a learner, a dictionary or a service would; and short names of months and days.
CONTENT = frozenset(
    """
    harbor harbour necessary nece essary ary col accommodation misspell mis recieve puerto río grudge
    emma jane austen emily brontë charles dickens george eliot lima quito paz santiago
    neptune donaudampfschifffahrtselektrizitätenhauptbetriebswerk anime manga zoë ada ben
    czech apkg
    jan feb mar apr jun jul aug sep sept oct nov dec mon tue wed thu fri sat sun
    """.split()
)

CHILDS = [
    name
    for name in STATES
    if name.split("-")[0] in (*ROOMS, "list") and name not in ("settings-more", "settings-reset")
]
# The signs of the International Phonetic Alphabet, figures with their error, and names of patterns
# that say nothing to a child.
SCIENCE = re.compile(r"[ˈˌɑəɪʊɛɔʃʒθðŋɹɚɝɡː]+|plus or minus|±|vowels? before r", re.IGNORECASE)
SEEN = """
  const words = [];
  const walk = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return words.push(node.data);
    if (node.nodeType !== Node.ELEMENT_NODE || !node.checkVisibility()) return;
    // Words to learn, and what people wrote, are marked; a page can't choose them.
    if (node.matches("[translate=no], kbd, code, script, style, .more > :not(summary)")) return;
    for (const name of ["aria-label", "placeholder", "title"]) {
      words.push(node.getAttribute(name) ?? "");
    }
    for (const child of node.childNodes) walk(child);
  };
  for (const part of document.querySelectorAll("main, nav, #notice, dialog")) walk(part);
  return words.join(" \\n");
"""


def hard_to_read(browser: Browser) -> list[str]:
    """Returns what a page shows that a child can't read."""
    seen = browser.run(SEEN)
    hard = sorted(hard_words(seen, FORMS | CONTENT))
    return [f"hard to read: {text}" for text in (*hard, *SCIENCE.findall(seen))]

/**
 * Keeps the style sheets informed of the height that a person sees. The keyboard of a telephone
 * covers a part of the page, and no style sheet knows that part.
 */

const view = visualViewport;
/** The height, in lines of text, below which a round needs every line of the screen. */
const lowest = 26;

/** Sets `--visible-height`, and `data-low` on a low screen, now and after each change. */
export function watchVisibleHeight() {
  view.addEventListener("resize", measure);
  measure();
}

function measure() {
  // A person who magnifies the page moves around in it.
  if (view.scale > 1.01) return;
  document.documentElement.style.setProperty("--visible-height", `${view.height}px`);
  const line = parseFloat(getComputedStyle(document.documentElement).fontSize);
  document.body.toggleAttribute("data-low", view.height < lowest * line);
  // Safari moves the whole page up to make room for the keyboard. The page itself makes that room.
  if (document.body.dataset.focus === "on" && view.offsetTop > 0) scrollTo(0, 0);
}

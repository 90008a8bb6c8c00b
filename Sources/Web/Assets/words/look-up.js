/** The form that looks a word up. It needs nothing of the page that it stands in. */

const fieldName = "Look up a word";

/** Returns the address of a word's own page. */
export function addressOfWord(word) {
  return `/words/${encodeURIComponent(word)}`;
}

/**
 * Fills a place with the form.
 *
 * @param {Element} place
 * @param {{ word?: string, isBrief?: boolean }} [options] The word that the field begins with, and
 *   whether the form shows no words, because the place is small.
 */
export function offerLookUp(place, options = {}) {
  const { word = "", isBrief = false } = options;
  const form = document.createElement("form");
  const field = document.createElement("input");
  const name = document.createElement("label");
  const button = document.createElement("button");
  form.className = isBrief ? "look-up brief" : "look-up";
  form.setAttribute("role", "search");
  Object.assign(field, { type: "search", name: "word", maxLength: 100, required: true, value: word });
  field.autocomplete = "off";
  field.autocapitalize = "none";
  field.setAttribute("autocorrect", "off");
  // The browser must neither correct a word nor translate it.
  field.spellcheck = field.translate = false;
  field.enterKeyHint = "search";
  name.append(isBrief ? "" : fieldName, field);
  button.append(isBrief ? icon() : "Look it up");
  if (isBrief) {
    field.setAttribute("aria-label", fieldName);
    button.setAttribute("aria-label", "Look it up");
    field.placeholder = fieldName;
  }
  form.append(name, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wanted = field.value.trim();
    if (wanted) location.assign(addressOfWord(wanted));
  });
  place.replaceChildren(form);
}

function icon() {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", new URL("../shell/icons.svg#look-up", import.meta.url).href);
  drawing.setAttribute("class", "icon");
  drawing.setAttribute("aria-hidden", "true");
  drawing.append(use);
  return drawing;
}

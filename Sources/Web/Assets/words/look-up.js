/** The form that looks a word up. It needs nothing of the page that it stands in. */

/** Returns the address of a word's own page. */
export function addressOfWord(word) {
  return `/words/${encodeURIComponent(word)}`;
}

/**
 * Fills a place with the form.
 *
 * @param {Element} place
 * @param {{ word?: string, label?: string }} [options] The word that the field begins with, and the
 *   name of the field.
 */
export function offerLookUp(place, { word = "", label = "Look up a word" } = {}) {
  const form = document.createElement("form");
  const field = document.createElement("input");
  const name = document.createElement("label");
  const button = document.createElement("button");
  form.className = "look-up";
  form.setAttribute("role", "search");
  Object.assign(field, { type: "search", name: "word", maxLength: 100, required: true, value: word });
  field.autocomplete = "off";
  field.autocapitalize = "none";
  field.setAttribute("autocorrect", "off");
  // The browser must neither correct a word nor translate it.
  field.spellcheck = field.translate = false;
  field.enterKeyHint = "search";
  name.append(label, field);
  button.textContent = "Look it up";
  form.append(name, button);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    const wanted = field.value.trim();
    if (wanted) location.assign(addressOfWord(wanted));
  });
  place.replaceChildren(form);
}

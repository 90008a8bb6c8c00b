/** The form that imports cards from a file of another program, after a preview. */

import { post } from "../shell/api.js";
import { byId, fieldsOf, fill, make } from "../shell/dom.js";
import { acceptDrops } from "../shell/drop-zone.js";
import { FileReview } from "../shell/file-review.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { plural } from "../shell/wording.js";

const form = byId("import-form", HTMLFormElement);
const fields = fieldsOf(form);
const preview = byId("import-preview");
const problem = byId("import-problem");

/**
 * @param {string | null} deck The deck for the cards, if the address asks for an import; an empty
 *   name for the decks of the file.
 * @param {() => void} taken Called after cards were added.
 */
export function offerImport(deck, taken) {
  if (deck !== null) {
    byId("import", HTMLDetailsElement).open = true;
    fields.deck.value = deck;
  }
  const review = new FileReview(byId("import-review"), () => showPreview(review, taken));
  const clear = () => {
    review.clear();
    hidePreview();
  };
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    showPreview(review, taken);
  });
  form.addEventListener("input", clear);
  acceptDrops(byId("card-drop-zone"), ({ files }) => {
    if (files.length > 0) fields.file.files = files;
    clear();
  });
}

function hidePreview() {
  preview.hidden = true;
  fill(preview);
}

function send(isPreview, review) {
  const [file] = fields.file.files;
  const query = new URLSearchParams({
    name: file.name.slice(-200),
    preview: String(isPreview),
    progress: fields.progress.checked,
    update: fields.update.checked,
  });
  const deck = fields.deck.value.trim();
  if (deck) query.set("deck", deck);
  review.addTo(query);
  return post(`/card-imports?${query}`, file);
}

function showPreview(review, taken) {
  hidePreview();
  return showProblemsIn(problem, async () => {
    fields.preview.textContent = "Reading";
    const found = await send(true, review);
    const isUseful = found.added > 0 || fields.update.checked && found.changed > 0;
    fill(
      preview,
      make("h3", {}, found.added > 0 ? `${plural(found.added, "card")} would be added` : "This would add nothing"),
      ...found.parts.map(part),
      make("p", {}, remarks(found)),
      found.losses.length > 0 && make("ul", {}, ...found.losses.map((loss) => make("li", {}, loss))),
      make(
        "div",
        { class: "row" },
        isUseful &&
          make("button", { type: "button", class: "primary", click: () => take(review, taken) }, "Add them"),
        make(
          "button",
          {
            type: "button",
            click: () => {
              review.clear();
              hidePreview();
            },
          },
          "Cancel",
        ),
      ),
    );
    review.show(found.reading);
    preview.hidden = false;
    preview.focus();
  }).finally(() => (fields.preview.textContent = "Preview"));
}

function part({ deck, isNew, added, present, cards }) {
  const facts = [`${added} new`, present > 0 && `${present} there already`].filter(Boolean);
  return make(
    "section",
    { translate: "no" },
    make("h4", {}, `${isNew ? "New deck" : "Deck"} ${deck}: ${facts.join(", ")}`),
    cards.length > 0 && make(
      "ul",
      { class: "entries" },
      ...cards.map(({ front, back }) => make("li", {}, make("b", {}, front), make("span", {}, back))),
      added > cards.length && make("li", {}, `and ${plural(added - cards.length, "more card")}`),
    ),
  );
}

function remarks({ media, remembered, changed }) {
  return [
    media > 0 && `${plural(media, "sound or picture", "sounds and pictures")} will be imported, too.`,
    remembered > 0 && (fields.progress.checked
      ? `Your progress on ${plural(remembered, "card")} is imported.`
      : `The file has a schedule for ${plural(remembered, "card")}.`),
    changed > 0 && `The file has other texts for ${plural(changed, "card")} that you have.`,
  ].filter(Boolean).join(" ");
}

function take(review, taken) {
  return showProblemsIn(problem, async () => {
    const { added } = await send(false, review);
    review.clear();
    hidePreview();
    form.reset();
    showNotice(`Added: ${plural(added, "card")}.`, {
      name: "Review",
      run: () => location.assign("/cards?review"),
    });
    taken();
  });
}

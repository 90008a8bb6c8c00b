/** The page of any word. The address names the word. */

import { get, path, Problem } from "../shell/api.js";
import { byId, fill, make } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { addressOfWord } from "../shell/word-address.js";
import { offerLookUp } from "./look-up.js";
import { showWord } from "./word-view.js";

const word = wordIn(location.pathname);

/** Returns the word in the page's address; an empty text if it has none. */
function wordIn(address) {
  const text = address.split("/").slice(2).join("/");
  try {
    return decodeURIComponent(text).trim();
  } catch {
    // A person may have typed the address with a bare "%".
    return text.trim();
  }
}

async function load() {
  try {
    const details = await get(path`/words/${word}`);
    const { entry } = details;
    document.title = `${entry.word} – VocalVocab`;
    byId("word-title").textContent = entry.word;
    byId("word-title").translate = false;
    showWord(byId("word"), details, load);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (error.status === 404) await showNearWords();
    else if (error.status === 409) showAsked(error.message);
    else throw error;
  }
}

async function showNearWords() {
  const { words } = await get(path`/words/${word}/neighbours`);
  byId("unknown-title").textContent = `VocalVocab doesn't know “${word}”`;
  byId("unknown-advice").textContent = words.length > 0
    ? "Did you mean one of these?"
    : "Check the letters, or ask someone how the word is spelled.";
  fill(
    byId("near-words"),
    ...words.map((near) =>
      make("li", {}, make("a", { class: "button", href: addressOfWord(near) }, near))
    ),
  );
  byId("unknown").hidden = false;
}

function showAsked(reason) {
  byId("asked-reason").textContent = reason;
  byId("asked").hidden = false;
}

offerLookUp(byId("look-up"), { word });
if (word) showProblemsIn(byId("problem"), load);
else byId("invitation").hidden = false;

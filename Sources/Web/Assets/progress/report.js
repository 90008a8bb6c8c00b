/** The report: printed as it is, or made again about other words and days. */

import { byId, fieldsOf, make } from "../shell/dom.js";
import { offerPrinting } from "../shell/printing.js";
import { dateInWords } from "../shell/wording.js";

const wished = new URLSearchParams(location.search);
const form = byId("scope", HTMLFormElement);
const { list, since } = fieldsOf(form);
const learner = wished.get("learner");

/** Chooses a value of the address. One that is not offered, such as a day, is offered now. */
function choose(select, value, title) {
  const isOffered = [...select.options].some((option) => option.value === value);
  if (!isOffered) select.append(make("option", { value }, title));
  select.value = value;
}

const first = wished.get("since") ?? "";
choose(list, wished.get("list") ?? "", wished.get("list"));
choose(since, first, /^\d+$/.test(first) ? `The last ${first} days` : `Since ${dateInWords(first)}`);

form.addEventListener("change", () => {
  const scope = { learner: learner ?? "", list: list.value, since: since.value };
  const query = new URLSearchParams(Object.entries(scope).filter(([, value]) => value)).toString();
  location.assign(`${location.pathname}${query && `?${query}`}`);
});
form.addEventListener("submit", (event) => event.preventDefault());
if (learner !== null) {
  byId("back", HTMLAnchorElement).href = `/progress?${new URLSearchParams({ learner })}`;
}
for (const table of document.querySelectorAll(".report table")) scroll(table);
offerPrinting();

/** Puts a table in a box that scrolls where the letters are large and the screen is narrow. */
function scroll(table) {
  const name = table.querySelector("caption").textContent;
  const box = make("div", { class: "table-scroll", role: "group", "aria-label": name, tabindex: 0 });
  table.replaceWith(box);
  box.append(table);
}

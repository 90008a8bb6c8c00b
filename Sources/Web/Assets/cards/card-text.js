/** The text of a card, as elements. The server has read its marks; nothing here is markup. */

import { make } from "../shell/dom.js";

/** @param {object[]} blocks CardBlocks of the API. */
export function cardText(blocks) {
  const elements = [];
  for (const block of blocks) {
    if (block.kind === "item") {
      const tag = block.number === null ? "ul" : "ol";
      let list = elements.at(-1);
      if (list?.localName !== tag) {
        list = make(tag, { start: tag === "ol" && block.number });
        elements.push(list);
      }
      list.append(make("li", {}, ...block.spans.map(span)));
    } else if (block.kind === "code") {
      elements.push(make("pre", {}, make("code", {}, block.spans[0].text)));
    } else {
      elements.push(make("p", {}, ...block.spans.map(span)));
    }
  }
  return elements;
}

const tags = { emphasis: "em", strong: "strong", code: "code" };

function span({ kind, text, about, source }) {
  if (kind === "text") return text;
  if (kind === "lineBreak") return make("br");
  if (kind === "sound") return make("span", { class: "secondary" }, `(sound: ${text})`);
  if (kind === "ruby") return make("ruby", {}, text, make("rt", {}, about));
  if (kind === "picture" && source) return make("img", { src: source, alt: about || text });
  if (kind === "picture") return make("span", { class: "secondary" }, `(picture: ${about || text})`);
  return make(tags[kind], {}, text);
}

import { make } from "../shell/dom.js";

/**
 * A chart under its heading, with its figures in a table behind.
 *
 * @param {{ title: string, about: string, chart: SVGElement, head: string[], rows: string[][],
 *   isWhole?: boolean }} what A whole card is as wide as the page.
 */
export function chartCard({ title, about, chart, head, rows, isWhole = false }) {
  return make(
    "figure",
    { class: isWhole ? "card whole" : "card" },
    make("h2", {}, title),
    make("p", {}, about),
    make(
      "div",
      { class: "chart", role: "region", "aria-label": `${title}: chart`, tabindex: 0 },
      chart,
    ),
    make(
      "details",
      {},
      make("summary", {}, "The same in a table"),
      make(
        "div",
        { role: "region", "aria-label": `${title}: table`, tabindex: 0 },
        make(
          "table",
          {},
          make("caption", { class: "visually-hidden" }, title),
          make(
            "thead",
            {},
            make("tr", {}, ...head.map((name) => make("th", { scope: "col" }, name))),
          ),
          make(
            "tbody",
            {},
            ...rows.map(
              ([first, ...others]) => make(
                "tr",
                {},
                make("th", { scope: "row" }, first),
                ...others.map((cell) => make("td", {}, cell)),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}


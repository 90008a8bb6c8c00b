/** What the page shows of the completed words, as its address says it. */

/** The number of words on a page, and of those that "Show more" adds. */
export const pageSize = 100;
/** The largest number of words that the server sends at once. */
export const mostWords = 1000;
const usualOrder = { date: "descending", word: "ascending", tries: "ascending" };

/** The state: the search, the column that sorts, its order, and the number of shown words. */
export class ViewState {
  constructor(address = location.search) {
    const query = new URLSearchParams(address);
    const sort = query.get("sort");
    const order = query.get("order");
    this.search = (query.get("search") ?? "").slice(0, 100);
    this.sort = Object.hasOwn(usualOrder, sort) ? sort : "date";
    this.order = ["ascending", "descending"].includes(order) ? order : usualOrder[this.sort];
    const shown = Number.parseInt(query.get("shown"));
    this.shown = Math.min(mostWords, Math.max(pageSize, shown || 0));
  }

  /** Sorts by a column; the column that sorts already turns round. */
  sortBy(column) {
    const isSame = this.sort === column;
    const other = this.order === "ascending" ? "descending" : "ascending";
    this.order = isSame ? other : usualOrder[column];
    this.sort = column;
  }

  /**
   * Writes the state into the address, so that reloading, and coming back from a word, shows the
   * same. Going back leaves the page at once.
   */
  keep() {
    const query = new URLSearchParams();
    if (this.search) query.set("search", this.search);
    if (this.sort !== "date") query.set("sort", this.sort);
    if (this.order !== usualOrder[this.sort]) query.set("order", this.order);
    if (this.shown > pageSize) query.set("shown", String(this.shown));
    const text = query.toString();
    history.replaceState(null, "", location.pathname + (text && `?${text}`));
  }
}

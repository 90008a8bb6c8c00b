/** The notifications: episodes that came out, and shows that ended. */

import { get, post } from "../shell/api.js";
import { changeDetector, tellChange } from "../shell/changes.js";
import { byId } from "../shell/dom.js";
import { showNotice } from "../shell/notice.js";
import { showProblemsIn } from "../shell/problems.js";
import { redraw } from "../shell/redraw.js";
import { SerialQueue } from "../shell/serial-queue.js";
import { makeNews } from "./news-row.js";
import { tellNews } from "./tabs.js";

const title = byId("notifications-title");

export class NotificationsView {
  #news = [];
  #queue = new SerialQueue();
  #hasChanged = changeDetector();

  constructor() {
    document.title = `Notifications – ${document.title}`;
    byId("mark-read").addEventListener("click", () => this.#markAll());
  }

  load() {
    return this.#queue.enqueue(() =>
      showProblemsIn(byId("load-problem"), async () => this.#show(await get("/shows/notifications")))
    );
  }

  #show({ news }) {
    byId("notifications").hidden = false;
    if (!this.#hasChanged(news)) return;
    this.#news = news;
    tellNews(news.length);
    redraw(byId("all-news"), news.map(makeNews), title);
    if (news.length === 0 && document.activeElement === byId("mark-read")) title.focus();
    byId("mark-read").hidden = news.length === 0;
    byId("all-news").hidden = news.length === 0;
    byId("no-news").hidden = news.length > 0;
  }

  /** Marks the news that the person sees as read. What came meanwhile stays new. */
  #markAll() {
    const told = this.#news.map(({ key, subject }) => ({ key, subject }));
    return this.#queue.enqueue(() =>
      showProblemsIn(byId("problem"), async () => {
        this.#show(await post("/shows/notifications", { told }));
        tellChange();
        showNotice("All notifications are marked as read.");
      })
    );
  }
}

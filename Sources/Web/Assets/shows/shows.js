/** The page Shows. Its address chooses the view. */

import { get } from "../shell/api.js";
import { onChange } from "../shell/changes.js";
import { byId } from "../shell/dom.js";
import { showProblemsIn } from "../shell/problems.js";
import { DetailView } from "./detail-view.js";
import { EpisodesView } from "./episodes-view.js";
import { FriendView } from "./friend-view.js";
import { FriendsView } from "./friends-view.js";
import { HomeView } from "./home-view.js";
import { ImportView } from "./import-view.js";
import { ListView } from "./list-view.js";
import { ListsView } from "./lists-view.js";
import { NotificationsView } from "./notifications-view.js";
import { ProfileView } from "./profile-view.js";
import { SearchView } from "./search-view.js";
import { StatusView } from "./status-view.js";
import { markTab, tellNews } from "./tabs.js";

/**
 * Returns the view of an address, and the name of its tab.
 *
 * @param {URLSearchParams} query
 * @returns {{ view: { load: () => Promise<unknown> }, tab: string | null }}
 */
function viewOf(query) {
  const [show, search, list, status, friend] =
    ["show", "search", "list", "status", "friend"].map((key) => query.get(key));
  if (show && query.has("episodes")) return { view: new EpisodesView(show), tab: null };
  if (show) return { view: new DetailView(show), tab: null };
  if (search !== null) return { view: new SearchView(search), tab: "search" };
  if (query.has("notifications")) return { view: new NotificationsView(), tab: "notifications" };
  if (query.has("profile")) return { view: new ProfileView(), tab: "profile" };
  if (friend) return { view: new FriendView(friend), tab: null };
  if (query.has("friends")) return { view: new FriendsView(), tab: null };
  if (list) return { view: new ListView(list), tab: null };
  if (query.has("lists")) return { view: new ListsView(), tab: null };
  if (query.has("import")) return { view: new ImportView(), tab: null };
  if (status !== null) return { view: new StatusView(status), tab: null };
  return { view: new HomeView(), tab: "home" };
}

const { view, tab } = viewOf(new URLSearchParams(location.search));
// The views Home and Notifications have the news themselves.
const needsNews = tab !== "home" && tab !== "notifications";

async function load() {
  await view.load();
  if (!needsNews) return;
  await showProblemsIn(byId("load-problem"), async () =>
    tellNews((await get("/shows/notifications")).news.length)
  );
}

markTab(tab);
await load();
onChange(load);

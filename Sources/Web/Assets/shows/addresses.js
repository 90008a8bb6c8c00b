/** The addresses of the views of the page Shows. */

/** The view of all that a person watches. */
export const home = "/shows";
export const lists = "/shows?lists";
export const importing = "/shows?import";

/** @param {string} text The text to find; an empty text for what is on this week. */
export function addressOfSearch(text) {
  return `/shows?${new URLSearchParams({ search: text })}`;
}

/** @param {string} show The key of a show. */
export function addressOfShow(show) {
  return `/shows?${new URLSearchParams({ show })}`;
}

/** @param {string} show The key of a show. */
export function addressOfEpisodes(show) {
  return `/shows?${new URLSearchParams({ show, episodes: "" })}`;
}

/** @param {string} status The status of the shows; an empty text for all. */
export function addressOfStatus(status) {
  return `/shows?${new URLSearchParams({ status })}`;
}

/** @param {string} list The id of a list. */
export function addressOfList(list) {
  return `/shows?${new URLSearchParams({ list })}`;
}

/** @param {string} friend The id of a friend. */
export function addressOfFriend(friend) {
  return `/shows?${new URLSearchParams({ friend })}`;
}

/** Calls the server's API, which `/api/v1/openapi.json` describes: a function for each method. */

export const root = "/api/v1";

/** A problem that the server reports. Its message is a sentence for a person. */
export class Problem extends Error {
  /**
   * @param {string} detail
   * @param {number} status
   */
  constructor(detail, status) {
    super(detail);
    this.status = status;
  }
}

/** The error of a call that the server did not answer. */
export class NoAnswer extends Error {}

/** The status of a server that can't answer now, but may soon: its store does not answer, or it
 * stops. */
const unavailable = 503;
/** The statuses of a program between the page and the server that can't reach the server. */
const unreached = [502, 504];

/** Returns whether the same call may succeed later. */
export function isAway(error) {
  return error instanceof NoAnswer || (error instanceof Problem && error.status === unavailable);
}

/** The status of a call whose session has ended: the person has to log in again. */
const notLoggedIn = 401;

/** Opens the page on which the person logs in, and which then leads back here. */
function openLogIn() {
  location.assign(`/log-in?${new URLSearchParams({ to: location.pathname + location.search })}`);
}

/** Fires `no-answer` when the server did not answer a call. */
export const callEvents = new EventTarget();

/** @type {(path: string, signal?: AbortSignal) => Promise<any>} */
export const get = (path, signal) => call("GET", path, { signal });
/** @type {(path: string, body?: unknown) => Promise<any>} */
export const post = (path, body) => call("POST", path, { body });
/** @type {(path: string, body: unknown) => Promise<any>} */
export const put = (path, body) => call("PUT", path, { body });
/** @type {(path: string, body: unknown) => Promise<any>} */
export const patch = (path, body) => call("PATCH", path, { body });
/** @type {(path: string) => Promise<any>} */
export const remove = (path) => call("DELETE", path, {});
/**
 * Returns a file.
 *
 * @type {(path: string) => Promise<Blob>}
 */
export const getFile = (path) => call("GET", path, { isFileWanted: true });

/**
 * Encodes the values in a path: path`/lists/${name}`.
 *
 * @param {TemplateStringsArray} parts
 * @param {...(string | number | boolean)} values
 */
export function path(parts, ...values) {
  return String.raw({ raw: parts }, ...values.map(encodeURIComponent));
}

/** The storage key of the names of the steps without an answer, which outlive a reload. */
const unansweredKey = "unanswered";
/** The largest number of steps without an answer that are kept over a reload. */
const mostKept = 20;
/** The length of the longest one, in characters. */
const longestKept = 2000;

/**
 * The names of the steps without an answer, by their method, path and content. A step that is sent
 * again, because the network failed or a button was clicked twice, has the same name, so the server
 * takes it only once.
 * @type {Map<string, string>}
 */
const unanswered = new Map(JSON.parse(sessionStorage.getItem(unansweredKey) ?? "[]"));

/** Keeps the names of the steps without an answer. */
function keepUnanswered() {
  const kept = [...unanswered].filter(([step]) => step.length < longestKept).slice(-mostKept);
  sessionStorage.setItem(unansweredKey, JSON.stringify(kept));
}

/** Returns a name that no other step has. Pages without TLS have no `crypto.randomUUID`. */
function newStep() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/**
 * Calls the server.
 *
 * @param {string} method
 * @param {string} path
 * @param {{ body?: unknown, signal?: AbortSignal, isFileWanted?: boolean }} options A Blob as the
 *   body is sent as bytes, any other body as JSON.
 */
async function call(method, path, { body, signal, isFileWanted }) {
  const isFile = body instanceof Blob;
  /** @type {Record<string, string>} */
  const headers = {};
  // Another page of this browser may have chosen another learner since, and this page must not
  // change that learner's work.
  const { learner } = document.body.dataset;
  if (learner) headers["VocalVocab-Learner"] = learner;
  if (isFile) headers["Content-Type"] = "application/octet-stream";
  else if (body !== undefined) headers["Content-Type"] = "application/json";
  const text = isFile ? "" : JSON.stringify(body);
  const step = `${method} ${path} ${text ?? ""}`;
  // A file is too large to be a part of a name, and a password must not be kept in the browser.
  if (method !== "GET" && !isFile && !path.startsWith("/account")) {
    if (!unanswered.has(step)) unanswered.set(step, newStep());
    headers["Idempotency-Key"] = unanswered.get(step);
    keepUnanswered();
  }
  let response;
  try {
    response = await fetch(root + path, {
      method,
      headers,
      body: isFile ? body : text,
      signal,
    });
  } catch {
    response = null;
  }
  if (!response || unreached.includes(response.status)) {
    callEvents.dispatchEvent(new Event("no-answer"));
    throw new NoAnswer(`The server did not answer ${method} ${path}.`);
  }
  // A server that is unavailable may have taken the step all the same.
  if (response.status !== unavailable && unanswered.get(step) === headers["Idempotency-Key"]) {
    unanswered.delete(step);
    keepUnanswered();
  }
  if (response.status === notLoggedIn && document.body.dataset.learner) openLogIn();
  if (response.ok && isFileWanted) return response.blob();
  if (response.ok) return response.status === 204 ? null : response.json();
  throw new Problem(await problemDetail(response), response.status);
}

/** @param {Response} response */
async function problemDetail(response) {
  const isJSON = response.headers.get("Content-Type")?.includes("json");
  return isJSON ? (await response.json()).detail : `The server answered ${response.status}.`;
}

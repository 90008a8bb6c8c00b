/** Calls the server's API, which `/api/v1/openapi.json` describes: a function for each method. */

export const root = "/api/v1";

/** A problem that the server reports. Its message is a sentence for a person. */
export class Problem extends Error {
  constructor(detail, status) {
    super(detail);
    this.status = status;
  }
}

/** The error of a call that the server did not answer. */
export class NoAnswer extends Error {}

/** Fires `no-answer` when the server did not answer a call. */
export const callEvents = new EventTarget();

export const get = (path, signal) => call("GET", path, { signal });
export const post = (path, body) => call("POST", path, { body });
export const put = (path, body) => call("PUT", path, { body });
export const patch = (path, body) => call("PATCH", path, { body });
export const remove = (path) => call("DELETE", path);
/** Returns a file as a Blob. */
export const getFile = (path) => call("GET", path, { isFileWanted: true });

/** Encodes the values in a path: path`/lists/${name}`. */
export function path(parts, ...values) {
  return String.raw({ raw: parts }, ...values.map(encodeURIComponent));
}

/**
 * Calls the server.
 *
 * @param {{ body?: unknown, signal?: AbortSignal, isFileWanted?: boolean }} options A Blob as the
 *   body is sent as bytes, any other body as JSON.
 */
async function call(method, path, { body, signal, isFileWanted } = {}) {
  const isFile = body instanceof Blob;
  const headers = {};
  // Another page of this browser may have chosen another learner since, whose work this page must not change.
  const { learner } = document.body.dataset;
  if (learner) headers["VocalVocab-Learner"] = learner;
  if (isFile) headers["Content-Type"] = "application/octet-stream";
  else if (body !== undefined) headers["Content-Type"] = "application/json";
  let response;
  try {
    response = await fetch(root + path, {
      method,
      headers,
      body: isFile ? body : JSON.stringify(body),
      signal,
    });
  } catch {
    callEvents.dispatchEvent(new Event("no-answer"));
    throw new NoAnswer(`The server did not answer ${method} ${path}.`);
  }
  if (response.ok && isFileWanted) return response.blob();
  if (response.ok) return response.status === 204 ? null : response.json();
  throw new Problem(await problemDetail(response), response.status);
}

async function problemDetail(response) {
  const isJSON = response.headers.get("Content-Type")?.includes("json");
  return isJSON ? (await response.json()).detail : `The server answered ${response.status}.`;
}

/** The server's API, as `/api/v1/openapi.json` describes it: one function for each method. */

export const root = "/api/v1";

/** What the server says is wrong: its message is a sentence for a person. */
export class Problem extends Error {
  constructor(detail, status) {
    super(detail);
    this.status = status;
  }
}

/** No answer came: the server has gone. */
export class Gone extends Error {}

/** Fires `gone` when a call got no answer. */
export const reach = new EventTarget();

export const get = (path, signal) => call("GET", path, { signal });
export const post = (path, body) => call("POST", path, { body });
export const put = (path, body) => call("PUT", path, { body });
export const patch = (path, body) => call("PATCH", path, { body });
export const remove = (path) => call("DELETE", path);
/** A file, as a Blob. */
export const file = (path) => call("GET", path, { isFileWanted: true });

/** A path whose values are encoded: path`/lists/${name}`. */
export function path(parts, ...values) {
  return String.raw({ raw: parts }, ...values.map(encodeURIComponent));
}

/**
 * @param {{ body?: unknown, signal?: AbortSignal, isFileWanted?: boolean }} options A body that is a
 *   file is sent as its bytes, any other as JSON.
 */
async function call(method, path, { body, signal, isFileWanted } = {}) {
  const isFile = body instanceof Blob;
  const headers = {};
  if (isFile) headers["Content-Type"] = "application/octet-stream";
  else if (body !== undefined) headers["Content-Type"] = "application/json";
  let answer;
  try {
    answer = await fetch(root + path, {
      method,
      headers,
      body: isFile ? body : JSON.stringify(body),
      signal,
    });
  } catch {
    reach.dispatchEvent(new Event("gone"));
    throw new Gone(`No answer to ${method} ${path}`);
  }
  if (answer.ok && isFileWanted) return answer.blob();
  if (answer.ok) return answer.status === 204 ? null : answer.json();
  throw new Problem(await detail(answer), answer.status);
}

async function detail(answer) {
  if (answer.headers.get("Content-Type")?.includes("json")) return (await answer.json()).detail;
  return `The server answered ${answer.status}.`;
}

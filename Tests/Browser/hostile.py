"""A malicious page, at another port of the same computer."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread


@contextmanager
def page(html: str) -> Iterator[int]:
    """Serves a page at every address.

    Yields: the port.
    """

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            body = html.encode()
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    with _running(Handler) as port:
        yield port


@contextmanager
def _running(handler: type[BaseHTTPRequestHandler]) -> Iterator[int]:
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()


@contextmanager
def careless() -> Iterator[int]:
    """Runs a server that answers every request of everybody, as a target that the attacks must hit.

    Yields: the port.
    """

    class Handler(BaseHTTPRequestHandler):
        def answer(self) -> None:
            kinds = {"svg": "image/svg+xml", "css": "text/css", "play": "text/html"}
            ending = self.path.rpartition(".")[2].rpartition("/")[2]
            kind, body = kinds.get(ending, "text/javascript"), b""
            if "/sounds/" in self.path:
                kind, body = "audio/wav", SILENCE
            elif ending == "svg":
                body = b'<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'
            self.send_response(200)
            self.send_header("Access-Control-Allow-Origin", self.headers["Origin"] or "*")
            self.send_header("Access-Control-Allow-Credentials", "true")
            self.send_header("Access-Control-Allow-Headers", "Content-Type")
            self.send_header("Access-Control-Allow-Methods", "PATCH, PUT, DELETE")
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        do_GET = do_POST = do_PUT = do_PATCH = do_DELETE = do_OPTIONS = answer

        def log_message(self, format: str, *arguments: object) -> None:
            pass

    with _running(Handler) as port:
        yield port


# A tenth of a second of silence, as a WAV file.
SILENCE = (
    b"RIFF" + (36 + 4410).to_bytes(4, "little") + b"WAVEfmt " + (16).to_bytes(4, "little")
    + b"\1\0\1\0" + (22050).to_bytes(4, "little") + (44100).to_bytes(4, "little")
    + b"\2\0\x10\0data" + (4410).to_bytes(4, "little") + bytes(4410)
)  # fmt: skip


def attacks(target: str, round: str, sound: str) -> str:
    """Returns a page that tries every attack on the server at `target`, and notes the successful
    ones."""
    return (
        ATTACKS.replace("TARGET", json.dumps(target))
        .replace("ROUND", json.dumps(round))
        .replace("SOUND", json.dumps(sound))
    )


ATTACKS = """<!doctype html><title>Nothing to see</title><body><script>
const [target, round, sound] = [TARGET, ROUND, SOUND];
const api = `${target}/api/v1`;
const after = (seconds) => new Promise((done) => setTimeout(done, 1000 * seconds));
const worked = [];

const read = async (what, address, options) => {
  try {
    const answer = await fetch(address, options);
    // An opaque answer can't be read; that it came shows nothing.
    if (answer.type !== "opaque" && answer.type !== "opaqueredirect") worked.push(`read ${what}`);
  } catch {}
};

// Whether an element takes it in. Neither event is as good as a refusal.
const embed = (kind, address, event) => new Promise((done) => {
  const element = document.createElement(kind);
  element.addEventListener(event, () => { worked.push(`embed ${kind}`); done(); });
  element.addEventListener("error", done);
  element[kind === "link" ? "href" : kind === "object" ? "data" : "src"] = address;
  if (kind === "link") element.rel = "stylesheet";
  document.body.append(element);
  after(1).then(done);
});

const frame = async () => {
  const element = document.createElement("iframe");
  element.src = `${target}/play`;
  document.body.append(element);
  await new Promise((done) => element.addEventListener("load", done));
  // The content of another origin is out of reach; an empty page of ours is not.
  try { if (element.contentDocument.title) worked.push("embed iframe"); } catch {}
};

const submit = async (path, type, value) => {
  const form = document.createElement("form");
  const field = document.createElement("input");
  const sink = document.createElement("iframe");
  sink.name = `sink${path}${type}`;
  Object.assign(form, {method: "post", action: api + path, enctype: type, target: sink.name});
  Object.assign(field, {name: value, value: ""});
  form.append(field);
  document.body.append(sink, form);
  form.submit();
  await new Promise((done) => sink.addEventListener("load", done));
};

const peek = async () => {
  const other = open(`${target}/play`);
  await after(0.5);
  try { if (other?.document?.title) worked.push("read a window"); } catch {}
  other?.close();
};

(async () => {
  const json = {"Content-Type": "application/json"};
  for (const path of ["/status", "/settings", "/completed", "/sessions", "/lists", "/learners"]) {
    await read(path, api + path);
    await read(path, api + path, {credentials: "include"});
    await read(path, api + path, {mode: "no-cors", credentials: "include"});
  }
  await read("a sound", target + sound, {credentials: "include"});
  const change = JSON.stringify({speed: 2.5});
  await read("settings", `${api}/settings`, {method: "PATCH", headers: json, body: change});
  await read("a list", `${api}/lists/evil`, {method: "PUT", headers: json, body: '{"words": []}'});
  await read("a list's end", `${api}/lists/mine`, {method: "DELETE"});
  const typed = JSON.stringify({typed: "evil"});
  for (const headers of [json, {"Content-Type": "text/plain"}]) {
    for (const mode of ["cors", "no-cors"]) {
      const post = (what, path, body) =>
        read(what, api + path, {method: "POST", headers, mode, body});
      await post("a try", `/rounds/${round}/tries`, typed);
      await post("a skip", `/rounds/${round}/skip`);
      await post("a session", "/sessions", "{}");
    }
  }
  navigator.sendBeacon(`${api}/rounds/${round}/tries`, typed);
  for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"]) {
    await submit(`/rounds/${round}/tries`, type, typed);
    await submit(`/rounds/${round}/skip`, type, "x");
    await submit("/sessions", type, "{}");
    await submit("/learners", type, '{"name": "Eve"}');
  }
  await embed("img", `${target}/assets/shell/icon.svg`, "load");
  await embed("script", `${target}/assets/shell/page.js`, "load");
  await embed("script", `${api}/status`, "load");
  await embed("link", `${target}/assets/shell/page.css`, "load");
  await embed("audio", target + sound, "loadedmetadata");
  await embed("object", `${target}/play`, "load");
  await frame();
  await peek();
  document.title = JSON.stringify(worked);
})();
</script>"""

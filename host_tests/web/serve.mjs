// A plain static server for the tests: one folder under one path, no header that a page could lean on.

import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { join, normalize } from "node:path";

const TYPES = { html: "text/html", js: "text/javascript", mjs: "text/javascript", css: "text/css" };

/** Serves a folder at http://127.0.0.1:port/path/. What is no page, script or style has a type that says nothing, as on old servers.
 *
 * Returns {address, asked: paths that were asked for, change(name, text): a file of another content from now on, stop()}.
 */
export async function serve(folder, path = "/games/tercet/") {
  const asked = [], changed = new Map();
  const server = createServer(async (request, answer) => {
    const url = new URL(request.url, "http://host");
    asked.push(url.pathname);
    const name = normalize(decodeURIComponent(url.pathname.slice(path.length))) || "index.html";
    try {
      if (!url.pathname.startsWith(path) || name.startsWith("..")) throw new Error("not here");
      const file = name === "." || name === "./" ? "index.html" : name;
      const bytes = changed.get(file) ?? (await readFile(join(folder, file)));
      answer.writeHead(200, { "Content-Type": TYPES[file.split(".").pop()] || "application/octet-stream" });
      answer.end(bytes);
    } catch {
      answer.writeHead(404, { "Content-Type": "text/plain" });
      answer.end("not here");
    }
  });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  return {
    address: `http://127.0.0.1:${server.address().port}${path}`,
    asked,
    change: (name, text) => changed.set(name, text),
    stop: () => new Promise((done) => { server.close(done); server.closeAllConnections(); }),
  };
}

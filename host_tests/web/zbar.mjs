// Reads the codes on pictures with zbar, whose build for WebAssembly comes from npm.
//
// In the environment: TERCET_MODULES is the folder with node_modules (browsers.py finds it).
// In: a JSON list of [width, height, grey bytes in base64]. Out: a JSON list, for each picture the list of [kind, text] that
// zbar finds on it, whatever kind of code that is.

import { createRequire } from "node:module";
import { join } from "node:path";
import { text } from "node:stream/consumers";

const require = createRequire(join(process.env.TERCET_MODULES, "package.json"));
const { scanGrayBuffer } = require("@undecaf/zbar-wasm");

const found = [];
for (const [width, height, grey] of JSON.parse(await text(process.stdin))) {
  const bytes = new Uint8Array(Buffer.from(grey, "base64"));
  const symbols = await scanGrayBuffer(bytes.buffer, width, height);
  found.push(symbols.map((symbol) => [symbol.typeName, symbol.decode()]));
}
console.log(JSON.stringify(found));

// Makes scripts shorter: node shorter.mjs FOLDER, FOLDER with node_modules. In: JSON {name: source} of modules; out: the same, shorter.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";

const { minify } = createRequire(join(process.argv[2], "package.json"))("terser");
const sources = JSON.parse(readFileSync(0, "utf8")), found = {};
for (const [name, source] of Object.entries(sources)) {
  found[name] = (await minify(source, { module: true, ecma: 2022, compress: { passes: 2 } })).code;
}
process.stdout.write(JSON.stringify(found));

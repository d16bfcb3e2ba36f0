// The compiler with the interface that forge calls: `--version`, or standard JSON from standard
// input to standard output. Other arguments say where forge would let a native
// compiler read files; the standard JSON holds all sources already.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const solc = createRequire(import.meta.url)("solc");
if (process.argv.includes("--version")) {
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version()}`);
} else {
  const output = solc.compile(readFileSync(0, "utf8"));
  process.stdout.write(output);
}

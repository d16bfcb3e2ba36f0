// Writes the part of a compilation that Slither reads, syntax trees and interfaces,
// without generating code: node ast.mjs FOLDER
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const solc = createRequire(import.meta.url)("solc");
const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, "../../contracts/evm/src");
const libraries = join(here, "node_modules");

const sources = {};
for (const file of readdirSync(src).filter((f) => f.endsWith(".sol"))) {
  sources[`src/${file}`] = { content: readFileSync(join(src, file), "utf8") };
}
const settings = {
  evmVersion: "cancun",
  remappings: [`@openzeppelin/=${libraries}/@openzeppelin/`],
  outputSelection: { "*": { "": ["ast"], "*": ["abi", "devdoc", "userdoc"] } },
};
const input = { language: "Solidity", sources, settings };
const found = (path) => ({ contents: readFileSync(path, "utf8") });
const output = JSON.parse(solc.compile(JSON.stringify(input), { import: found }));
const faults = (output.errors ?? []).filter((e) => e.severity === "error");
if (faults.length) throw new Error(faults.map((e) => e.formattedMessage).join("\n"));
const none = { object: "", sourceMap: "" };
for (const contracts of Object.values(output.contracts)) {
  for (const c of Object.values(contracts)) c.evm = { bytecode: none, deployedBytecode: none, methodIdentifiers: {} };
}
mkdirSync(process.argv[2], { recursive: true });
writeFileSync(join(process.argv[2], "contracts.json"), JSON.stringify({ solcVersion: "0.8.37", input, output }));

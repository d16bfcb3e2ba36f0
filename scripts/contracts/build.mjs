// Compiles contracts/evm with the pinned compiler and writes one artefact per
// contract: {contract, abi, bytecode}, and the page of their functions.
// Usage: node build.mjs [out folder] [folder of the page]
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { page } from "./reference.mjs";

const require = createRequire(import.meta.url);
const solc = require("solc");
const here = dirname(fileURLToPath(import.meta.url));
const evm = join(here, "../../contracts/evm");
const out = process.argv[2] ?? evm;

// Which contracts of each folder of sources are published, and where to.
const outputs = {
  src: { folder: "bindings/abi", contracts: ["BlockVerifier", "DisputeGame", "GameRules", "JobEscrow", "OperatorRegistry", "PrivateReferee", "PrivateRules", "Referee", "TestDollar", "TileVerifier"] },
  test: { folder: "doubles/abi", contracts: ["FloatProbe", "OneOwnerWallet", "ViciousToken"] },
};
const limit = 24_576; // EIP-170

const sources = {};
for (const folder of Object.keys(outputs)) {
  for (const file of readdirSync(join(evm, folder)).filter((f) => f.endsWith(".sol"))) {
    sources[`${folder}/${file}`] = { content: readFileSync(join(evm, folder, file), "utf8") };
  }
}

const input = {
  language: "Solidity",
  sources,
  settings: {
    // cancun: the newest rules that all supported chains have (transient storage).
    // No metadata hash: the same code gives the same bytes.
    evmVersion: "cancun",
    viaIR: true,
    optimizer: { enabled: true, runs: 1000 },
    metadata: { bytecodeHash: "none", appendCBOR: false },
    outputSelection: { "*": { "*": ["abi", "devdoc", "userdoc", "evm.bytecode.object", "evm.deployedBytecode.object"] } },
  },
};

function findImports(path) {
  try {
    return { contents: readFileSync(join(here, "node_modules", path), "utf8") };
  } catch {
    return { error: `${path} not found: run npm ci in scripts/contracts` };
  }
}

const result = JSON.parse(solc.compile(JSON.stringify(input), { import: findImports }));
// 2394 warns about transient storage, which the reentrancy guard clears itself.
// 5667 warns about unused arguments, which DisputeGame forwards with its calldata.
// Every other warning stops the build.
const expected = (e) =>
  e.errorCode === "2394" || (e.errorCode === "5667" && e.sourceLocation.file === "src/DisputeGame.sol");
const faults = (result.errors ?? []).filter((e) => !expected(e));
for (const e of faults) console.error(e.formattedMessage);
if (faults.length) process.exit(1);

const compiled = Object.assign({}, ...Object.values(result.contracts));
for (const { folder, contracts } of Object.values(outputs)) {
  mkdirSync(join(out, folder), { recursive: true });
  for (const contract of contracts) {
    const { abi, evm: code } = compiled[contract];
    const size = code.deployedBytecode.object.length / 2;
    if (size > limit) throw new Error(`${contract}: ${size} bytes, above the limit of ${limit}`);
    console.log(`${contract}: ${size} bytes`);
    const artefact = { contract, abi, bytecode: code.bytecode.object };
    writeFileSync(join(out, folder, `${contract}.json`), JSON.stringify(artefact, null, 1) + "\n");
  }
}

const docs = process.argv[3] ?? join(here, "../../docs");
writeFileSync(join(docs, "contracts-reference.md"), page(compiled, sources));

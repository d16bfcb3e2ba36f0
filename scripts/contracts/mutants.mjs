// Finds the checks of the contracts and builds all mutants of them at once. A
// check is an `if (…) revert`. If its condition is a disjunction, each alternative
// counts as a check. In the code that is built here every alternative is
// `(alternative) && Mutant.on(n)`, so its side effects remain. The number of the
// mutant that is off is a 32-byte word in the code, which the tests patch.
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const solc = createRequire(import.meta.url)("solc");
const here = dirname(fileURLToPath(import.meta.url));
const src = join(here, "../../contracts/evm/src");

// The placeholder in the code for the number of the mutant that is off.
export const magic = "deadbeef";

// The deployed contracts, with the files whose checks are removed from each: the
// contracts, the rules that DisputeGame calls, the referee, and the referee of private
// games, whose rules have no check of their own. The game and the referee are built in
// parts, because with all of their mutants they would exceed the size limit of a contract.
const groups = [
  {
    deployed: ["OperatorRegistry", "JobEscrow", "DisputeGame", "GameRules"],
    mutated: ["OperatorRegistry", "JobEscrow", "EscrowViews", "Tokens", "DisputeGame", "GameTable", "GameMoves", "GameRules", "Operators", "Trees"],
    parts: 3,
  },
  { deployed: ["Referee"], mutated: ["Referee", "Random", "Inputs"], parts: 3 },
  { deployed: ["PrivateReferee"], mutated: ["PrivateReferee", "Poseidon2"] },
];
const mutated = groups.flatMap((g) => g.mutated);

const library = `// SPDX-License-Identifier: Apache-2.0
pragma solidity 0.8.37;
library Mutant {
    function on(uint256 n) internal pure returns (bool live) {
        // The second term is zero; the optimiser does not know that.
        assembly ("memory-safe") {
            live := iszero(eq(n, add(0x${magic}, iszero(not(calldatasize())))))
        }
    }
}
`;

function run(sources, settings) {
  const contents = (path) => ({ contents: readFileSync(join(here, "node_modules", path), "utf8") });
  const input = { language: "Solidity", sources, settings: { evmVersion: "cancun", ...settings } };
  const output = JSON.parse(solc.compile(JSON.stringify(input), { import: contents }));
  const faults = (output.errors ?? []).filter((e) => e.severity === "error");
  if (faults.length) throw new Error(faults.map((e) => e.formattedMessage).join("\n"));
  return output;
}

function read() {
  const names = readdirSync(src).filter((f) => f.endsWith(".sol"));
  return Object.fromEntries(names.map((f) => [`src/${f}`, { content: readFileSync(join(src, f), "utf8") }]));
}

// walk calls visit with every node below one, and the function around it.
function walk(node, visit, within = "") {
  if (Array.isArray(node)) return node.forEach((n) => walk(n, visit, within));
  if (node === null || typeof node !== "object") return;
  if (node.nodeType === "FunctionDefinition") within = node.kind === "constructor" ? "constructor" : node.name;
  if (node.nodeType) visit(node, within);
  for (const child of Object.values(node)) walk(child, visit, within);
}

const range = (node) => node.src.split(":").map(Number);

// refusal returns the error of a branch that does nothing but revert.
function refusal(body) {
  const only = body.nodeType === "Block" && body.statements.length === 1 ? body.statements[0] : body;
  return only.nodeType === "RevertStatement" ? only.errorCall.expression.name ?? only.errorCall.expression.memberName : undefined;
}

// alternatives returns the parts of a disjunction.
function alternatives(e) {
  if (e.nodeType === "TupleExpression" && e.components.length === 1) return alternatives(e.components[0]);
  if (e.nodeType !== "BinaryOperation" || e.operator !== "||") return [e];
  return [...alternatives(e.leftExpression), ...alternatives(e.rightExpression)];
}

// checks lists the checks in the order of the files: file, function, the
// alternative's text, the error, its position, and a key made of all but the
// position, so that it does not change when lines move.
export function checks(sources = read()) {
  const { sources: trees } = run(sources, { outputSelection: { "*": { "": ["ast"] } }, remappings: [] });
  const found = [];
  for (const file of mutated) {
    const text = Buffer.from(sources[`src/${file}.sol`].content);
    walk(trees[`src/${file}.sol`].ast, (node, within) => {
      const error = node.nodeType === "IfStatement" && refusal(node.trueBody);
      if (!error) return;
      for (const part of alternatives(node.condition)) {
        const [at, length] = range(part);
        const check = text.subarray(at, at + length).toString().replace(/\s+/g, " ");
        found.push({ file, within, error, check, at, length, line: text.subarray(0, at).toString().split("\n").length });
      }
    });
  }
  const seen = new Map();
  for (const [i, c] of found.entries()) {
    const key = [c.file, c.within, c.check, c.error].join(" | ");
    seen.set(key, (seen.get(key) ?? 0) + 1);
    c.key = seen.get(key) > 1 ? `${key} | ${seen.get(key)}` : key;
    c.id = i + 1;
  }
  return found;
}

// codes compiles the contracts that contain any of the wanted checks, with all of
// their mutants. It returns the creation codes by name, each with the numbers of its
// first and last mutant.
export function codes(list, wanted = list) {
  const out = {};
  for (const { parts = 1, ...g } of groups.filter((g) => wanted.some((c) => g.mutated.includes(c.file)))) {
    const all = list.filter((c) => g.mutated.includes(c.file));
    const each = Math.ceil(all.length / parts);
    for (let from = 0; from < all.length; from += each) {
      const some = all.slice(from, from + each);
      const range = { first: some[0].id, last: some.at(-1).id };
      for (const [name, code] of Object.entries(codesOf(g, some))) (out[name] ??= []).push({ ...code, ...range });
    }
  }
  return out;
}

function codesOf({ deployed, mutated }, list) {
  const sources = read();
  for (const file of mutated) {
    let text = Buffer.from(sources[`src/${file}.sol`].content);
    for (const c of list.filter((c) => c.file === file).sort((a, b) => b.at - a.at)) {
      const check = text.subarray(c.at, c.at + c.length);
      text = Buffer.concat([text.subarray(0, c.at), Buffer.from(`((${check}) && Mutant.on(${c.id}))`), text.subarray(c.at + c.length)]);
    }
    sources[`src/${file}.sol`].content = text.toString().replace(/^pragma .*$/m, '$&\nimport {Mutant} from "./Mutant.sol";');
  }
  sources["src/Mutant.sol"] = { content: library };
  const outputSelection = Object.fromEntries(deployed.map((n) => [`src/${n}.sol`, { [n]: ["evm.bytecode.object", "evm.deployedBytecode.object"] }]));
  // With the added code DisputeGame exceeds the size limit unless size is optimised.
  const settings = { viaIR: true, optimizer: { enabled: true, runs: 1 }, outputSelection };
  settings.metadata = { bytecodeHash: "none", appendCBOR: false };
  const { contracts } = run(sources, settings);
  return Object.fromEntries(deployed.map((n) => {
    const code = contracts[`src/${n}.sol`][n].evm;
    return [n, { code: code.bytecode.object, size: code.deployedBytecode.object.length / 2 }];
  }));
}

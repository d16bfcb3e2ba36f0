// Writes what the NatSpec of the contracts says as one page: docs/contracts-reference.md.

const pages = ["OperatorRegistry", "JobEscrow", "DisputeGame"];

// page returns the reference. compiled has what solc says of each contract, and sources the
// text of each file.
export function page(compiled, sources) {
  const text = Object.values(sources).map((s) => s.content).join("\n");
  const used = new Set();
  const parts = pages.map((name) => contract(name, compiled[name], text, used));
  return [
    "# The contracts' functions, events and errors",
    "",
    "<!-- generated: scripts/contracts/build -->",
    "What the sources in `contracts/evm/src` say, by contract. How they work together is told in",
    "[protocol](protocol.md), [escrow](escrow.md) and [disputes](disputes.md). Amounts are base units of the token,",
    "times are seconds of chain time, unless a line says otherwise.",
    "",
    ...parts,
    structs(text, used),
    enums(text),
  ].join("\n");
}

// contract returns one contract's part, and adds the structs that it takes or returns to used.
function contract(name, { abi, devdoc, userdoc }, text, used) {
  const calls = abi.filter((x) => x.type === "function");
  const reads = (x) => x.stateMutability === "view" || x.stateMutability === "pure";
  return [
    `## ${name}`,
    about(name, text),
    "",
    ...list("Deployment", abi.filter((x) => x.type === "constructor"), (x) => deployment(x, devdoc, used)),
    ...list("Functions that change something", calls.filter((x) => !reads(x)), (x) => method(x, devdoc, userdoc, used)),
    ...list("Views", calls.filter(reads), (x) => method(x, devdoc, userdoc, used)),
    ...list("Events", abi.filter((x) => x.type === "event"), (x) => event(x, devdoc, userdoc, used)),
    ...list("Errors", abi.filter((x) => x.type === "error"), (x) => failure(x, devdoc, userdoc, used)),
  ].join("\n");
}

// about is the comment before a contract. What is indented there is a drawing.
function about(name, text) {
  const comment = new RegExp(`((?:///[^\\n]*\\n)+)contract ${name} `).exec(text)[1];
  const lines = comment.trimEnd().split("\n").map((l) => l.slice(3).replace(/^ /, "").replace(/^@(title|notice) /, ""));
  return lines.map((l) => (/^ {2}/.test(l) ? `  ${l}` : l)).join("\n").replace(/\n/, "\n\n");
}

function deployment(x, devdoc, used) {
  return [`- **\`constructor(${inputs(x, used)})\`**`, ...details(devdoc.methods?.constructor?.params)];
}

function list(title, entries, write) {
  if (entries.length === 0) return [];
  const sorted = entries.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  return [`### ${title}`, ...sorted.flatMap(write), ""];
}

function method(x, devdoc, userdoc, used) {
  const sig = signature(x);
  const dev = devdoc.methods?.[sig] ?? {};
  const said = userdoc.methods?.[sig]?.notice ?? dev.details ?? devdoc.stateVariables?.[x.name]?.details;
  const back = x.outputs.length ? ` → ${x.outputs.map((o) => typed(o, used)).join(", ")}` : "";
  const returned = dev.returns ?? devdoc.stateVariables?.[x.name]?.returns ?? {};
  return [
    `- **\`${x.name}(${inputs(x, used)})${back}\`**${x.stateMutability === "payable" ? " (takes coins)" : ""}${sentence(said)}`,
    ...details(dev.params), ...details(returned, "returns "),
  ];
}

function event(x, devdoc, userdoc, used) {
  const sig = signature(x);
  return [
    `- **\`${x.name}(${inputs(x, used)})\`**${sentence(userdoc.events?.[sig]?.notice ?? devdoc.events?.[sig]?.details)}`,
    ...details(devdoc.events?.[sig]?.params),
  ];
}

function failure(x, devdoc, userdoc, used) {
  const sig = signature(x);
  const said = userdoc.errors?.[sig]?.[0]?.notice ?? devdoc.errors?.[sig]?.[0]?.details;
  return [`- **\`${x.name}(${inputs(x, used)})\`**${sentence(said)}`, ...details(devdoc.errors?.[sig]?.[0]?.params)];
}

// details are a line for each parameter that the source says something of.
function details(params = {}, before = "") {
  return Object.entries(params).map(([name, said]) => `  - ${before}\`${name}\`: ${prose(said)}`);
}

const prose = (s) => s.replace(/\s+/g, " ").trim();
const sentence = (s) => (s ? `: ${prose(s)}` : "");

function inputs(x, used) {
  return x.inputs.map((i) => `${typed(i, used)}${i.indexed ? " indexed" : ""}${i.name ? ` ${i.name}` : ""}`).join(", ");
}

// typed is the name of a type as the source has it.
function typed(x, used) {
  const named = /^(?:struct|enum|contract) (?:\w+\.)?(\w+)(.*)$/.exec(x.internalType ?? "");
  if (!named) return x.type;
  if (x.components) remember(x, named[1], used);
  return named[1] + named[2];
}

function remember(x, name, used) {
  used.add(name);
  for (const c of x.components) typed(c, used);
}

// signature is the name by which NatSpec refers to a function, event or error.
function signature(x) {
  const canonical = (i) => i.type.replace(/^tuple/, `(${(i.components ?? []).map(canonical).join(",")})`);
  return `${x.name}(${x.inputs.map(canonical).join(",")})`;
}

const commented = "((?:[ \\t]*///[^\\n]*\\n)*)";

// structs are those that the ABI uses, as the sources have them.
function structs(text, used) {
  const all = [...text.matchAll(new RegExp(`${commented}[ \\t]*struct (\\w+) \\{\\n([\\s\\S]*?)\\n[ \\t]*\\}`, "g"))];
  const out = all.filter((m) => used.has(m[2])).map((m) => code(m[0]));
  return ["## Structs", "```solidity", out.join("\n\n"), "```", ""].join("\n");
}

function enums(text) {
  const all = [...text.matchAll(new RegExp(`${commented}[ \\t]*enum (\\w+) \\{([\\s\\S]*?)\\}`, "g"))];
  const out = all.map((m) => {
    const names = m[3].split(",").map((n) => n.trim()).filter(Boolean);
    return `| \`${m[2]}\` | ${names.map((n, i) => `${i} ${n}`).join(", ")} |`;
  });
  return ["## Numbers of enumerations", "| type | numbers |", "| --- | --- |", ...out, ""].join("\n");
}

// code takes the indentation of the first line off all.
function code(s) {
  const lines = s.replace(/^\n+/, "").split("\n");
  const margin = /^[ \t]*/.exec(lines[0])[0].length;
  return lines.map((l) => l.slice(Math.min(margin, /^[ \t]*/.exec(l)[0].length))).join("\n");
}

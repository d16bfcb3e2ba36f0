// Runs the tests of the contracts against every mutant (mutants.mjs) and writes
// the table of those that noticed. See the script `mutate`.
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checks, codes, magic } from "./mutants.mjs";
import { rowsOf, table } from "./mutation.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "../..");
const page = join(root, "docs/mutation.md");
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "infernet/mutate");
const known = join(cache, "known.json");
const limit = 24_576; // EIP-170

// Skipped tests. Those that measure gas would notice every mutant, because mutants
// cost more than the deployed code. Those of the arithmetic run no changed code.
const quiet = ["-test.failfast", "-test.timeout=9m", "-rapid.nofailfile", "-rapid.shrinktime=1s", "-rapid.checks=20"];
const slow = "TestMoneyIsConserved|TestGamesOverEveryKind";
const suites = {
  calls: { folder: "contracts/evm", args: [...quiet, `-test.skip=Gas|Float32|Referee|${slow}`] },
  games: { folder: "testnet/disputes", args: ["-test.failfast", "-test.timeout=9m", "-test.run=^(TestDifferential.*|TestScenarios|TestDefects|TestLostAtOnce|TestUnfoundedEvidence)$"] },
  referee: { folder: "contracts/evm", args: [...quiet, "-test.run=^TestReferee"] },
  long: { folder: "contracts/evm", args: [...quiet, `-test.run=${slow}`] },
  private: { folder: "zkproof/keys", args: ["-test.failfast", "-test.timeout=9m", "-test.run=^TestPrivate(Refusals|Leaves)$"] },
};

// What notices that a deployment's parameter is not checked.
const deployments = "TestDeploymentsThatMakeNoSense";

// The largest number of suites that are run.
const asked = Number(process.env.SUITES ?? 3);

// The suites that are left out.
const skipped = (process.env.SKIP ?? "").split(",");

// The suites in the order in which they are run against a mutant.
function order(check) {
  return ordered(check).filter((name) => !skipped.includes(name));
}

function ordered(check) {
  if (/^(PrivateReferee|Poseidon2)$/.test(check.file)) return ["private"];
  if (/^(Referee|Inputs|Random)$/.test(check.file)) return ["referee", "games"].slice(0, asked);
  const rules = /^(GameMoves|GameRules|Operators|Trees)$/.test(check.file);
  const all = rules ? ["games", "calls", "long"] : ["calls", "games", "long"];
  return all.slice(0, asked);
}

// overlay replaces the code in the bindings by the code with mutants.
function overlay(compiled) {
  const bindings = join(root, "contracts/evm/bindings");
  let text = readFileSync(join(bindings, "bindings_gen.go"), "utf8");
  for (const [name, variants] of Object.entries(compiled)) {
    const before = text;
    const list = variants.map((v) => `{${v.first}, ${v.last}, "0x${v.code}"}`);
    text = text.replace(
      new RegExp(`(var ${name}MetaData = bind\\.MetaData\\{[\\s\\S]*?Bin:\\s*)"0x[0-9a-f]+"`),
      (_, front) => `${front}mutant([]variant{${list}})`,
    );
    if (before === text) throw new Error(`bindings_gen.go has no code of ${name}`);
  }
  const patch = `package bindings

import (
	"os"
	"strconv"
	"strings"
)

type variant struct {
	first, last uint64
	code        string
}

func mutant(all []variant) string {
	word := os.Getenv("MUTANT")
	n, err := strconv.ParseUint(word, 16, 32)
	if err != nil {
		panic(err)
	}
	chosen := all[0]
	for _, v := range all {
		if v.first <= n && n <= v.last {
			chosen = v
		}
	}
	return strings.ReplaceAll(chosen.code, "${magic}", word)
}
`;
  writeFileSync(join(cache, "bindings_gen.go"), text);
  writeFileSync(join(cache, "mutant.go"), patch);
  const replace = { [join(bindings, "bindings_gen.go")]: join(cache, "bindings_gen.go"), [join(bindings, "mutant.go")]: join(cache, "mutant.go") };
  writeFileSync(join(cache, "overlay.json"), JSON.stringify({ Replace: replace }));
}

// compiled returns the code with all mutants, from the cache if the sources have not
// changed.
function compiled(list, wanted) {
  const src = join(root, "contracts/evm/src");
  const hash = createHash("sha256").update(JSON.stringify(list)).update(JSON.stringify([...new Set(wanted.map((c) => c.file))])).update(readFileSync(join(here, "mutants.mjs")));
  for (const file of readdirSync(src).sort()) hash.update(readFileSync(join(src, file)));
  const at = join(cache, `code-${hash.digest("hex").slice(0, 16)}.json`);
  if (!existsSync(at)) writeFileSync(at, JSON.stringify(codes(list, wanted)));
  const made = JSON.parse(readFileSync(at, "utf8"));
  for (const [name, variants] of Object.entries(made)) {
    for (const { size } of variants) if (size > limit) throw new Error(`${name} with its mutants: ${size} bytes, above the limit of ${limit}`);
  }
  return made;
}

function build(used) {
  for (const folder of new Set(used.map((name) => suites[name].folder))) {
    const binary = join(cache, folder.replace("/", "-") + ".test");
    const args = ["test", "-c", "-overlay", join(cache, "overlay.json"), "-o", binary, `./${folder}`];
    execFileSync(process.env.GO ?? "go", args, { cwd: root, stdio: "inherit" });
    for (const s of Object.values(suites)) if (s.folder === folder) s.binary = binary;
  }
}

// fails runs a suite, or the named test, with a mutant and returns the tests that
// fail.
function fails(suite, id, only) {
  const env = { ...process.env, MUTANT: id.toString(16).padStart(8, "0") };
  const args = only ? [...suite.args, `-test.run=^(${only})$`] : suite.args;
  return new Promise((done, failed) => {
    let out = "";
    const p = spawn(suite.binary, args, { cwd: join(root, suite.folder), env });
    p.stdout.on("data", (d) => (out += d));
    p.stderr.on("data", (d) => (out += d));
    p.on("close", (code) => {
      const names = [...out.matchAll(/^--- FAIL: (\w+)/gm)].map((m) => m[1]);
      // A process that ends without naming a test, for example after a time-out,
      // shows nothing.
      if (code !== 0 && !names.length) failed(new Error(`mutant ${id}: exit ${code} and no test that fails\n${out.slice(-2000)}`));
      else done({ names, out });
    });
  });
}

// testsIn lists the tests that a folder defines.
function testsIn(folder) {
  const files = readdirSync(join(root, folder)).filter((f) => f.endsWith("_test.go"));
  return files.flatMap((f) => [...readFileSync(join(root, folder, f), "utf8").matchAll(/^func (Test\w+)\(/gm)].map((m) => m[1]));
}

// unknown lists the names of tests that no test has any more. A renamed test would be left out
// of its suite, or run in one that must skip it, and nobody would notice.
function unknown(rows) {
  const wrong = [];
  for (const [name, { folder, args }] of Object.entries(suites)) {
    const all = testsIn(folder);
    for (const arg of args) {
      const [, flag, pattern] = /^-test\.(run|skip)=(.*)$/.exec(arg) ?? [];
      for (const one of alternatives(pattern ?? "")) {
        if (!all.some((t) => new RegExp(one).test(t))) wrong.push(`the suite ${name} names -test.${flag} ${one}: no test of ${folder} is called so`);
      }
    }
  }
  const all = Object.values(suites).flatMap(({ folder }) => testsIn(folder));
  if (!all.includes(deployments)) wrong.push(`mutate.mjs names ${deployments}: there is no such test`);
  for (const [key, by] of Object.entries(rows)) {
    if (!by.startsWith("nothing: ") && !all.includes(by)) wrong.push(`docs/mutation.md names ${by}, which notices ${key}: there is no such test`);
  }
  return wrong;
}

// alternatives splits a pattern of tests into those of its names: ^A(B|C)$ into ^AB$ and ^AC$.
function alternatives(pattern) {
  const group = /^(.*?)\(([^()]*)\)(.*)$/.exec(pattern);
  const all = group ? group[2].split("|").map((one) => group[1] + one + group[3]) : pattern.split("|");
  return all.filter(Boolean);
}

// naming lists the tests of contracts/evm that name an error: running them is cheap.
function naming(error) {
  const folder = join(root, "contracts/evm");
  const texts = readdirSync(folder).filter((f) => f.endsWith("_test.go")).map((f) => readFileSync(join(folder, f), "utf8"));
  const tests = texts.flatMap((text) => text.split(/^(?=func )/m)).filter((f) => f.startsWith("func Test") && f.includes(`"${error}"`));
  return tests.map((f) => /^func (\w+)/.exec(f)[1]).join("|");
}

// judge looks for a test that notices a mutant. It tries the one that noticed last
// time, then those that name the error, then all.
async function judge(check, hint) {
  if (order(check)[0] === "private") {
    const { names } = await fails(suites.private, check.id);
    return names[0] ?? "";
  }
  const likely = check.error === "BadParameter" ? deployments : naming(check.error);
  for (const only of [hint, likely].filter(Boolean)) {
    for (const name of ["calls", ...(only === hint ? ["games", "long"] : [])].filter((n) => !skipped.includes(n))) {
      const { names } = await fails(suites[name], check.id, only);
      if (names.length) return names[0];
    }
  }
  for (const name of order(check)) {
    const { names } = await fails(suites[name], check.id);
    if (names.length) return names[0];
  }
  return "";
}

async function run(anew) {
  mkdirSync(cache, { recursive: true });
  const list = checks();
  const equal = equivalents();
  const found = !anew && existsSync(known) ? JSON.parse(readFileSync(known, "utf8")) : {};
  const hints = existsSync(page) ? rowsOf(readFileSync(page, "utf8")) : {};
  const gone = unknown({});
  if (gone.length) throw new Error(gone.join("\n"));
  const wanted = new RegExp(process.env.MUTANTS ?? "");
  const queue = list.filter((c) => !found[c.key] && wanted.test(c.key) && !(c.key in equal));
  overlay(compiled(list, queue));
  // The table does not say in which suite a test is: it is in the private suite, or
  // in one of the others.
  const used = [...new Set(queue.flatMap((c) => (order(c)[0] === "private" ? ["private"] : Object.keys(suites).filter((s) => s !== "private" && !skipped.includes(s)))))];
  build(used);
  for (const name of used) {
    const suite = suites[name];
    if (name === "long" && asked < 3) continue;
    const { names, out } = await fails(suite, 0);
    if (names.length) throw new Error(`the tests (${name}) fail without a mutant: ${names}\n${out.slice(-3000)}`);
  }
  const turn = async () => {
    for (let c; (c = queue.shift()); ) {
      found[c.key] = await judge(c, hints[c.key]);
      writeFileSync(known, JSON.stringify(found, null, 1));
      console.log(`${c.file}:${c.line} ${c.check} -> ${found[c.key] || "SURVIVED"}`);
    }
  };
  await Promise.all(Array.from({ length: Number(process.env.JOBS ?? 2) }, turn));
  writeFileSync(page, table(list, found, equal));
  const missed = list.filter((c) => !found[c.key] && !(c.key in equal));
  const counted = list.length - Object.keys(equal).length;
  console.log(`mutants: ${counted - missed.length} of ${counted} noticed, ${Object.keys(equal).length} change nothing`);
  for (const c of missed) console.log(`no test notices: ${c.key}`);
  process.exitCode = missed.length ? 1 : 0;
}

// equivalents lists, by key, the checks without which the contracts behave the same,
// with the reasons.
function equivalents() {
  const lines = readFileSync(join(here, "mutation.txt"), "utf8").split("\n").filter((l) => l && !l.startsWith("#"));
  return Object.fromEntries(lines.map((l) => l.split(" => ")));
}

// check fails if the table has other checks than the sources, a check that no test notices, or
// the name of a test that does not exist.
function compare() {
  const keys = checks().map((c) => c.key);
  const rows = rowsOf(readFileSync(page, "utf8"));
  const wrong = [...keys.filter((k) => !rows[k]), ...Object.keys(rows).filter((k) => !keys.includes(k))];
  const gone = unknown(rows);
  for (const k of wrong) console.error(`docs/mutation.md and the sources differ about: ${k}`);
  for (const line of gone) console.error(line);
  if (wrong.length || gone.length) console.error("run scripts/contracts/mutate");
  else console.log(`mutation: docs/mutation.md has all ${keys.length} checks of the sources, each with what notices its absence`);
  process.exitCode = wrong.length || gone.length ? 1 : 0;
}

if (process.argv[2] === "check") compare();
else await run(process.argv[2] === "anew");

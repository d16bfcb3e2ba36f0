// The page docs/mutation.md: one row per check, and the test that notices its absence.

const front = `# What notices that a check is gone

\`scripts/contracts/mutate\` takes every check out of the contracts in turn, each
alternative of a condition by itself, and runs their Go tests until one fails. It
writes this page. \`make contracts-test\` fails if the sources have a check that is
not in it. Checks of the contracts' forms (\`if (…) revert\`) are those of
OperatorRegistry, JobEscrow, DisputeGame, and of GameRules, Referee and PrivateReferee,
which it calls, with the files that these are made of.

`;

const escape = (text) => text.replaceAll("|", "\\|");
const plain = (text) => text.replaceAll("\\|", "|").trim();

// table returns the page: the checks of the list by file. found and equal have the
// checks' keys.
export function table(list, found, equal) {
  const noticed = list.filter((c) => found[c.key]).length;
  const same = list.filter((c) => c.key in equal).length;
  let out = `${front}${list.length} checks: a test notices ${noticed}; ${same} change nothing that a caller can see, for the reason given.\n`;
  let file = "";
  for (const c of list) {
    if (c.file !== file) out += `\n## ${c.file}\n\n| function | check | refuses with | noticed by |\n| --- | --- | --- | --- |\n`;
    file = c.file;
    const by = c.key in equal ? `nothing: ${equal[c.key]}` : found[c.key] || (c.key in found ? "**no test**" : "**not run**");
    const again = / \| (\d+)$/.exec(c.key.slice([c.file, c.within, c.check, c.error].join(" | ").length));
    out += `| ${c.within} | \`${escape(c.check)}\`${again ? ` (${again[1]})` : ""} | ${c.error} | ${by} |\n`;
  }
  return out;
}

// rowsOf parses a page and returns the noticing tests by key.
export function rowsOf(text) {
  const rows = {};
  let file = "";
  for (const line of text.split("\n")) {
    file = /^## (\w+)/.exec(line)?.[1] ?? file;
    const cells = /^\| (\w+) \| `(.*)`( \(\d+\))? \| (\w+) \| (.*) \|$/.exec(line);
    if (!cells) continue;
    const [, within, check, again, error, by] = cells;
    const key = [file, within, plain(check), error].join(" | ") + (again ? ` | ${again.slice(2, -1)}` : "");
    if (!by.startsWith("**")) rows[key] = by.startsWith("nothing") ? by : by.trim();
  }
  return rows;
}

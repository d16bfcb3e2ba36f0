// A network of real nodes, each of which can be killed and started again: the demo ends when one of its processes does.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { patience } from "./network.mjs";

const exe = process.env.INFERNET ?? "bin/infernet";

/** freePort is a port that nobody listens on. */
const freePort = () => new Promise((yes) => {
  const s = createServer().listen(0, "127.0.0.1", () => {
    const { port } = s.address();
    s.close(() => yes(port));
  });
});

/** until asks fn again until it gives something. */
async function until(fn, what) {
  for (const end = Date.now() + patience; Date.now() < end;) {
    const got = await fn();
    if (got) return got;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("it did not come: " + what);
}

/** nodes starts a chain, and a node of each of the parties {name: {role, price}}, of which the first is the client. */
export async function nodes(parties) {
  const dir = mkdtempSync(join(tmpdir(), "infernet-e2e-"));
  const all = new Map();
  const spawned = (name, args, out) => {
    const log = openSync(join(dir, name + ".log"), "a");
    const child = spawn(exe, args, { stdio: ["ignore", out ?? log, log] });
    return { child, ended: new Promise((yes) => child.on("exit", yes)) };
  };
  const chain = spawned("chain", ["devnet", "--listen", "127.0.0.1:0", "--json"], "pipe");
  const { url } = JSON.parse(await new Promise((yes) => createInterface({ input: chain.child.stdout }).once("line", yes)));
  const fund = async (address, dollars) => {
    const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "devnet_fund", params: [address, "0xde0b6b3a7640000", dollars] });
    const answer = await (await fetch(url, { method: "POST", headers: { "Content-Type": "application/json" }, body })).json();
    if (answer.error) throw new Error(answer.error.message);
  };
  const pass = join(dir, "pass");
  writeFileSync(pass, "test", { mode: 0o600 });

  /** run is what a command of a party prints as JSON; nothing if it fails and may. */
  const run = (name, args, may = false) => {
    try {
      const out = execFileSync(exe, ["--home", join(dir, name), "--json", ...args], { stdio: ["ignore", "pipe", may ? "ignore" : "inherit"] });
      return out.length > 0 ? JSON.parse(out.toString().split("\n")[0]) : {};
    } catch (e) {
      if (!may) throw e;
    }
  };
  /** start starts a party's node, at the address that it had before, and waits until it answers. */
  const start = async (name) => {
    all.set(name, spawned(name, ["--home", join(dir, name), "start"]));
    return until(() => run(name, ["status"], true), name);
  };
  /** kill ends a party's node as a power cut would. */
  const kill = async (name) => {
    const node = all.get(name);
    node.child.kill("SIGKILL");
    await node.ended;
  };
  /** pause has a party's node do nothing, until resume. */
  const pause = (name) => all.get(name).child.kill("SIGSTOP");
  const resume = (name) => all.get(name).child.kill("SIGCONT");
  const prepare = async (name, { role, price }) => {
    const made = run(name, ["init", "--devnet", url, "--role", role, "--passphrase-file", pass, "--light-wallet", "--no-mdns",
      "--threads", "1", "--listen", "/ip4/127.0.0.1/tcp/" + await freePort(), ...(price ? ["--price", price] : [])]);
    await fund(made.wallet, "0x3b9aca00");
    await fund(made.node, "0x0");
    if (role !== "client") run(name, ["stake", "100"]);
    return made.wallet;
  };
  const configure = (name, from, to) => {
    const file = join(dir, name, "config.yml"), text = readFileSync(file, "utf8");
    if (!text.includes(from)) throw new Error(`${name} has no ${from}`);
    writeFileSync(file, text.replace(from, to));
  };

  const wallets = {};
  for (const [name, party] of Object.entries(parties)) wallets[name] = await prepare(name, party);
  const [client, ...others] = Object.keys(parties);
  configure(client, 'listen: ""', `listen: 127.0.0.1:${await freePort()}`);
  const { addrs } = await start(client);
  for (const name of others) {
    configure(name, "bootstrap: []", "bootstrap: " + JSON.stringify(addrs));
    await start(name);
  }
  await until(() => run(client, ["status"]).peers >= others.length, "every peer");
  return {
    dir, wallets, start, kill, pause, resume, run,
    ui: (name) => /http\S+#ticket=\w{64}/.exec(JSON.stringify(run(name, ["ui"])))[0],
    stop: async () => {
      for (const p of [...all.values(), chain]) p.child.kill("SIGTERM");
      await Promise.all([...all.values(), chain].map((p) => p.ended));
      rmSync(dir, { recursive: true });
    },
  };
}

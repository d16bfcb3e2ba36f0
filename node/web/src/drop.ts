// A dispute's file that somebody else made: the node judges it, and it is replayed here. Nothing of it is kept.
import { call, Refused } from "./api";
import { h } from "./dom";
import { short, type Units } from "./format";
import { put } from "./redraw";
import { drawReplay, type Moves, rewind } from "./replay";

/** maxFile is the largest file that the node judges, in bytes. */
const maxFile = 4 << 20;

const file = h("input", { id: "bundle-file", type: "file", "aria-labelledby": "bundle-label" }) as HTMLInputElement;
const said = h("div", { id: "bundle-said" });
let judged: Moves | undefined;
let latest: File | undefined;

/** judge has the node check a file. Of two files only the later one is shown. */
async function judge(f: File, redraw: () => void): Promise<void> {
  latest = f;
  judged = undefined;
  put(said, h("p", { role: "status" }, "Checking every signature and every move…"));
  redraw();
  try {
    if (f.size > maxFile) throw new Refused(413, "The file is too large: a dispute has 4 MiB at most.", "");
    const m = await call<Moves>("POST", "/v1/disputes/check", f);
    if (latest !== f) return;
    judged = m;
    rewind();
    put(said, h("p", { role: "status" }, `Every signature is right (${m.signatures}), and every move is legal. Whether the ` +
      "chain mined the transactions only the chain can tell: look up their hashes."));
  } catch (e) {
    if (latest !== f) return;
    put(said, h("p", { class: "alarm", role: "alert" }, e instanceof Error ? e.message : String(e), " ",
      e instanceof Refused ? e.hint : ""));
  }
  redraw();
}

/** drawDrop is the place for a file, and the replay of the one that was judged. now is the chain's clock. */
export function drawDrop(now: Units, redraw: () => void): Node[] {
  file.onchange = (): void => {
    const f = file.files?.[0];
    if (f) void judge(f, redraw);
  };
  const zone = h("section", {
    class: "card", id: "bundle-drop", dragover: (e) => e.preventDefault(),
    drop: (e) => {
      e.preventDefault();
      const f = (e as DragEvent).dataTransfer?.files[0];
      if (f) void judge(f, redraw);
    },
  }, h("h2", {}, "A dispute from a file"), h("p", { id: "bundle-label" },
    "Choose a bundle, or drop it here: the node judges it without a chain and keeps nothing of it."), file, said);
  if (!judged) return [zone];
  return [zone, h("p", { class: "row" }, h("code", { class: "id" }, judged.game), ` segment ${judged.segment}, asserter `,
    short(judged.asserter), ", challenger ", short(judged.challenger)), ...drawReplay(judged, now, redraw)];
}

// The model of a job: what it started from, a sample of its text, its files.
import { blob, list } from "./api";
import { button, card, h, keep, table, tag } from "./dom";
import { short, size } from "./format";
import type { Job, ModelFile } from "./types";

/** bytes that a browser is given to hold; larger files are for the command. */
const most = 512 << 20;

let known: { of: string; files: ModelFile[] } | undefined;

/** loadFiles lists the files of a finished job's model, which never change. */
export async function loadFiles(j: Job): Promise<ModelFile[]> {
  if (!j.artifact) return [];
  if (known?.of !== j.id) {
    known = { of: j.id, files: await list<ModelFile>(`/v1/jobs/${encodeURIComponent(j.id)}/files`, "files") };
  }
  return known.files;
}

function base(j: Job): HTMLElement | null {
  const b = j.base;
  if (!b) return null;
  return h("dl", { class: "why" },
    h("dt", {}, "Starts from ", tag("signed")),
    h("dd", {}, `a model of ${size(b.bytes)}, licence ${b.licence} as the client states it`),
    h("dt", {}, "Its parameters"), h("dd", {}, h("code", { class: "id" }, b.root)),
    h("dt", {}, "Its archive"), h("dd", {}, h("code", { class: "id" }, b.cid),
      " from the peers that have it, every block checked"));
}

function fetched(j: Job, f: ModelFile, asked: (e: Error) => void): HTMLElement | string {
  if (f.bytes > most) return "by infernet job get";
  const path = `/v1/jobs/${encodeURIComponent(j.id)}/file?name=${encodeURIComponent(f.name)}`;
  return button("file-" + f.name, "Download", () => void blob(path).then((x) => keep(x, f.name)).catch(asked),
    { class: "small", "aria-label": "Download " + f.name });
}

/** model is the card, or nothing while there is nothing to show. */
export function model(j: Job, files: ModelFile[], asked: (e: Error) => void): HTMLElement | null {
  if (!j.sample && !j.artifact && !j.base) return null;
  return card("The model", base(j), j.sample ? h("blockquote", {}, j.sample) : null,
    files.length > 0 ? table("Files of the model", ["File", "Size", ""],
      files.map((f) => [h("code", {}, f.name), size(f.bytes), fetched(j, f, asked)]), "") : null,
    j.artifact ? h("p", {}, "All of it: ", h("code", {}, `infernet job get ${short(j.id).replace("…", "")}`),
      ...(j.base ? [". The merged model as a GGUF file: ", h("code", {}, "infernet model gguf")] : [])) : null);
}

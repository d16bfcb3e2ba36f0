// Elements are made of names, attributes and texts; nothing is ever parsed as HTML.
import { short } from "./format";
import { type Listener, listen, place } from "./redraw";

export type Child = Node | string | number | bigint | null | undefined | false;
type Attributes = Record<string, string | number | boolean | Listener | undefined>;

// Characters that nobody sees, or that turn the direction of what follows them: a peer's text could use them to
// show something else than it says.
const hidden = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]/g;

/** plain is a text of which every character shows. */
export function plain(text: string): string {
  return text.replace(hidden, (c) => "⟨" + c.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0") + "⟩");
}

function fill<T extends Element>(e: T, attributes: Attributes, children: Child[]): T {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") listen(e, name, value);
    else if (value !== undefined && value !== false) e.setAttribute(name, value === true ? "" : String(value));
  }
  for (const c of children) {
    if (c === null || c === undefined || c === false) continue;
    e.append(c instanceof Node ? place(c) : document.createTextNode(plain(String(c))));
  }
  return e;
}

/** h makes an element of HTML. An attribute that is a function listens to the event of its name. */
export function h(tag: string, attributes: Attributes = {}, ...children: Child[]): HTMLElement {
  return fill(document.createElement(tag), attributes, children);
}

/** s makes an element of SVG. */
export function s(tag: string, attributes: Attributes = {}, ...children: Child[]): SVGElement {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

/** Source is where a number comes from: whom one believes who believes it. */
export type Source = "chain" | "signed" | "re-executed" | "claimed" | "heard" | "own";

const meanings: Record<Source, string> = {
  chain: "read from the chain",
  signed: "somebody signed it, and is bound by it",
  "re-executed": "a verifier executed it again, and found the same bits",
  claimed: "a provider says so; nobody has checked it yet",
  heard: "other nodes say so",
  own: "this node counted it itself",
};

/** tag names a source in a word. */
export function tag(source: Source): HTMLElement {
  return h("span", { class: "tag tag-" + source, title: meanings[source] }, source);
}

/** figure is a number or text with its label and its source. */
export function figure(label: string, value: Child, source: Source, note?: string): HTMLElement {
  return h("div", { class: "figure" },
    h("dt", {}, label, " ", tag(source)), h("dd", {}, value), note ? h("dd", { class: "note" }, note) : null);
}

/** named is the start of an address; all of it shows under the pointer. */
export function named(id: string): HTMLElement {
  return h("code", { title: id }, short(id));
}

/** figures puts figures in a row. */
export function figures(...all: HTMLElement[]): HTMLElement {
  return h("dl", { class: "figures" }, ...all);
}

/** rowKey is what a row of a table is of: the first element with an id in it. */
function rowKey(row: Child[]): string | undefined {
  return row.find((c): c is Element => c instanceof Element && c.id !== "")?.id;
}

/** cell keeps what is short in one line. */
function cell(c: Child): HTMLElement {
  return h("td", { class: c instanceof Node || String(c).length > 24 ? undefined : "tight" }, c);
}

/** table has a caption for those who hear it, and scrolls in itself where the screen is narrow. */
export function table(caption: string, head: Child[], rows: Child[][], empty: string): HTMLElement {
  if (rows.length === 0) return h("p", { class: "empty" }, empty);
  return h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": caption },
    h("table", {}, h("caption", { class: "unseen" }, caption),
      h("thead", {}, h("tr", {}, ...head.map((c) => h("th", { scope: "col" }, c || h("span", { class: "unseen" }, "More"))))),
      h("tbody", {}, ...rows.map((r) => h("tr", { "data-key": rowKey(r) }, ...r.map(cell))))));
}

/** card is a part of a page under a heading. */
export function card(title: Child, ...children: Child[]): HTMLElement {
  const key = title instanceof Node ? title.textContent ?? "" : String(title);
  return h("section", { class: "card", "data-key": key }, h("h2", {}, title), ...children);
}

/** keep has the browser save bytes as a file. */
export function keep(bytes: Blob, path: string): void {
  const link = h("a", { href: URL.createObjectURL(bytes), download: path.replace(/^.*\//, "") }) as HTMLAnchorElement;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** button calls fn. Its id keeps the focus when the page is drawn anew. */
export function button(id: string, text: string, fn: () => void, attributes: Attributes = {}): HTMLElement {
  return h("button", { type: "button", id, click: fn, ...attributes }, text);
}

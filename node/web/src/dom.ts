// Elements are made of names, attributes and texts; nothing is ever parsed as HTML.

export type Child = Node | string | number | bigint | null | undefined | false;
type Listener = (e: Event) => void;
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
    if (typeof value === "function") e.addEventListener(name, value);
    else if (value !== undefined && value !== false) e.setAttribute(name, value === true ? "" : String(value));
  }
  for (const c of children) {
    if (c === null || c === undefined || c === false) continue;
    e.append(c instanceof Node ? c : document.createTextNode(plain(String(c))));
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

/** put replaces what an element holds, and keeps the focus on the element of the same id. */
export function put(at: Element, ...children: Node[]): void {
  const id = at.contains(document.activeElement) ? document.activeElement?.id : "";
  at.replaceChildren(...children);
  if (id) document.getElementById(id)?.focus();
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

/** figures puts figures in a row. */
export function figures(...all: HTMLElement[]): HTMLElement {
  return h("dl", { class: "figures" }, ...all);
}

/** table has a caption for those who hear it, and scrolls in itself where the screen is narrow. */
export function table(caption: string, head: Child[], rows: Child[][], empty: string): HTMLElement {
  if (rows.length === 0) return h("p", { class: "empty" }, empty);
  return h("div", { class: "scroll", tabindex: 0, role: "region", "aria-label": caption },
    h("table", {}, h("caption", { class: "unseen" }, caption),
      h("thead", {}, h("tr", {}, ...head.map((c) => h("th", { scope: "col" }, c || h("span", { class: "unseen" }, "More"))))),
      h("tbody", {}, ...rows.map((r) => h("tr", {}, ...r.map((c) => h("td", {}, c)))))));
}

/** card is a part of a page under a heading. */
export function card(title: Child, ...children: Child[]): HTMLElement {
  return h("section", { class: "card" }, h("h2", {}, title), ...children);
}

/** button calls fn. Its id keeps the focus when the page is drawn anew. */
export function button(id: string, text: string, fn: () => void, attributes: Attributes = {}): HTMLElement {
  return h("button", { type: "button", id, click: fn, ...attributes }, text);
}

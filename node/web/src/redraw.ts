// What is drawn again changes what is there, and replaces nothing that is like it: who reads a page that changes loses no
// selection, no scroll, no focus and no click, and hears only what is new.

export type Listener = (e: Event) => void;

/** heard is what an element does on each event. One that is drawn again does what its successor would. */
const heard = new WeakMap<Element, Record<string, Listener | undefined>>();

/** listen has an element do fn on an event, in place of what was set for it before. */
export function listen(e: Element, name: string, fn: Listener | undefined): void {
  const all = heard.get(e) ?? {};
  heard.set(e, { ...all, [name]: fn });
  if (!(name in all)) e.addEventListener(name, (event) => heard.get(e)?.[name]?.(event));
}

/** places stand for elements that are made once and are in the page already: to move a field takes the focus from it. */
const places = new WeakMap<Node, Node>();

/** place is what an element that is being made holds for a child. */
export function place(child: Node): Node {
  if (!child.isConnected) return child;
  const p = document.createComment("");
  places.set(p, child);
  return p;
}

/** settle puts the elements that are made once where their places are. */
function settle(n: Node): void {
  const walk = document.createTreeWalker(n, NodeFilter.SHOW_COMMENT);
  const all: Node[] = [];
  while (walk.nextNode()) all.push(walk.currentNode);
  for (const p of all) {
    const made = places.get(p);
    if (made) p.parentNode?.replaceChild(made, p);
  }
}

/** kind tells what may become what: elements of a name, key, role and first class. Whatever is made once has an id, so
 * that nothing else becomes it. */
function kind(n: Node): string {
  if (!(n instanceof Element)) return n.nodeName;
  return [n.nodeName, n.id || n.getAttribute("data-key"), n.getAttribute("role"), n.classList[0]].join("\n");
}

/** change makes an element as another one is. What its reader has opened stays open. */
function change(old: Element, to: Element): void {
  for (const { name } of [...old.attributes]) {
    if (!to.hasAttribute(name) && !(name === "open" && old.tagName === "DETAILS")) old.removeAttribute(name);
  }
  for (const { name, value } of [...to.attributes]) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  const now = heard.get(to) ?? {};
  for (const name of Object.keys({ ...heard.get(old), ...now })) listen(old, name, now[name]);
  fill(old, [...to.childNodes]);
}

function fill(at: Element, children: Node[]): void {
  let last: Node | null = null; // what is placed so far ends with it; to place an element may take others away
  const next = (): Node | null => (last ? last.nextSibling : at.firstChild);
  for (const c of children) {
    const to = places.get(c) ?? c, wanted = kind(to);
    let was = next();
    while (was && was !== to && kind(was) !== wanted) was = was.nextSibling;
    for (let gone = next(); was && gone && gone !== was; gone = next()) at.removeChild(gone);
    if (!was) {
      settle(to);
      at.insertBefore(to, next());
    } else if (was !== to && to.isConnected) at.replaceChild(to, was);
    else if (was !== to && was instanceof Element) change(was, to as Element);
    else if (was !== to && was.nodeValue !== to.nodeValue) was.nodeValue = to.nodeValue;
    last = to.parentNode === at ? to : was;
  }
  for (let gone = next(); gone; gone = next()) at.removeChild(gone);
}

/** put has an element hold what is given. An element with the focus that has to be replaced by one of its id hands it on. */
export function put(at: Element, ...children: Node[]): void {
  const id = at.contains(document.activeElement) ? document.activeElement?.id : "";
  fill(at, children);
  if (id && document.activeElement?.id !== id) document.getElementById(id)?.focus();
}

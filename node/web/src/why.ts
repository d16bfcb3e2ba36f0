// Why something is as it is: in a drawer, on every page.
import { get, Refused } from "./api";
import { button, h } from "./dom";
import { until } from "./format";
import { put } from "./redraw";
import { world } from "./state";
import type { Explanation } from "./types";

function lines(title: string, all: string[] | null | undefined, none = ""): Node[] {
  const given = (all ?? []).filter((l) => l !== "");
  const shown = given.length === 0 && none ? [none] : given;
  return shown.length === 0 ? [] : [h("dt", {}, title), ...shown.map((l) => h("dd", {}, l))];
}

function explained(e: Explanation): Node[] {
  const now = world.status?.chain.head_time ?? 0;
  return [
    h("h2", { id: "why-title" }, e.what), h("p", { class: "id" }, e.id),
    h("dl", { class: "why" },
      ...lines("State", [e.state]), ...lines("Why", [e.rule]), ...lines("Evidence", e.evidence),
      ...lines("Until when", [e.deadline ? until(e.deadline, now) + ", by the chain's clock" : "no deadline"]),
      ...lines("Who may act", e.may_act, "nobody"), ...lines("What if nobody does", [e.else]),
      ...lines("At most", e.bounds)),
  ];
}

/** showWhy opens the drawer with what the node says of an id. */
export async function showWhy(id: string): Promise<void> {
  const drawer = document.getElementById("why") as HTMLDialogElement;
  const close = button("why-close", "Close", () => drawer.close());
  let content: Node[];
  try {
    content = explained(await get<Explanation>("/v1/explain/" + encodeURIComponent(id)));
  } catch (e) {
    content = [h("h2", { id: "why-title" }, "Not explained"), h("p", {}, e instanceof Error ? e.message : String(e)),
      h("p", {}, e instanceof Refused ? e.hint : "")];
  }
  put(drawer, ...content, close);
  if (!drawer.open) drawer.showModal();
}

/** why is a button that opens the drawer. */
export function why(id: string, of: string): HTMLElement {
  return button("why-" + id, "Why?", () => void showWhy(id), { class: "small", "aria-label": "Why? " + of });
}

// The node's API, with the token that a ticket was exchanged for. It lies in the tab's session storage and travels in a
// header: never in a cookie or an address.

const key = "infernet.token";

/** Refused is an answer other than success, with what to do next. */
export class Refused extends Error {
  constructor(readonly status: number, detail: string, readonly hint: string) {
    super(detail);
  }
}

/** signIn takes a ticket out of the address, and exchanges it. */
export async function signIn(): Promise<void> {
  const ticket = /^#ticket=([0-9a-f]{64})$/.exec(location.hash)?.[1];
  if (!ticket) return;
  history.replaceState(null, "", location.pathname + "#/market");
  sessionStorage.removeItem(key);
  const answer = await call<{ token: string }>("POST", "/v1/session", { ticket });
  sessionStorage.setItem(key, answer.token);
}

/** parse reads JSON and keeps integers exact. */
export function parse(text: string): unknown {
  const exact = (_: string, value: unknown, context?: { source?: string }): unknown =>
    typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d+$/.test(context?.source ?? "")
      ? BigInt(context?.source ?? 0) : value;
  return JSON.parse(text, exact as (key: string, value: unknown) => unknown);
}

function request(method: string, path: string, signal?: AbortSignal, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = {};
  const token = sessionStorage.getItem(key);
  if (token) headers["Authorization"] = "Bearer " + token;
  if (body !== undefined) headers["Content-Type"] = body instanceof Blob ? "application/octet-stream" : "application/json";
  return fetch(path, {
    method, headers, signal: signal ?? null, credentials: "omit", redirect: "error",
    body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
  });
}

async function checked(answer: Response): Promise<Response> {
  if (answer.ok) return answer;
  const p = parse((await answer.text()) || "{}") as { detail?: string; hint?: string };
  throw new Refused(answer.status, p.detail ?? answer.statusText, p.hint ?? "");
}

/** call makes a call and reads its answer. */
export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  return parse(await (await checked(await request(method, path, undefined, body))).text()) as T;
}

/** get reads. */
export function get<T>(path: string): Promise<T> {
  return call<T>("GET", path);
}

/** blob reads a file. */
export async function blob(path: string): Promise<Blob> {
  return (await checked(await request("GET", path))).blob();
}

/** list reads all pages of a list: the items that each answer has under a name. */
export async function list<T>(path: string, name: string): Promise<T[]> {
  let all: T[] = [];
  let next: string | undefined = path;
  while (next !== undefined) {
    const answer = await checked(await request("GET", next));
    const before: number = all.length;
    all = all.concat((parse(await answer.text()) as Record<string, T[]>)[name] ?? []);
    const after = /^<[^<>]*[?&](after=[\w-]+)[^<>]*>; rel="next"$/.exec(answer.headers.get("Link") ?? "")?.[1];
    next = after !== undefined && all.length > before ? `${path}?${after}` : undefined;
  }
  return all;
}

/** put uploads a file. */
export function put<T>(path: string, file: Blob): Promise<T> {
  return call<T>("PUT", path, file);
}

/** Happening is an event of a job. */
export interface Happening {
  seq: number;
  time: string;
  job: string;
  kind: string;
  text: string;
  data?: Record<string, unknown>;
}

const maxPart = 1 << 20;

/** silence is how long a stream may say nothing, in ms: the node says every 15 s that it is open. */
const silence = 45_000;

/** follow reads events after a number until the stream ends or is silent. It never returns: it throws. */
export async function follow(after: number, each: (e: Happening) => void, opened: () => void): Promise<void> {
  const stop = new AbortController();
  let late = setTimeout(() => stop.abort(), silence);
  const heard = (): void => {
    clearTimeout(late);
    late = setTimeout(() => stop.abort(), silence);
  };
  try {
    await read(after, stop.signal, each, opened, heard);
  } finally {
    clearTimeout(late);
  }
}

async function read(after: number, signal: AbortSignal, each: (e: Happening) => void, opened: () => void,
  heard: () => void): Promise<void> {
  const answer = await checked(await request("GET", "/v1/events?after=" + after, signal));
  if (!answer.body) throw new Error("the node sent no stream");
  opened();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) throw new Error("the stream ended");
    heard();
    rest += value;
    const parts = rest.split(/\r?\n\r?\n/);
    rest = parts.pop() ?? "";
    if (rest.length > maxPart) throw new Error("an event is too large");
    for (const p of parts) dispatch(p, each);
  }
}

function dispatch(part: string, each: (e: Happening) => void): void {
  let kind = "message";
  const data: string[] = [];
  for (const line of part.split(/\r?\n/)) {
    if (line.startsWith("event:")) kind = line.slice(6).trim();
    if (line.startsWith("data:")) data.push(line.slice(5).trimStart());
  }
  if (kind === "message" && data.length > 0) each(parse(data.join("\n")) as Happening);
}

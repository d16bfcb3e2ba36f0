// Money is integers of any size; nothing here rounds an amount.

/** Units is an amount: JSON's numbers beyond 2^53 come as bigint. */
export type Units = number | bigint;

/** amount writes base units with so many decimals. */
export function amount(units: Units, decimals: number): string {
  const n = BigInt(units);
  const digits = (n < 0n ? -n : n).toString().padStart(decimals + 1, "0");
  const at = digits.length - decimals;
  const whole = digits.slice(0, at).replace(/\B(?=(\d{3})+$)/g, " ");
  const part = digits.slice(at).replace(/0+$/, "");
  return (n < 0n ? "−" : "") + whole + (decimals > 0 ? "." + part.padEnd(2, "0") : "");
}

/** unit is the name of what a rail pays in; stakes are in dollars. */
export function unit(rail: string | undefined): string {
  return rail === "lightning" ? "sat" : "dollars";
}

/** total adds amounts up. */
export function total(all: Record<string, Units>): bigint {
  return Object.values(all).reduce<bigint>((sum, x) => sum + BigInt(x), 0n);
}

/** short is the start of an id. */
export function short(id: string): string {
  return id.length > 12 ? id.slice(0, 10) + "…" : id;
}

/** size writes bytes. */
export function size(bytes: number): string {
  return bytes < 1e6 ? (bytes / 1e3).toFixed(1) + " kB" : (bytes / 1e6).toFixed(1) + " MB";
}

/** count writes an integer in groups of three. */
export function count(n: Units): string {
  return amount(n, 0);
}

/** lasting writes seconds. */
export function lasting(seconds: number): string {
  const t = Math.max(0, Math.round(seconds));
  if (t < 60) return t + " s";
  if (t < 3600) return Math.floor(t / 60) + " min";
  if (t < 172800) return Math.floor(t / 3600) + " h " + Math.floor((t % 3600) / 60) + " min";
  return Math.floor(t / 86400) + " d";
}

/** until says how far a chain time is from the chain's clock. */
export function until(deadline: Units, now: Units): string {
  const left = Number(deadline) - Number(now);
  return left > 0 ? "in " + lasting(left) : lasting(-left) + " ago";
}

/** clock writes the time of day of an event. */
export function clock(time: string): string {
  const t = new Date(time);
  return Number.isNaN(t.getTime()) ? "" : t.toLocaleTimeString([], { hour12: false });
}

/** Pages kept alive at most, the visible one among them. The others keep what they stored themselves. */
export const LIVE_TABS = 12;

/**
 * The keys whose pages stay mounted, most recently shown first.
 * @param before the answer of the last time
 * @param active the page that is shown now
 * @param open every key that has a tab; pages without one are dropped
 * @param held keys with unsaved input: they stay even beyond the limit
 */
export function keepLive(
  before: readonly string[],
  active: string,
  open: readonly string[],
  held: ReadonlySet<string> = new Set(),
): readonly string[] {
  const ranked = [active, ...before.filter((key) => key !== active && open.includes(key))];
  const kept = ranked.filter((key, place) => place < LIVE_TABS || held.has(key));
  const same = kept.length === before.length && kept.every((key, place) => key === before[place]);
  return same ? before : kept;
}

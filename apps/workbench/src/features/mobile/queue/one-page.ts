/** So long the other page may take for an attempt; what takes longer is a page that hangs. */
export const TURN_MS = 20_000;

/**
 * Runs work while no other page of this device runs work of that name. A page that is closed gives its turn up, one
 * that hangs is waited for no longer; over plain http there are no turns. Both send a report twice at worst, which
 * counts once: it has one id.
 */
export async function exclusively<Value>(
  name: string,
  work: () => Promise<Value>,
  patienceMs = TURN_MS,
): Promise<Value> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return work();
  const waiting = new AbortController();
  const clock = setTimeout(() => waiting.abort(), patienceMs);
  let isOurs = false;
  try {
    return await navigator.locks.request(`garment-scans.send.${name}`, waiting, () => {
      isOurs = true;
      clearTimeout(clock);
      return work();
    });
  } catch (error) {
    if (isOurs) throw error;
    return await work();
  } finally {
    clearTimeout(clock);
  }
}

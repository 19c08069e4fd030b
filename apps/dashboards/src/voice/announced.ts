const KEY = 'board_announced';
/** An event that was said is not said again in this time, also after a reload. */
const REMEMBER_MS = 600_000;

type Place = Pick<Storage, 'getItem' | 'setItem'>;

/** Remembers an event as said. @returns whether it is the first time */
export function isNews(place: Place, key: string, now: number): boolean {
  const held = read(place).filter(([, at]) => now - at < REMEMBER_MS);
  if (held.some(([known]) => known === key)) return false;
  place.setItem(KEY, JSON.stringify([...held, [key, now]]));
  return true;
}

function read(place: Place): readonly (readonly [string, number])[] {
  try {
    const value: unknown = JSON.parse(place.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

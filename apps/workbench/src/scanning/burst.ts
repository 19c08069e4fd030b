/** Codes of digits alone are at least this long: a short figure may be typed very fast. */
const SHORTEST_CODE = 6;
/** Codes with a letter in them, such as the numbers of rolls. */
const SHORTEST_LETTERED_CODE = 4;
/** A scanner writes a character at least this often on average; a hand never does. */
const MEAN_GAP_MS = 35;
/** Silence that ends a burst. */
const LONGEST_GAP_MS = 100;
/** The same where nobody types: a busy handheld hands the characters of its scanner on with pauses. */
const SLOW_GAP_MS = 150;
const LONGEST_SLOW_GAP_MS = 500;

/** How fast characters have to follow each other to be those of a scanner. */
export interface Pace {
  /** Most milliseconds a character on average. */
  readonly meanGap: number;
  /** Silence that ends a burst, in milliseconds. */
  readonly longestGap: number;
}

/** Where people type as well. */
export const FASTER_THAN_A_HAND: Pace = { meanGap: MEAN_GAP_MS, longestGap: LONGEST_GAP_MS };
/** Where nobody types. */
export const NOBODY_TYPES: Pace = { meanGap: SLOW_GAP_MS, longestGap: LONGEST_SLOW_GAP_MS };

/** Characters that arrived one after the other without a pause. */
export interface Burst {
  readonly text: string;
  readonly from: number;
  readonly last: number;
}

/** What a key did: went into a burst, or ended one that was a scan. */
export interface KeyOutcome {
  readonly burst: Burst | undefined;
  /** The code, when the key ended a scan. */
  readonly code: string | undefined;
  /** The key is the first of a burst. */
  readonly begins: boolean;
}

const NOTHING: KeyOutcome = { burst: undefined, code: undefined, begins: false };

/**
 * Distinguishes a keyboard-wedge scanner from a hand by its speed.
 * @param key as `KeyboardEvent.key` names it
 * @param at when the key went down, in milliseconds; only their differences count. It is the time of the
 *   key, not that of its handling: keys that waited for a busy page are all handled at once
 * @param shortest length of the shortest code of digits; less where no figures are typed
 */
export function takeKey(
  burst: Burst | undefined,
  key: string,
  at: number,
  shortest: number = SHORTEST_CODE,
  pace: Pace = FASTER_THAN_A_HAND,
): KeyOutcome {
  const running = burst !== undefined && at - burst.last <= pace.longestGap ? burst : undefined;
  if (key === 'Enter' || key === 'Tab')
    return running !== undefined && isScan(running, shortest, pace)
      ? { ...NOTHING, code: normaliseCode(running.text) }
      : NOTHING;
  if ([...key].length !== 1) return { ...NOTHING, burst: running };
  return running === undefined
    ? { ...NOTHING, burst: { text: key, from: at, last: at }, begins: true }
    : { ...NOTHING, burst: { text: running.text + key, from: running.from, last: at } };
}

const isScan = ({ text, from, last }: Burst, shortest: number, { meanGap }: Pace): boolean =>
  text.length >= (/^[\d.]*$/.test(text) ? shortest : SHORTEST_LETTERED_CODE) &&
  (last - from) / (text.length - 1) < meanGap;

/** A code as it is looked up: full-width characters folded, separators dropped, upper case. */
export const normaliseCode = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toUpperCase();

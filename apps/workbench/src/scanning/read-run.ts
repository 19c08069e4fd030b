import { checkedCodes, type Stretch } from './checked-codes.ts';
import { fastKeys, hasBurst, isUninterrupted, medianGap, type TypedKey } from './typed-key.ts';

/** Codes of digits alone are at least this long: a short figure may be typed very fast. */
const SHORTEST_CODE = 6;
/** Codes with a letter in them, such as the numbers of rolls. */
const SHORTEST_LETTERED_CODE = 4;

/** Where a run was typed: into a field of figures, another field, or no field at all. */
export type Place = 'figure' | 'text' | 'nowhere';

/** How a run ended: by the key that ends a scan, or because nothing more came. */
export type RunEnd = 'suffix' | 'silence';

export interface RunOf {
  readonly keys: readonly TypedKey[];
  readonly end: RunEnd;
  readonly place: Place;
  /** Length of the shortest code of digits; less where no figures are typed. */
  readonly shortest?: number | undefined;
  /** Nobody types outside of fields: whatever comes there is a scanner's. */
  readonly handheld?: boolean | undefined;
  /** The run before it was a scan that did not come to its end. */
  readonly isRest?: boolean | undefined;
}

/** What a run of keys is. */
export interface Reading {
  /** Whole codes, in their order. */
  readonly codes: readonly string[];
  /** Keys that were a scanner's, read or not: no field keeps them. */
  readonly taken: readonly Stretch[];
  /** A scan was not received whole: it has to be repeated. */
  readonly isBroken: boolean;
}

const NOTHING: Reading = { codes: [], taken: [], isBroken: false };

/**
 * Reads keys that followed each other without a silence: a code is taken whole, or not at all. A bundle's code is
 * known by prefix, length and check sign, at any pace; another code by the pace of a scanner that did not
 * pause, or in a field of figures by the letter it begins with. Whatever a hand typed stays.
 */
export function readRun(run: RunOf): Reading {
  const { keys, end, place } = run;
  if (keys.some(({ composed }) => composed)) return isSpoilt(run) ? unclear(run) : NOTHING;
  const checked = checkedCodes(keys);
  // Another code may look like the beginning of a bundle's.
  if (checked === 'unclear' && end === 'suffix' && isUninterrupted(keys)) return readUnchecked(run);
  if (checked !== undefined && (end === 'suffix' || place !== 'text' || hasBurst(keys)))
    return checked === 'unclear'
      ? unclear(run)
      : { codes: checked.map((stretch) => textOf(keys, stretch)), ...takenWith(checked, run) };
  if (place === 'figure' && (run.isRest || isBegun(run))) return spoilt(run);
  return isLong(run) ? readUnchecked(run) : NOTHING;
}

/** A scanner fell silent behind the first letters of a code: its rest is still to come, and no figure has a letter. */
const isBegun = ({ keys, end }: RunOf): boolean =>
  end === 'silence' &&
  keys.length < SHORTEST_LETTERED_CODE &&
  /^\p{L}/u.test(textOf(keys)) &&
  (keys.length === 1 || hasBurst(keys));

/** What stands beside codes in a field of figures goes with them where it is no figure. */
function takenWith(
  codes: readonly Stretch[],
  { keys, place }: RunOf,
): Pick<Reading, 'taken' | 'isBroken'> {
  const ends = [...codes, { from: keys.length, to: keys.length }];
  const between = ends.map(({ from }, index) => ({ from: ends[index - 1]?.to ?? 0, to: from }));
  const odd = between.filter(
    (stretch) =>
      place === 'figure' &&
      stretch.to - stretch.from >= SHORTEST_LETTERED_CODE &&
      /\p{L}/u.test(textOf(keys, stretch)),
  );
  return {
    taken: [...codes, ...odd].toSorted((one, other) => one.from - other.from),
    isBroken: odd.length > 0,
  };
}

/** An input method took part of a scan. */
function isSpoilt(run: RunOf): boolean {
  const { keys, place } = run;
  if (!isLong(run)) return false;
  if (place !== 'figure') return hasBurst(keys);
  const received = keys.filter(({ composed }) => !composed);
  const isCode = checkedCodes(received) !== undefined || beginsWithLetter(received);
  return fastKeys(keys) > 0 || isCode;
}

/** A code without a check sign: the number of a roll, a badge, a machine, a slot card. */
function readUnchecked(run: RunOf): Reading {
  const { keys, end, place, handheld, isRest } = run;
  const isAlone = handheld === true && place === 'nowhere';
  const isScanner = isAlone || isUninterrupted(keys);
  if (isScanner) return end === 'suffix' && isRest !== true ? whole(keys) : unclear(run);
  if (place !== 'figure') return NOTHING;
  return readInFigure(run);
}

/** A figure has no letter, and no hand types as a scanner does. */
function readInFigure(run: RunOf): Reading {
  const { keys, end, isRest } = run;
  const letter = keys.findIndex(({ text }) => /\p{L}/u.test(text));
  const hand = keys.slice(0, Math.max(0, letter));
  const code = keys.slice(hand.length);
  const isEnded = end === 'suffix' && isRest !== true;
  if (letter === 0 && /\d/.test(textOf(keys)))
    // As slow as a hand from end to end: a slow scanner. Two paces may be two things.
    return isEnded && fastKeys(keys) === 0 ? whole(keys) : spoilt(run);
  // A figure that was typed just before a code: two paces, and the letter a code begins with.
  const isBehindHand =
    hand.length > 1 && !hasBurst(keys.slice(0, hand.length + 1)) && medianGap(hand) === 'slow';
  if (isBehindHand && isEnded && code.length >= SHORTEST_LETTERED_CODE && isUninterrupted(code))
    return {
      codes: [textOf(code)],
      taken: [{ from: hand.length, to: keys.length }],
      isBroken: false,
    };
  const hasCode = letter > 0 && code.length >= SHORTEST_LETTERED_CODE;
  return hasBurst(keys) || hasCode ? spoilt(run) : NOTHING;
}

/** Behind whatever was typed in front stands a letter with as much as a code has: no figure. */
function beginsWithLetter(keys: readonly TypedKey[]): boolean {
  const letter = keys.findIndex(({ text }) => /\p{L}/u.test(text));
  return letter !== -1 && keys.length - letter >= SHORTEST_LETTERED_CODE;
}

/** Long enough for a code. */
function isLong({ keys, shortest = SHORTEST_CODE }: RunOf): boolean {
  const isFigure = /^[\d.]*$/.test(textOf(keys)) && !keys.some(({ composed }) => composed);
  return keys.length >= (isFigure ? shortest : SHORTEST_LETTERED_CODE);
}

const all = (keys: readonly TypedKey[]): Stretch => ({ from: 0, to: keys.length });

const whole = (keys: readonly TypedKey[]): Reading => ({
  codes: [textOf(keys)],
  taken: [all(keys)],
  isBroken: false,
});

const spoilt = ({ keys }: RunOf): Reading => ({ codes: [], taken: [all(keys)], isBroken: true });

/** What stands in a field that takes texts can be seen and mended there. */
const unclear = (run: RunOf): Reading =>
  run.place === 'text' ? { codes: [], taken: [], isBroken: true } : spoilt(run);

const textOf = (keys: readonly TypedKey[], { from, to }: Stretch = all(keys)): string =>
  keys
    .slice(from, to)
    .map(({ text }) => text)
    .join('');

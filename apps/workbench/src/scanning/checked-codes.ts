import { isBarcode } from '@garment-mes/domain/bundles';
import { fastKeys, isPause, medianGap, type TypedKey } from './typed-key.ts';

/** Where a code stands among the keys of a run. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Lengths of a bundle's code, and of the tail that makes it a coupon. */
const SHORTEST = 13;
const LONGEST = 20;
const LONGEST_TAIL = 5;

/**
 * The bundle codes in what was typed without a pause: their check signs say where they begin and end, however
 * slowly they came. What stands between them has to be a hand's, or nothing is read at all.
 * @returns `undefined` where there is none; `'unclear'` where it may be read in two ways, or in none that is whole
 */
export function checkedCodes(
  keys: readonly TypedKey[],
): readonly Stretch[] | 'unclear' | undefined {
  const text = keys.map(({ text: character }) => character).join('');
  const found = candidates(text);
  if (found.length === 0) return undefined;
  const readings = readingsOf(keys, found);
  const [only] = readings;
  const isWhole = only !== undefined && readings.length === 1;
  return isWhole && !found.some((other) => standsAlone(keys, other, only)) ? only : 'unclear';
}

/** A code between two pauses that the reading takes for a part of a longer one. */
const standsAlone = (
  keys: readonly TypedKey[],
  code: Stretch,
  reading: readonly Stretch[],
): boolean =>
  !reading.some(({ from, to }) => from === code.from && to === code.to) &&
  !isCouponOf(keys, code, reading) &&
  medianGap(keys.slice(code.from, code.to)) === 'fast' &&
  isPause(keys, code.from) &&
  isPause(keys, code.to);

/** Behind a pause comes the tail of a coupon, as only a scanner types it: nothing else begins with its dash. */
const isCouponOf = (
  keys: readonly TypedKey[],
  code: Stretch,
  reading: readonly Stretch[],
): boolean =>
  keys[code.to]?.text === '-' &&
  reading.some(
    ({ from, to }) => from === code.from && fastKeys(keys.slice(code.to, to)) === to - code.to - 1,
  );

function candidates(text: string): readonly Stretch[] {
  const found: Stretch[] = [];
  for (let from = text.indexOf('B'); from !== -1; from = text.indexOf('B', from + 1))
    for (let length = SHORTEST; length <= LONGEST + LONGEST_TAIL; length++) {
      const code = text.slice(from, from + length);
      if (code.length === length && isBarcode(code)) found.push({ from, to: from + length });
    }
  return found;
}

/** Ways to read all keys as codes of one length and stretches of a hand; more than two are not looked for. */
function readingsOf(keys: readonly TypedKey[], found: readonly Stretch[]): (readonly Stretch[])[] {
  const readings: (readonly Stretch[])[] = [];

  function readOn(begun: readonly Stretch[], at: number): void {
    if (readings.length > 1) return;
    const last = begun.at(-1);
    if (begun.length > 0 && isHand(keys, last, at, undefined)) readings.push(begun);
    for (const next of found)
      if (next.from >= at && isOneKind(keys, last, next) && isHand(keys, last, at, next))
        readOn([...begun, next], next.to);
  }

  readOn([], 0);
  return readings;
}

/** Codes of one company have one length. A coupon's tail does not count. */
function isOneKind(keys: readonly TypedKey[], one: Stretch | undefined, other: Stretch): boolean {
  return one === undefined || lengthOf(keys, one) === lengthOf(keys, other);
}

function lengthOf(keys: readonly TypedKey[], { from, to }: Stretch): number {
  const dash = keys.slice(from, to).findIndex(({ text }) => text === '-');
  return dash === -1 ? to - from : dash;
}

/**
 * Whether what stands between two codes is nothing, or was typed by a hand. A code as slow as a hand has none
 * beside it: there would be no telling where it begins.
 */
function isHand(
  keys: readonly TypedKey[],
  before: Stretch | undefined,
  from: number,
  after: Stretch | undefined,
): boolean {
  const to = after?.from ?? keys.length;
  if (from === to) return true;
  if ([before, after].some((code) => code && medianGap(keys.slice(code.from, code.to)) === 'slow'))
    return false;
  const edges = keys.slice(
    before === undefined ? from : from - 1,
    after === undefined ? to : to + 1,
  );
  return fastKeys(edges) === 0;
}

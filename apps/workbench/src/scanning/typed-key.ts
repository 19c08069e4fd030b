import { scannedCode } from '@garment-mes/domain/bundles';

/** A character that was typed. */
export interface TypedKey {
  /** As codes are written; see `normaliseKey`. A character that no code has is empty. */
  readonly text: string;
  /** What its key writes on the keyboard that scanners are set to, where that is part of a code. */
  readonly position?: string | undefined;
  /** When it went down, in milliseconds; only differences count. */
  readonly at: number;
  /** An input method took it: nobody knows what became of it. */
  readonly composed: boolean;
}

/** Gaps no hand has several times one after the other, in milliseconds. */
const FAST_GAP_MS = 25;
/** A scanner writes a character at least this often on average; a hand never does. */
const MEAN_GAP_MS = 35;
/** A pause in what a scanner writes. */
const PAUSE_MS = 100;

/** A character as codes are written: full width folded, separators empty, upper case. */
export const normaliseKey = (character: string): string =>
  character
    .normalize('NFKC')
    .replaceAll(/[\p{C}\s]/gu, '')
    .toUpperCase();

/** A code as it is looked up: without what a scanner adds, and without spaces. */
export const normaliseCode = (text: string): string => scannedCode(text).replaceAll(/\s/g, '');

const gapsOf = (keys: readonly TypedKey[]): readonly number[] =>
  keys.slice(1).map(({ at }, index) => at - (keys[index]?.at ?? at));

/** Whether most characters came as a scanner writes them, or as a hand does. */
export function medianGap(keys: readonly TypedKey[]): 'fast' | 'slow' {
  const gaps = gapsOf(keys).toSorted((one, other) => one - other);
  return (gaps[Math.floor(gaps.length / 2)] ?? 0) <= MEAN_GAP_MS ? 'fast' : 'slow';
}

/** How many gaps are too short for a hand. The key for three zeros of a number pad is a hand's. */
export const fastKeys = (keys: readonly TypedKey[]): number =>
  gapsOf(keys).filter(
    (gap, index) =>
      gap <= FAST_GAP_MS && !(keys[index]?.text === '0' && keys[index + 1]?.text === '0'),
  ).length;

/** Whether what stands in front of a key, or behind the last one, is a pause. */
export const isPause = (keys: readonly TypedKey[], index: number): boolean =>
  index === 0 || index === keys.length || (gapsOf(keys)[index - 1] ?? 0) > PAUSE_MS;

/** All of it came at the speed of a scanner, without a pause. */
export function isUninterrupted(keys: readonly TypedKey[]): boolean {
  const gaps = gapsOf(keys);
  const sum = gaps.reduce((total, gap) => total + gap, 0);
  return gaps.length > 0 && sum / gaps.length < MEAN_GAP_MS && gaps.every((gap) => gap <= PAUSE_MS);
}

/** A scanner wrote some of it: two gaps one behind the other, or half of all, are no hand's. */
export function hasBurst(keys: readonly TypedKey[]): boolean {
  const gaps = gapsOf(keys);
  const inRow = gaps.some((_, index) => fastKeys(keys.slice(index, index + 3)) === 2);
  return inRow || fastKeys(keys) * 2 > gaps.length;
}

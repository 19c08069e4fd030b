import { type Reading, type RunOf, readRun } from './read-run.ts';
import type { TypedKey } from './typed-key.ts';

/**
 * Reads a run past what is no part of a code: separators, the identifier of its symbols (`]C1`), the stars of
 * Code 39. Where figures came as the signs of a foreign keyboard layout, the positions of the keys say what the
 * scanner meant.
 */
export function readScan(run: RunOf): Reading {
  if (isForeign(run.keys)) {
    const placed = run.keys.map((key) => ({ ...key, text: key.position ?? key.text }));
    const reading = readBare({ ...run, keys: placed });
    if (reading.codes.length > 0) return reading;
  }
  return readBare(run);
}

/** A key of figures wrote none. Shifted it may mean its sign. */
const isForeign = (keys: readonly TypedKey[]): boolean =>
  keys.some(({ text, position }) => /\d/.test(position ?? '') && !/^\d?$/.test(text)) &&
  keys.every(({ position }) => position !== undefined);

/** Leaves out what is no part of a code; it goes with the code that follows, or with the last one. */
function readBare(run: RunOf): Reading {
  const { keys } = run;
  const kept = keys.flatMap((_, index) => (isAdded(keys, index) ? [] : [index]));
  if (kept.length === keys.length) return readRun(run);
  const bare = kept.flatMap((index) => keys[index] ?? []);
  const { taken, ...reading } = readRun({ ...run, keys: bare });
  const behind = (index: number) => (index === 0 ? 0 : (kept[index - 1] ?? 0) + 1);
  return {
    ...reading,
    taken: taken.map(({ from, to }) => ({
      from: behind(from),
      to: to === kept.length ? keys.length : behind(to),
    })),
  };
}

function isAdded(keys: readonly TypedKey[], index: number): boolean {
  const at = (place: number) => keys[place]?.text ?? '';
  if (keys[index]?.composed) return false;
  if (at(index) === '') return true;
  if (at(index) === '*') return index === 0 || index === keys.length - 1;
  // The key may be any of the three of an identifier.
  return [index - 2, index - 1, index].some(
    (first) =>
      at(first) === ']' &&
      /^[A-Z]$/.test(at(first + 1)) &&
      /^[0-9A-Z]$/.test(at(first + 2)) &&
      first + 3 < keys.length,
  );
}

import type { Place, Reading, RunEnd } from './read-run.ts';
import { readScan } from './read-scan.ts';
import { normaliseKey, type TypedKey } from './typed-key.ts';

/** Silence that ends a run. A slow wireless scanner, or a busy page, pauses up to 400 ms within a code. */
export const LONGEST_GAP_MS = 500;
/** So long after a scan that broke off, what comes may be its rest. Nobody repeats a scan as fast. */
const REST_MS = 1_200;

/** A typed key with what the listener knows of it. */
export interface RunKey<Origin> extends TypedKey {
  readonly origin: Origin;
}

export interface Run<Origin> {
  readonly keys: readonly RunKey<Origin>[];
  readonly reading: Reading;
}

interface RecogniserOptions<Origin> {
  readonly placeOf: (origin: Origin) => Place;
  readonly shortest?: number | undefined;
  readonly handheld?: boolean | undefined;
}

/**
 * Puts keys together to runs, and says of each what a scanner and what a hand typed. Everything a scanner may type
 * into goes through one of these.
 */
export function createRecogniser<Origin>({ placeOf, ...page }: RecogniserOptions<Origin>) {
  let keys: RunKey<Origin>[] = [];
  let isRestUntil = Number.NEGATIVE_INFINITY;

  const isRunning = (at: number): boolean => {
    const last = keys.at(-1);
    return last !== undefined && at - last.at <= LONGEST_GAP_MS;
  };

  function end(by: RunEnd): Run<Origin> | undefined {
    const [first] = keys;
    const last = keys.at(-1);
    if (first === undefined || last === undefined) return undefined;
    const places = new Set(keys.map(({ origin }) => placeOf(origin)));
    const place = places.has('figure') ? 'figure' : places.has('text') ? 'text' : 'nowhere';
    const isRest = first.at <= isRestUntil;
    const run = { keys, reading: readScan({ ...page, keys, end: by, place, isRest }) };
    const isAlone = page.handheld === true && place === 'nowhere';
    const brokeOff = by === 'silence' && run.reading.codes.length === 0;
    isRestUntil =
      brokeOff && (isAlone || run.reading.isBroken) ? last.at + REST_MS : Number.NEGATIVE_INFINITY;
    keys = [];
    return run;
  }

  return {
    isRunning,
    /**
     * A character was typed.
     * @param key whether an input method took it, and what its key writes on the keyboard that scanners are set to
     * @returns the run before it, where it was over
     */
    type(
      character: string,
      at: number,
      origin: Origin,
      { composed = false, position }: Partial<Pick<TypedKey, 'composed' | 'position'>> = {},
    ): Run<Origin> | undefined {
      const before = isRunning(at) ? undefined : end('silence');
      keys.push({ text: composed ? '' : normaliseKey(character), position, at, composed, origin });
      return before;
    },
    /** Nothing came for longer than a scanner pauses. */
    fallSilent: () => end('silence'),
    /** The key that ends a scan. */
    suffix: (at: number) => end(isRunning(at) ? 'suffix' : 'silence'),
    /** A hand is at work: what it typed is no scan. */
    drop(): void {
      keys = [];
    },
  };
}

import { seedOf } from '../random.ts';

/** Chances by the million; like `Random`, but in 32-bit arithmetic. */
export interface FastRandom {
  /** In [0, 1). */
  next(): number;
  /** Whole number below `end`. */
  below(end: number): number;
  chance(share: number): boolean;
}

/** Mulberry32, seeded like everything else of the demo. */
export function fastRandom(companyCode: string, entity: string): FastRandom {
  let state = Number(seedOf(companyCode, entity) & 0xffffffffn) | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (end) => Math.floor(next() * end),
    chance: (share) => next() < share,
  };
}

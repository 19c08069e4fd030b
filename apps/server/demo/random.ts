import { createHash } from 'node:crypto';

const MASK = (1n << 64n) - 1n;

/** Chances that depend on nothing but their seed: a demo looks the same on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** Whole number from `low` to `high`, both included. */
  int(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** One of the list, in proportion to its weight. */
  weighted<T>(list: readonly T[], weightOf: (entry: T) => number): T;
  normal(mean: number, deviation: number): number;
  logNormal(median: number, sigma: number): number;
  /** `count` different entries, in the order of the list. */
  sample<T>(list: readonly T[], count: number): T[];
}

/** First 64 bits of the SHA-256 of `companyCode|scale|entity`. */
export const seedOf = (companyCode: string, entity: string, scale = 1): bigint =>
  createHash('sha256').update(`${companyCode}|${scale}|${entity}`).digest().readBigUInt64BE();

/** Steele, Lea and Flood's splitmix64. */
export function randomFrom(seed: bigint): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x9e3779b97f4a7c15n) & MASK;
    let mixed = state;
    mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
    mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
    return Number((mixed ^ (mixed >> 31n)) >> 11n) / 2 ** 53;
  };
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(list: readonly T[]): T => weighted(list, () => 1);
  const weighted = <T>(list: readonly T[], weightOf: (entry: T) => number): T => {
    let left = next() * list.reduce((total, entry) => total + weightOf(entry), 0);
    const chosen = list.find((entry) => {
      left -= weightOf(entry);
      return left < 0;
    });
    const fallback = chosen ?? list.at(-1);
    if (fallback === undefined) throw new RangeError('nothing to choose from');
    return fallback;
  };
  const normal = (mean: number, deviation: number) =>
    mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  const logNormal = (median: number, sigma: number) => median * Math.exp(normal(0, sigma));
  const sample = <T>(list: readonly T[], count: number): T[] => {
    const left = list.map((_, at) => at);
    const taken = Array.from({ length: Math.min(count, left.length) }, () =>
      Number(left.splice(int(0, left.length - 1), 1)),
    );
    const kept = new Set(taken);
    return list.filter((_, at) => kept.has(at));
  };
  return { next, int, pick, weighted, normal, logNormal, sample };
}

export const randomOf = (companyCode: string, entity: string): Random =>
  randomFrom(seedOf(companyCode, entity));

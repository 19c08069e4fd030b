import { seedOf } from './random.ts';

/**
 * Ids of one kind of record: the same on every run, so tests can name them. They lie below every id
 * the database hands out itself, whose high bits are milliseconds since late 2023.
 */
export function seededIds(companyCode: string, entity: string): () => string {
  const high = (seedOf(companyCode, entity) >> 29n) << 20n;
  let count = 0n;
  return () => {
    count += 1n;
    return String(high | count);
  };
}

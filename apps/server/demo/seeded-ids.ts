import { seedOf } from './random.ts';

/** An id is made of two numbers that the processor counts by itself; this is where they meet. */
const TAIL = 10_000_000;

/**
 * Ids of one kind of record: the same on every run, so tests can name them. They lie below every id
 * the database hands out itself, whose high bits are milliseconds since late 2023.
 */
export function seededIds(companyCode: string, entity: string): () => string {
  const first = (seedOf(companyCode, entity) >> 29n) << 20n;
  let head = first / BigInt(TAIL);
  let headText = String(head);
  let tail = Number(first % BigInt(TAIL));
  return () => {
    tail += 1;
    if (tail === TAIL) {
      tail = 0;
      head += 1n;
      headText = String(head);
    }
    return headText + String(TAIL + tail).slice(1);
  };
}

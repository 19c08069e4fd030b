import { type Engine, sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';

export interface Broken {
  readonly number: string;
  readonly sentence: string;
  /** Records that break it, ten at most. */
  readonly records: readonly { readonly companyId: string; readonly what: string }[];
}

const LONGEST_MS = 900_000;
const SHOWN = 10;

/** Asks the whole database each sentence, one transaction each. @returns those that do not hold */
export async function findOffenders(
  engine: Engine,
  asked: readonly Invariant[],
  heard: (number: string, milliseconds: number) => void = () => {},
): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const { number, sentence, offenders } of asked) {
    const from = performance.now();
    const records = await engine.system(
      async (tx) => {
        const query = typeof offenders === 'function' ? await offenders(tx) : offenders;
        return tx.all<Broken['records'][number]>(
          sql`select company_id, what from (${query}) o limit ${SHOWN}::int`,
        );
      },
      { readOnly: true, statementMs: LONGEST_MS },
    );
    heard(number, performance.now() - from);
    if (records.length > 0) broken.push({ number, sentence, records });
  }
  return broken;
}

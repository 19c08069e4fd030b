import { type Engine, sql, type Tx } from '../database/engine.ts';
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
  onChecked: (number: string, milliseconds: number) => void = () => {},
): Promise<Broken[]> {
  const broken: Broken[] = [];
  for (const invariant of asked) {
    const from = performance.now();
    const found = await engine.system((tx) => offendersWithin(tx, invariant), {
      readOnly: true,
      statementMs: LONGEST_MS,
    });
    onChecked(invariant.number, performance.now() - from);
    if (found) broken.push(found);
  }
  return broken;
}

/** Asks one sentence inside a transaction; `undefined` when it holds. */
export async function offendersWithin(
  tx: Tx,
  { number, sentence, offenders }: Invariant,
): Promise<Broken | undefined> {
  const query = typeof offenders === 'function' ? await offenders(tx) : offenders;
  const records = await tx.all<Broken['records'][number]>(
    sql`select company_id, what from (${query}) o limit ${SHOWN}::int`,
  );
  return records.length > 0 ? { number, sentence, records } : undefined;
}

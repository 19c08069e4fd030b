import type { Sql, Tx } from '../database/engine.ts';

/** A sentence about the whole database that holds after every transaction. */
export interface Invariant {
  /** Its name everywhere: `I12`, `I22b`. */
  readonly number: string;
  readonly sentence: string;
  /**
   * One row for each record that breaks it: `company_id` and `what`, a text that finds the record.
   * A function where the question has to be read off the catalogue first.
   */
  readonly offenders: Sql | ((tx: Tx) => Promise<Sql>);
}

/** What a list says about all of its rows. */
export interface ListTotals {
  readonly total: number;
  /** Totals of the summable columns over the whole result, by field name. */
  readonly sum?: Readonly<Record<string, string | number | null>>;
}

/**
 * Where the rows of a long list go while they are read, so that they are never all in memory: neither as
 * objects nor as text.
 */
export interface LongAnswer {
  /** Said once, before the first rows. */
  begin(totals: ListTotals): void;
  /** @throws {Error} when nobody reads any more, which ends the transaction */
  add(rows: readonly object[]): Promise<void>;
}

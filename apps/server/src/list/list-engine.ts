import type { Sql, Tx } from '../database/engine.ts';
import type { OperationId } from '../generated/operations.ts';
import type { LongAnswer } from './long-answer.ts';

/** What a paged list hands over: where its rows come from and which expression each field is. */
export interface ListRequest {
  readonly operation: OperationId;
  /** `from … where …`, the company included; conditions are appended with `and`. */
  readonly from: Sql;
  /** Expression of each field of the row, by field name. */
  readonly columns: Readonly<Record<string, Sql>>;
  /** What tells rows apart, where the row shows no `id`. */
  readonly rowId?: Sql;
  /** Other expressions to search and sort a field by, such as the number inside a label. */
  readonly searchAs?: Readonly<Record<string, Sql>>;
  /** The request's query: pageNum, pageSize, order, filter, sql. */
  readonly query: unknown;
  /** Whether the person holds a right; columns that need one are left out otherwise. */
  readonly can: (key: string) => boolean;
  /**
   * Rows outside the person's data scope too: for what a ticket in the hand names, and for the answer of a
   * call whose record was checked already.
   */
  readonly beyondReach?: true;
  /**
   * Takes the rows when they are very many, while they are read; the page then comes back without rows, and
   * the handler hands it over as it is.
   */
  readonly long?: LongAnswer | undefined;
  /** Nothing is asked of the transaction after this page: its end travels with it. */
  readonly last?: true;
  /** Which rows the totals count, where some show what others show again; all of them when none of those is left. */
  readonly counted?: Sql;
  /** Totals of fields that do not simply add up, as aggregates over the rows. */
  readonly totals?: Readonly<Record<string, Sql>>;
  /** Order when the request names none, such as sql`o.create_date desc`. */
  readonly defaultOrder?: Sql;
}

export interface Page {
  readonly total: number;
  readonly list: Record<string, unknown>[];
  /** Totals of the summable columns over the whole result, by field name. */
  readonly sum?: Record<string, string | number | null>;
}

export interface ListEngine {
  /** @throws {DomainError} `unknown-field` or `invalid-value` when the request names what the list does not offer */
  page<P = Page>(tx: Tx, request: ListRequest): Promise<P>;
}

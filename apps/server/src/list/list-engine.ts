import type { RowsOf } from '../access/scoped-lists.ts';
import type { Sql, Tx } from '../database/engine.ts';
import type { DataOf, OperationId, RowOf } from '../generated/operations.ts';
import type { ListTotals, LongAnswer } from './long-answer.ts';

/** An operation that answers a page of rows. */
export type ListOperation = {
  [Id in OperationId]: [RowOf<Id>] extends [never] ? never : Id;
}[OperationId];

/** Fields of a list's row. */
export type FieldOf<Id extends ListOperation> = keyof RowOf<Id> & string;

/**
 * The expression of each field of a list's row. A field that is missing or unknown does not compile;
 * `Later` are those that the handler fills in after the query.
 */
export type ListColumnsOf<Id extends ListOperation, Later extends FieldOf<Id> = never> = {
  readonly [Field in Exclude<FieldOf<Id>, Later>]: Sql;
};

/** Expressions by field name. */
type Expressions = Readonly<Record<string, Sql | undefined>>;

/** What a paged list hands over, whichever list it is: what the engine itself works with. */
export interface AnyListRequest {
  readonly operation: OperationId;
  /** `from … where …`, the company included; conditions are appended with `and`. */
  readonly from: Sql;
  /** Expression of each field of the row, by field name. */
  readonly columns: Expressions;
  /** Fields that the handler fills in after the query: the page comes back without them. */
  readonly later?: readonly string[];
  /** Identifies a row where it shows no `id`. */
  readonly rowId?: Sql;
  /** Other expressions to search and sort a field by, such as the number inside a label. */
  readonly searchAs?: Expressions;
  /** Fields whose texts are stored in capitals and half width, as numbers of orders are everywhere: an index on them serves a search. */
  readonly capitals?: readonly string[];
  /** How the names of these fields sound, as `pinyin_of` of the database writes it: they are searched by it as well. */
  readonly pinyin?: Expressions;
  /** Another text that says the same as a field, by which its rows are found as well: the chip of a card. */
  readonly alsoNamed?: Expressions;
  /** The request's query: pageNum, pageSize, order, filter, sql. */
  readonly query: unknown;
  /** Whether the person has a right; columns that need one are left out otherwise. */
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
  /** Totals of fields that do not simply add up, as aggregates over the rows: of a ratio its sums, divided. */
  readonly totals?: Expressions;
  /** Order when the request names none, such as sql`o.create_date desc`. */
  readonly defaultOrder?: Sql;
  /** Whose the rows are: the table that says it, and its name in `from`; where `scopedLists` has no line for the list. */
  readonly scope?: RowsOf | undefined;
}

/** What a paged list hands over: where its rows come from and which expression each field is. */
export interface ListRequest<Id extends ListOperation, Later extends FieldOf<Id> = never>
  extends AnyListRequest {
  readonly operation: Id;
  readonly columns: ListColumnsOf<Id, NoInfer<Later>>;
  readonly later?: readonly Later[];
  readonly searchAs?: { readonly [Field in FieldOf<Id>]?: Sql };
  readonly capitals?: readonly FieldOf<Id>[];
  readonly pinyin?: { readonly [Field in FieldOf<Id>]?: Sql };
  readonly alsoNamed?: { readonly [Field in FieldOf<Id>]?: Sql };
  readonly totals?: { readonly [Field in FieldOf<Id>]?: Sql };
}

/** A request whose columns are those of its row and no other. */
export type ExactRequest<
  Id extends ListOperation,
  Columns extends ListColumnsOf<Id, Later>,
  Later extends FieldOf<Id>,
> = ListRequest<Id, Later> & {
  readonly columns: Columns & {
    readonly [Other in Exclude<keyof Columns, FieldOf<Id>>]: never;
  };
};

/** A page of a list, as its document says it but for the fields that the handler fills in. */
export type PageOf<Id extends ListOperation, Later extends FieldOf<Id> = never> = {
  total: number;
  list: Without<RowOf<Id>, Later>[];
} & (DataOf<Id> extends { sum: infer Totals } ? { sum: Without<Totals, Later> } : unknown);

type Without<T, Field extends PropertyKey> = [Field] extends [never] ? T : Omit<T, Field>;

/** A page of whichever list it is. */
export interface AnyPage extends ListTotals {
  readonly list: Record<string, unknown>[];
}

export interface ListEngine {
  /** @throws {DomainError} `unknown-field` or `invalid-value` when the request names what the list does not offer */
  page<
    const Id extends ListOperation,
    Columns extends ListColumnsOf<Id, Later>,
    Later extends FieldOf<Id> = never,
  >(tx: Tx, request: ExactRequest<Id, Columns, Later>): Promise<PageOf<Id, Later>>;
  /** The same for a request that was checked against its operation elsewhere: that of a plain record. */
  anyPage(tx: Tx, request: AnyListRequest): Promise<AnyPage>;
}

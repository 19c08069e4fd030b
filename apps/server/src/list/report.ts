import { declareReport, type ReportScope } from '../access/scoped-lists.ts';
import type { Reach, Sql, Tx } from '../database/engine.ts';
import type { DataOf, OperationId, QueryOf } from '../generated/operations.ts';
import type { Call, Handler, Services } from '../operations.ts';
import { requireReportRange } from '../records/report-range.ts';
import type {
  AnyListRequest,
  ExactRequest,
  FieldOf,
  ListColumnsOf,
  ListOperation,
} from './list-engine.ts';
import { matchingRows } from './matching-rows.sql.ts';

/** What a report is asked for. */
export type ReportQuery<Id extends OperationId> = NonNullable<QueryOf<Id>>;

/** What a report is asked for, and by whom. */
export interface Asked<Id extends OperationId, Known = undefined> {
  readonly companyId: string;
  /** What of the company the caller reaches; all of it when left out. */
  readonly reach: Reach | undefined;
  /** Parameters, those that a person left open filled in. */
  readonly query: ReportQuery<Id>;
  readonly call: Call<Id>;
  /** What the report looked up first. */
  readonly known: Known;
}

/** Names of the ranges of days in a query: `workDate` of `workDateFrom` and `workDateTo`. */
type RangeOf<Query> = {
  [Key in keyof Query & string]: Key extends `${infer Name}From` ? Name : never;
}[keyof Query & string];

/** What an answer carries beside its page. */
type Besides<Id extends ListOperation> = Omit<DataOf<Id>, 'total' | 'list' | 'sum'>;

/** What a report is: its rows, the expression of each field, and how its totals are made. */
export interface ReportDefinition<
  Id extends ListOperation,
  Columns extends ListColumnsOf<Id>,
  Known,
> {
  readonly operation: Id;
  readonly scope: ReportScope;
  /** Its days: no more than a year of them, and the first before the last. */
  readonly range?: RangeOf<ReportQuery<Id>>;
  /** Values of parameters that a person left open. */
  readonly ask?: (tx: Tx, call: Call<Id>) => Promise<Partial<ReportQuery<Id>>>;
  /** Looked up before the rows. */
  readonly know?: (tx: Tx, asked: Asked<Id>) => Promise<Known>;
  /** `from … where …`, the company included; conditions are appended with `and`. */
  readonly rows: (asked: Asked<Id, Known>) => Sql;
  /** Expression of each field of the row. */
  readonly columns: Columns | ((asked: Asked<Id, Known>) => Columns);
  readonly searchAs?: { readonly [Field in FieldOf<Id>]?: Sql };
  readonly rowId: Sql;
  /** Order when the request names none. */
  readonly order: Sql | ((asked: Asked<Id, Known>) => Sql);
  /** Totals that are no sum of the column: of a ratio the sums of its parts, divided and rounded once. */
  readonly ratios?: { readonly [Field in FieldOf<Id>]?: Sql };
  /** Rights that the caller has in this report besides the own ones. */
  readonly sees?: (asked: Asked<Id, Known>, key: string) => boolean;
  /** What the answer carries beside its page. `matching` is `from … where …` of all rows that were found. */
  readonly besides?: (tx: Tx, asked: Asked<Id, Known>, matching: Sql) => Promise<Besides<Id>>;
}

/** A report as a feature has it: given what handlers use, its handler. */
export type Report<Id extends ListOperation> = (services: Services) => {
  readonly [Only in Id]: Handler<Id>;
};

/**
 * Makes the handler of a report: a page of its rows, the totals of everything that was found, and what stands
 * beside it, of one moment and within what the caller reaches.
 */
export function report<
  const Id extends ListOperation,
  const Columns extends ListColumnsOf<Id>,
  Known = undefined,
>(definition: ReportDefinition<Id, Columns, Known>): Report<Id> {
  const { operation, scope, rowId, order, besides } = definition;
  declareReport(operation, scope);
  return (services) => {
    const handler: Handler<Id> = (call) =>
      services.engine.tenant(call.scope, async (tx) => {
        const asked = await askedOf(tx, definition, call);
        const { columns, searchAs, ratios, sees } = definition;
        const request = {
          operation,
          from: definition.rows(asked),
          columns: typeof columns === 'function' ? columns(asked) : columns,
          ...(searchAs && { searchAs }),
          ...(ratios && { totals: ratios }),
          ...(typeof scope === 'string' ? {} : { scope }),
          rowId,
          query: asked.query,
          can: (key: string) => call.can(key) || (sees?.(asked, key) ?? false),
          defaultOrder: typeof order === 'function' ? order(asked) : order,
          ...(besides ? {} : { last: true as const, long: call.long }),
        } satisfies AnyListRequest;
        const page = await services.list.anyPage(tx, request);
        const matching = () =>
          matchingRows(tx, request as never as ExactRequest<Id, Columns, never>);
        return { ...page, ...(besides && (await besides(tx, asked, matching()))) } as DataOf<Id>;
      });
    return { [operation]: handler } as { readonly [Only in Id]: Handler<Id> };
  };
}

async function askedOf<Id extends ListOperation, Columns extends ListColumnsOf<Id>, Known>(
  tx: Tx,
  { range, ask, know }: ReportDefinition<Id, Columns, Known>,
  call: Call<Id>,
): Promise<Asked<Id, Known>> {
  const { companyId, scope } = call;
  const given: object = call.query ?? {};
  const query = { ...given, ...(await ask?.(tx, call)) } as ReportQuery<Id>;
  if (range) {
    const days = query as Readonly<Record<string, string | undefined>>;
    requireReportRange(days[`${range}From`], days[`${range}To`]);
  }
  const asked = { companyId, reach: scope.reach, query, call, known: undefined };
  return { ...asked, known: (await know?.(tx, asked)) as Known };
}

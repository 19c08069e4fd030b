import type { Sql, Tx } from '../database/engine.ts';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { requireSameFields } from '../list/columns.ts';
import type { Call, Services } from '../operations.ts';
import type {
  AnyResource,
  Caller,
  Draft,
  ListedRow,
  RecordOperations,
  Resource,
  StoredRecord,
} from './resource.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Parts of a call as any record reads them; the documents have checked their shape. */
export type RecordCall = Caller & {
  readonly query: Fields | undefined;
  readonly body: Fields;
  readonly language: Call<OperationId>['language'];
  readonly long?: Call<OperationId>['long'];
};

/**
 * A resource without the types of its operations, and what its handlers work with. `Row` is what its
 * list shows of one record.
 */
export interface Workings<Row = unknown> {
  readonly services: Services;
  readonly resource: AnyResource;
  readonly columns: (call: Caller, query: Fields) => Readonly<Record<string, Sql>>;
  readonly rows: (companyId: string, query: Fields) => Sql;
  readonly check: (draft: Draft<RecordOperations>) => Promise<void> | void;
  readonly spread: (body: Fields) => Fields;
  readonly write: (
    tx: Tx,
    id: string,
    body: Fields,
    before: StoredRecord | undefined,
  ) => Promise<void>;
  /** Never set: carries the type of the row. */
  readonly row?: Row;
}

/** The documents tie a body to its operation; inside the engine all bodies are fields. */
export function workingsOf<Ops extends RecordOperations>(
  services: Services,
  resource: Resource<Ops>,
): Workings<ListedRow<Ops['list']>> {
  const { columns, rows, check, spread, write } = resource;
  if (typeof columns !== 'function' && isPaged(resource))
    requireSameFields(resource.operations.list, columns);
  return {
    services,
    resource: resource as unknown as AnyResource,
    columns: (call, query) =>
      (typeof columns === 'function'
        ? columns(call, query as Parameters<typeof columns>[1])
        : columns) as Record<string, Sql>,
    rows: rows as Workings['rows'],
    check: (draft) => check?.(draft as unknown as Draft<Ops>),
    spread: (body) => spread?.(body as Parameters<typeof spread>[0]) ?? {},
    write: async (tx, id, body, before) =>
      write?.(tx, id, body as Parameters<typeof write>[2], before),
  };
}

/** A list that answers everything has no columns of a page. */
export const isPaged = ({ operations: { list } }: { readonly operations: RecordOperations }) =>
  (operations[list] as OperationFacts).columns !== undefined;

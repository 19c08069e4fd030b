import type { AnyOperation, CallOptions, Client, DataOf, OperationFacts } from '@garment-mes/sdk';

/** One page with all rows, or with those of the ids that were asked for. */
interface Page<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

/** A list that answers all its rows at once, called as one that pages; it does not search by itself. */
export type WholeList<Row> = OperationFacts & {
  (client: Client, request: never, options?: CallOptions): Promise<Page<Row>>;
  readonly isWhole: true;
};

/**
 * Lists that are few by nature, such as departments, where a list with pages is wanted.
 *
 * @param rows reads them out of the answer
 */
export function wholeList<Op extends AnyOperation, Row extends { readonly id: string }>(
  operation: Op,
  rows: (answer: DataOf<Op>) => readonly Row[],
): WholeList<Row> {
  async function page(client: Client, request: never, options?: CallOptions): Promise<Page<Row>> {
    const { query = {} } = (request ?? {}) as { readonly query?: Asked };
    const all = rows(await operation(client, {} as never, options));
    const ids = query.filter?.id;
    const list = ids === undefined ? all : all.filter(({ id }) => ids.includes(id));
    return { total: list.length, list };
  }
  const facts: OperationFacts = { ...operation };
  return Object.assign(page, facts, { isWhole: true as const });
}

interface Asked {
  readonly filter?: { readonly id?: readonly string[] };
}

/** Whether a list answers all its rows, whatever is searched. */
export const isWhole = (operation: object): boolean => 'isWhole' in operation;

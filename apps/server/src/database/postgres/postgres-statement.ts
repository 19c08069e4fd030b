import type { QueryArrayConfig, QueryArrayResult } from 'pg';
import type { StatementResult } from '../transaction.ts';
import { readerOf, toRows } from '../wire-types.ts';

const types = { getTypeParser: (oid: number) => readerOf(oid) };

/**
 * A statement as the driver takes it: values are text, cells are read by the table of both engines.
 * @param name under which the connection keeps it prepared; once used when not said
 */
export const statementOf = (
  text: string,
  values: readonly (string | null)[],
  name?: string,
): QueryArrayConfig<(string | null)[]> =>
  ({ text, values: [...values], rowMode: 'array', types, ...(name && { name }) }) as never;

export const resultOf = ({
  rows,
  fields,
  rowCount,
}: QueryArrayResult<unknown[]>): StatementResult => ({
  rows: toRows(fields, rows),
  count: rowCount ?? 0,
});

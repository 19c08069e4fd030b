import type { Row } from '../database/insert-rows.sql.ts';
import { columnName } from './write-row.sql.ts';

/** What fields of a body are stored as where it is not the value itself. */
export type StoredAs<Body extends object, Name extends keyof Body = keyof Body> = {
  readonly [Field in Name]?: (value: Body[Field]) => unknown;
};

/**
 * Columns of a record that a body contains: what it leaves out is no column, so that an update keeps it, and `null`
 * clears.
 *
 * @param names fields that are columns of the record
 */
export const givenColumns = <Body extends object, Name extends keyof Body & string>(
  body: Body,
  names: readonly Name[],
  stored: StoredAs<Body, Name> = {},
): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    names.flatMap((name) => {
      if (body[name] === undefined) return [];
      const kept = stored[name];
      return [[name, kept ? kept(body[name]) : body[name]]];
    }),
  );

/**
 * Columns of a line, one for each field of its list; `undefined` where a body leaves the field out.
 *
 * @param columns what columns are called that are not called like their field
 */
export const lineColumns = <Line extends object, Name extends keyof Line & string>(
  names: readonly Name[],
  line: Line,
  columns?: Readonly<Partial<Record<Name, string>>>,
): Row => Object.fromEntries(names.map((name) => [columns?.[name] ?? name, line[name]]));

/**
 * Lines as JSON by the names of their columns, for `jsonb_populate_record(own, line)`: what a line leaves out is no key
 * and stays as `own` has it.
 */
export const asLines = <Line extends object>(
  names: readonly (keyof Line & string)[],
  lines: readonly Line[],
): string =>
  JSON.stringify(
    lines.map((line) => Object.fromEntries(names.map((name) => [columnName(name), line[name]]))),
  );

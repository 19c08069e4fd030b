import type { Client } from '@garment-mes/sdk';
import type { Fields } from '@garment-mes/sdk/labels';
import { listQuery, noSearch, readable, searchedFields } from '#screens/list/list-state.ts';
import type { Reference } from './references.ts';
import { isWhole } from './whole-list.ts';

/** Rows that are offered at once; further ones are found by typing. */
const OFFERED = 20;

/** A page of a list. */
export interface Offered<Row> {
  readonly total: number;
  readonly list: readonly Row[];
}

interface Among {
  /** Values by field that rows have to have. */
  readonly filters?: Readonly<Record<string, readonly string[]>>;
  /** Further parameters of the list. */
  readonly query?: object;
  /** Rows that are offered at once; twenty when left out. */
  readonly most?: number;
}

/** Who asks, and what of a row that person may see. */
export interface Reader {
  readonly client: Client;
  readonly can: (key: string) => boolean;
}

/** Rows of a list that a text finds, those offered at once. */
export async function offeredRows<Row>(
  { client, can }: Reader,
  { operation, fields, query: always = {}, option }: Reference<Row>,
  { filters = {}, query = {}, most = OFFERED }: Among,
  text: string,
  signal: AbortSignal,
): Promise<Offered<Row>> {
  const table = { sort: undefined, filters, page: 1, pageSize: most };
  // Base data and people are few, and are called by the middle of their names.
  const middles = ['name', 'employee_name'].includes(searchedFields(fields)[1]?.key ?? '') ? 2 : 1;
  const found = listQuery(fields, table, { ...noSearch, text }, middles, readable(fields, can));
  const asked = { ...always, ...query, ...found };
  const answer = await operation(client, { query: asked } as never, { signal });
  const offered = answer as unknown as Offered<Row>;
  if (!isWhole(operation)) return offered;
  const list = offered.list.filter((row) => {
    const { label, note = '' } = option(row);
    return foldText(`${label} ${note}`).includes(foldText(text.trim()));
  });
  return { total: list.length, list };
}

/** Texts are compared in any case and width. */
const foldText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Ids that are asked for in one call. */
const IDS = 100;

/** The requests that answer the rows with these ids; the ids of each are in the order of their digits. */
export const requestsById = (ids: readonly string[], query: object = {}) => {
  const wanted = [...new Set(ids)].toSorted();
  return Array.from({ length: Math.ceil(wanted.length / IDS) }, (_, at) => {
    const id = wanted.slice(at * IDS, (at + 1) * IDS);
    return { query: { ...query, pageNum: 1, pageSize: id.length, filter: { id } } };
  });
};

/** The rows with these ids. */
export async function rowsById<Row>(
  client: Client,
  { operation }: Reference<Row>,
  ids: readonly string[],
): Promise<readonly Row[]> {
  const answers = await Promise.all(
    requestsById(ids).map((request) => operation(client, request as never)),
  );
  return answers.flatMap((answer) => (answer as unknown as Offered<Row>).list);
}

/** A record may still be chosen when one of these fields has this value. */
const IN_USE = { DelFlag: '0', RecordStatus: '0', EmployeeStatus: '0' } as const;

/** The filter that leaves out records that are not chosen any more. */
export function inUse(fields: Fields): Readonly<Record<string, readonly string[]>> {
  const found = Object.entries(fields).flatMap(([name, { enumName = '', filter }]) =>
    filter && enumName in IN_USE ? [[name, [IN_USE[enumName as keyof typeof IN_USE]]]] : [],
  );
  return Object.fromEntries(found);
}

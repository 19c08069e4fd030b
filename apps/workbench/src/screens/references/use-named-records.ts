import type { ReferenceName } from '@garment-mes/sdk/labels';
import type { LoadOptions, Option } from '@garment-mes/ui';
import { useQueries } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { queryKey } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { inUse, type Offered, offeredRows, requestsById } from './offered-rows.ts';
import { type Reference, type ReferenceRow, references } from './references.ts';

/** Which rows are offered, and what is known of those that are named. */
export interface NamedOptions {
  /** Ids whose rows are wanted. */
  readonly ids?: readonly string[];
  /** Names of records that came with what names them, by id. */
  readonly names?: Readonly<Record<string, string>>;
  /** Values by field that rows have to have, beside being in use. */
  readonly among?: Readonly<Record<string, readonly string[]>>;
  /** Further parameters of the list. */
  readonly query?: object;
  /** Parameters of those that stand before the others while nothing is typed. */
  readonly first?: object;
  /** Offers records that are out of use as well, as a filter does. */
  readonly all?: boolean;
}

/** An id is no word for anybody. */
const WAITS = '…';

interface AskedRows {
  readonly filters: Readonly<Record<string, readonly string[]>>;
  readonly query: object;
  readonly first?: object;
}

/** Records of a list that a form or the cells of a grid name. */
export interface NamedRecords<Row> {
  /** Finds records by a part of their number or name; the service searches and pages. */
  readonly search: LoadOptions;
  /** Those that are known by now. */
  readonly options: () => readonly Option[];
  /** One that was read or found; `undefined` until then. */
  readonly rowOf: (id: string) => Row | undefined;
  /** What a person calls it, `…` while it is being read; `undefined` for one nobody knows. */
  readonly nameOf: (id: string) => string | undefined;
  /** The rows that were wanted are there. */
  readonly isReady: boolean;
}

/** Searches the records of a list and knows those that are named; no more of the list is read than is asked for. */
export function useNamedRecords<Name extends ReferenceName>(
  reference: Name,
  { ids = [], names = {}, among = {}, query = {}, first, all = false }: NamedOptions = {},
): NamedRecords<ReferenceRow<Name>> {
  type Row = ReferenceRow<Name>;
  const workbench = useWorkbench();
  const { client, can } = workbench;
  const named = references[reference] as unknown as Reference<Row>;
  const { operation, option } = named;
  const found = useRef(new Map<string, Row>());

  const reads = useQueries({
    queries: requestsById(ids.filter(isId), query).map((request) => {
      return {
        queryKey: queryKey(workbench, operation, request as never),
        queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
          operation(client, request as never, { signal }) as unknown as Promise<Offered<Row>>,
      };
    }),
  });
  for (const row of reads.flatMap(({ data }) => data?.list ?? []))
    found.current.set(option(row).value, row);

  const filters = { ...(all ? {} : inUse(named.fields)), ...among };
  const key = JSON.stringify({ filters, query, first });
  const search = useMemo(
    (): LoadOptions => async (text, signal) => {
      const { first, ...among } = JSON.parse(key) as AskedRows;
      const ask = (given: AskedRows) => offeredRows({ client, can }, named, given, text, signal);
      const suiting = { ...among, query: { ...among.query, ...first } };
      const [before, { total, list }] = await Promise.all([
        first && text.trim() === '' ? ask(suiting) : undefined,
        ask(among),
      ]);
      const rows = new Map(
        [...(before?.list ?? []), ...list].map((row) => [option(row).value, row]),
      );
      for (const [id, row] of rows) found.current.set(id, row);
      const offered = Array.from(rows.values(), option);
      if (total <= list.length) return offered;
      const more = t('还有 {count} 项，请输入查找', { count: total - list.length });
      return [...offered, { value: '', label: more, disabled: true }];
    },
    [client, can, named, option, key],
  );

  const isReady = reads.every(({ isPending }) => !isPending);
  // What was read changes what cells show: columns that are made of this are made again.
  const read = reads.map(({ dataUpdatedAt }) => dataUpdatedAt).join();
  const calls = JSON.stringify(names);
  return useMemo((): NamedRecords<Row> => {
    const called: Readonly<Record<string, string>> = JSON.parse(calls);
    const rowOf = (id: string) => found.current.get(id);
    const nameOf = (id: string) => {
      const row = rowOf(id);
      return row === undefined ? (called[id] ?? (isReady ? undefined : WAITS)) : option(row).label;
    };
    let known: readonly Option[] = [];
    let size = -1;
    const options = () => {
      if (size !== found.current.size) {
        size = found.current.size;
        const others = Object.entries(called).filter(([id]) => !found.current.has(id));
        known = [
          ...Array.from(found.current.values(), option),
          ...others.map(([value, label]) => ({ value, label })),
        ];
      }
      return known;
    };
    return { search, options, rowOf, nameOf, isReady };
  }, [search, calls, read, isReady, option]);
}

/** What rows call the records they name: the id in one of their fields, the name in another. */
export const namesOf = <Row extends object>(
  rows: readonly Row[],
  id: keyof Row,
  name: keyof Row,
): Readonly<Record<string, string>> =>
  Object.fromEntries(
    rows.flatMap((row): [string, string][] => {
      const [key, text] = [row[id], row[name]];
      return isId(key) && typeof text === 'string' && text !== '' ? [[key, text]] : [];
    }),
  );

/** Pasted words that nobody knew stand in the place of an id. */
const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^-?\d{1,19}$/.test(value);

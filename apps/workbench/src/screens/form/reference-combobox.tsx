import type { Client } from '@garment-mes/sdk';
import type { Fields, ReferenceName } from '@garment-mes/sdk/labels';
import { Combobox, type Option } from '@garment-mes/ui';
import { useMemo, useRef } from 'react';
import { useOperation } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { listQuery, noSearch } from '#screens/list/list-state.ts';
import { type Reference, type ReferenceRow, references } from './references.ts';

interface ReferenceComboboxProps<Name extends ReferenceName> {
  readonly reference: Name;
  /** Id of the record that is named; `''` for none. */
  readonly value: string;
  /** Its name; looked up by the id when left out. */
  readonly valueLabel?: string | undefined;
  /** The row is `undefined` when the choice was cleared. */
  readonly onChange: (id: string, row: ReferenceRow<Name> | undefined) => void;
  readonly disabled?: boolean;
  /** Values by field that rows have to have, beside being in use. */
  readonly among?: Readonly<Record<string, readonly string[]>>;
  /** Offers records that are out of use as well, as a filter does. */
  readonly all?: boolean;
  readonly className?: string | undefined;
  readonly placeholder?: string;
  readonly 'aria-label'?: string;
}

/** Rows that are offered at once; further ones are found by typing. */
const OFFERED = 20;

interface Answer {
  readonly total: number;
  readonly list: readonly { readonly id: string }[];
}

/** Another record, found by typing a part of its number or name; the service searches and pages. */
export function ReferenceCombobox<Name extends ReferenceName>(props: ReferenceComboboxProps<Name>) {
  const { reference, value, valueLabel, onChange, among, all = false, ...control } = props;
  const { client } = useWorkbench();
  const named = references[reference] as unknown as Reference<object>;
  const offered = useRef(new Map<string, object>());
  const key = JSON.stringify(among ?? {});
  const options = useMemo(() => {
    const filters = { ...(all ? {} : inUse(named.fields)), ...JSON.parse(key) };
    return async (text: string, signal: AbortSignal) => {
      const { list, total } = await offeredRows(client, named, filters, text, signal);
      for (const row of list) offered.current.set(row.id, row);
      return optionsOf(named, list, total);
    };
  }, [client, named, all, key]);
  // Input that was taken back, and a filter that was kept, know the id alone.
  const answer = useOperation(
    named.operation,
    { query: { pageNum: 1, pageSize: 1, filter: { id: [value] } } } as never,
    { enabled: value !== '' && valueLabel === undefined },
  ).data as Answer | undefined;
  const [found] = answer?.list ?? [];
  return (
    <Combobox
      {...control}
      value={value}
      options={options}
      valueLabel={valueLabel ?? (found && named.option(found).label)}
      onValueChange={(id) =>
        onChange(id, offered.current.get(id) as ReferenceRow<Name> | undefined)
      }
    />
  );
}

/** Rows of a list that a text finds, those offered at once. */
export function offeredRows(
  client: Client,
  { operation, fields }: Reference<object>,
  filters: Readonly<Record<string, readonly string[]>>,
  text: string,
  signal: AbortSignal,
): Promise<Answer> {
  const table = { sort: undefined, filters, page: 1, pageSize: OFFERED };
  const query = listQuery(fields, table, { ...noSearch, text });
  return operation(client, { query } as never, { signal }) as Promise<Answer>;
}

/** The rows that were found, and how many more there are. */
function optionsOf(
  { option }: Reference<object>,
  list: readonly object[],
  total: number,
): readonly Option[] {
  const rows = list.map(option);
  if (total <= list.length) return rows;
  const more = t('还有 {count} 项，请输入查找', { count: total - list.length });
  return [...rows, { value: '', label: more, disabled: true }];
}

/** A record may still be chosen when one of these fields has this value. */
const IN_USE = { DelFlag: '0', RecordStatus: '0', EmployeeStatus: '0' } as const;

/** Records out of use are not chosen any more. */
function inUse(fields: Fields): Readonly<Record<string, readonly string[]>> {
  const found = Object.entries(fields).flatMap(([name, { enumName = '', filter }]) =>
    filter && enumName in IN_USE ? [[name, [IN_USE[enumName as keyof typeof IN_USE]]]] : [],
  );
  return Object.fromEntries(found);
}

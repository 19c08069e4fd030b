import type { Client } from '@garment-mes/sdk';
import type { Fields, ReferenceName } from '@garment-mes/sdk/labels';
import { Combobox, type Option } from '@garment-mes/ui';
import { useMemo } from 'react';
import { useOperation } from '#app/api.tsx';
import { t } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { listQuery, noSearch } from '#screens/list/list-state.ts';
import { type Reference, references } from './references.ts';

interface ReferenceControlProps {
  /** Of the field, `customerId`. */
  readonly name: string;
  readonly reference: ReferenceName;
  /** Id of the record that is named; `''` for none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  readonly disabled: boolean;
  /** The stored record, which knows the name beside the id. */
  readonly row?: object | undefined;
  /** Names a control that stands in no field. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** Rows that are offered at once; further ones are found by typing. */
const OFFERED = 20;

interface Answer {
  readonly total: number;
  readonly list: readonly object[];
}

/** Another record, found by typing a part of its number or name; the service searches and pages. */
export function ReferenceControl(props: ReferenceControlProps) {
  const { name, reference, value, onChange, disabled, row = {}, label, className } = props;
  const { client } = useWorkbench();
  const named = references[reference];
  const options = useMemo(
    () => (text: string, signal: AbortSignal) => offeredRows(client, named, text, signal),
    [client, named],
  );
  const { [name]: stored, [name.replace(/Id$/, 'Name')]: storedName } = row as Readonly<
    Record<string, unknown>
  >;
  const isStored = stored === value && typeof storedName === 'string';
  // Input that was taken back knows the id alone.
  const answer = useOperation(
    named.operation,
    { query: { pageNum: 1, pageSize: 1, filter: { id: [value] } } } as never,
    { enabled: value !== '' && !isStored },
  ).data as Answer | undefined;
  const found = answer?.list[0];
  return (
    <Combobox
      className={className}
      {...(label === undefined ? {} : { 'aria-label': label, placeholder: label })}
      value={value}
      options={options}
      disabled={disabled}
      valueLabel={isStored ? storedName : found && named.option(found as never).label}
      onValueChange={onChange}
    />
  );
}

async function offeredRows(
  client: Client,
  { operation, fields, option }: Reference,
  text: string,
  signal: AbortSignal,
): Promise<readonly Option[]> {
  const table = { sort: undefined, filters: inUse(fields), page: 1, pageSize: OFFERED };
  const query = listQuery(fields, table, { ...noSearch, text });
  const { list, total } = (await operation(client, { query } as never, { signal })) as Answer;
  const rows = list.map((row) => option(row as never));
  if (total <= list.length) return rows;
  const more = t('还有 {count} 项，请输入查找', { count: total - list.length });
  return [...rows, { value: '', label: more, disabled: true }];
}

/** Disabled records are not chosen any more. */
const inUse = ({ delFlag }: Fields): Readonly<Record<string, readonly string[]>> =>
  delFlag?.filter ? { delFlag: ['0'] } : {};

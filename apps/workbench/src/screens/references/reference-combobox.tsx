import type { ReferenceName } from '@garment-mes/sdk/labels';
import { Combobox } from '@garment-mes/ui';
import type { ReferenceRow } from './references.ts';
import { type NamedOptions, useNamedRecords } from './use-named-records.ts';

interface ReferenceComboboxProps<Name extends ReferenceName>
  extends Pick<NamedOptions, 'among' | 'query' | 'all'> {
  readonly reference: Name;
  /** Id of the record that is named; `''` for none. */
  readonly value: string;
  /** Its name; looked up by the id when left out. */
  readonly valueLabel?: string | undefined;
  /** The row is `undefined` when the choice was cleared. */
  readonly onChange: (id: string, row: ReferenceRow<Name> | undefined) => void;
  readonly disabled?: boolean;
  readonly className?: string | undefined;
  readonly placeholder?: string;
  readonly 'aria-label'?: string;
}

/** Another record, found by typing a part of its number or name; the service searches and pages. */
export function ReferenceCombobox<Name extends ReferenceName>(props: ReferenceComboboxProps<Name>) {
  const { reference, value, valueLabel, onChange, among, query, all, ...control } = props;
  // Input that was taken back, and a filter that was kept, know the id alone.
  const ids = value !== '' && valueLabel === undefined ? [value] : [];
  const records = useNamedRecords(reference, {
    ids,
    ...(among ? { among } : {}),
    ...(query ? { query } : {}),
    ...(all ? { all } : {}),
  });
  return (
    <Combobox
      {...control}
      value={value}
      options={records.search}
      valueLabel={valueLabel ?? records.nameOf(value)}
      onValueChange={(id) => onChange(id, records.rowOf(id))}
    />
  );
}

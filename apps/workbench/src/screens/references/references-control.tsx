import type { ReferenceName } from '@garment-mes/sdk/labels';
import { MultiCombobox } from '@garment-mes/ui';
import { type NamedOptions, useNamedRecords } from './use-named-records.ts';

interface ReferencesControlProps extends Pick<NamedOptions, 'among' | 'query'> {
  readonly reference: ReferenceName;
  /** Ids of the records that are named. */
  readonly values: readonly string[];
  /** No record is no value: a list that is left out asks for something else than an empty one. */
  readonly onChange: (ids: readonly string[] | '') => void;
  readonly disabled: boolean;
}

/** Several records, each found by a part of its number or name. */
export function ReferencesControl(props: ReferencesControlProps) {
  const { reference, values, onChange, disabled, among, query } = props;
  const records = useNamedRecords(reference, {
    ids: values,
    ...(among ? { among } : {}),
    ...(query ? { query } : {}),
  });
  const names = values.map((id) => [id, records.nameOf(id) ?? id] as const);
  return (
    <MultiCombobox
      values={values}
      valueLabels={Object.fromEntries(names)}
      disabled={disabled}
      options={records.search}
      onValuesChange={(ids) => onChange(ids.length === 0 ? '' : ids)}
    />
  );
}

import { listDictItems } from '@garment-mes/sdk/ccm';
import { Select } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';

/** Why nobody sewed, as the company keeps it, by its code. */
export function useReasons() {
  const { data } = useOperation(listDictItems, {
    query: { typeCode: 'noWorkReason', pageSize: 100, order: 'sort_num asc' },
  });
  return (data?.list ?? []).map(({ itemCode, name }) => ({ value: itemCode, label: name }));
}

/** The reason of minutes that were not sewn. */
export function ReasonField({ value, onChange }: ControlProps) {
  return (
    <Select
      value={String(value ?? '')}
      clearable
      options={useReasons()}
      onValueChange={(code) => onChange(code)}
    />
  );
}

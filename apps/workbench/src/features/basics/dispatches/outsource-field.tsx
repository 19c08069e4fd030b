import type { DispatchTypeRow } from '@garment-mes/sdk/mes2';
import { Switch } from '@garment-mes/ui';
import type { ControlProps } from '#screens/form/form-definition.ts';

/** Whether a type is done outside; it stays what it is once something was dispatched. */
export function OutsourceField({ value, onChange, row }: ControlProps) {
  const { useCount = 0 } = (row ?? {}) as Partial<DispatchTypeRow>;
  return (
    <Switch
      checked={value === 1}
      disabled={useCount > 0}
      onCheckedChange={(on) => onChange(on ? 1 : 0)}
    />
  );
}

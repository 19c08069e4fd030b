import type { ControlProps } from '#screens/form/form-definition.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';

/** Beds of the order that are not handed on yet. */
const OPEN = { status: ['0', '1', '2'] };

/** The bed that is fed, one of the order's. */
export function BedField({ value, onChange, values }: ControlProps) {
  const orderId = String(values['orderId'] ?? '');
  return (
    <ReferenceCombobox
      reference="listCuttingBeds"
      value={String(value ?? '')}
      onChange={onChange}
      among={OPEN}
      query={{ orderId }}
      disabled={orderId === ''}
    />
  );
}

import { DateInput, Field, NumberInput, TextInput } from '@garment-mes/ui';
import { KindControl } from '#screens/form/form-control.tsx';
import { useBill } from '../bill-context.ts';
import { type HeadName, headFields } from '../draft/head-names.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';

/** Decimals of a measure that takes fewer than four. */
const PLACES: { readonly [Name in HeadName]?: number } = {
  ...{ markerLen: 3, endLossLen: 3, widthCm: 1, markerEffPct: 2 },
};
/** Longest text of a field that takes other than 64 signs. */
const LIMITS: { readonly [Name in HeadName]?: number } = { remark: 500 };

/** A field of the head that its kind says enough of. */
export function PlainField({ name }: { readonly name: HeadName }) {
  const { draft, change, readOnly, faultOf } = useBill();
  const spec = headFields[name];
  const set = (value: unknown) => change(fieldEvent(name, value as string | number));
  const value = draft[name];
  const typed = { 'data-cell': name, value: String(value), readOnly, onValueChange: set };
  return (
    <Field label={billLabel(name)} required={spec.required === true} error={faultOf(name)}>
      {spec.kind === 'text' ? (
        <TextInput {...typed} maxLength={LIMITS[name] ?? 64} />
      ) : spec.kind === 'decimal' || spec.kind === 'integer' ? (
        <NumberInput {...typed} places={spec.kind === 'integer' ? 0 : (PLACES[name] ?? 4)} />
      ) : spec.kind === 'date' || spec.kind === 'timestamp' ? (
        <DateInput {...typed} withTime={spec.kind === 'timestamp'} />
      ) : (
        <KindControl name={name} field={spec} value={value} disabled={readOnly} onChange={set} />
      )}
    </Field>
  );
}

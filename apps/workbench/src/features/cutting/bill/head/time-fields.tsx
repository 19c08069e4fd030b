import { UpdateCuttingBedBodyFields } from '@garment-mes/sdk/labels';
import { DateInput, Field } from '@garment-mes/ui';
import { fieldLabel } from '#screens/fields/labels.ts';
import { useBill } from '../bill-context.ts';
import { fieldEvent } from './bill-fields.ts';

const TIMES = ['spreadStartDate', 'spreadEndDate', 'cutStartDate', 'cutEndDate'] as const;

/** When the bed was spread and cut; the steps write them, a leader may put them right. */
export function TimeFields() {
  const { draft, change, readOnly } = useBill();
  return TIMES.map((field) => (
    <Field key={field} label={fieldLabel(UpdateCuttingBedBodyFields, field)}>
      <DateInput
        withTime
        data-cell={field}
        readOnly={readOnly}
        value={draft[field]}
        onValueChange={(value) => change(fieldEvent(field, value))}
      />
    </Field>
  ));
}

import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { DateRangeInput } from './date-range.tsx';

export const title = 'date-range';

const TODAY = '2024-03-20';

function Delivery() {
  const [value, setValue] = useState({ from: '2024-03-01', to: '2024-03-20' });
  return (
    <Field label="交期" hint="起止日都算在内">
      <DateRangeInput value={value} onValueChange={setValue} today={TODAY} />
    </Field>
  );
}

export const stories = {
  delivery: () => <div style={{ width: 280 }}>{<Delivery />}</div>,
  states: () => (
    <div style={{ display: 'grid', gap: 12, width: 280 }}>
      <DateRangeInput aria-label="空" value={{ from: '', to: '' }} today={TODAY} />
      <DateRangeInput aria-label="一端" value={{ from: '2024-03-01', to: '' }} today={TODAY} />
      <DateRangeInput
        aria-label="颠倒"
        value={{ from: '2024-03-20', to: '2024-03-01' }}
        today={TODAY}
      />
      <DateRangeInput
        aria-label="停用"
        value={{ from: '2024-03-01', to: '2024-03-20' }}
        disabled
        today={TODAY}
      />
      <DateRangeInput
        aria-label="只读"
        value={{ from: '2024-03-01', to: '2024-03-20' }}
        readOnly
        today={TODAY}
      />
    </div>
  ),
};

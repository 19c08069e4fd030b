import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { NumberRangeInput } from './number-range.tsx';

export const title = 'number-range';

function Length() {
  const [value, setValue] = useState({ from: '1.500', to: '2.250' });
  return (
    <Field label="段长" unit="米">
      <NumberRangeInput value={value} onValueChange={setValue} places={3} min="0" />
    </Field>
  );
}

export const stories = {
  length: () => <div style={{ width: 280 }}>{<Length />}</div>,
  states: () => (
    <div style={{ display: 'grid', gap: 12, width: 280 }}>
      <NumberRangeInput aria-label="空" value={{ from: '', to: '' }} />
      <NumberRangeInput aria-label="颠倒" value={{ from: '9', to: '1' }} />
      <NumberRangeInput aria-label="停用" value={{ from: '1', to: '9' }} disabled />
      <NumberRangeInput aria-label="只读" value={{ from: '1', to: '9' }} readOnly />
    </div>
  ),
};

import { useState } from 'react';
import { NumberInput } from './number-input.tsx';

export const title = 'number-input';

function Plies() {
  const [value, setValue] = useState('120');
  return (
    <NumberInput
      aria-label="层数"
      value={value}
      onValueChange={setValue}
      unit="层"
      min="0"
      max="200"
    />
  );
}

export const stories = {
  numbers: () => (
    <div style={{ display: 'grid', gap: 12, width: 200 }}>
      <Plies />
      <NumberInput aria-label="空" value="" placeholder="选填" />
      <NumberInput aria-label="超出范围" value="201" max="200" />
      <NumberInput aria-label="金额" value="-1234.50" places={2} unit="元" />
      <NumberInput aria-label="停用" value="120" disabled />
      <NumberInput aria-label="只读" value="120" readOnly />
    </div>
  ),
};

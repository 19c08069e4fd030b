import { useState } from 'react';
import { RadioGroup } from './radio-group.tsx';

export const title = 'radio-group';

const options = ['白班', '中班', '夜班'].map((label, index) => ({ value: String(index), label }));

function Variants() {
  const [value, setValue] = useState('0');
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <RadioGroup aria-label="班次" options={options} value={value} onValueChange={setValue} />
      <RadioGroup
        aria-label="班次"
        variant="segments"
        options={options}
        value={value}
        onValueChange={setValue}
      />
    </div>
  );
}

export const stories = {
  variants: Variants,
  states: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <RadioGroup aria-label="停用" options={options} value="1" disabled />
      <RadioGroup
        aria-label="部分停用"
        variant="segments"
        options={options.map((option) => ({ ...option, disabled: option.value === '2' }))}
        value="0"
      />
    </div>
  ),
};

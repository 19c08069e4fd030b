import { useState } from 'react';
import { Select } from './select.tsx';

export const title = 'select';

const shifts = [
  { value: '1', label: '白班', note: '08:00' },
  { value: '2', label: '中班', note: '16:00' },
  { value: '3', label: '夜班', disabled: true },
];

function Shifts() {
  const [value, setValue] = useState('1');
  return (
    <Select aria-label="班次" options={shifts} value={value} onValueChange={setValue} clearable />
  );
}

export const stories = {
  states: () => (
    <div style={{ display: 'grid', gap: 12, width: 200 }}>
      <Shifts />
      <Select aria-label="未选" options={shifts} value="" />
      <Select aria-label="有误" options={shifts} value="" aria-invalid />
      <Select aria-label="停用" options={shifts} value="2" disabled />
      <Select aria-label="无选项" options={[]} value="" />
    </div>
  ),
};

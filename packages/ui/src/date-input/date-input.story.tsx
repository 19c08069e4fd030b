import { useState } from 'react';
import { Field } from '../field/field.tsx';
import { DateInput } from './date-input.tsx';
import type { DateCode } from './read-date.ts';

export const title = 'date-input';

const TODAY = '2024-03-20';

function Coded({ code, label, start }: { code: DateCode; label: string; start: string }) {
  const [value, setValue] = useState(start);
  return (
    <Field label={label} hint={value}>
      <DateInput code={code} value={value} onValueChange={setValue} today={TODAY} />
    </Field>
  );
}

const grid = {
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  maxWidth: 900,
};

export const stories = {
  codes: () => (
    <div style={grid}>
      <Coded code={1} label="日期" start="2024-03-20" />
      <Coded code={2} label="到秒" start="2024-03-20 08:30:15" />
      <Coded code={3} label="到分" start="2024-03-20 08:30" />
      <Coded code={4} label="紧凑" start="20240320" />
      <Coded code={5} label="当天开始" start="2024-03-20 00:00:00" />
      <Coded code={6} label="当天结束" start="2024-03-20 23:59:59" />
    </div>
  ),
  states: () => (
    <div style={grid}>
      <DateInput aria-label="空" value="" today={TODAY} />
      <DateInput aria-label="超出范围" value="2024-02-01" min="2024-03-01" today={TODAY} />
      <DateInput aria-label="停用" value="2024-03-20" disabled today={TODAY} />
      <DateInput aria-label="只读" value="2024-03-20" readOnly today={TODAY} />
    </div>
  ),
};

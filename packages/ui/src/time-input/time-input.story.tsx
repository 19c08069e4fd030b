import { useState } from 'react';
import { TimeInput } from './time-input.tsx';

export const title = 'time-input';

function Minutes() {
  const [value, setValue] = useState('08:30');
  return <TimeInput aria-label="上班" value={value} onValueChange={setValue} />;
}

function Seconds() {
  const [value, setValue] = useState('17:30:15');
  return <TimeInput aria-label="扫描" seconds value={value} onValueChange={setValue} />;
}

export const stories = {
  times: () => (
    <div style={{ display: 'grid', gap: 12, width: 160 }}>
      <Minutes />
      <Seconds />
      <TimeInput aria-label="空" value="" />
      <TimeInput aria-label="有误" value="08:30" aria-invalid />
      <TimeInput aria-label="停用" value="08:30" disabled />
      <TimeInput aria-label="只读" value="08:30" readOnly />
    </div>
  ),
};

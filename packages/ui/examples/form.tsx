import { DateInput, DateRangeInput, Field, NumberInput, UiProvider } from '@garment-mes/ui';
import { useState } from 'react';

export default function Form() {
  const [length, setLength] = useState('660.000');
  const [due, setDue] = useState('2024-03-20 08:30');
  const [week, setWeek] = useState({ from: '2024-03-18', to: '2024-03-24' });
  return (
    <UiProvider density="dense">
      <Field label="拉布长度" unit="米" required>
        <NumberInput value={length} onValueChange={setLength} places={3} min="0" />
      </Field>
      <Field label="截止">
        <DateInput code={3} value={due} onValueChange={setDue} />
      </Field>
      <Field label="生产日期" hint="起止日都算在内">
        <DateRangeInput value={week} onValueChange={setWeek} />
      </Field>
    </UiProvider>
  );
}

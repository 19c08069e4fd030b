import { useState } from 'react';
import { Combobox } from '../combobox/combobox.tsx';
import { DateInput } from '../date-input/date-input.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { Textarea } from '../textarea/textarea.tsx';
import { Field } from './field.tsx';

export const title = 'field';

const customers = ['星辰服饰', '海岚', '北岸户外'].map((label, index) => ({
  value: String(index),
  label,
  note: `KH0${index}`,
}));

function Form() {
  const [text, setText] = useState('SO2403017');
  const [customer, setCustomer] = useState('1');
  const [kind, setKind] = useState('');
  const [length, setLength] = useState('660.000');
  const [date, setDate] = useState('2024-03-20');
  return (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
        maxWidth: 900,
      }}
    >
      <Field label="订单号" required>
        <TextInput value={text} onValueChange={setText} clearable />
      </Field>
      <Field label="客户" hint="输入名称或编号">
        <Combobox options={customers} value={customer} onValueChange={setCustomer} />
      </Field>
      <Field label="类型" required error="请选择类型">
        <Select options={customers} value={kind} onValueChange={setKind} />
      </Field>
      <Field label="拉布长度" unit="米">
        <NumberInput value={length} onValueChange={setLength} places={3} min="0" />
      </Field>
      <Field label="交期">
        <DateInput value={date} onValueChange={setDate} />
      </Field>
      <Field label="总件数" unit="件" computed>
        <NumberInput value="2160" readOnly />
      </Field>
      <Field label="备注">
        <Textarea placeholder="选填" />
      </Field>
      <Field label="停用">
        <TextInput value="不可修改" disabled />
      </Field>
    </div>
  );
}

export const stories = {
  form: Form,
};

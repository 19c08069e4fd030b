import { useState } from 'react';
import type { LoadOptions } from '../combobox/use-options.ts';
import { Field } from '../field/field.tsx';
import { MultiCombobox } from './multi-combobox.tsx';

export const title = 'multi-combobox';

const colours = ['黑色', '藏青', '米白', '军绿', '酒红', '驼色'].map((label, index) => ({
  value: `C${index}`,
  label,
  note: `C0${index}`,
  disabled: index === 3,
}));
const orders = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `SO24${String(index).padStart(5, '0')}`,
}));
const ask: LoadOptions = async (query) => colours.filter(({ label }) => label.includes(query));

function Colours() {
  const [values, setValues] = useState<readonly string[]>(['C1', 'C4']);
  return (
    <MultiCombobox aria-label="颜色" options={colours} values={values} onValuesChange={setValues} />
  );
}

function Asked() {
  const [values, setValues] = useState<readonly string[]>(['C5']);
  return (
    <MultiCombobox
      aria-label="询问颜色"
      options={ask}
      values={values}
      valueLabels={{ C5: '驼色' }}
      onValuesChange={setValues}
    />
  );
}

function Many() {
  const [values, setValues] = useState<readonly string[]>([]);
  return (
    <Field label="订单" hint="一万个订单">
      <MultiCombobox options={orders} values={values} onValuesChange={setValues} />
    </Field>
  );
}

export const stories = {
  colours: () => <div style={{ width: 280 }}>{<Colours />}</div>,
  asked: () => <div style={{ width: 280 }}>{<Asked />}</div>,
  many: () => <div style={{ width: 280 }}>{<Many />}</div>,
  states: () => (
    <div style={{ display: 'grid', gap: 12, width: 280 }}>
      <MultiCombobox aria-label="无" options={colours} values={[]} />
      <MultiCombobox aria-label="有误" options={colours} values={['C0']} aria-invalid />
      <MultiCombobox aria-label="停用" options={colours} values={['C0', 'C1']} disabled />
      <MultiCombobox
        aria-label="只读"
        options={colours}
        values={colours.map((c) => c.value)}
        readOnly
      />
    </div>
  ),
};

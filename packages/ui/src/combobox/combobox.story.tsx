import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import type { Option } from '../select/option.ts';
import { Combobox } from './combobox.tsx';
import type { LoadOptions } from './use-options.ts';

export const title = 'combobox';

const colours = ['黑色', '藏青', '米白', '军绿', '酒红', '驼色'].map((label, index) => ({
  value: `C${index}`,
  label,
  note: `C0${index}`,
  disabled: index === 2,
}));
const ask: LoadOptions = async (query) => {
  await new Promise((done) => setTimeout(done, 400));
  return colours.filter(({ label }) => label.includes(query));
};
const never: LoadOptions = () => new Promise(() => undefined);
const fail: LoadOptions = () => Promise.reject(new Error('请检查网络设置'));
const orders = Array.from({ length: 10_000 }, (_, index) => ({
  value: String(index),
  label: `SO24${String(index).padStart(5, '0')}`,
}));

function Chosen({
  label,
  options,
  start = '',
}: {
  label: string;
  options: readonly Option[] | LoadOptions;
  start?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <Combobox
      aria-label={label}
      options={options}
      value={value}
      valueLabel="藏青"
      onValueChange={setValue}
    />
  );
}

function InDialog() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('story'));
  return (
    <Dialog open={open} onOpenChange={setOpen} title="选择颜色" size={420}>
      <Chosen
        label="颜色"
        options={Array.from({ length: 60 }, (_, index) => ({
          value: `${index}`,
          label: `色 ${index}`,
        }))}
      />
    </Dialog>
  );
}

export const stories = {
  asked: () => (
    <div style={{ width: 240 }}>
      <Chosen label="颜色" options={ask} start="C1" />
    </div>
  ),
  states: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      <Chosen label="本地" options={colours} start="C3" />
      <Chosen label="一万个" options={orders} />
      <Chosen label="查找中" options={never} />
      <Chosen label="失败" options={fail} />
      <Combobox aria-label="有误" options={colours} value="" aria-invalid />
      <Combobox aria-label="停用" options={colours} value="C0" disabled />
      <Combobox aria-label="只读" options={colours} value="C0" readOnly />
    </div>
  ),
  'in a dialog': InDialog,
};

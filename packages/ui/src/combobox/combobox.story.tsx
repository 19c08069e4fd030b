import { useState } from 'react';
import { Dialog } from '../dialog/dialog.tsx';
import { Combobox } from './combobox.tsx';
import type { LoadOptions } from './use-options.ts';

export const title = 'combobox';

const colours = ['黑色', '藏青', '米白', '军绿', '酒红', '驼色'].map((label, index) => ({
  value: `C${index}`,
  label,
  note: `C0${index}`,
}));
const ask: LoadOptions = async (query) => {
  await new Promise((done) => setTimeout(done, 400));
  return colours.filter(({ label }) => label.includes(query));
};

function Asked() {
  const [value, setValue] = useState('C1');
  return (
    <div style={{ width: 240 }}>
      <Combobox
        aria-label="颜色"
        options={ask}
        value={value}
        valueLabel="藏青"
        onValueChange={setValue}
      />
    </div>
  );
}

function InDialog() {
  const [open, setOpen] = useState(new URLSearchParams(location.search).has('story'));
  const [value, setValue] = useState('');
  return (
    <Dialog open={open} onOpenChange={setOpen} title="选择颜色" size={420}>
      <Combobox
        aria-label="颜色"
        options={Array.from({ length: 60 }, (_, index) => ({
          value: `${index}`,
          label: `色 ${index}`,
        }))}
        value={value}
        onValueChange={setValue}
      />
    </Dialog>
  );
}

export const stories = {
  asked: Asked,
  'in a dialog': InDialog,
};

import { useState } from 'react';
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

export const stories = {
  asked: Asked,
};

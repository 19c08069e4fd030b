import { useState } from 'react';
import { ColourPicker } from './colour-picker.tsx';

export const title = 'colour-picker';

function WithAlpha() {
  const [value, setValue] = useState('#3E63DD');
  return (
    <div style={{ width: 240 }}>
      <ColourPicker
        aria-label="颜色"
        alpha
        value={value}
        onValueChange={setValue}
        presets={[
          { value: '#1C2024', label: '黑色' },
          { value: '#1F2D5C', label: '藏青' },
          { value: '#F5F0E6', label: '米白' },
        ]}
      />
    </div>
  );
}

export const stories = {
  'with alpha': WithAlpha,
  states: () => (
    <div style={{ display: 'grid', gap: 12, width: 240 }}>
      <ColourPicker aria-label="未选" value="" />
      <ColourPicker aria-label="色相" value="hsv(210, 60%, 80%)" notation="hsv" />
      <ColourPicker aria-label="有误" value="#12G" aria-invalid />
      <ColourPicker aria-label="停用" value="#46A758" disabled />
    </div>
  ),
};

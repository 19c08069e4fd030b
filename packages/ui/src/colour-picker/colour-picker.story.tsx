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
};

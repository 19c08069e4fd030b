import { useState } from 'react';
import { Checkbox } from './checkbox.tsx';

export const title = 'checkbox';

function States() {
  const [on, setOn] = useState(true);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Checkbox checked={on} onCheckedChange={setOn}>
        对条对格
      </Checkbox>
      <Checkbox checked="indeterminate">部分</Checkbox>
      <Checkbox checked={false}>未选</Checkbox>
      <Checkbox checked disabled>
        不可改
      </Checkbox>
    </div>
  );
}

export const stories = {
  states: States,
};

import { useState } from 'react';
import { Switch } from './switch.tsx';

export const title = 'switch';

function States() {
  const [on, setOn] = useState(true);
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' }}>
      <Switch checked={on} onCheckedChange={setOn}>
        自动分扎
      </Switch>
      <Switch checked={false}>关</Switch>
      <Switch checked disabled>
        不可改
      </Switch>
    </div>
  );
}

export const stories = {
  states: States,
};

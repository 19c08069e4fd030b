import { expect, test } from 'vitest';
import { createConnectivity } from './connectivity.ts';

test('notifies only when calls stop arriving, and when they arrive again', () => {
  const connectivity = createConnectivity();
  const states: boolean[] = [];
  connectivity.subscribe(() => states.push(connectivity.isOffline()));
  for (const reached of [true, false, false, true, true]) connectivity.report(reached);
  expect(states).toEqual([true, false]);
});

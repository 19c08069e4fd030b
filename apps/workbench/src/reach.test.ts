import { expect, test } from 'vitest';
import { createReach } from './reach.ts';

test('tells only when calls stop arriving, and when they arrive again', () => {
  const reach = createReach();
  const states: boolean[] = [];
  reach.subscribe(() => states.push(reach.isLost()));
  for (const reached of [true, false, false, true, true]) reach.heard(reached);
  expect(states).toEqual([true, false]);
});

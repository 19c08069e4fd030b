import { expect, test } from 'vitest';
import { readScale } from './scale-reading.ts';

test('reads the weight that has come to rest', () => {
  expect(readScale('ST,GS,+   1.250kg')).toEqual({ kg: '1.250', isStable: true });
  expect(readScale('S S     12.40 kg')).toEqual({ kg: '12.40', isStable: true });
  expect(readScale('ST,NT,+   345 g')).toEqual({ kg: '0.345', isStable: true });
});

test('a weight that still moves is not at rest', () => {
  expect(readScale('US,GS,+   1.180kg')).toEqual({ kg: '1.180', isStable: false });
  expect(readScale('S D      1.2 kg')).toMatchObject({ isStable: false });
});

test('a scale that sends no stability is stable when it repeats itself', () => {
  const first = readScale('  0.820 kg');
  expect(first).toEqual({ kg: '0.820', isStable: false });
  expect(readScale('  0.820 kg', first)).toEqual({ kg: '0.820', isStable: true });
  expect(readScale('  0.830 kg', first)).toMatchObject({ isStable: false });
});

test('an empty or negative scale and any other line weigh nothing', () => {
  for (const line of ['ST,GS,+   0.000kg', 'ST,GS,-   0.200kg', 'READY', ''])
    expect(readScale(line)).toBeUndefined();
});

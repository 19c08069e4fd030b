import { expect, test } from 'vitest';
import type { RollFigures } from '../figures/roll-figures.ts';
import { rollFigures } from '../figures/roll-figures.ts';
import { firstBed } from '../testing/t-shirt.ts';
import { sameLine } from './same-line.ts';

const line = firstBed.rolls[0];
const figures = (draft = firstBed): RollFigures | undefined => rollFigures(draft)[0];
const props = (part: object = {}) => ({
  ...{ line, colorName: '黑色', roll: figures(), faults: [undefined, undefined] },
  ...part,
});

test('a line stays as it was drawn while figures and faults say the same', () => {
  expect(sameLine(props(), props({ roll: figures(), faults: [undefined, undefined] }))).toBe(true);
});

test.each([
  ['another marker', { roll: figures({ ...firstBed, markerLen: '5.210' }) }],
  ['another fault', { faults: [undefined, '领用须大于0'] }],
  ['another line', { line: { ...line } }],
  ['another colour', { colorName: '藏青' }],
  ['a new property', { flash: true }],
])('%s is drawn', (_name, part) => {
  expect(sameLine(props({ flash: false }), props({ flash: false, ...part }))).toBe(false);
});

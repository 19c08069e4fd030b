import { expect, test } from 'vitest';
import { billOfStyle } from './bill-of-style.ts';

const [BLACK, NAVY, WHITE] = ['BLK', 'NVY', 'WHT'];
const shell = (name: string, ...colorIds: string[]) => ({ name, fabricPart: 1, colorIds });
const said = (bill: Parameters<typeof billOfStyle>[0], colors: readonly string[]) =>
  billOfStyle(bill as ReturnType<typeof shell>[], colors).map(
    ({ name, colorId, isMain }) => `${name} ${colorId ?? '*'}${isMain ? ' main' : ''}`,
  );

test('a line for all stays one line, a line of colours is one for each of the order', () => {
  expect(said([shell('jersey'), shell('rib', BLACK, WHITE)], [BLACK, NAVY])).toEqual([
    'jersey * main',
    'rib BLK',
  ]);
  expect(said([shell('dark', NAVY, BLACK), shell('light', WHITE)], [BLACK, NAVY, WHITE])).toEqual([
    'dark BLK main',
    'dark NVY main',
    'light WHT main',
  ]);
});

test('the first shell fabric of a colour is its main fabric', () => {
  expect(said([shell('dark', BLACK), shell('all'), shell('more')], [BLACK, NAVY])).toEqual([
    'dark BLK main',
    'all * main',
    'more *',
  ]);
  expect(said([shell('dark', BLACK), shell('all')], [BLACK])).toEqual(['dark BLK main', 'all *']);
});

test('without colours of the order only the lines for all are taken; trims are never main', () => {
  const zip = { name: 'zip', fabricPart: null, colorIds: [] };
  expect(said([zip, shell('dark', BLACK), shell('all'), shell('more')], [])).toEqual([
    'zip *',
    'all * main',
    'more *',
  ]);
});

import { expect, test } from 'vitest';
import {
  baseSizeOf,
  type Graded,
  type GradingView,
  graded,
  hasMeasureFault,
  isMeasure,
  shownMeasure,
  typedMeasure,
} from './grading.ts';

const sizes = ['S', 'M', 'L', 'XL'].map((sizeId) => ({ sizeId, sizeName: sizeId }));
const row = (values: Readonly<Record<string, string>>): Graded => ({
  values: Object.entries(values).map(([sizeId, value]) => ({ sizeId, value })),
});
const figures = ({ values }: Graded) =>
  Object.fromEntries(values.map(({ sizeId, value }) => [sizeId, value]));
const chest = row({ S: '50.00', M: '52.00', L: '54.00', XL: '57.00' });
const shown = (of: Graded, view: GradingView, base = 'M') =>
  sizes.map(({ sizeId }) => shownMeasure(of, sizeId, base, view));

test('the size in the middle is the base until one is chosen', () => {
  expect(baseSizeOf(sizes, null)).toBe('M');
  expect(baseSizeOf(sizes.slice(0, 3), undefined)).toBe('M');
  expect(baseSizeOf(sizes, 'L')).toBe('L');
  expect(baseSizeOf(sizes, 'gone')).toBe('M');
  expect(baseSizeOf([], null)).toBeUndefined();
});

test('the other sizes are shown as steps from the base', () => {
  expect(shown(chest, 'step')).toEqual(['-2.00', '52.00', '+2.00', '+5.00']);
  expect(shown(chest, 'step', 'L')).toEqual(['-4.00', '-2.00', '54.00', '+3.00']);
  expect(shown(chest, 'value')).toEqual(['50.00', '52.00', '54.00', '57.00']);
  expect(shown(row({ L: '54.00' }), 'step')).toEqual(['', '', '54.00', '']);
});

test.each(['value', 'step'] as const)(
  'a step and a measure are typed alike, showing %s',
  (view) => {
    const type = (text: string) => figures(typedMeasure(chest, 'L', text, 'M', view)).L;
    expect(type('+2.5')).toBe('54.50');
    expect(type('-1')).toBe('51.00');
    expect(type('−1')).toBe('51.00');
    expect(type('＋０．５')).toBe('52.50');
    expect(type('55')).toBe('55.00');
    expect(type('')).toBeUndefined();
    expect(type('abc')).toBe('abc');
  },
);

test('a new base takes the steps along where steps are shown, and leaves measures alone', () => {
  const type = (view: GradingView) => figures(typedMeasure(chest, 'M', '53', 'M', view));
  expect(type('step')).toEqual({ S: '51.00', M: '53.00', L: '55.00', XL: '58.00' });
  expect(type('value')).toEqual({ S: '50.00', M: '53.00', L: '54.00', XL: '57.00' });
});

test('a step without a base stays as it was typed and is no measure to save', () => {
  const typed = typedMeasure(row({ L: '54.00' }), 'S', '-2', 'M', 'step');
  expect(figures(typed).S).toBe('-2');
  expect(figures(typedMeasure(typed, 'M', '52', 'M', 'value')).S).toBe('50.00');
  expect(['', '52', '0.5'].every(isMeasure)).toBe(true);
  expect(['abc', '5.2.1', '+2', '-2'].some(isMeasure)).toBe(false);
});

test('grades the sizes that are empty from the base, else from the first that has a value', () => {
  const given = row({ M: '52', XL: '57' });
  expect(figures(graded(given, sizes, '2', 'M'))).toEqual({
    ...{ S: '50.00', M: '52', L: '54.00', XL: '57' },
  });
  expect(figures(graded(given, sizes, '2', 'XL'))).toEqual({
    ...{ S: '51.00', M: '52', L: '55.00', XL: '57' },
  });
  expect(figures(graded(given, sizes, '2', 'L')).S).toBe('50.00');
  expect(graded(row({}), sizes, '2', 'M')).toEqual(row({}));
});

test('a value that changes keeps its place among the sizes', () => {
  expect(typedMeasure(chest, 'M', '52.5', 'M', 'value').values.map(({ sizeId }) => sizeId)).toEqual(
    [...['S', 'M', 'L', 'XL']],
  );
});

test('points without a name, with one twice or with a step that waits are not saved', () => {
  const point = (pointName: string, of: Graded = chest) => ({ ...of, pointName });
  expect(hasMeasureFault([point('胸围'), point('衣长')])).toBe(false);
  expect(hasMeasureFault([point('胸围'), point('胸围 ')])).toBe(true);
  expect(hasMeasureFault([point('')])).toBe(true);
  expect(hasMeasureFault([point('胸围', row({ S: '-2' }))])).toBe(true);
});

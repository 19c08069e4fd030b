import type { Fields } from '@garment-mes/sdk/labels';
import { expect, test } from 'vitest';
import { cellTexts } from './line-issues.ts';
import { type LinesSpec, linesOf, newLine, sentLines, withOwnIds } from './line-values.ts';

const items: Fields = {
  day: { zh: '天', en: 'Day', kind: 'integer', required: true },
  pct: { zh: '效率', en: 'Efficiency', kind: 'decimal', required: true },
  remark: { zh: '备注', en: 'Remark', kind: 'text' },
};
const spec: LinesSpec = {
  ...{ items, rows: ['day', 'pct', 'remark'], keys: ['day'] },
  line: (lines) => ({ day: lines.length + 1 }),
};
const stored = [
  { day: 1, pct: '40.00', remark: null },
  { day: 2, pct: '50.00', remark: 'x', pctName: 'kept' },
];

test('lines are typed as texts and sent as the document has them', () => {
  const lines = linesOf(spec, stored);
  expect(lines[0]).toEqual({ id: 'line 0', day: '1', pct: '40.00', remark: '' });
  expect(sentLines(spec, lines)).toEqual([
    { day: 1, pct: '40.00' },
    { day: 2, pct: '50.00', remark: 'x' },
  ]);
  expect(linesOf(spec, lines)).toEqual(lines);
});

test('an emptied cell of a stored record clears what was there, a cell that is needed never', () => {
  const [, second] = linesOf(spec, stored);
  const emptied = [{ ...second, id: 'line 1', day: '7', pct: '', remark: '' }];
  expect(sentLines(spec, emptied, true)).toEqual([{ day: 7, remark: null }]);
  expect(sentLines(spec, emptied)).toEqual([{ day: 7 }]);
});

test('a number of the service is sent, one of the page is not', () => {
  const numbered = {
    ...spec,
    items: { id: { zh: '编号', en: 'Id', kind: 'id' }, ...items } as Fields,
  };
  const lines = [
    ...linesOf(numbered, [{ id: '17', ...stored[0] }]),
    newLine(numbered, [], 'new-1'),
  ];
  const typed = lines.map((line) => ({ ...line, pct: '45' }));
  expect(sentLines(numbered, typed)).toEqual([
    { id: '17', day: 1, pct: '45' },
    { day: 1, pct: '45' },
  ]);
});

test('a new line nobody typed into is none; one that says anything is sent, and refused', () => {
  const lines = linesOf(spec, stored);
  const fresh = newLine(spec, lines, 'new-1');
  expect(fresh).toMatchObject({ day: '3', pct: '' });
  expect(sentLines(spec, [...lines, fresh])).toHaveLength(2);
  expect(sentLines(spec, [...lines, { ...fresh, day: '5' }])[2]).toEqual({ day: 5 });
  expect(sentLines(spec, [{ ...fresh, day: 'one' }])).toEqual([{ day: 'one' }]);
});

test('findings stand at the cells of the lines that were sent', () => {
  const [one, two] = linesOf(spec, stored);
  const lines = [
    newLine(spec, [], 'new-1'),
    ...[one, two].map((line) => ({ ...line, id: line?.id ?? '' })),
  ];
  const issues = new Map([
    ['points.1.day', 'twice'],
    ['points', 'too many'],
    ['other.0.day', 'not here'],
  ]);
  expect(cellTexts(spec, 'points', lines, issues)).toEqual({ 'line 1': { day: 'twice' } });
});

test('lines of two sides get ids of their own', () => {
  const ids = withOwnIds(linesOf(spec, [{ id: 'line 0' }, { id: 'line 0' }, { id: 'line 1' }])).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(3);
  expect([ids[0], ids[2]]).toEqual(['line 0', 'line 1']);
});

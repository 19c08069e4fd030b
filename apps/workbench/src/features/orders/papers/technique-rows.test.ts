import type { Order, Style } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { techniqueSections } from './technique-rows.ts';

const operation = (seqNo: number, section: number, part: object = {}) =>
  ({
    seqNo,
    section,
    sam: '0.5',
    isEnabled: 1,
    processId: String(seqNo),
    ...part,
  }) as Order['processes'][number];
const style = {
  processes: [
    { processId: '10', stitchNote: '五线，12针/3cm' },
    { processId: '20', stitchNote: null },
  ],
} as Style;

test('operations stand by section in the order of the work, with their minutes', () => {
  const sections = techniqueSections(
    [operation(30, 3, { sam: '0.75' }), operation(20, 3), operation(10, 1)],
    style,
  );
  expect(
    sections.map(({ section, sam, rows }) => [
      section,
      sam,
      rows.map(({ operation: { seqNo } }) => seqNo),
    ]),
  ).toEqual([
    [1, '0.5000', [10]],
    [3, '1.2500', [20, 30]],
  ]);
});

test('an operation that is switched off is not on the sheet, one of its own has no note', () => {
  const [section] = techniqueSections(
    [operation(10, 3), operation(20, 3, { isEnabled: 0 }), operation(30, 3, { processId: null })],
    style,
  );
  expect(section?.rows.map(({ stitchNote }) => stitchNote)).toEqual(['五线，12针/3cm', null]);
});

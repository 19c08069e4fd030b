import { expect, test } from 'vitest';
import { availableMinutes, countedPeople, peopleIssues } from './counted-people.ts';

const codes = (row: object, roll = 22) =>
  peopleIssues({ presentNum: 20, attendMin: '9600', ...row }, roll).map(
    ({ field, code }) => `${field} ${code}`,
  );

test('present and absent make up the roll; those absent follow where they were not said', () => {
  expect(codes({})).toEqual([]);
  expect(countedPeople({ presentNum: 20, attendMin: '9600' }, 22)).toMatchObject({
    ...{ absentNum: 2, lentInNum: 0, lentInDeptId: null, attendMin: '9600.00', otMin: '0.00' },
  });
  expect(codes({ presentNum: 25 })).toEqual(['presentNum present-over-roll']);
  expect(codes({ absentNum: 1 })).toEqual(['absentNum roll-sum']);
});

test('helpers, leaders and those lent out are among those present, and a lent person has a line', () => {
  expect(codes({ helperNum: 21, leaderNum: 21, lentOutNum: 21, lentOutDeptId: '7' })).toEqual([
    ...['lentOutNum', 'helperNum', 'leaderNum'].map((field) => `${field} part-over-whole`),
  ]);
  expect(codes({ lentInNum: 2, lentOutNum: 1 })).toEqual([
    'lentInDeptId lending-line',
    'lentOutDeptId lending-line',
  ]);
  expect(() => countedPeople({ presentNum: 2, lentInNum: 1, attendMin: '9' }, 2)).toThrow(
    'lending-line',
  );
});

test('available are the minutes attended, overtime, and those borrowed more than lent', () => {
  const row = { attendMin: '9600', otMin: '120.5', lentInNum: 3, lentOutNum: 1 };
  expect(availableMinutes(row, '480').toString()).toBe('10680.5');
  expect(availableMinutes({ ...row, lentInNum: null, otMin: null }, '480').toString()).toBe('9120');
});

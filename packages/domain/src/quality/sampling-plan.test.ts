import { expect, test } from 'vitest';
import { fc, test as property } from '../testing/property.ts';
import {
  AQL,
  codeLetter,
  INSPECTION_LEVELS,
  isLotAccepted,
  samplingPlan,
  singleSample,
} from './sampling-plan.ts';

// The tables are typed in from the standard, arrows and all, and read here by another rule than the product's.

/** Largest lot of a row, then the letters of S-1, S-2, S-3, S-4, I, II and III. */
const LETTERS_OF_LOTS = `
8       A A A A A A B
15      A A A A A B C
25      A A B B B C D
50      A B B C C D E
90      B B C C C E F
150     B B C D D F G
280     B C D E E G H
500     B C D E F H J
1200    C C E F G J K
3200    C D E G H K L
10000   C D F G J L M
35000   C D F H K M N
150000  D E G J L N P
500000  D E G J M P Q
9000000 D E H K N Q R`;

/** Letter and sample, then the acceptance numbers under each limit; `v` is the first plan below, `^` the first above. */
const NORMAL = `
A 2     v  v  v  v  v  v  v  v  v  v  0  v
B 3     v  v  v  v  v  v  v  v  v  0  ^  v
C 5     v  v  v  v  v  v  v  v  0  ^  v  1
D 8     v  v  v  v  v  v  v  0  ^  v  1  2
E 13    v  v  v  v  v  v  0  ^  v  1  2  3
F 20    v  v  v  v  v  0  ^  v  1  2  3  5
G 32    v  v  v  v  0  ^  v  1  2  3  5  7
H 50    v  v  v  0  ^  v  1  2  3  5  7  10
J 80    v  v  0  ^  v  1  2  3  5  7  10 14
K 125   v  0  ^  v  1  2  3  5  7  10 14 21
L 200   0  ^  v  1  2  3  5  7  10 14 21 ^
M 315   ^  v  1  2  3  5  7  10 14 21 ^  ^
N 500   v  1  2  3  5  7  10 14 21 ^  ^  ^
P 800   1  2  3  5  7  10 14 21 ^  ^  ^  ^
Q 1250  2  3  5  7  10 14 21 ^  ^  ^  ^  ^
R 2000  3  5  7  10 14 21 ^  ^  ^  ^  ^  ^`;

const TIGHTENED = `
A 2     v  v  v  v  v  v  v  v  v  v  v  0
B 3     v  v  v  v  v  v  v  v  v  v  0  v
C 5     v  v  v  v  v  v  v  v  v  0  v  v
D 8     v  v  v  v  v  v  v  v  0  v  v  1
E 13    v  v  v  v  v  v  v  0  v  v  1  2
F 20    v  v  v  v  v  v  0  v  v  1  2  3
G 32    v  v  v  v  v  0  v  v  1  2  3  5
H 50    v  v  v  v  0  v  v  1  2  3  5  8
J 80    v  v  v  0  v  v  1  2  3  5  8  12
K 125   v  v  0  v  v  1  2  3  5  8  12 18
L 200   v  0  v  v  1  2  3  5  8  12 18 ^
M 315   0  v  v  1  2  3  5  8  12 18 ^  ^
N 500   v  v  1  2  3  5  8  12 18 ^  ^  ^
P 800   v  1  2  3  5  8  12 18 ^  ^  ^  ^
Q 1250  1  2  3  5  8  12 18 ^  ^  ^  ^  ^
R 2000  2  3  5  8  12 18 ^  ^  ^  ^  ^  ^`;

const cellsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/));

test('each lot has its letter under each level', () => {
  let smallest = 2;
  for (const [largest = '', ...letters] of cellsOf(LETTERS_OF_LOTS)) {
    for (const lot of [smallest, Number(largest)])
      expect(
        ['S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III'].map((level) =>
          codeLetter(
            lot,
            INSPECTION_LEVELS.find((each) => each === level),
          ),
        ),
      ).toEqual(letters);
    smallest = Number(largest) + 1;
  }
  expect(codeLetter(2120)).toBe('K');
});

test.each([
  ['normal', NORMAL],
  ['tightened', TIGHTENED],
] as const)('each cell of the table of %s inspection, its arrows followed', (severity, table) => {
  const rows = cellsOf(table);
  const limits = ['0.065', '0.10', '0.15', '0.25', '0.40', '0.65', '1.0', '1.5', '2.5', '4.0'];
  expect(AQL).toEqual([...limits, '6.5', '10']);
  rows.forEach(([letter = ''], at) => {
    AQL.forEach((aql, column) => {
      const cell = (row: number) => rows[row]?.[column + 2];
      let row = at;
      while (cell(row) === 'v') row += 1;
      while (cell(row) === '^') row -= 1;
      const ac = Number(cell(row));
      const sampleNum = Number(rows[row]?.[1]);
      expect([letter, aql, singleSample(letter, aql, severity)]).toEqual([
        ...[letter, aql],
        { sampleNum, ac, re: ac + 1 },
      ]);
    });
  });
});

test.each([1, 0, -1, 2.5, Number.NaN])('refuses a lot of %d', (lot) => {
  expect(() => samplingPlan(lot, '2.5', '4.0')).toThrow('invalid-quantity');
});

test.each([
  [60, '2.5', '4.0', 20, [1, 2], [2, 3]],
  [30, '2.5', '4.0', 13, [0, 1], [1, 2]],
  [120, '1.5', '4.0', 32, [1, 2], [3, 4]],
  [2120, '2.5', '4.0', 125, [7, 8], [10, 11]],
] as const)(
  'a lot of %i at %s and %s is judged on one sample',
  (lot, major, minor, sample, a, b) => {
    expect(samplingPlan(lot, major, minor)).toMatchObject({
      sampleNum: sample,
      isFull: false,
      critical: { ac: 0, re: 1 },
      major: { ac: a[0], re: a[1] },
      minor: { ac: b[0], re: b[1] },
    });
  },
);

test('level and severity choose the plan', () => {
  expect(samplingPlan(2120, '2.5', '4.0', 'normal', 'S-4')).toMatchObject({
    ...{ codeLetter: 'G', sampleNum: 32 },
    ...{ major: { ac: 2, re: 3 }, minor: { ac: 3, re: 4 } },
  });
  expect(samplingPlan(2120, '2.5', '4.0', 'tightened')).toMatchObject({
    ...{ codeLetter: 'K', sampleNum: 125 },
    ...{ major: { ac: 5, re: 6 }, minor: { ac: 8, re: 9 } },
  });
  expect(samplingPlan(2120, '0.65', '0.65')).toMatchObject({ sampleNum: 125, major: { ac: 2 } });
});

test('checks every garment of a lot not larger than its sample', () => {
  expect(samplingPlan(13, '1.0', '1.0')).toMatchObject({ sampleNum: 13, isFull: true });
  expect(samplingPlan(14, '1.0', '1.0')).toMatchObject({ sampleNum: 13, isFull: false });
});

test.each([
  [{ critical: 0, major: 7, minor: 10 }, true],
  [{ critical: 0, major: 8, minor: 0 }, false],
  [{ critical: 0, major: 0, minor: 11 }, false],
  [{ critical: 1, major: 0, minor: 0 }, false],
])('judges %j', (found, accepted) => {
  expect(isLotAccepted(samplingPlan(2120, '2.5', '4.0'), found)).toBe(accepted);
});

property(
  'is never easier when tightened',
  [fc.constantFrom(...'ABCDEFGHJKLMNPQR'), fc.constantFrom(...AQL)],
  (letter, aql) => {
    const normal = singleSample(letter, aql);
    const tightened = singleSample(letter, aql, 'tightened');
    expect(tightened.ac / tightened.sampleNum).toBeLessThanOrEqual(normal.ac / normal.sampleNum);
  },
);

test.each([
  [2120, '2.5', '4.0', 'K', 'K', 'K'],
  [40, '2.5', '4.0', 'D', 'C', 'E'],
  [60, '2.5', '4.0', 'E', 'F', 'F'],
] as const)(
  'a lot of %i at %s and %s is letter %s, judged by %s and %s',
  (lot, a, b, own, c, d) => {
    expect(samplingPlan(lot, a, b)).toMatchObject({
      codeLetter: own,
      letters: { major: c, minor: d },
    });
  },
);

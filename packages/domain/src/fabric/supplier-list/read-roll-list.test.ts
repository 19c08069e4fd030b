import { expect, test } from 'vitest';
import type { RollField } from './list-heads.ts';
import { readRollList } from './read-roll-list.ts';

const FIELDS: readonly RollField[] = [
  'rollNo',
  'colorId',
  'dyeLot',
  'labelLen',
  'labelWeight',
  'widthCm',
];
const read = (text: string, fields = FIELDS) =>
  readRollList(
    text.split('\n').map((line) => line.split('|').map((cell) => cell.trim())),
    fields,
  );
/** Heads and lines. */
const table = (text: string) => {
  const { fields = [], rolls } = read(text);
  return [fields, ...rolls];
};

test('columns come by their heads, in either language and in any order; others are left out', () => {
  expect(table('缸号|序号|米数|匹号|颜色\nD7731|1|48.2|R1|黑色\nD7731|2|47|R2|藏青')).toEqual([
    ['dyeLot', 'labelLen', 'rollNo', 'colorId'],
    ['D7731', '48.2', 'R1', '黑色'],
    ['D7731', '47', 'R2', '藏青'],
  ]);
  expect(table('Roll No.|Lot #|Length (m)|N.W. (kg)|Width\nR1|D1|48.2|9.1|175')).toEqual([
    ['rollNo', 'dyeLot', 'labelLen', 'labelWeight', 'widthCm'],
    ['R1', 'D1', '48.2', '9.1', '175'],
  ]);
});

test('figures are in metres, kilograms and centimetres, whatever unit their cell, column or head says', () => {
  const units = read(
    'Roll|Length|Weight|Width\nR1|85.5m|20 kg|69"\nR2|93 yd|44.1 lbs|1.75 m\nR3|100码|9|58/60"',
  );
  expect(units.rolls).toEqual([
    ['R1', '85.5', '20', '175.3'],
    ['R2', '85.039', '20.003', '175'],
    ['R3', '91.44', '9', '58/60"'],
  ]);
  expect(read('卷号|码数\nR1|100').rolls[0]).toEqual(['R1', '91.44']);
  expect(read('Roll|Length yds\nR1|100').rolls[0]).toEqual(['R1', '91.44']);
  expect(read('Roll|Qty|Unit\nR1|100|yds\nR2|90|m').rolls).toEqual([
    ['R1', '91.44'],
    ['R2', '90'],
  ]);
  // Both are there: nothing has to be converted.
  expect(read('Roll|Yards|Metres\nR1|100|91.5').rolls[0]).toEqual(['R1', '91.5']);
});

test('a decimal comma is told by the column; what could be two figures is no figure', () => {
  const lengths = (...cells: readonly string[]) =>
    read(`Roll|Length\n${cells.map((cell, at) => `R${at}|${cell}`).join('\n')}`).rolls.map(
      ([, length]) => length,
    );
  expect(lengths('85,5', '1.098,25', '85,500')).toEqual(['85.5', '1098.25', '85.5']);
  expect(lengths('85.5', '1,098.25', '1,098')).toEqual(['85.5', '1098.25', '1098']);
  expect(lengths('85', '85,500')).toEqual(['85', '85,500 ?']);
  expect(lengths('-5', '０', 'abc', '')).toEqual(['-5', '0', 'abc', '']);
});

test('what stands above the heads and lines of totals are left out with a word', () => {
  const list = read('恒源纺织 送货单\n2024-03-18\n匹号|米数\nR1|48.2\nR2|47\n|\n合计|95.2');
  expect(list).toMatchObject({
    fields: ['rollNo', 'labelLen'],
    rolls: [
      ['R1', '48.2'],
      ['R2', '47'],
    ],
    ...{ above: 2, totals: ['合计 95.2'], differs: undefined },
  });
  // Without a word: no roll, and the length of all.
  expect(read('Roll|Length\nR1|48.2\nR2|47\n|95.2').rolls).toHaveLength(2);
  expect(read('Roll|Length\nR1|48.2\nR2|47\nGrand total 2 rolls|95.2').rolls).toHaveLength(2);
});

test('a total that says something else than its lines is told', () => {
  expect(read('Roll|Length (yd)\nR1|100\nR2|93\nTotal|193')).toMatchObject({
    ...{ totals: ['Total 193'], differs: undefined },
  });
  expect(read('卷号|米数\nR1|48.2\nR2|47\n合计|96').differs).toEqual({ said: '96', added: '95.2' });
});

test('a list without heads comes in the order of the grid, and says so where its heads are strange', () => {
  expect(read('R1|黑色|D1|85.5m\nR2|黑色|D1|93 yd')).toMatchObject({
    ...{ fields: undefined, hasStrangeHeads: false },
    rolls: [
      ['R1', '黑色', 'D1', '85.5'],
      ['R2', '黑色', 'D1', '85.039'],
    ],
  });
  expect(read('93 yd\n\n85,5', ['labelLen']).rolls).toEqual([['85.039'], [''], ['85.5']]);
  expect(read('Bolt|Hue\nR1|黑色').hasStrangeHeads).toBe(true);
});

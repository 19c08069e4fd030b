import { expect, test } from 'vitest';
import { readMatrixBlock } from './read-matrix-block.ts';

const colors = [
  { id: 'b', name: '黑色' },
  { id: 'n', name: '藏青' },
];
const sizes = [
  { id: 's', name: 'S' },
  { id: 'm', name: 'M' },
  { id: 'l', name: 'L' },
];
const read = (text: string, place = { color: 0, size: 0 }) =>
  readMatrixBlock(
    text.split('\n').map((line) => line.split('\t')),
    colors,
    sizes,
    place,
  );

test('numbers without names begin at the cell they were pasted into', () => {
  expect(read('1\t2\n3\t4', { color: 0, size: 1 }).cells).toEqual({
    'b/m': '1',
    'b/l': '2',
    'n/m': '3',
    'n/l': '4',
  });
});

test('names of sizes and colours say where numbers go, and totals are dropped', () => {
  const text = '颜色\tL\tS\t合计\n藏青\t30\t10\t40\n合计\t30\t10\t40';
  expect(read(text)).toEqual({ cells: { 'n/l': '30', 'n/s': '10' }, unknown: [] });
});

test('a block that lies the other way round is turned', () => {
  expect(read('\t黑色\t藏青\nM\t5\t6').cells).toEqual({ 'b/m': '5', 'n/m': '6' });
});

test('reads thousands, full-width digits and blanks, and keeps what is no number', () => {
  expect(read('1,200\t３００\t\n4OO').cells).toEqual({
    'b/s': '1200',
    'b/m': '300',
    'b/l': '',
    'n/s': '4OO',
  });
});

test('a colour the order does not have is named, never made', () => {
  const { cells, unknown } = read('\tS\n雾蓝\t5\n黑色\t6');
  expect(cells).toEqual({ 'b/s': '6' });
  expect(unknown).toEqual(['雾蓝']);
});

import { expect, test } from 'vitest';
import { readCardLines } from './read-card-lines.ts';

const bundles = [
  { id: '1', bundleLabel: 'B0047' },
  { id: '2', bundleLabel: 'B0047-1' },
];

test('reads pairs apart by tabs, commas or spaces, and bundles however their number is written', () => {
  const lines = readCardLines('K1\tB0047\nK2, 47-1\n\nK3 b47', bundles);
  expect(lines.map(({ cardNo, bundleId, fault }) => [cardNo, bundleId, fault])).toEqual([
    ['K1', '1', undefined],
    ['K2', '2', undefined],
    ['K3', '1', undefined],
  ]);
});

test('says of each line what is wrong with it', () => {
  const lines = readCardLines('K1 B0099\nK2\nK3 47\nK3 47', bundles);
  expect(lines.map(({ fault }) => fault)).toEqual([
    '本订单没有扎号“B0099”',
    '每行一张插卡和一个扎号',
    undefined,
    '插卡号“K3”重复',
  ]);
});

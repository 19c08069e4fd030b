import { expect, test } from 'vitest';
import { spotOfCheck } from './change-spot.ts';

const sizes = [{ id: '1', sizeId: '11', sizeName: 'M', seqNo: 10 }];
const draft = { colors: ['5', '6'] };
const names: Readonly<Record<string, string>> = { '5': '黑色', '6': '藏青' };
const spot = (link: string) => spotOfCheck(link, { sizes }, draft, (id) => names[id] ?? id);

test('a cell is found by the colour and size the service names', () => {
  expect(spot('matrix.藏青.M')).toEqual({ place: 'pieces', key: '6/11' });
});

test('a cell that is not on the page leads nowhere', () => {
  expect(spot('matrix.白色.M')).toBeUndefined();
});

test('grids and fields are found by their name, anything else is not', () => {
  expect(spot('processes')).toEqual({ place: 'processes', key: '' });
  expect(spot('deliveryDate')).toEqual({ place: 'head', key: 'deliveryDate' });
  expect(spot('changes')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { BLACK, choices, firstBed, NAVY, SIZES, storeRoll } from '../testing/t-shirt.ts';
import { changeDraft, type DraftEvent } from './change-draft.ts';
import { type BedDraft, emptyDraft } from './draft.ts';

const after = (draft: BedDraft, ...events: DraftEvent[]): BedDraft =>
  events.reduce(changeDraft, draft);

test('takes sizes, colours, fabric and a free table from the order', () => {
  const draft = after(emptyDraft('2024-03-18'), { type: 'order.chosen', choices: choices() });
  expect(draft.sizes.map(({ sizeName }) => sizeName)).toEqual(['S', 'M', 'L', 'XL']);
  expect(draft.colors.map(({ plies }) => plies)).toEqual(['', '']);
  expect(draft).toMatchObject({ materialId: '50', tableId: '61', cutMode: 2, endLossLen: '0.040' });
});

test('empties what belonged to the order before', () => {
  const draft = after(firstBed, { type: 'order.chosen', choices: { ...choices(), orderId: '2' } });
  expect(draft.rolls).toEqual([]);
  expect(draft.markerLen).toBe('');
});

test('keeps what was typed before the order was named and while it was read', () => {
  const draft = after(
    emptyDraft('2024-03-18'),
    { type: 'field.changed', field: 'remark', value: 'rush' },
    { type: 'field.changed', field: 'orderId', value: choices().orderId },
    { type: 'field.changed', field: 'markerName', value: 'K' },
    { type: 'order.chosen', choices: choices() },
  );
  expect(draft).toMatchObject({ remark: 'rush', markerName: 'K', tableId: '61' });
  expect(draft.sizes).toHaveLength(4);
});

test('forgets the marker of one order when another is named', () => {
  const draft = after(firstBed, { type: 'field.changed', field: 'orderId', value: '2' });
  expect(draft).toMatchObject({ orderId: '2', markerName: '', sizes: [], rolls: [] });
});

test('another fabric, or no plan any more, leaves the planned lay and nothing else', () => {
  const planned = { ...firstBed, cutPlanId: '9', layNo: '2' };
  const lining = { type: 'field.changed', field: 'fabricPart', value: 2 } as const;
  expect(after(planned, lining)).toMatchObject({ cutPlanId: '', layNo: '', fabricPart: 2 });
  expect(after(planned, { type: 'lay.left' })).toEqual({ ...planned, cutPlanId: '', layNo: '' });
});

test('takes marker, ratio and plies from a planned lay, colours in its order', () => {
  const draft = after(firstBed, {
    type: 'lay.chosen',
    cutPlanId: '9',
    marker: {
      id: '1',
      markerName: 'T2417-B',
      markerLen: '5.200',
      widthCm: '175.0',
      effPct: '84.00',
      sizes: [{ sizeId: SIZES.M, sizeName: 'M', ratio: '0.50' }],
    },
    lay: {
      id: '2',
      layNo: 2,
      markerId: '1',
      plies: 120,
      planNum: 720,
      reduceBedId: null,
      colors: [
        { colorId: NAVY, colorName: 'Navy', shade: null, plies: 34 },
        { colorId: BLACK, colorName: 'Black', shade: null, plies: 86 },
      ],
    },
  });
  expect(draft.sizes.map(({ ratio }) => ratio)).toEqual(['', '0.5', '', '']);
  expect(draft.colors.map(({ colorId, plies }) => [colorId, plies])).toEqual([
    [NAVY, '34'],
    [BLACK, '86'],
  ]);
  expect(draft.layNo).toBe('2');
});

const bare = { ...firstBed, rolls: [] };
const scan = (id: string, length: string, colorId = BLACK): DraftEvent => ({
  type: 'roll.scanned',
  roll: storeRoll(id, length, colorId),
  colorId,
});

test('adds a scanned roll with as many plies as its fabric gives', () => {
  // 47.89 m at 5.24 m a ply: nine.
  expect(after(bare, scan('1', '47.890')).rolls[0]).toMatchObject({
    plies: '9',
    issuedLen: '47.890',
  });
});

test('suggests no more plies than the colour still misses', () => {
  const draft = after(bare, scan('1', '314.400'), scan('2', '314.400'), scan('3', '100'));
  expect(draft.rolls.map(({ plies }) => plies)).toEqual(['60', '60', '']);
});

test('puts a roll once', () => {
  expect(after(bare, scan('1', '50'), scan('1', '50')).rolls).toHaveLength(1);
});

test('keeps rolls together by colour, and moves them when the colours are sorted', () => {
  const two = {
    ...bare,
    colors: bare.colors.map((color) => ({ ...color, plies: '40' })),
  };
  const draft = after(two, scan('1', '50'), scan('2', '50', NAVY), scan('3', '50'));
  expect(draft.rolls.map(({ key }) => key)).toEqual(['1', '3', '2']);
  const turned = after(draft, { type: 'colors.sorted', keys: ['k2', 'k1'] });
  expect(turned.rolls.map(({ key }) => key)).toEqual(['2', '1', '3']);
});

test('books the difference of a roll where the person says', () => {
  const off = after(firstBed, {
    type: 'roll.changed',
    key: '1302',
    cell: 'returnLen',
    value: '18',
  });
  const settle = (into: 'remnantLen' | 'returnLen') =>
    after(off, { type: 'roll.settled', key: '1302', into }).rolls[1];
  expect(settle('returnLen')?.returnLen).toBe('18.6');
  expect(settle('remnantLen')?.remnantLen).toBe('4.6');
});

test('leaves a shortage alone that is larger than the cell', () => {
  const off = after(firstBed, {
    type: 'roll.changed',
    key: '1301',
    cell: 'issuedLen',
    value: '300',
  });
  expect(after(off, { type: 'roll.settled', key: '1301', into: 'returnLen' })).toEqual(off);
});

test('shares an operation evenly, odd hundredths with the first', () => {
  const add = (id: string): DraftEvent => ({
    type: 'person.added',
    key: id,
    orderProcessId: '70',
    role: 1,
    employee: { id, employeeNo: id, employeeName: id },
  });
  const draft = after(bare, add('1'), add('2'), add('3'), add('3'));
  expect(draft.people.map(({ sharePct }) => sharePct)).toEqual(['33.34', '33.33', '33.33']);
});

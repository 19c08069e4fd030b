import { expect, test } from 'vitest';
import { refusalText } from '../../refusals/refusal-text.ts';
import { fc, test as property } from '../../testing/property.ts';
import { black, firstBed, ordered, spreading } from '../../testing/t-shirt-order.ts';
import type { BedDraft } from '../bed-draft.ts';
import { type BedRules, checkBed, preventsSaving } from './check-bed.ts';
import { needsOneShade } from './check-fabric.ts';

const rules: BedRules = {
  stage: 'submit',
  maxPlies: 120,
  paidProcesses: [spreading],
  ordered,
  cutTolUpPct: '5',
};
const found = (change: Partial<BedDraft>, with_: Partial<BedRules> = {}) =>
  checkBed({ ...firstBed, ...change }, { ...rules, ...with_ }).map((issue) => [
    issue.field,
    refusalText(issue, 'zh-CN'),
  ]);
const rolls = (change: (index: number) => object) =>
  firstBed.rolls.map((roll, index) => ({ ...roll, ...change(index) }));

test('finds nothing wrong with the first bed', () => {
  expect(found({})).toEqual([]);
});

test('I7 finds a roll that is two centimetres off, and says by how much', () => {
  const plyLen = { markerLen: '5.20', endLossLen: '0.04' };
  const roll = {
    rollNo: 'R0314',
    colorId: 'BLK',
    plies: 6,
    issuedLen: '34.62',
    remnantLen: '3.18',
    returnLen: '0.02',
  };
  const bed = { ...plyLen, colors: [{ ...black, plies: 6 }], rolls: [roll] };
  expect(found(bed)).toEqual([['rolls.0.returnLen', '卷R0314 领用34.62 ≠ 34.64，差-0.02米']]);
});

test('holds a roll balanced at exactly a centimetre', () => {
  expect(found({ rolls: rolls((index) => (index ? { returnLen: '18.61' } : {})) })).toEqual([]);
});

test('finds plies above the limit at the colour that passes it', () => {
  const colors = [
    { ...black, plies: 100 },
    { colorId: 'NVY', plies: 21 },
  ];
  expect(found({ colors }, { stage: 'draft', ordered: undefined })).toEqual([
    ['colors.1.plies', '层数须在1到120之间'],
  ]);
});

test.each([0, -1, 1.5, Number.NaN])('finds %d plies', (plies) => {
  const colors = [{ ...black, plies }];
  for (const maxPlies of [120, undefined]) {
    expect(found({ colors }, { stage: 'draft', maxPlies })).toEqual([
      ['colors.0.plies', '层数须为正整数'],
    ]);
  }
});

test('finds odd plies under a half ratio, in each block by itself', () => {
  const sizes = [{ sizeId: 'XL', sizeName: 'XL', ratio: '0.5' }];
  const colors = [
    { ...black, shade: 'A', plies: 46 },
    { ...black, shade: 'B', plies: 39 },
  ];
  expect(found({ sizes, colors }, { stage: 'draft' })).toEqual([
    ['colors.1.plies', '尺码XL配比0.5，黑色B段39层不是双数'],
  ]);
  expect(found({ sizes, colors: [{ ...black, plies: 85 }] }, { stage: 'draft' })).toEqual([
    ['colors.0.plies', '尺码XL配比0.5，黑色85层不是双数'],
  ]);
});

test.each([
  ['0.25', '配比须为0.5的倍数'],
  ['-1', '配比须在0到20之间'],
  ['20.5', '配比须在0到20之间'],
])('finds the ratio %s', (ratio, text) => {
  const sizes = [...firstBed.sizes, { sizeId: 'XXL', ratio }];
  expect(found({ sizes }, { stage: 'draft', ordered: undefined })).toEqual([
    ['sizes.4.ratio', text],
  ]);
});

test('finds a marker that cuts nothing', () => {
  expect(
    found({ sizes: [{ sizeId: 'S', ratio: 0 }], markerLen: 0 }, { stage: 'draft' }),
  ).toContainEqual(['sizes', '请填写尺码配比']);
  expect(found({ markerLen: '0', rolls: [] }, { stage: 'draft' })).toEqual([
    ['markerLen', '段长须大于0'],
  ]);
});

test('I7 finds more plies than a roll is long, and more metres than are on it', () => {
  const second = (change: object) => ({ rolls: rolls((index) => (index ? change : {})) });
  for (const stage of ['draft', 'submit'] as const) {
    const colors = [{ ...black, plies: 126 }];
    const over = { ...second({ plies: 66, plyTo: 126 }), colors };
    expect(found(over, { stage, maxPlies: undefined, ordered: undefined })).toEqual([
      ['rolls.1.plies', '布卷R0302填了66层，340.00米最多铺64层'],
    ]);
    expect(found(second({ remainLen: '339.99' }), { stage })).toEqual([
      ['rolls.1.issuedLen', '布卷R0302领用340.00米，卷上只有339.99米'],
    ]);
    expect(found(second({ remainLen: '340' }), { stage })).toEqual([]);
  }
});

test('I9 finds a roll whose colour the order does not give to the garment', () => {
  const jersey = { materialId: 'J', colorId: 'JET', colorName: '墨黑' };
  const dyed = { rolls: rolls((index) => (index ? { fabric: jersey } : {})) };
  const match = { garmentColorId: 'BLK', materialId: 'J', materialColorId: 'JET' };
  const fabric = { materialId: 'J', fabricPart: 1 as const, matches: [match] };
  const text = '布卷R0302 墨黑 与订单面布颜色不符(配色表无此对应)';
  for (const stage of ['draft', 'submit'] as const) {
    expect(found(dyed, { stage, fabric })).toEqual([]);
    expect(found(dyed, { stage, fabric: { ...fabric, matches: [] } })).toEqual([
      ['rolls.1.plies', text],
    ]);
    expect(found(dyed, { stage, fabric: { ...fabric, materialId: 'other' } })).toEqual([
      ['rolls.1.plies', text],
    ]);
  }
  const away = { ...dyed, colors: [{ colorId: 'NVY', plies: 120 }] };
  expect(found(away, { stage: 'draft', fabric, ordered: undefined })).toEqual([]);
  expect(found(away, { fabric, ordered: undefined })).toContainEqual(['rolls.1.plies', text]);
});

test('I16 finds the roll of another shade band where a colour has one only', () => {
  const shaded = { rolls: rolls((index) => ({ shade: index ? 'B' : 'A' })) };
  expect(found(shaded, { stage: 'draft' })).toEqual([]);
  for (const stage of ['draft', 'submit'] as const) {
    expect(found(shaded, { stage, oneShade: true })).toEqual([
      ['rolls.1.plies', '黑色有A/B两种以上色号段，请改用细颜色床单'],
    ]);
  }
  expect([needsOneShade(1, 1), needsOneShade(3, 1), needsOneShade(1, 0)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a bed is saved with what is settled before it is handed on, not with what cannot be stored', () => {
  const codes = (change: Partial<BedDraft>) =>
    checkBed({ ...firstBed, ...change }, { ...rules, stage: 'draft' })
      .filter(preventsSaving)
      .map(({ code }) => code);
  expect(codes({ colors: [{ ...black, plies: 121 }] })).toEqual([]);
  expect(codes({ rolls: rolls(() => ({ plies: 90, issuedLen: '1', remainLen: '0' })) })).toEqual(
    [],
  );
  expect(codes({ colors: [{ ...black, plies: 1.5 }] })).toEqual(['plies-not-whole']);
  expect(codes({ rolls: rolls(() => ({ returnLen: '-1' })) })).toEqual([
    'length-negative',
    'length-negative',
  ]);
});

test('I13 finds rolls that do not cover the plies', () => {
  expect(found({ colors: [{ ...black, plies: 117 }] })).toEqual([
    ['rolls', '黑色 布卷层数120 ≠ 层数117'],
  ]);
  expect(found({ rolls: [] })).toEqual([['rolls', '请填写布卷']]);
});

test('finds a gap between the spans of two rolls', () => {
  const spans = rolls((index) => (index ? { plyFrom: 62, plyTo: 121 } : {}));
  expect(found({ rolls: spans })).toEqual([
    ['rolls.1.plyFrom', '卷R0302 层号62–121 不连续，应从61开始'],
  ]);
});

test('finds a roll that stands twice', () => {
  expect(found({ rolls: rolls(() => ({ rollNo: 'R0301' })) })).toEqual([
    ['rolls.1.rollNo', '布卷R0301 在本床重复'],
  ]);
});

test('I12 finds a colour and size beyond the tolerance, exactly at the limit it does not', () => {
  const cut = (cutNum: number) =>
    ordered.map((cell) =>
      cell.colorId === 'BLK' && cell.sizeId === 'S' ? { ...cell, cutNum } : cell,
    );
  expect(found({}, { ordered: cut(90) })).toEqual([]);
  expect(found({}, { ordered: cut(91) })).toEqual([
    ['matrix.BLK.S', '黑色/S 已裁91 + 本床120 = 211，超过上限210'],
  ]);
  expect(found({}, { ordered: cut(91), overCutAllowed: true })).toEqual([]);
});

test('I12 names cells in the order of the order, however the sizes of the bed stand', () => {
  const full = ordered.map((cell) => ({ ...cell, cutNum: 1_000 }));
  const cells = (ordered: BedRules['ordered']) => found({}, { ordered }).map(([cell]) => cell);
  expect(cells(full).length).toBeGreaterThan(2);
  expect(cells(full.toReversed())).toEqual(cells(full).toReversed());
});

test('finds a colour that the order does not have', () => {
  expect(found({}, { ordered: [] })[0]).toEqual([
    'matrix.BLK.S',
    'BLK/S 已裁0 + 本床120 = 120，超过上限0',
  ]);
});

test('finds shares that are not 100 % and operations without people', () => {
  const employees = [{ orderProcessId: 'C02', sharePct: '95' }];
  expect(found({ employees })).toEqual([['employees', '拉布 分摊合计95%，应为100%']]);
  expect(found({ employees: [] })).toEqual([['employees', '拉布 请填写参与人']]);
  expect(found({ employees }, { stage: 'draft' })).toEqual([]);
});

test('adds shares exactly: three thirds to two places are not 100 %', () => {
  const third = { orderProcessId: 'C02', sharePct: '33.33' };
  expect(found({ employees: [third, third, { ...third, sharePct: '33.34' }] })).toEqual([]);
  expect(found({ employees: [third, third, third] })).toEqual([
    ['employees', '拉布 分摊合计99.99%，应为100%'],
  ]);
});

test('leaves cells without a number to the form', () => {
  const halfTyped = {
    markerLen: '',
    sizes: [
      { sizeId: 'S', ratio: '' },
      { sizeId: 'M', ratio: 1 },
    ],
    rolls: rolls(() => ({ issuedLen: '', remnantLen: 'x' })),
  };
  expect(found(halfTyped, { stage: 'draft' })).toEqual([]);
});

test('takes an empty cell of a roll for none', () => {
  const last = { defectLen: '', remnantLen: '', returnLen: '', issuedLen: '316.4', spliceLen: '2' };
  expect(found({ rolls: rolls((index) => (index ? last : {})) })).toEqual([]);
});

test('waits for a roll that is not filled in, and names lengths below nothing', () => {
  expect(found({ rolls: rolls((index) => (index ? { spliceLen: 'x' } : {})) })).toEqual([]);
  expect(found({ rolls: rolls((index) => (index ? { issuedLen: '' } : {})) })).toEqual([]);
  expect(found({ rolls: rolls((index) => (index ? { spliceLen: '-2' } : {})) })).toEqual([
    ['rolls.1.spliceLen', '长度不能小于0'],
  ]);
  expect(found({ endLossLen: '-0.04' })).toEqual([['endLossLen', '长度不能小于0']]);
});

test('finds a roll of which nothing was spread', () => {
  const unused = { rollNo: 'R0303', colorId: 'BLK', plies: 0, issuedLen: '40', returnLen: '39.9' };
  for (const stage of ['draft', 'submit'] as const) {
    expect(found({ rolls: [...firstBed.rolls, unused] }, { stage })).toEqual([
      ['rolls.2.plies', '布卷R0303请填写层数，没有铺的布卷请从床上移除'],
    ]);
  }
});

test('takes a single ply and twenty garments of a size', () => {
  const small = { colors: [{ ...black, plies: 1 }], sizes: [{ sizeId: 'M', ratio: 20 }] };
  expect(found(small, { stage: 'draft' })).toEqual([]);
});

const cell = fc.oneof(
  fc.constantFrom('', '0', '-1', '0.5', 'x', '5.24', ' 7 ', '1e3'),
  fc.integer({ min: -3, max: 130 }),
  fc.constant(Number.NaN),
);
const number = fc.oneof(fc.integer({ min: -3, max: 130 }), fc.constant(Number.NaN), fc.double());

property(
  'never throws, whatever was typed',
  [cell, cell, cell, number, number],
  (a, b, c, n, m) => {
    const bed: BedDraft = {
      markerLen: a,
      endLossLen: b,
      sizes: [{ sizeId: 'S', ratio: c }],
      colors: [{ colorId: 'BLK', plies: n }],
      rolls: [{ rollNo: 'R1', colorId: 'BLK', plies: m, issuedLen: a, spliceLen: b, returnLen: c }],
      employees: [{ orderProcessId: 'C02', sharePct: a }],
    };
    for (const stage of ['draft', 'submit'] as const) {
      expect(Array.isArray(checkBed(bed, { ...rules, stage }))).toBe(true);
    }
  },
);

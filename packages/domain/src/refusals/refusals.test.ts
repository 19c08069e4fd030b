import { expect, test } from 'vitest';
import { DomainError } from '../domain-error.ts';
import { basicsRefusals } from './basics-refusals.ts';
import { cuttingRefusals } from './cutting-refusals.ts';
import { fabricRefusals } from './fabric-refusals.ts';
import { floorRefusals } from './floor-refusals.ts';
import { goodsRefusals } from './goods-refusals.ts';
import { orderRefusals } from './order-refusals.ts';
import { paySlipRefusals } from './pay-slip-refusals.ts';
import { peopleRefusals } from './people-refusals.ts';
import { qualityRefusals } from './quality-refusals.ts';
import { refusalRule, refusalStatus, refusalText } from './refusal-text.ts';
import { type RefusalCode, refusals } from './refusals.ts';
import { scheduleRefusals } from './schedule-refusals.ts';
import { sharedRefusals } from './shared-refusals.ts';
import { signInRefusals } from './sign-in-refusals.ts';
import { styleRefusals } from './style-refusals.ts';

/** An invariant or hazard: I12, I22b, H5; a bundle or roll has letters or more figures around it. */
const RULE_NUMBER = /(?<![\w-])[IH]\d{1,2}b?(?![\w-])/;

const zh = (error: DomainError) => refusalText(error, 'zh-CN');
const en = (error: DomainError) => refusalText(error, 'en');

test('no code stands in two areas', () => {
  const areas = [
    sharedRefusals,
    basicsRefusals,
    orderRefusals,
    styleRefusals,
    cuttingRefusals,
    fabricRefusals,
    floorRefusals,
    goodsRefusals,
    scheduleRefusals,
    qualityRefusals,
    paySlipRefusals,
    peopleRefusals,
    signInRefusals,
  ];
  const codes = areas.flatMap((area) => Object.keys(area));
  expect(codes).toHaveLength(Object.keys(refusals).length);
});

test.each(Object.keys(refusals) as RefusalCode[])('%s says the same in both languages', (code) => {
  const holes = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
  expect(holes(refusals[code].en)).toEqual(holes(refusals[code].zh));
  expect([10009, 10102, 10202, 10401, 10402, 12021]).toContain(refusals[code].status);
});

test.each<[DomainError, string]>([
  [
    new DomainError('roll-unbalanced', {
      rollNo: 'R0314',
      issued: '34.62',
      sum: '34.64',
      diff: '-0.02',
    }),
    '卷R0314 领用34.62 ≠ 34.64，差-0.02米',
  ],
  [
    new DomainError('roll-on-other-bed', {
      rollNo: 'R0309',
      bedNo: 'A2403-056',
      orderNo: 'SO2403022',
    }),
    '布卷R0309 已在床次A2403-056(订单SO2403022)，不能重复使用',
  ],
  [
    new DomainError('roll-colour', { rollNo: 'R0401', color: '藏青', part: '面布' }),
    '布卷R0401 藏青 与订单面布颜色不符(配色表无此对应)',
  ],
  [
    new DomainError('over-cut', {
      color: '黑色',
      size: 'S',
      cut: 209,
      bed: 3,
      total: 212,
      limit: 210,
    }),
    '黑色/S 已裁209 + 本床3 = 212，超过上限210',
  ],
  [new DomainError('bed-locked', {}), '床次已提交，不能修改'],
  [
    new DomainError('bed-bundles-delivered', { bedNo: 1, count: 36 }),
    '床次1 已有36扎发料，不能撤回',
  ],
  [
    new DomainError('process-exhausted', { bundleNo: 'B0012', process: '合肩', left: 0 }),
    '扎号B0012/合肩 剩余0件',
  ],
  [
    new DomainError('checkpoint-ahead', { bundleNo: 'B0012', done: 10, max: 10 }),
    '扎号B0012 前关键工序只完成10件，最多报10件',
  ],
  [new DomainError('employee-left', { employeeNo: '0417' }), '工号0417已离职'],
  [new DomainError('no-permission', { name: '提交床次' }), '没有权限：提交床次'],
  [new DomainError('record-missing', { what: '床次' }), '床次不存在'],
  [
    new DomainError('stale', { what: '床次', no: 2, name: '李强', time: '14:03:22', verb: '提交' }),
    '床次 2 已被 李强 于 14:03:22 提交，请刷新',
  ],
  [new DomainError('plies-out-of-range', { max: 120 }), '层数须在1到120之间'],
  [new DomainError('shares-not-100', { process: '拉布', sum: '95' }), '拉布 分摊合计95%，应为100%'],
])('writes the sentence of %s', (error, text) => {
  expect(zh(error)).toBe(text);
});

test('puts known words into English and leaves names as they are', () => {
  expect(en(new DomainError('record-missing', { what: '床次' }))).toBe('Bed does not exist');
  expect(en(new DomainError('lays-unfinished', { parts: '里布、罗纹' }))).toContain('lining, rib');
  expect(en(new DomainError('lays-unfinished', { parts: '王、罗纹' }))).toContain('王、罗纹');
  const status = { zh: '已暂停', en: 'suspended' };
  const refused = new DomainError('order-not-cuttable', { orderNo: 'SO2403017', status });
  expect(zh(refused)).toBe('订单SO2403017已暂停，不能开床');
  expect(en(refused)).toBe('Order SO2403017 is suspended: no bed can be opened');
});

test('names no rule by its number in any sentence; the number is beside it', () => {
  const numbered = Object.entries(refusals).filter(([, { zh: chinese, en: english }]) =>
    RULE_NUMBER.test(`${chinese} ${english}`),
  );
  expect(numbered.map(([code]) => code)).toEqual([]);
  expect(refusalRule({ code: 'over-cut' })).toBe('I12');
  expect(refusalRule({ code: 'stale' })).toBeUndefined();
});

test('carries the status of the answer', () => {
  expect(refusalStatus({ code: 'over-cut' })).toBe(10202);
  expect(refusalStatus({ code: 'record-missing' })).toBe(10009);
  expect(refusalStatus({ code: 'stale' })).toBe(10102);
  expect(refusalStatus({ code: 'no-permission' })).toBe(10401);
  expect(refusalStatus({ code: 'period-locked' })).toBe(10402);
  expect(refusalStatus({ code: 'wrong-company' })).toBe(12021);
});

test('asks for the params of the sentence', () => {
  // @ts-expect-error the sentence names the employee
  expect(zh(new DomainError('employee-left', {}))).toBe('工号{employeeNo}已离职');
});

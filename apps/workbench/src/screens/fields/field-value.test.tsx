// @vitest-environment jsdom
import type { Field } from '@garment-mes/sdk/labels';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FieldValue, fieldText } from './field-value.tsx';

afterEach(cleanup);

const field = (kind: Field['kind'], more: Partial<Field> = {}): Field => ({
  zh: '',
  en: '',
  kind,
  ...more,
});

test.each([
  ['orderNum', field('integer'), 12345, '12,345'],
  ['cutOrderPct', field('decimal', { unit: 'percent' }), '102.857', '102.86%'],
  ['cutOrderPct', field('decimal', { unit: 'percent', zh: '裁/订%' }), '102.857', '102.86'],
  ['remnantPct', field('decimal', { unit: 'percent', zh: '余布率%' }), '0.97', '0.97'],
  ['remnantPct', field('decimal', { unit: 'percent', zh: '余布率%' }), '5.45', '5.45'],
  ['unitPrice', field('decimal', { unit: 'money' }), '38.5000', '38.50'],
  ['unitPrice', field('decimal', { unit: 'money' }), '0.17250', '0.1725'],
  ['amount', field('decimal', { unit: 'money' }), '80850.0050', '80,850.01'],
  ['factorPct', field('decimal', { unit: 'exact-percent', zh: '系数%' }), '62.25', '62.25'],
  ['cutTolUpPct', field('decimal', { unit: 'exact-percent' }), '3.00', '3%'],
  ['amount', field('decimal', { unit: 'exact-money' }), '5.8905', '5.8905'],
  ['amount', field('decimal', { unit: 'exact-money' }), '1.5000', '1.50'],
  ['issuedLen', field('decimal', { unit: 'metre' }), '660.000', '660.00'],
  ['normalMin', field('decimal', { unit: 'minutes-as-hours' }), '484.0000', '8.07'],
  ['usageNum', field('decimal'), '0.9000', '0.9'],
  ['deliveryDate', field('date'), '2024-04-12', '2024-04-12'],
  ['createDate', field('timestamp'), '2024-04-12 08:01:59', '2024-04-12 08:01'],
  ['status', field('enum', { enumName: 'OrderStatus' }), 2, '生产中'],
  ['status', field('enum', { enumName: 'OrderStatus' }), 77, '77'],
  ['colorNames', field('list'), ['黑色', '藏青'], '黑色、藏青'],
  ['lines', field('list'), [{}, {}], '2'],
  ['usedBy', field('list'), [], '–'],
  ['isMain', field('enum', { enumName: 'Flag' }), 1, '是'],
  ['remark', field('text'), '', '–'],
  ['cutNum', field('integer'), null, '–'],
  ['cutNum', field('integer'), 0, '0'],
])('%s is written as people write it', (name, facts, value, text) => {
  expect(fieldText(name, facts, value)).toBe(text);
});

test.each([
  ['DelFlag', '0', '正常', false],
  ['DelFlag', '1', '停用', true],
  ['RecordStatus', 0, '启用', false],
  ['RecordStatus', 1, '停用', true],
  ['OrderStatus', 2, '生产中', true],
])('a value of %s that nearly every record has is no tag', (enumName, value, word, isTag) => {
  render(<FieldValue name="state" field={field('enum', { enumName })} value={value} />);
  expect(screen.getByText(word).closest('[data-part="tag"]') !== null).toBe(isTag);
});

import type { Field, Fields } from '@garment-mes/sdk/labels';
import * as labels from '@garment-mes/sdk/labels';
import { i18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { labelOf } from '#app/i18n.ts';
import { fieldText } from './field-value.tsx';

const shares: readonly (readonly [name: string, field: Field])[] = Object.entries(labels)
  .filter(([name]) => name.endsWith('Fields'))
  .flatMap(([, fields]) => Object.entries(fields as Fields))
  .filter(([, { unit }]) => /percent$/.test(unit ?? ''));

test.each(['zh-CN', 'en'])(
  'a share says percent once, in its label or in its figure: %s',
  (locale) => {
    i18n.loadAndActivate({ locale, messages: {} });
    expect(shares.length).toBeGreaterThan(100);
    const wrong = shares.filter(([name, field]) => {
      const written = `${labelOf(field)} ${fieldText(name, field, '98.61')}`;
      return written.split('%').length !== 2;
    });
    expect(wrong.map(([name]) => name)).toEqual([]);
  },
);

test('what is not known has no sign either', () => {
  expect(fieldText('effPct', { zh: '人效%', en: '', kind: 'decimal', unit: 'percent' }, null)).toBe(
    '–',
  );
});

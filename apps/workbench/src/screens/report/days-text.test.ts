import { CuttingOutputReportRowFields } from '@garment-mes/sdk/labels';
import { getCuttingOutputReport } from '@garment-mes/sdk/mes2';
import { expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { daysText } from './days-text.ts';
import { defineReport } from './report-definition.ts';

const { parameters } = defineReport({
  operation: getCuttingOutputReport,
  title: msg('裁床报表'),
  fields: CuttingOutputReportRowFields,
  rowId: ({ deptId }) => deptId,
  parameters: [
    { kind: 'text', param: 'orderNo', label: msg('订单号') },
    { kind: 'days', param: 'workDateFrom', to: 'workDateTo', label: msg('工作日') },
  ],
});

test('the days of a report are a day, a range, or what is open of it', () => {
  const text = (workDateFrom?: string, workDateTo?: string) =>
    daysText(parameters, {
      ...(workDateFrom === undefined ? {} : { workDateFrom }),
      ...(workDateTo === undefined ? {} : { workDateTo }),
    });
  expect(text('2024-03-20', '2024-03-20')).toBe('2024-03-20');
  expect(text('2024-03-01', '2024-03-20')).toBe('2024-03-01 – 2024-03-20');
  expect(text('2024-03-01')).toBe('2024-03-01 –');
  expect(text(undefined, '2024-03-20')).toBe('– 2024-03-20');
  expect(text()).toBeUndefined();
});

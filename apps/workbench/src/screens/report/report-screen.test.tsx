// @vitest-environment jsdom
import { CuttingBedRowFields } from '@garment-mes/sdk/labels';
import { listCuttingBeds } from '@garment-mes/sdk/mes2';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineReport } from './report-definition.ts';
import { ReportScreen } from './report-screen.tsx';

const report = defineReport({
  operation: listCuttingBeds,
  fields: CuttingBedRowFields,
  columns: ['monthBedNo', 'plies'],
  parameters: [{ param: 'orderId', label: msg('订单列表'), kind: 'text', required: true }],
});

afterEach(cleanup);

test('asks nothing before its parameters are complete', async () => {
  const { calls } = renderScreen(() => <ReportScreen report={report} />);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '查询' }).disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), '42');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '查询' }));
  await waitFor(() => expect(calls[0]?.query).toMatchObject({ orderId: '42', pageNum: '1' }));
});

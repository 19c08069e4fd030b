// @vitest-environment jsdom
import { CuttingBedRowFields } from '@garment-mes/sdk/labels';
import { listCuttingBeds } from '@garment-mes/sdk/mes2';
import { refusal } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineReport } from './report-definition.ts';
import { ReportScreen } from './report-screen.tsx';
import { useReport } from './use-report.ts';

const report = defineReport({
  operation: listCuttingBeds,
  title: msg('裁床报表'),
  fields: CuttingBedRowFields,
  columns: ['monthBedNo', 'plies'],
  rowId: ({ id }) => id,
  begin: (today) => ({ orderId: today }),
  parameters: [
    { kind: 'text', param: 'orderId', label: msg('订单号') },
    {
      kind: 'segments',
      param: 'mine',
      label: msg('分组'),
      options: () => [
        { value: '', label: '全部' },
        { value: 'true', label: '我的' },
      ],
    },
  ],
});

function Beds() {
  return <ReportScreen shown={useReport(report)} columns={[]} />;
}

afterEach(cleanup);

const asked = (calls: readonly { readonly query?: unknown }[]) => calls.at(-1)?.query;

test('asks at once with what it begins with, and anew when the person asks for something else', async () => {
  const { calls } = renderScreen(Beds);
  await waitFor(() => expect(asked(calls)).toMatchObject({ orderId: '2024-03-20', pageNum: '1' }));
  const box = screen.getByRole('textbox', { name: '订单号' });
  await userEvent.clear(box);
  await waitFor(() => expect(asked(calls)).not.toHaveProperty('orderId'));
  await userEvent.type(box, ' 42 {Enter}');
  await waitFor(() => expect(asked(calls)).toMatchObject({ orderId: '42' }));
});

test('the first of the segments asks for nothing', async () => {
  const { calls } = renderScreen(Beds);
  await waitFor(() => expect(asked(calls)).toMatchObject({ orderId: '2024-03-20' }));
  expect(asked(calls)).not.toHaveProperty('mine');
  await userEvent.click(screen.getByRole('radio', { name: '我的' }));
  await waitFor(() => expect(asked(calls)).toMatchObject({ mine: 'true' }));
  await userEvent.click(screen.getByRole('radio', { name: '全部' }));
  // Its answer is known: nothing is asked again until another page of it is wanted.
  await userEvent.type(screen.getByRole('textbox', { name: '订单号' }), '7{Enter}');
  await waitFor(() => expect(asked(calls)).toMatchObject({ orderId: '2024-03-207' }));
  expect(asked(calls)).not.toHaveProperty('mine');
});

test('a refusal is read in the words of the service, and asked again', async () => {
  renderScreen(Beds, { answers: { listCuttingBeds: refusal(10009, '请选择时间范围') } });
  expect(await screen.findByText('请选择时间范围')).toBeDefined();
});

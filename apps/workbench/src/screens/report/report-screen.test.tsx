// @vitest-environment jsdom
import {
  CuttingBedRowFields,
  CuttingOutputReportRowFields,
  CuttingSummaryReportRowFields,
} from '@garment-mes/sdk/labels';
import {
  type CuttingOutputReportPage,
  getCuttingOutputReport,
  getCuttingSummaryReport,
  listCuttingBeds,
} from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineReport } from './report-definition.ts';
import { ReportScreen } from './report-screen.tsx';

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
      options: [
        { value: '', label: msg('全部') },
        { value: 'true', label: msg('我的') },
      ],
    },
  ],
});

const Beds = () => <ReportScreen report={report} />;

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

test('where nothing was found, totals are dashes', async () => {
  const output = defineReport({
    operation: getCuttingOutputReport,
    title: msg('裁床产量'),
    empty: msg('所选日期没有裁剪'),
    fields: CuttingOutputReportRowFields,
    columns: ['workDate', 'cutNum'],
    rowId: ({ deptId }) => deptId,
    parameters: [],
  });
  const page = sampleAnswers.getCuttingOutputReport as CuttingOutputReportPage;
  const answers = { getCuttingOutputReport: { ...page, total: 0, list: [] } };
  renderScreen(() => <ReportScreen report={output} />, { answers });
  expect(await screen.findByText('所选日期没有裁剪')).toBeDefined();
  const totals = document.querySelector('[data-part="sum-row"]');
  expect(totals?.textContent).toBe('合计–');
});

const summary = defineReport({
  operation: getCuttingSummaryReport,
  title: msg('裁剪汇总'),
  fields: CuttingSummaryReportRowFields,
  columns: ['customerName', 'orderNo'],
  rowId: ({ customerName }) => customerName,
  parameters: [
    { kind: 'month', param: 'month', label: msg('月份') },
    { kind: 'switch', param: 'byOrder', label: msg('按订单') },
  ],
  begin: (today) => ({ month: today.slice(0, 7) }),
  views: { param: 'byOrder', without: { '': ['orderNo'] } },
  actions: {
    all: { label: msg('全部'), on: 'list', open: () => <p>all of them</p> },
    these: { label: msg('提交'), on: 'rows', open: ({ rows }) => <p>{rows.length} chosen</p> },
  },
});

test('a month is typed or stepped through, and what is none is put back', async () => {
  const { calls } = renderScreen(() => <ReportScreen report={summary} />);
  await waitFor(() => expect(asked(calls)).toMatchObject({ month: '2024-03' }));
  await userEvent.click(screen.getByRole('button', { name: '上个月' }));
  await waitFor(() => expect(asked(calls)).toMatchObject({ month: '2024-02' }));
  const box = screen.getByRole<HTMLInputElement>('textbox', { name: '月份' });
  await userEvent.clear(box);
  await userEvent.type(box, '2023/9{Enter}');
  await waitFor(() => expect(asked(calls)).toMatchObject({ month: '2023-09' }));
  await userEvent.type(box, 'x{Enter}');
  expect(box.value).toBe('2023-09');
});

test('a column of one view alone is shown in that view, hidden or not', async () => {
  renderScreen(() => <ReportScreen report={summary} />);
  await screen.findByRole('columnheader', { name: /客户/ });
  expect(screen.queryByRole('columnheader', { name: /订单号/ })).toBeNull();
  await userEvent.click(screen.getByRole('switch', { name: '按订单' }));
  expect(await screen.findByRole('columnheader', { name: /订单号/ })).toBeDefined();
});

test('a report has actions of the chosen rows and above the table', async () => {
  renderScreen(() => <ReportScreen report={summary} />);
  await userEvent.click(await screen.findByRole('button', { name: '全部' }));
  expect(screen.getByText('all of them')).toBeDefined();
  const these = await screen.findByRole<HTMLButtonElement>('button', { name: '提交' });
  expect(these.disabled).toBe(true);
  const [, first] = screen.getAllByRole('checkbox');
  await userEvent.click(first as HTMLElement);
  await userEvent.click(these);
  expect(screen.getByText('1 chosen')).toBeDefined();
});

test('a link asks the report for its parameters; what it leaves open is as in the beginning', async () => {
  const path = '/r?byOrder=true&other=1';
  const { calls } = renderScreen(() => <ReportScreen report={summary} />, { path });
  await waitFor(() => expect(asked(calls)).toMatchObject({ byOrder: 'true', month: '2024-03' }));
  expect(asked(calls)).not.toHaveProperty('other');
  await userEvent.click(screen.getByRole('switch', { name: '按订单' }));
  await waitFor(() => expect(asked(calls)).not.toHaveProperty('byOrder'));
});

test('a control of its own asks what a person chooses in it', async () => {
  const own = defineReport({
    operation: getCuttingSummaryReport,
    title: msg('裁剪汇总'),
    fields: CuttingSummaryReportRowFields,
    rowId: ({ customerName }) => customerName,
    parameters: [
      {
        ...{ kind: 'own', param: 'month', label: msg('月份') },
        Control: ({ label, value, onChange }) => (
          <button type="button" onClick={() => onChange('2024-01')}>
            {label} {value}
          </button>
        ),
      },
    ],
  });
  const { calls } = renderScreen(() => <ReportScreen report={own} />);
  await userEvent.click(await screen.findByRole('button', { name: '月份' }));
  await waitFor(() => expect(asked(calls)).toMatchObject({ month: '2024-01' }));
  expect(screen.getByRole('button', { name: '月份 2024-01' })).toBeDefined();
});

// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import BatchLogs from './batch-logs.screen.tsx';

afterEach(cleanup);

const [sample] = (sampleAnswers.listBatchDayLogs as { list: readonly object[] }).list;
const wages = {
  ...{ ...sample, id: '5', jobCode: 'wage', jobState: 3, total: 3, okNum: 1, failNum: 2 },
  ...{ isRepeatable: true, workDate: '2024-03-20', endDate: '2024-03-20 09:00:00' },
};
const plan = { ...wages, id: '6', jobCode: 'dayPlan', isRepeatable: false };
const answers = {
  listBatchDayLogs: { total: 2, list: [wages, plan], sum: {} },
  getBatchDayLogDetail: {
    total: 1,
    list: [{ id: '9', seqNo: 2, label: '0417 王芳', isOk: false, text: '缺工价', recordId: '417' }],
  },
};
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }));

test('what failed in the wages is run again after a question, what only its own page repeats is not', async () => {
  const { calls, writes } = renderScreen(BatchLogs, { answers });
  await userEvent.click((await rowOf(/工资/)).getByRole('button', { name: '重跑失败项' }));
  const question = within(await screen.findByRole('alertdialog', { name: '重跑2项？' }));
  await userEvent.click(question.getByRole('button', { name: '重跑失败项' }));
  await waitFor(() =>
    expect(writes()).toEqual([{ operation: 'retryBatchDayLog', body: { id: '5' } }]),
  );
  expect((await rowOf(/日计划/)).queryByRole('button', { name: '重跑失败项' })).toBeNull();
  const [first] = calls.filter(({ operation }) => operation === 'listBatchDayLogs');
  expect(first?.query).toMatchObject({
    sql: expect.stringMatching(/work_date.*2024-03-14.*2024-03-20/),
  });
});

test('an entry says why it failed and leads to its record', async () => {
  renderScreen(BatchLogs, { answers });
  await userEvent.click((await rowOf(/工资/)).getByRole('button', { name: '详情' }));
  const entry = await screen.findByRole('row', { name: /缺工价/ });
  expect(within(entry).getByRole('link', { name: '0417 王芳' }).getAttribute('href')).toContain(
    '/mes/basic/wagesRecords?employeeNo=0417',
  );
});

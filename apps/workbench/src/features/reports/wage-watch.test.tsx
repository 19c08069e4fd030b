// @vitest-environment jsdom
import type { ScanLogPage, WageWatchReportPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import WageWatch from './wage-watch.screen.tsx';

const { list: days, sum } = sampleAnswers.getWageWatchReport as WageWatchReportPage;
const { list: scans, sum: scanned } = sampleAnswers.listScans as ScanLogPage;
const day = { ...days[0], employeeName: '王芳', openScanIds: ['11', '12'] };
const scan = (id: string, part: object) => ({
  ...{ ...scans[0], id, status: 0, type: 1, suspectFlag: 1, reviewStatus: 0, bundleLabel: id },
  ...part,
});

beforeEach(clearStored);
afterEach(cleanup);

const show = () =>
  renderScreen(WageWatch, {
    answers: {
      getWageWatchReport: {
        total: 2,
        list: [day, { ...day, employeeId: '2', employeeName: '李梅', openScanIds: [] }],
        sum,
      },
      listScans: {
        total: 2,
        list: [scan('11', {}), scan('13', { suspectFlag: 0 })],
        sum: scanned,
      },
      reviewScans: { okIds: ['11', '12'], fails: [] },
    } as never,
  });
const chosen = async (name: RegExp) =>
  userEvent.click(within(await screen.findByRole('row', { name })).getByRole('checkbox'));
const bodies = (calls: ReturnType<typeof show>['calls'], operation: string) =>
  calls.filter((call) => call.operation === operation).map(({ body }) => body);

test('the suspicious scans of chosen days are accepted together; days without any are not', async () => {
  const { calls } = show();
  await chosen(/王芳/);
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: '接受' });
  await chosen(/李梅/);
  expect(accept.disabled).toBe(true);
  await chosen(/李梅/);
  await userEvent.click(accept);
  const asked = within(await screen.findByRole('alertdialog'));
  expect(asked.getByText('接受 2 条可疑扫描？')).toBeDefined();
  await userEvent.click(asked.getByRole('button', { name: '接受' }));
  await waitFor(() =>
    expect(bodies(calls, 'reviewScans')).toEqual([
      { ids: ['11', '12'], accept: true, remark: null },
    ]),
  );
});

test('scans behind a day are reversed together for one reason, each once', async () => {
  const { calls } = show();
  await userEvent.click(
    (await screen.findAllByRole('button', { name: '看扫描' }))[0] as HTMLElement,
  );
  const drawer = within(await screen.findByRole('dialog'));
  for (const box of (await drawer.findAllByRole('checkbox')).slice(1)) await userEvent.click(box);
  expect(drawer.getByRole('button', { name: '接受' })).toHaveProperty('disabled', true);
  const all = drawer.getAllByRole('button', { name: '冲正' });
  await userEvent.click(all.at(-1) as HTMLElement);
  const asked = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
  await userEvent.type(asked.getByRole('textbox'), '重复扫描');
  await userEvent.click(asked.getByRole('button', { name: '逐条执行' }));
  await waitFor(() => expect(bodies(calls, 'reverseScan')).toHaveLength(2));
  const sent = bodies(calls, 'reverseScan') as { scanId: string; requestId: string }[];
  expect(sent.map(({ scanId }) => scanId)).toEqual(['11', '13']);
  expect(sent).toMatchObject([{ reason: '重复扫描' }, { reason: '重复扫描' }]);
  expect(new Set(sent.map(({ requestId }) => requestId)).size).toBe(2);
});

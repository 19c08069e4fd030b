// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import UnscannedBundles from './unscanned.screen.tsx';

afterEach(cleanup);

const [sample] = (sampleAnswers.listUnscannedBundles as { list: readonly object[] }).list;
const gap = {
  ...sample,
  ...{ id: '5', bundleId: '31', orderProcessId: '71', lineDeptId: '9', bundleLabel: 'B0012' },
  ...{ num: 24, missNum: 4, missProcess: '埋夹合侧缝', lastScanDate: '2024-03-20 15:10:00' },
  ...{ likelyEmployee: '王芳', likelyEmployeeId: '417' },
};

test('what was missed is entered for the likely person and day, and is refused in its own words', async () => {
  const { writes } = renderScreen(UnscannedBundles, {
    answers: {
      listUnscannedBundles: { total: 1, list: [gap], sum: {} },
      recordManualScan: { scans: [], fails: [{ id: '31', text: '扎号B0012/埋夹合侧缝 剩余4件' }] },
    },
  });
  await userEvent.click((await screen.findAllByRole('button', { name: '补录' }))[0] as HTMLElement);
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /原因/ }), '漏扫');
  await userEvent.click(dialog.getAllByRole('button', { name: '补录' }).at(-1) as HTMLElement);
  await waitFor(() =>
    expect(writes()).toEqual([
      {
        operation: 'recordManualScan',
        body: {
          ...{ requestId: expect.any(String), bundleIds: ['31'], orderProcessId: '71' },
          ...{ lineDeptId: '9', employeeId: '417', workDate: '2024-03-20', num: 4, reason: '漏扫' },
        },
      },
    ]),
  );
  await screen.findByText('扎号B0012/埋夹合侧缝 剩余4件');
  expect(dialog.getByDisplayValue('漏扫')).toBeDefined();
});

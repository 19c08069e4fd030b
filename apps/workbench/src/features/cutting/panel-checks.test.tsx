// @vitest-environment jsdom
import type { PanelCheckPage, ResolvedCode } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import PanelChecks from './panel-checks.screen.tsx';

const page = sampleAnswers.listPanelChecks as PanelCheckPage;
const [sample] = page.list;
const resolved = sampleAnswers.resolveScanCode as ResolvedCode;
const bundle = resolved.bundle && {
  ...{ ...resolved.bundle, id: '31', bundleLabel: 'B0047', barcode: 'BCX00000001AKC' },
  ...{ num: 22, orderNo: 'SO2403017' },
};
const bads = [{ id: '1', badItemId: '9', badItemName: '破洞', partCode: 'QF', num: 3, plyNo: 12 }];
const row = {
  ...{ ...sample, id: '7', bundleLabel: 'B0047', bundleId: '31', bads, version: 4 },
  ...{
    checkNum: 30,
    faultNum: 3,
    replaceNum: 1,
    scrapNum: 1,
    scrapReason: '破洞',
    bundleStatus: 1,
  },
};
const show = () =>
  renderScreen(PanelChecks, {
    answers: {
      listPanelChecks: { ...page, total: 1, list: [row] },
      resolveScanCode: { ...resolved, kind: 'bundle', bundle },
      savePanelCheck: row,
    },
  });

beforeEach(clearStored);
afterEach(cleanup);

test('panels that were replaced are noted in one press, with the check as it was', async () => {
  const { writes } = show();
  const cells = within(await screen.findByRole('row', { name: /B0047/ }));
  await userEvent.click(cells.getByRole('button', { name: '补片完成' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('1片都已补好？')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: /补片完成|确定/ }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'savePanelCheck',
        body: {
          ...{ id: '7', version: 4, bundleId: '31', checkNum: 30, replaceNum: 2, scrapNum: 1 },
          scrapReason: '破洞',
          bads: [{ badItemId: '9', partCode: 'QF', num: 3, plyNo: 12 }],
        },
      },
    ]),
  );
});

test('a check with panels to replace opens a recut of its own bed', async () => {
  const { visited } = show();
  const cells = within(await screen.findByRole('row', { name: /B0047/ }));
  await userEvent.click(cells.getByRole('button', { name: '开补裁床' }));
  await waitFor(() =>
    expect(visited.at(-1)).toContain(`addReduceBedBill?parentBedId=${row.reduceBedId}`),
  );
});

test('a scanned bundle stands beside the form, as it is and as it becomes', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: '新增' }));
  const form = within(await screen.findByRole('dialog'));
  for (const key of [...'BCX00000001AKC', 'Enter']) fireEvent.keyDown(document.body, { key });
  expect(await form.findByText('SO2403017 · B0047')).toBeDefined();
  await userEvent.clear(form.getByLabelText(/报废/));
  await userEvent.type(form.getByLabelText(/报废/), '22');
  expect(form.getByText('22 → 0')).toBeDefined();
  expect(form.getByText('整扎22件全部报废，扎号B0047将作废')).toBeDefined();
  await userEvent.click(form.getByRole('button', { name: /保存/ }));
  expect(await form.findByText('报废件不能大于不良片减补片')).toBeDefined();
});

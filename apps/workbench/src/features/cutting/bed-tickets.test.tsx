// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import BedTickets from './bed-tickets.screen.tsx';

afterEach(cleanup);

const sample = sampleAnswers.listCuttingBeds as { list: readonly object[]; sum: object };
const show = (more: object) =>
  renderScreen(BedTickets, {
    answers: {
      listCuttingBeds: {
        ...{ total: 1, sum: sample.sum },
        list: [{ ...sample.list[0], id: '7', orderNo: 'SO1', orderStatus: 2, ...more }],
      },
    },
  });
const offered = async () => {
  const row = within(await screen.findByRole('row', { name: /SO1/ }));
  const more = row.queryByRole('button', { name: '更多' });
  const inRow = row.queryAllByRole('button').map(({ textContent }) => textContent);
  if (more) await userEvent.click(more);
  const inMenu = screen.queryAllByRole('menuitem').map(({ textContent }) => textContent);
  return [...inRow, ...inMenu].filter((word) => word === '打印全部' || word === '补打');
};

test.each([
  [{ status: 4, bundleNumTotal: 30, printedNum: 0 }, ['打印全部']],
  [{ status: 4, bundleNumTotal: 30, printedNum: 12 }, ['打印全部', '补打']],
  [{ status: 5, bundleNumTotal: 30, printedNum: 30 }, ['补打']],
  [{ status: 7, bundleNumTotal: 0, printedNum: 0 }, []],
  [{ status: 4, bundleNumTotal: 30, printedNum: 12, orderStatus: 5 }, []],
])('of a bed that is %o: %o', async (more, words) => {
  show(more);
  expect(await offered()).toEqual(words);
});

test('the drawer of a bed asks who printed which of its tickets', async () => {
  const { calls } = show({ status: 4, bundleNumTotal: 30, printedNum: 12 });
  const row = within(await screen.findByRole('row', { name: /SO1/ }));
  const inRow = row.queryByRole('button', { name: '详情' });
  if (!inRow) await userEvent.click(row.getByRole('button', { name: '更多' }));
  await userEvent.click(inRow ?? (await screen.findByRole('menuitem', { name: '详情' })));
  await waitFor(() =>
    expect(calls).toContainEqual(expect.objectContaining({ operation: 'listBundlePrintLogs' })),
  );
});

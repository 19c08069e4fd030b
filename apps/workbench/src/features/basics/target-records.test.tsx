// @vitest-environment jsdom
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import TargetRecords from './target-records.screen.tsx';

afterEach(cleanup);

const [sample] = (sampleAnswers.listTargetRecords as { list: readonly object[] }).list;
const show = (more: object) =>
  renderScreen(TargetRecords, {
    answers: {
      listTargetRecords: {
        total: 1,
        list: [{ ...sample, id: '5', version: 3, deptName: '缝制3组', ...more }],
        sum: { targetNum: 120, actualNum: 90, gapNum: -30 },
      },
    },
  });
const row = () => screen.findByRole('row', { name: /缝制3组/ });

test.each([
  [{ mayExplain: true, mayCorrect: false }, ['填原因']],
  [{ mayExplain: false, mayCorrect: true }, ['修正实际']],
  [{ mayExplain: false, mayCorrect: false }, []],
])('of a window that is %o may be done: %o', async (more, words) => {
  show(more);
  const found = within(await row());
  expect(found.getByText('08:00–10:00')).toBeTruthy();
  for (const word of ['填原因', '修正实际'])
    expect(found.queryByRole('button', { name: word }) !== null).toBe(words.includes(word));
});

test('the reason of a missed window is one of the list, with words', async () => {
  const { writes } = show({ mayExplain: true, mayCorrect: false });
  await userEvent.click(within(await row()).getByRole('button', { name: '填原因' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('radio', { name: '待料' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /备注/ }), '拉链未到');
  await userEvent.click(dialog.getByRole('button', { name: '填原因' }));
  await waitFor(() =>
    expect(writes().at(-1)).toMatchObject({
      body: { id: '5', version: 3, lossReason: 1, remark: '拉链未到' },
    }),
  );
});

// @vitest-environment jsdom
import type { RemnantSlip } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import RemnantSlipScreen from './remnant-slip.screen.tsx';

const printed = vi.hoisted(() => ({ titles: [] as string[] }));
vi.mock('#screens/print/print-pages.tsx', () => ({
  printPages: async (title: string) => void printed.titles.push(title),
}));

const sample = sampleAnswers.getRemnantSlip as RemnantSlip;
const [roll] = sample.rolls;
const [line] = sample.lines;
const slip = (part: Partial<RemnantSlip> = {}, len = '1.200'): RemnantSlip => ({
  ...sample,
  id: null,
  slipNo: null,
  status: 0,
  version: 4,
  lines: line ? [{ ...line, kind: 1, len, toWarehouseId: '5' }] : [],
  rolls: roll
    ? [{ ...roll, defectLen: '0.000', remnantLen: '1.200', returnLen: '0.000', diffLen: '0.000' }]
    : [],
  ...part,
});
const open = (answers: object) =>
  renderScreen(RemnantSlipScreen, { answers: answers as never, params: { id: '7' } });

afterEach(() => {
  cleanup();
  printed.titles.length = 0;
});

test('saves the proposal and posts it in the version it was saved under', async () => {
  const { writes } = open({
    getRemnantSlip: slip(),
    saveRemnantSlip: slip({ id: '31', version: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '确认' }));
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: '确认' }),
  );
  await waitFor(() =>
    expect(writes()).toMatchObject([
      {
        operation: 'saveRemnantSlip',
        body: { id: null, version: null, reduceBedId: slip().reduceBedId },
      },
      { operation: 'confirmRemnantSlip', body: { id: '31', version: 1, confirmed: true } },
    ]),
  );
});

test('a roll that is not accounted for cannot be posted', async () => {
  open({ getRemnantSlip: slip({}, '1.000') });
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: '确认' });
  expect(confirm.disabled).toBe(true);
  expect(screen.getByText('-0.20')).toBeDefined();
});

test('says in the words of the service why a slip is not taken back', async () => {
  const text = '布卷R0314-Y1已被床次A2403-061使用，不能反确认';
  open({
    getRemnantSlip: slip({ id: '31', slipNo: 'SL1', status: 1 }),
    confirmRemnantSlip: refusal(10202, text),
  });
  await userEvent.click(await screen.findByRole('button', { name: '反确认' }));
  expect(await screen.findByText(text)).toBeDefined();
});

test('prints a label for each usable remnant of a posted slip', async () => {
  open({ getRemnantSlip: slip({ id: '31', slipNo: 'SL1', status: 1 }) });
  await userEvent.click(await screen.findByRole('button', { name: '打印余布标签' }));
  expect(printed.titles).toEqual(['余布标签 R0301']);
});

test('a bed that is not submitted leads back to the list', async () => {
  open({ getRemnantSlip: refusal(10202, '床次未提交，不能填剩料单') });
  expect(await screen.findByText(/床次未提交，不能填剩料单/)).toBeDefined();
  expect(screen.getByRole('link', { name: '返回列表' })).toBeDefined();
});

test('an end bit that has to be weighed keeps the slip from being posted', async () => {
  const knit = slip({}, '1.200');
  const weighed = (weight: string | null) => ({
    ...knit,
    lines: knit.lines.map((each) => ({ ...each, kind: 2 as const, weight })),
    rolls: knit.rolls.map((each) => ({ ...each, byWeight: true })),
  });
  open({ getRemnantSlip: weighed(null) });
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: '确认' });
  expect(confirm.disabled).toBe(true);
  cleanup();
  open({ getRemnantSlip: weighed('0.410') });
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '确认' })).disabled).toBe(
    false,
  );
});

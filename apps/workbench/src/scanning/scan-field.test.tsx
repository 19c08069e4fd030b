// @vitest-environment jsdom
import type { ResolvedCode } from '@garment-mes/sdk/mes2';
import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ScanField, type ScanVerdict } from './scan-field.tsx';

afterEach(cleanup);

const sample = sampleAnswers.resolveScanCode as ResolvedCode;
const found = (more: Partial<ResolvedCode>): ResolvedCode => ({ ...sample, ...more });

const draw = (onFound: (code: ResolvedCode) => ScanVerdict, answer: unknown) =>
  renderScreen(() => <ScanField kinds={['roll', 'bed']} onFound={onFound} orderId="7" />, {
    answers: { resolveScanCode: answer },
  });

const field = () => screen.getByRole('textbox', { name: '扫描布卷、床单' });
const type = (code: string) => userEvent.type(field(), `${code}{Enter}`);
const list = () => within(screen.getByRole('list', { name: '最近扫描' })).getAllByRole('listitem');

test('what was found is taken, counted and listed, and the field keeps the focus for the next', async () => {
  const taken: string[] = [];
  const { calls } = draw(
    ({ code }) => {
      taken.push(code);
      return { tone: 'ok', text: '42.5 m' };
    },
    found({ kind: 'roll', code: 'R900', label: 'R900' }),
  );
  await type(' r900 ');
  expect(await screen.findByText('已扫 1')).toBeDefined();
  expect(calls.at(-1)?.query).toEqual({ code: 'R900', orderId: '7' });
  expect(taken).toEqual(['R900']);
  expect(list().map(({ textContent }) => textContent)).toEqual(['已收 R900 42.5 m']);
  expect([document.activeElement, (field() as HTMLInputElement).value]).toEqual([field(), '']);
});

test('another kind of code is refused by its name, and nothing is taken', async () => {
  let taken = 0;
  draw(
    () => {
      taken += 1;
      return { tone: 'ok' };
    },
    found({ kind: 'badge', label: '王芳' }),
  );
  await type('0417');
  expect((await screen.findByRole('alert')).textContent).toBe('王芳：这是工卡，请扫描布卷、床单');
  expect([taken, screen.getByText('已扫 0').textContent]).toEqual([0, '已扫 0']);
});

test('a refusal of the service stands until the next scan', async () => {
  const answers = [refusal(10202, '未找到该条码'), found({ kind: 'roll', label: 'R901' })];
  draw(
    () => ({ tone: 'ok' }),
    () => answers.shift(),
  );
  await type('X1');
  expect((await screen.findByRole('alert')).textContent).toContain('未找到该条码');
  await type('R901');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(list().map(({ textContent }) => textContent)).toEqual(['已收 R901 ', '未收 X1 ']);
});

test('codes that come faster than they are looked up are taken in their order', async () => {
  const order: string[] = [];
  const release: (() => void)[] = [];
  draw(
    ({ code }) => {
      const tone = order.includes(code) ? 'duplicate' : 'ok';
      order.push(code);
      return { tone };
    },
    ({ query }: { query: { code: string } }) =>
      new Promise((resolve) => {
        release.push(() => resolve(found({ kind: 'roll', code: query.code, label: query.code })));
      }),
  );
  for (const code of ['R1', 'R2', 'R1']) await type(code);
  expect(screen.getByText('已扫 0，3 个在查')).toBeDefined();
  for (let at = 0; at < 3; at += 1) {
    await waitFor(() => expect(release).toHaveLength(at + 1));
    release[at]?.();
  }
  await waitFor(() => expect(order).toEqual(['R1', 'R2', 'R1']));
  expect(await screen.findByText('已扫 2')).toBeDefined();
  expect(list().map(({ textContent }) => textContent)).toEqual([
    '重复 R1 ',
    '已收 R2 ',
    '已收 R1 ',
  ]);
});

// @vitest-environment jsdom

import { refusal, sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import '#testing/no-layout.ts';
import Styles from './styles.screen.tsx';

afterEach(cleanup);

const sample = (sampleAnswers.listStyles as { readonly list: readonly object[] }).list[0];
const style = (id: string, more: object) => ({
  ...{ ...sample, id, version: 3, status: 1, orderCount: 2, categoryId: '5', sizeGroupId: '6' },
  ...more,
});
const listed = (...list: object[]) => ({ listStyles: { total: list.length, list } });

async function press(label: string) {
  const row = await waitFor(
    () => document.querySelector<HTMLElement>('[data-part="row"]') ?? expect.fail('no row'),
  );
  const word = within(row).queryByRole('button', { name: label });
  if (word) return userEvent.click(word);
  await userEvent.click(within(row).getByRole('button', { name: '更多' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: label }));
}

test('a copy asks for its number alone and names the style it is of', async () => {
  const { writes } = renderScreen(Styles, { answers: listed(style('7', { styleNo: 'T2417' })) });
  await press('复制为新款');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: '款号' }), 'T2418');
  await userEvent.click(dialog.getByRole('button', { name: '复制为新款' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'createStyle', body: { styleNo: 'T2418', copyOf: '7', sizeGroupId: '6' } },
    ]),
  );
});

test('covers show the page of the table, and what is chosen among them stays chosen', async () => {
  const rows = [style('7', { styleNo: 'T1' }), style('8', { styleNo: 'T2' })];
  const { writes } = renderScreen(Styles, {
    answers: { ...listed(...rows), changeStyleStatus: { okIds: ['8'], fails: [] } },
  });
  await userEvent.click(await screen.findByRole('radio', { name: '图册' }));
  const covers = within(await screen.findByRole('list', { name: '图册' }));
  expect(covers.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['T1', 'T2']);
  await userEvent.click(covers.getByRole('checkbox', { name: 'T2' }));
  await userEvent.click(screen.getByRole('button', { name: '批量停用' }));
  const question = within(await screen.findByRole('alertdialog'));
  await userEvent.click(question.getByRole('button', { name: '批量停用' }));
  await waitFor(() =>
    expect(writes()).toMatchObject([
      { operation: 'changeStyleStatus', body: { ids: ['8'], status: 2 } },
    ]),
  );
});

test('an approval says beforehand what the style lacks, and sends nothing', async () => {
  const { writes } = renderScreen(Styles, {
    answers: {
      ...listed(style('7', { status: 0 })),
      getStyle: { ...(sampleAnswers.getStyle as object), id: '7', status: 0, processes: [] },
    },
  });
  await press('批准');
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('至少保留一行!')).toBeDefined();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '批准' }).disabled).toBe(true);
  expect(writes()).toEqual([]);
});

test('a style that cannot be read for its approval says why', async () => {
  renderScreen(Styles, {
    answers: { ...listed(style('7', { status: 0 })), getStyle: refusal(10009, '款式不存在') },
  });
  await press('批准');
  expect(await screen.findByText('款式不存在')).toBeDefined();
});

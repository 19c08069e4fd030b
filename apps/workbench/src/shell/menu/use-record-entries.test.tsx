// @vitest-environment jsdom

import type { EmployeePage } from '@garment-mes/sdk/amc';
import type { BundlePage, FabricRollPage } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import type { OpenAddress } from '../use-open-address.ts';
import { useRecordEntries } from './use-record-entries.ts';

const ORDERS = '/makingCenter/order/order';
const BUNDLES = '/mes/packaging/bundleGenerate';
const ROLLS = '/mes/cloth/clothList';
const PEOPLE = '/mes/employee/employeeShow';

const opened: string[] = [];
const open: OpenAddress = (address) => {
  opened.push(address);
};

/** The box of the palette over what it finds. */
function Found() {
  const [text, setText] = useState('');
  return (
    <>
      <input value={text} onChange={({ target }) => setText(target.value)} />
      {useRecordEntries(text, open).map(({ id, label, note, open: go }) => (
        <button key={id} type="button" onClick={go}>
          {label} {note}
        </button>
      ))}
    </>
  );
}

const page = (url: string) =>
  ({ id: url, name: url, url, menuType: 1 }) as unknown as NonNullable<
    NonNullable<Parameters<typeof renderScreen>[1]>['menus']
  >[number];
const show = (pages: readonly string[], answers = {}) =>
  renderScreen(Found, { menus: pages.map(page), answers });
const [person] = (sampleAnswers.listEmployees as EmployeePage).list;
const [roll] = (sampleAnswers.listFabricRolls as FabricRollPage).list;
const [bundle] = (sampleAnswers.listBundles as BundlePage).list;

afterEach(() => {
  cleanup();
  opened.length = 0;
});

test('a pause asks once for each kind that the person may open, and leads to its record', async () => {
  const { calls } = show([BUNDLES, ROLLS, PEOPLE]);
  await userEvent.type(screen.getByRole('textbox'), '2403');
  await userEvent.click(
    await screen.findByRole('button', { name: new RegExp(`${person?.employeeName} 员工`) }),
  );
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`${roll?.rollNo} 布卷`) }));
  await userEvent.click(
    screen.getByRole('button', { name: new RegExp(`${bundle?.bundleLabel} 扎号`) }),
  );
  expect(calls.map(({ operation }) => operation).toSorted()).toEqual([
    'listBundles',
    'listEmployees',
    'listFabricRolls',
  ]);
  expect(opened).toEqual([
    `/mes/employee/empDetail/${person?.id}/1`,
    `/mes/cloth/clothDetail/${roll?.cNo}`,
    `/mes/packaging/bundleGenerate?barcode=${bundle?.barcode}`,
  ]);
});

test('a name or its sound asks for people and styles, not for numbers', async () => {
  const { calls } = show([ORDERS, BUNDLES, ROLLS, PEOPLE, '/mes/style/style']);
  await userEvent.type(screen.getByRole('textbox'), 'zw');
  await waitFor(() =>
    expect(calls.map(({ operation }) => operation).toSorted()).toEqual([
      'listEmployees',
      'listStyles',
    ]),
  );
  expect(String(calls[0]?.query.sql)).toContain('zw');
});

test('who may not read people finds none', async () => {
  const { calls } = show([ORDERS]);
  await userEvent.type(screen.getByRole('textbox'), '1042');
  await waitFor(() => expect(calls.map(({ operation }) => operation)).toEqual(['listOrders']));
  expect(screen.queryByRole('button', { name: /员工/ })).toBeNull();
});

test('what was found under another text is gone at the next key', async () => {
  show([ORDERS]);
  const box = screen.getByRole('textbox');
  await userEvent.type(box, '2403');
  expect((await screen.findAllByRole('button')).length).toBeGreaterThan(0);
  await userEvent.type(box, '9');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a bundle is asked for by its name as a number', async () => {
  const { calls } = show([BUNDLES]);
  await userEvent.type(screen.getByRole('textbox'), 'b0047-1');
  await waitFor(() => expect(calls).toHaveLength(1));
  expect([calls[0]?.query.bundleFrom, calls[0]?.query.bundleTo].map(String)).toEqual(['47', '47']);
});

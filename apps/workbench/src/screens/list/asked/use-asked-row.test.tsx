// @vitest-environment jsdom
import { WageRecordRowFields } from '@garment-mes/sdk/labels';
import { listWageRecords } from '@garment-mes/sdk/mes2';
import { sampleAnswers } from '@garment-mes/sdk/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineList } from '../list-definition.ts';
import { ListScreen } from '../list-screen.tsx';

const list = defineList({
  operation: listWageRecords,
  fields: WageRecordRowFields,
  label: 'employeeName',
  quickFilters: ['status', { param: 'isToppedUp', label: msg('有补足'), about: 'topUpAmount' }],
  detail: [{ label: msg('工资条'), Panel: ({ row }) => <p>slip of {row.id}</p> }],
});
const Screen = () => <ListScreen list={list} />;
const { list: sample } = sampleAnswers.listWageRecords as { readonly list: readonly object[] };
const found = { listWageRecords: { total: 1, list: [{ ...sample[0], id: '7' }], sum: {} } };

beforeEach(clearStored);
afterEach(cleanup);

test('an address that names a row opens its panels, found by its id', async () => {
  const { calls } = renderScreen(Screen, { path: '/?id=7', answers: found as never });
  await screen.findByText('slip of 7');
  expect(calls.map(({ query }) => query)).toContainEqual(
    expect.objectContaining({ filter: JSON.stringify({ id: ['7'] }) }),
  );
});

test('a row that is not there, or may not be seen, is said', async () => {
  const none = { listWageRecords: { total: 0, list: [], sum: {} } };
  renderScreen(Screen, { path: '/?id=8', answers: none as never });
  await screen.findByText('记录不存在，或你没有权限查看');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a switch about a field that a person may not see is not offered', async () => {
  renderScreen(Screen, { answers: found as never });
  await screen.findByRole('switch', { name: '有补足' });
  cleanup();
  renderScreen(Screen, { answers: found as never, may: [] });
  await screen.findByRole('grid');
  expect(screen.queryByRole('switch', { name: '有补足' })).toBeNull();
});

// @vitest-environment jsdom
import { FabricLotRowFields, FabricRollRowFields } from '@garment-mes/sdk/labels';
import { listCloths, listFabricRolls } from '@garment-mes/sdk/mes2';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { msg } from '#app/i18n.ts';
import { clearStored } from '#app/tab/stored.ts';
import '#testing/no-layout.ts';
import { renderScreen } from '#testing/render-screen.tsx';
import { defineList } from './list-definition.ts';
import { ListViews, listView } from './list-views.tsx';

const ORDER = { param: 'orderId', label: msg('订单'), reference: 'listOrders' } as const;
const VIEWS = {
  receipts: listView(
    msg('布单'),
    defineList({
      operation: listCloths,
      fields: FabricLotRowFields,
      columns: ['cNo', 'rollNum'],
      quickFilters: [ORDER, { param: 'remnant', label: msg('有余布') }],
    }),
  ),
  rolls: listView(
    msg('布卷'),
    defineList({
      operation: listFabricRolls,
      fields: FabricRollRowFields,
      columns: ['rollNo', 'shade'],
      quickFilters: [ORDER],
    }),
  ),
};
const Screen = () => <ListViews views={VIEWS} />;

beforeEach(clearStored);
afterEach(cleanup);

const head = (name: string) => screen.findByRole('columnheader', { name: new RegExp(name) });
const asked = ({ calls }: ReturnType<typeof renderScreen>, operation: string) =>
  calls.findLast((call) => call.operation === operation)?.query as Record<string, unknown>;

test('shows one list at a time, with what was searched and chosen in the other', async () => {
  const view = renderScreen(Screen, { path: '/?orderId=31&remnant=true' });
  await head('卷数');
  await userEvent.type(screen.getByRole('textbox', { name: '搜索' }), 'D77{Enter}');
  await userEvent.click(screen.getByRole('radio', { name: '布卷' }));
  await head('色号段');
  expect(screen.queryByRole('columnheader', { name: /卷数/ })).toBeNull();
  await waitFor(() => expect(asked(view, 'listFabricRolls')).toMatchObject({ orderId: '31' }));
  expect(asked(view, 'listFabricRolls').remnant).toBeUndefined();
  expect(asked(view, 'listFabricRolls').sql).toContain('D77');
  await userEvent.click(screen.getByRole('radio', { name: '布单' }));
  await head('卷数');
  await waitFor(() => expect(asked(view, 'listCloths')).toMatchObject({ orderId: '31' }));
});

test('an address opens a view by its name', async () => {
  renderScreen(Screen, { path: '/?view=rolls' });
  await head('色号段');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '布卷' }).ariaChecked).toBe('true');
});

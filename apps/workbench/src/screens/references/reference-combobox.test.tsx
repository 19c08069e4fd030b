// @vitest-environment jsdom

import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#testing/render-screen.tsx';
import { ReferenceCombobox } from './reference-combobox.tsx';
import { ReferenceControl } from './reference-control.tsx';

const customer = (at: number) => ({ id: String(at), code: `C${at}`, name: `客户${at}` });
const page = (...list: object[]) => ({ total: list.length, list });

afterEach(cleanup);

function show(part: () => React.ReactNode, answers: Readonly<Record<string, unknown>>) {
  const view = renderScreen(() => part(), { answers });
  const asked = () => view.calls.filter(({ operation }) => operation === 'listCustomers');
  return { ...view, asked };
}

test('searches with the service, a page at a time, and says how many more there are', async () => {
  const found = vi.fn();
  function Part() {
    const [value, setValue] = useState('');
    const choose = (id: string, row: unknown) => {
      setValue(id);
      found(id, row);
    };
    return (
      <ReferenceCombobox
        aria-label="客户"
        reference="listCustomers"
        value={value}
        onChange={choose}
      />
    );
  }
  const { asked } = show(() => <Part />, {
    listCustomers: { total: 25, list: [customer(1), customer(2)] },
  });
  const input = await screen.findByRole('combobox', { name: '客户' });
  expect(asked()).toEqual([]);
  await userEvent.type(input, 'C2');
  await screen.findByRole('option', { name: '还有 23 项，请输入查找' });
  await waitFor(() =>
    expect(asked().at(-1)?.query).toMatchObject({
      ...{ pageNum: '1', pageSize: '20', filter: '{"status":[0]}' },
      sql: expect.stringMatching(/code like '%C2%' or name like '%C2%' or/),
    }),
  );
  await userEvent.click(screen.getByRole('option', { name: /客户2/ }));
  expect(found).toHaveBeenCalledWith('2', customer(2));
});

test('nobody is searched by what the reader may not see', async () => {
  const view = renderScreen(
    () => (
      <ReferenceCombobox aria-label="员工" reference="listEmployees" value="" onChange={vi.fn()} />
    ),
    { may: [] },
  );
  await userEvent.type(await screen.findByRole('combobox', { name: '员工' }), '0417');
  const searched = () => view.calls.map(({ query }) => String(query?.sql ?? '')).at(-1);
  await waitFor(() => expect(searched()).toMatch(/employee_no like '%0417%'/));
  expect(searched()).not.toMatch(/phone/);
});

test('a record that is being read is no bare id', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  show(
    () => (
      <ReferenceCombobox aria-label="客户" reference="listCustomers" value="1" onChange={vi.fn()} />
    ),
    { listCustomers: () => promise },
  );
  const input = await screen.findByRole<HTMLInputElement>('combobox', { name: '客户' });
  expect(input.value).toBe('…');
  resolve(page(customer(1)));
  await waitFor(() => expect(input.value).toBe('客户1'));
});

test('a filter offers what is out of use as well', async () => {
  const { asked } = show(
    () => (
      <ReferenceCombobox
        all
        aria-label="客户"
        reference="listCustomers"
        value=""
        onChange={vi.fn()}
      />
    ),
    { listCustomers: page(customer(1)) },
  );
  await userEvent.click(await screen.findByRole('combobox', { name: '客户' }));
  await screen.findByRole('option', { name: /客户1/ });
  expect(asked().at(-1)?.query).not.toHaveProperty('filter');
});

test('looks up the name of an id it was given alone', async () => {
  const { asked } = show(
    () => (
      <ReferenceCombobox aria-label="客户" reference="listCustomers" value="7" onChange={vi.fn()} />
    ),
    { listCustomers: page(customer(7)) },
  );
  await screen.findByDisplayValue('客户7');
  expect(asked().map(({ query }) => query)).toMatchObject([{ filter: '{"id":["7"]}' }]);
});

test('a stored record knows the name beside its id', async () => {
  const { asked } = show(
    () => (
      <ReferenceControl
        name="customerId"
        reference="listCustomers"
        value="7"
        row={{ customerId: '7', customerName: '优裁' }}
        disabled={false}
        onChange={vi.fn()}
      />
    ),
    { listCustomers: page(customer(7)) },
  );
  await screen.findByDisplayValue('优裁');
  expect(asked()).toEqual([]);
});

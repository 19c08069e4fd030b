// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type TableStorage, useKeptTable } from './kept-table.ts';

afterEach(cleanup);

function memory(): TableStorage & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    read: (key) => texts.get(key),
    write: (key, text) => void texts.set(key, text),
  };
}
const show = (storage: TableStorage, user = 'u1') =>
  renderHook(() => useKeptTable({ table: 'orders', user, storage, initial: { pageSize: 50 } }))
    .result;

test('columns, row height and page size come back, for the same person only', () => {
  const storage = memory();
  const first = show(storage);
  act(() =>
    first.current.setState({
      ...first.current.state,
      density: 'small',
      columns: { shown: { note: true } },
      page: 4,
    }),
  );
  expect(show(storage).current.state).toMatchObject({
    density: 'small',
    columns: { shown: { note: true } },
    pageSize: 50,
    page: 1,
  });
  expect(show(storage, 'u2').current.state.density).toBe('default');
});

test('a named view remembers order, filters and groups, and can be removed', () => {
  const storage = memory();
  const table = show(storage);
  const view = {
    ...table.current.state,
    sort: { column: 'date', direction: 'desc' } as const,
    filters: { state: ['延误'] },
    groupBy: 'state',
    page: 7,
  };
  act(() => table.current.views.save('延误', view));
  const again = show(storage);
  expect(again.current.views.names).toEqual(['延误']);
  const { page: _, ...kept } = view;
  expect(again.current.views.load('延误')).toMatchObject(kept);
  expect(again.current.views.load('延误')).not.toHaveProperty('page');
  act(() => again.current.views.remove('延误'));
  expect(again.current.views.names).toEqual([]);
});

test.each([
  'no json',
  '[]',
  '{"v":99,"state":{"density":"small"}}',
  '{"v":1,"state":{"density":7,"pageSize":13,"columns":null},"views":5}',
])('starts clean from %s', (text) => {
  const storage = memory();
  storage.texts.set('kept-table.orders.u1', text);
  const table = show(storage);
  expect(table.current.state).toMatchObject({ density: 'default', pageSize: 50, columns: {} });
  expect(table.current.views.names).toEqual([]);
});

import { expect, test } from 'vitest';
import { listOrders } from './mes2.ts';
import { pagesOf, rowsOf } from './pages.ts';
import { observedClient } from './testing/index.ts';

const ROWS = 250;

/** A service whose list has 250 rows that are their own number. */
const numbered = () =>
  observedClient({
    answers: {
      listOrders: ({ query }: { query: Record<string, string> }) => {
        const size = Number(query.pageSize);
        const first = (Number(query.pageNum) - 1) * size;
        const length = Math.max(0, Math.min(size, ROWS - first));
        return { total: ROWS, list: Array.from({ length }, (_, n) => ({ id: `${first + n}` })) };
      },
    },
  });

test('walks through all rows, page by page', async () => {
  const { client, calls } = numbered();
  const ids: string[] = [];
  for await (const row of rowsOf(client, listOrders, { query: { order: 'order_no asc' } }))
    ids.push(row.id);
  expect(ids).toEqual(Array.from({ length: ROWS }, (_, n) => `${n}`));
  expect(calls.map(({ query }) => query)).toEqual([
    { order: 'order_no asc', pageNum: '1', pageSize: '100' },
    { order: 'order_no asc', pageNum: '2', pageSize: '100' },
    { order: 'order_no asc', pageNum: '3', pageSize: '100' },
  ]);
});

test('asks for no page beyond the last, also when it is full', async () => {
  const { client, calls } = numbered();
  for await (const page of pagesOf(client, listOrders, { query: { pageSize: 125 } }))
    expect(page.total).toBe(ROWS);
  expect(calls).toHaveLength(2);
});

test('starts at the page the request names', async () => {
  const { client, calls } = numbered();
  for await (const page of pagesOf(client, listOrders, { query: { pageNum: 3 } }))
    expect(page.list).toHaveLength(50);
  expect(calls).toHaveLength(1);
});

test('makes no further call when the caller leaves the loop', async () => {
  const { client, calls } = numbered();
  for await (const row of rowsOf(client, listOrders, {})) if (row.id === '0') break;
  expect(calls).toHaveLength(1);
});

test('ends with the error of an aborted signal', async () => {
  const { client, calls } = numbered();
  const controller = new AbortController();
  const walk = async () => {
    const pages = pagesOf(client, listOrders, {}, { signal: controller.signal });
    for await (const _ of pages) controller.abort();
  };
  await expect(walk()).rejects.toMatchObject({ kind: 'aborted' });
  expect(calls).toHaveLength(1);
});

import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { listCuttingBeds, listOrders, submitCuttingBed } from './mes2.ts';
import {
  infiniteQueryOptionsOf,
  invalidateTags,
  mutationOptionsOf,
  queryKeyOf,
  queryOptionsOf,
  tagOf,
} from './query.ts';
import { fakeSession, observedClient, refusal } from './testing/index.ts';

test('tags an operation by what its path is about', () => {
  expect(tagOf(listCuttingBeds)).toBe('mes2/reduce');
  expect(tagOf(submitCuttingBed)).toBe('mes2/reduce');
  expect(tagOf(listOrders)).toBe('mes2/order');
});

test('reads through the cache', async () => {
  const { client, calls } = observedClient({
    answers: { listOrders: { total: 0, list: [] } },
  });
  const queries = new QueryClient();
  const options = queryOptionsOf(client, listOrders, { query: { pageNum: 1 } });
  expect(await queries.fetchQuery({ ...options, staleTime: 1000 })).toEqual({ total: 0, list: [] });
  await queries.fetchQuery({ ...options, staleTime: 1000 });
  expect(calls).toHaveLength(1);
  expect(queries.getQueryData(options.queryKey)?.total).toBe(0);
});

test('keeps companies and languages apart', () => {
  const session = fakeSession({ companyId: '7' });
  const { client } = observedClient({ session });
  const before = queryKeyOf(client, listOrders, {});
  session.companyId = '8';
  expect(queryKeyOf(client, listOrders, {})).not.toEqual(before);
  session.companyId = '7';
  expect(queryKeyOf(client, listOrders, {})).toEqual(before);
  session.language = 'en';
  expect(queryKeyOf(client, listOrders, {})).not.toEqual(before);
});

test('a write makes the reads of its tag stale, and of the tags it names', async () => {
  const { client } = observedClient();
  const queries = new QueryClient();
  const beds = queryOptionsOf(client, listCuttingBeds, {});
  const orders = queryOptionsOf(client, listOrders, {});
  await Promise.all([queries.fetchQuery(beds), queries.fetchQuery(orders)]);
  const stale = () =>
    [beds, orders].map(({ queryKey }) => queries.getQueryState(queryKey)?.isInvalidated);

  const submit = (alsoStale?: readonly string[]) =>
    queries
      .getMutationCache()
      .build(queries, mutationOptionsOf(client, submitCuttingBed, queries, alsoStale))
      .execute({ body: { id: '1', version: 0 } });

  await submit();
  expect(stale()).toEqual([true, false]);
  await submit(['mes2/order']);
  expect(stale()).toEqual([true, true]);
});

test('a refused write leaves everything as fresh as it was', async () => {
  const { client } = observedClient({ answers: { submitCuttingBed: refusal(10202, '未铺布') } });
  const queries = new QueryClient();
  const beds = queryOptionsOf(client, listCuttingBeds, {});
  await queries.fetchQuery(beds);
  const write = queries
    .getMutationCache()
    .build(queries, mutationOptionsOf(client, submitCuttingBed, queries))
    .execute({ body: { id: '1', version: 0 } });
  await expect(write).rejects.toMatchObject({ kind: 'business', text: '未铺布' });
  expect(queries.getQueryState(beds.queryKey)?.isInvalidated).toBe(false);
});

test('a read is cancelled with its query', async () => {
  const { client } = observedClient();
  const queries = new QueryClient();
  const options = queryOptionsOf(client, listOrders, {});
  const read = queries.fetchQuery(options);
  await queries.cancelQueries(options);
  await expect(read).rejects.toThrow('CancelledError');
});

test('a list is read page after page until its end', async () => {
  const orders = Array.from({ length: 5 }, (_, n) => ({ id: String(n) }));
  const { client, calls } = observedClient({
    answers: {
      listOrders: ({ query }: { query: Record<string, string> }) => {
        const from = (Number(query.pageNum) - 1) * Number(query.pageSize);
        return { total: 5, list: orders.slice(from, from + Number(query.pageSize)) };
      },
    },
  });
  const queries = new QueryClient();
  const options = infiniteQueryOptionsOf(client, listOrders, {
    query: { pageSize: 2, filter: { status: [1] } },
  });
  const { pages } = await queries.fetchInfiniteQuery({ ...options, pages: 9 });
  expect(pages.flatMap(({ list }) => list)).toEqual(orders);
  expect(calls.map(({ query }) => query.pageNum)).toEqual(['1', '2', '3']);
  expect(calls[2]?.query.filter).toBe('{"status":[1]}');
  await invalidateTags(queries, ['mes2/order']);
  expect(queries.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
});

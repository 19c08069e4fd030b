import { expect, test } from 'vitest';
import { createClient } from '../client.ts';
import { everyOperation } from '../generated/every-operation.ts';
import { getOrder, listOrders, submitCuttingBed } from '../mes2.ts';
import type { OperationFacts } from '../operation.ts';
import {
  fakeSession,
  mockFetch,
  mockHandlers,
  refusal,
  sampleAnswers,
  sampleBodies,
} from './index.ts';

const clientOf = (answers?: Parameters<typeof mockHandlers>[0]) =>
  createClient({
    baseUrl: 'https://factory.example',
    session: fakeSession(),
    fetch: mockFetch(mockHandlers(answers)),
  });

const pathOf = ({ path }: OperationFacts) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, '1']));

test('there is one handler an operation, and each answers its own calls', async () => {
  const client = clientOf();
  expect(mockHandlers()).toHaveLength(everyOperation.length);
  for (const operation of everyOperation) {
    const request = { path: pathOf(operation), body: sampleBodies[operation.id] };
    const answer: unknown = await client.call(operation, request);
    if (operation.download) expect(answer, operation.id).toMatchObject({ blob: { size: 0 } });
    else expect(answer ?? null, operation.id).toEqual(sampleAnswers[operation.id] ?? null);
  }
});

test('a handler answers as configured: data, a refusal, a function of the call', async () => {
  const client = clientOf({
    listOrders: { total: 0, list: [] },
    getOrder: ({ query }: { query: Record<string, string> }) => ({ id: query.id }),
    submitCuttingBed: refusal(10202, '未铺布'),
  });
  expect(await listOrders(client)).toEqual({ total: 0, list: [] });
  expect(await getOrder(client, { query: { id: '7' } })).toEqual({ id: '7' });
  await expect(submitCuttingBed(client, { body: { id: '7', version: 2 } })).rejects.toMatchObject({
    kind: 'business',
    text: '未铺布',
  });
});

test('an address of no document is answered with 404', async () => {
  const answer = await mockFetch()(new Request('https://factory.example/mes2/none'));
  expect(answer.status).toBe(404);
});

test('the address of a handler is written as MSW reads it', () => {
  expect(mockHandlers().find(({ operation }) => operation === 'listOrders')).toMatchObject({
    method: 'get',
    url: '*/mes2/saas/order/selectOrderList',
  });
});

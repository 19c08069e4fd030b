import { expect, test } from 'vitest';
import { listUserApplications, refreshToken } from '../amc.ts';
import { everyOperation } from '../generated/every-operation.ts';
import { listOrders, submitCuttingBed } from '../mes2.ts';
import * as validators from '../validators.ts';
import { observedClient, refusal, sampleAnswers, sampleBodies, strictJson } from './index.ts';
import { operationFor } from './operation-table.ts';

test('answers samples and remembers each request', async () => {
  const { client, calls } = observedClient();
  const page = await listOrders(client, { query: { pageNum: 1, filter: { status: [1] } } });
  expect(page).toEqual(sampleAnswers.listOrders);
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({
    operation: 'listOrders',
    method: 'GET',
    path: listOrders.path,
    query: { pageNum: '1', filter: '{"status":[1]}' },
  });
});

test('answers as configured: data, a refusal, a function of the call', async () => {
  const { client, calls } = observedClient({
    answers: {
      listOrders: { total: 0, list: [] },
      submitCuttingBed: refusal(10202, '未铺布'),
      listUserApplications: ({ query }: { query: Record<string, string> }) => ({
        seen: query.pageNum,
      }),
    },
  });
  expect(await listOrders(client)).toEqual({ total: 0, list: [] });
  expect(await listUserApplications(client, { query: { pageNum: 3 } })).toEqual({ seen: '3' });
  await expect(submitCuttingBed(client, { body: { id: '7', version: 2 } })).rejects.toMatchObject({
    kind: 'business',
    text: '未铺布',
  });
  expect(calls[2]?.body).toEqual({ id: '7', version: 2 });
});

test('knows the operation of each address', () => {
  for (const { id, method, path } of everyOperation)
    expect(operationFor(method, path.replace(/\{\w+\}/g, '1'))?.id, path).toBe(id);
});

test('has a sample for every operation that answers data', () => {
  const unanswered = everyOperation.filter(
    ({ id, download }) => !download && sampleAnswers[id] === undefined,
  );
  expect(unanswered.map(({ id }) => id)).toEqual([]);
});

test('signing in lies outside the services and carries no token', () => {
  expect({ ...refreshToken }).toMatchObject({
    service: 'amc',
    path: '/oauth/token',
    open: true,
  });
});

test('an id that came as a number is noticed', () => {
  expect(strictJson('{"id":"9007199254740993","n":1.5}')).toEqual({
    id: '9007199254740993',
    n: 1.5,
  });
  expect(() => strictJson('{"id":9007199254740993}')).toThrow('"id"');
});

test('has a body that fits for every operation that takes JSON', () => {
  const faults = Object.entries(validators).flatMap(([name, validate]) => {
    const id = name.replace(/^validate(.)/, (_, first: string) => first.toLowerCase());
    return validate(sampleBodies[id]).map((fault) => ({ id, ...fault }));
  });
  expect(Object.keys(sampleBodies).length).toBeGreaterThan(300);
  expect(Object.keys(sampleBodies)).toHaveLength(Object.keys(validators).length);
  expect(faults).toEqual([]);
});

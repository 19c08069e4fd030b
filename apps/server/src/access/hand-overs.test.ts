import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { deliveryHandOvers } from './testing/delivery-hand-overs.ts';
import { type Desk, type HandOver, openDesk, PEOPLE, type Person } from './testing/hand-over.ts';

const handOvers = Object.entries({ ...deliveryHandOvers }) as [OperationId, HandOver][];

let server: TestServer;
let desk: Desk;
beforeAll(async () => {
  server = await testServer({ demo: true });
  desk = await openDesk(server);
});
afterAll(() => server.close());

const people = Object.keys(PEOPLE) as Person[];

test.each(handOvers)('%s: who may, and what everybody else reads', async (id, row) => {
  const { method, path }: OperationFacts = operations[id];
  const asks = async (who: Person, body: object) =>
    (await server.call(PEOPLE[who], method, path, body)).body;
  const refused = row.refused ?? {};
  const expected: Record<string, unknown> = {};
  const answered: Record<string, unknown> = {};
  const body = await row.given(desk);
  for (const who of people.filter((each) => !row.done.includes(each))) {
    const { status, data } = await asks(who, body);
    const sentence = refused[who];
    expected[who] = sentence ?? 10401;
    answered[who] = sentence === undefined ? status : data;
  }
  for (const [at, who] of row.done.entries()) {
    const { status, data } = await asks(who, at === 0 ? body : await row.given(desk));
    expected[who] = 200;
    answered[who] = status === 200 ? status : data;
  }
  expect(answered).toEqual(expected);
});

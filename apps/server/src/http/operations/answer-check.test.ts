import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../../config.ts';
import { type TestServer, testServer } from '../../testing/test-server.ts';
import { answerCheck } from './answer-check.ts';
import { type ApiDocument, operationsOf, readDocuments } from './documents.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Differences reported of an answer of an operation. */
function differencesOf(id: string, body: unknown): string[] {
  const differences: string[] = [];
  const found = readDocuments()
    .flatMap((document) => operationsOf(document).map((operation) => ({ document, operation })))
    .find(({ operation }) => operation.operationId === id);
  if (!found) throw new Error(`${id} is in no document`);
  answerCheck(id, found.operation, found.document as ApiDocument, (text) => differences.push(text))(
    body,
  );
  return differences;
}

const page = (row: object) => ({
  status: 200,
  message: '',
  data: { total: 1, list: [row] },
});

test('the sentence names the operation, the field, what is expected and what was found', async () => {
  await server.call('acme.leader', 'POST', '/amc/tasks', {
    tips: 'x',
    taskEndDate: '2026-12-01 10:00:00',
  });
  const { body } = await server.call('acme.leader', 'GET', '/amc/tasks/list');
  const [{ status, ...rest }] = body.data.list;
  const said = (row: object) => differencesOf('listTodos', page(row));
  const start = 'the answer of listTodos differs from its document: data.list[0]';
  expect(said({ ...rest, status })).toEqual([]);
  expect(said(rest)).toEqual([`${start}.status is expected, found nothing`]);
  expect(said({ ...rest, status, id: 7 })).toEqual([`${start}.id must be string, found 7`]);
  expect(said({ ...rest, status: 5 })).toEqual([
    `${start}.status must be equal to one of the allowed values (0, 1), found 5`,
  ]);
});

test('development prints the differences, production does not look for them', () => {
  const config = (env: Record<string, string>) => readConfig([], env);
  expect(config({ SRV_CHECK_ANSWERS: '1' })).toMatchObject({ checkAnswers: true });
  expect(config({})).toMatchObject({ checkAnswers: false });
});

test('a test is failed by an answer that differs, and it is printed', async () => {
  const printed = vi.spyOn(process.stderr, 'write').mockImplementation(() => true);
  const { list } = server.services;
  const before = list.page;
  const wrong = [{ id: 7 }];
  Object.assign(list, { page: async () => ({ total: 1, list: wrong }) });
  const asked = server.call('acme.leader', 'GET', '/amc/tasks/list');
  // Other files share the engine of lists: it is put back whatever is found.
  await asked.catch(() => {});
  Object.assign(list, { page: before });
  await expect(asked).rejects.toThrow(/the answer of listTodos differs .*data\.list\[0\]\.\w+/);
  expect(printed).toHaveBeenCalledWith(expect.stringContaining('the answer of listTodos'));
  printed.mockRestore();
  expect((await server.call('acme.leader', 'GET', '/amc/tasks/list')).body.status).toBe(200);
});

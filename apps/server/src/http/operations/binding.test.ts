import { expect, test } from 'vitest';
import type { OperationId } from '../../generated/operations.ts';
import { requireBound } from './binding.ts';
import { mount } from './documents.ts';
import { RepeatedCalls } from './idempotency.ts';

const document = {
  servers: [{ url: '/amc' }],
  paths: {
    '/getUserInfo': { get: { operationId: 'getUserInfo', responses: {} } },
    '/oauth/token': {
      servers: [{ url: '/' }],
      post: { operationId: 'refreshToken', responses: {} },
    },
  },
};
const handler = async () => null;
const bind =
  (handlers: object, notYet: readonly OperationId[] = []) =>
  () =>
    requireBound([document], handlers, notYet);

test('every operation has a handler or is named as not yet built', () => {
  bind({ getUserInfo: handler, refreshToken: handler })();
  bind({ getUserInfo: handler }, ['refreshToken'])();
  expect(bind({ getUserInfo: handler })).toThrow('operations without a handler: refreshToken');
  expect(bind({ getUserInfo: handler, refreshToken: handler, gone: handler })).toThrow(
    'handlers without an operation: gone',
  );
  expect(bind({ getUserInfo: handler, refreshToken: handler }, ['refreshToken'])).toThrow(
    'listed as not yet built, but built: refreshToken',
  );
});

test('a path with an address of its own is mounted there', () => {
  expect(
    mount(document).map(({ prefix, document: { paths } }) => [prefix, Object.keys(paths)]),
  ).toEqual([
    ['/amc', ['/getUserInfo']],
    ['', ['/oauth/token']],
  ]);
});

test('a second caller does not wait for the first forever', async () => {
  const scope = { companyId: '1', userId: '1', timeZone: 'UTC' };
  const engine = { tenant: async () => undefined } as unknown as ConstructorParameters<
    typeof RepeatedCalls
  >[0];
  const calls = new RepeatedCalls(engine);
  const first = calls.once(scope, 'key', 'createTodo', {}, () => new Promise(() => {}));
  await new Promise((resolve) => setTimeout(resolve, 10));
  const second = calls.once(scope, 'key', 'createTodo', {}, async () => 'never');
  await expect(second).rejects.toMatchObject({ status: 409, headers: { 'retry-after': '1' } });
  expect(first).toBeInstanceOf(Promise);
});

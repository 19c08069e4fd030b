import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ClientEvent } from '../exchange/events.ts';
import {
  changeThing,
  createThing,
  readThing,
  refused,
  scripted,
  success,
} from '../testing/scripted-client.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const busy = (headers: Record<string, string> = {}) => new Response('', { status: 503, headers });
const lost = new TypeError('fetch failed');

/** Runs the call to its end. @returns the waits between its attempts */
async function waitsOf(call: (onEvent: (event: ClientEvent) => void) => Promise<unknown>) {
  const events: ClientEvent[] = [];
  const outcome = call((event) => events.push(event)).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const waits = events.filter(({ type }) => type === 'retried').map(({ waitMs }) => waitMs);
  return { outcome: await outcome, waits };
}

test('repeats a read that got no answer, waiting longer each time', async () => {
  const { outcome, waits } = await waitsOf((onEvent) =>
    readThing(scripted([lost, lost, success('here')], { onEvent }).client),
  );
  expect(outcome).toBe('here');
  expect(waits).toEqual([300, 600]);
});

test('gives up after two repeats', async () => {
  const { client, requests } = scripted(lost);
  const { outcome } = await waitsOf(() => readThing(client));
  expect(outcome).toMatchObject({ kind: 'network', text: '请检查网络设置' });
  expect(requests).toHaveLength(3);
});

test('takes up to half of a wait away by chance', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.999);
  const { waits } = await waitsOf((onEvent) =>
    readThing(scripted([lost, success()], { onEvent }).client),
  );
  expect(waits[0]).toBeGreaterThanOrEqual(150);
  expect(waits[0]).toBeLessThan(151);
});

test('waits as long as the server asks, to the second', async () => {
  const { outcome, waits } = await waitsOf((onEvent) =>
    readThing(scripted([busy({ 'retry-after': '7' }), success(1)], { onEvent }).client),
  );
  expect(outcome).toBe(1);
  expect(waits).toEqual([7000]);
});

test('waits until the date the server names', async () => {
  vi.setSystemTime(new Date('2024-03-20T08:00:00Z'));
  const { waits } = await waitsOf((onEvent) =>
    readThing(
      scripted([busy({ 'retry-after': 'Wed, 20 Mar 2024 08:00:05 GMT' }), success()], { onEvent })
        .client,
    ),
  );
  expect(waits).toEqual([5000]);
});

test('falls back to its own wait when the server asks nonsense', async () => {
  const { waits } = await waitsOf((onEvent) =>
    readThing(scripted([busy({ 'retry-after': 'soon' }), success()], { onEvent }).client),
  );
  expect(waits).toEqual([300]);
});

test('does not wait longer than its budget', async () => {
  const { client, requests } = scripted(busy({ 'retry-after': '31' }));
  const { outcome } = await waitsOf(() => readThing(client));
  expect(outcome).toMatchObject({ kind: 'gateway' });
  expect(requests).toHaveLength(1);
});

test('repeats a creation under its key', async () => {
  const { client, requests } = scripted([lost, busy(), success('made')]);
  const { outcome } = await waitsOf(() => createThing(client, { body: { name: 'A' } }));
  expect(outcome).toBe('made');
  expect(new Set(requests.map((request) => request.headers.get('idempotency-key'))).size).toBe(1);
  expect(await requests[2]?.json()).toEqual({ name: 'A' });
});

test('repeats a creation that is still being worked on', async () => {
  const working = Response.json({ status: 409, message: '', data: null }, { status: 409 });
  const { outcome } = await waitsOf(() => createThing(scripted([working, success('made')]).client));
  expect(outcome).toBe('made');
});

test('sends the key a form has kept', async () => {
  const { client, requests } = scripted(success());
  await createThing(client, { body: {} }, { idempotencyKey: 'mine' });
  expect(requests[0]?.headers.get('idempotency-key')).toBe('mine');
});

test.each([
  { what: 'a change', call: changeThing, step: lost },
  { what: 'a refusal', call: readThing, step: refused(10202, 'no') },
  { what: 'a server failure', call: readThing, step: new Response('', { status: 500 }) },
])('does not repeat $what', async ({ call, step }) => {
  const { client, requests } = scripted(step);
  await waitsOf(() => call(client));
  expect(requests).toHaveLength(1);
});

test('stops waiting when the caller cancels', async () => {
  const controller = new AbortController();
  const { client } = scripted(busy({ 'retry-after': '10' }));
  const call = readThing(client, undefined, { signal: controller.signal }).catch((error) => error);
  await vi.advanceTimersByTimeAsync(5000);
  controller.abort();
  expect(await call).toMatchObject({ kind: 'aborted' });
  expect(vi.getTimerCount()).toBe(0);
});

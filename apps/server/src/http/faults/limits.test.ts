import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readClientAddress, trustsNobody } from '../client-address.ts';
import { limitRequests } from './limits.ts';

const IDLE_MS = 200;
const app = fastify();
// The idle time passes when a test says so.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(async () => {
  await app.close();
  vi.useRealTimers();
});
/** @returns what `read` finds then */
const afterIdleTime = <R>(read: () => R): R => {
  vi.advanceTimersByTime(IDLE_MS);
  return read();
};

test('bodies that stop halfway keep an address from its calls for seconds, and from health never', async () => {
  readClientAddress(app, trustsNobody);
  const limits = limitRequests(app, IDLE_MS);
  app.get('/health/ready', async () => 'ready');
  app.post('/call', async ({ body }) => body);
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const status = async (path: string, init?: RequestInit) =>
    (await fetch(`http://127.0.0.1:${port}${path}`, init)).status;
  const post = {
    method: 'POST',
    body: '{"a":1}',
    headers: { 'content-type': 'application/json' },
  };

  const begun = 'POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const halves = Array.from({ length: 200 }, () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${begun}content-length: 100\r\n\r\n{"a":`);
    return once(socket, 'close');
  });
  await expect.poll(limits.open).toBe(200);
  expect(await status('/call', post)).toBe(429);
  expect(await status('/health/ready')).toBe(200);
  await expect.poll(() => afterIdleTime(limits.open)).toBe(0);
  await Promise.all(halves);
  expect(await status('/call', post)).toBe(200);
});

test('a slow body is waited for while it goes on', async () => {
  const slow = fastify();
  readClientAddress(slow, trustsNobody);
  limitRequests(slow, IDLE_MS);
  slow.post('/call', async ({ body }) => body);
  await slow.listen({ port: 0, host: '127.0.0.1' });
  const arriving = once(slow.server, 'connection');
  const socket = connect((slow.server.address() as AddressInfo).port, '127.0.0.1');
  const text = JSON.stringify({ a: 'x'.repeat(20) });
  socket.write(
    `POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: ${text.length}\r\n\r\n`,
  );
  const [other] = (await arriving) as [Socket];
  for (const sign of text) {
    const before = other.bytesRead;
    socket.write(sign);
    await expect.poll(() => other.bytesRead, { interval: 1 }).toBeGreaterThan(before);
    afterIdleTime(() => other.destroyed);
  }
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('200 OK');
  socket.destroy();
  await slow.close();
});

test('a request counts until its work has ended, also when its client hangs up', async () => {
  const works = fastify();
  readClientAddress(works, trustsNobody);
  const limits = limitRequests(works, IDLE_MS);
  let finish = () => {};
  const work = new Promise<void>((end) => {
    finish = end;
  });
  let begun = 0;
  works.post('/call', async () => {
    begun += 1;
    await work;
    return { done: true };
  });
  await works.listen({ port: 0, host: '127.0.0.1' });
  const { port } = works.server.address() as AddressInfo;
  const head = 'POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n';
  const gone = Array.from({ length: 3 }, async () => {
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}content-length: 7\r\n\r\n{"a":1}`);
    await expect.poll(() => begun).toBe(3);
    socket.destroy();
    await once(socket, 'close');
  });
  await Promise.all(gone);
  await expect
    .poll(() => new Promise((count) => works.server.getConnections((_, open) => count(open))))
    .toBe(0);
  expect(limits.open()).toBe(3);
  finish();
  await expect.poll(limits.open).toBe(0);
  await works.close();
});

import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { systemClock } from '../clock.ts';
import { Socket } from './socket.ts';

const gate = new WebSocketServer({ host: '127.0.0.1', port: 0 });
await once(gate, 'listening');
afterAll(() => gate.close());

async function connected(clientId: string) {
  const { port } = gate.address() as { port: number };
  const arriving = once(gate, 'connection');
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  const [ws] = (await arriving) as [WebSocket];
  await once(client, 'open');
  let isGone = false;
  const socket = new Socket({ clientId, challenge: undefined }, ws, systemClock, () => {
    isGone = true;
  });
  return { client, socket, ws, isGone: () => isGone };
}

test('a socket that does not read is closed with little buffered, and the next one reads everything', async () => {
  const slow = await connected('slow');
  const fine = await connected('fine');
  let read = 0;
  fine.client.on('message', () => {
    read += 1;
  });
  slow.client.pause();
  const frame = Buffer.from(JSON.stringify({ topic: 'bed', keys: ['0'.repeat(32_000)] }));
  let most = 0;
  for (let sent = 1; sent <= 1_000; sent += 1) {
    slow.socket.sendText(frame);
    fine.socket.sendText(frame);
    most = Math.max(most, slow.ws.bufferedAmount);
    await expect.poll(() => read, { interval: 1 }).toBe(sent);
  }
  expect(most).toBeLessThan(64 * 1024 + 2 * frame.length);
  // It never answers the farewell either.
  await expect.poll(slow.isGone).toBe(true);
  expect(fine.isGone()).toBe(false);
  fine.client.close();
});

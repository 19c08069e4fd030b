import { expect, test, vi } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { CODE_MS, pairingMachine, RETRY_MS, type SocketHandlers } from './pairing.machine.ts';

function screen(askCode: () => Promise<string>) {
  const clock = new SimulatedClock();
  const sockets: SocketHandlers[] = [];
  const ping = vi.fn();
  const close = vi.fn();
  const codes = vi.fn(askCode);
  const actor = createActor(pairingMachine, {
    clock,
    input: {
      askCode: codes,
      open: (handlers) => {
        sockets.push(handlers);
        return { ping, close };
      },
      now: () => clock.now(),
    },
  }).start();
  const settled = (state: object | string) =>
    vi.waitFor(() => expect(actor.getSnapshot().matches(state as never)).toBe(true));
  return { actor, clock, sockets, ping, close, codes, settled };
}

test('the code is asked for once the socket is open, and again after five minutes', async () => {
  let count = 0;
  const { actor, clock, sockets, ping, codes, settled } = screen(async () => `11111${++count}`);
  expect(codes).not.toHaveBeenCalled();
  sockets[0]?.opened();
  await settled({ open: 'shown' });
  expect(actor.getSnapshot().context).toMatchObject({ pairCode: '111111', expiresAt: CODE_MS });
  clock.increment(25_000);
  expect(ping).toHaveBeenCalledTimes(1);
  clock.increment(CODE_MS - 25_000);
  await settled({ open: 'shown' });
  expect(actor.getSnapshot().context.pairCode).toBe('111112');
});

test('a pairing ends with the code of the sign-in and a closed socket', async () => {
  const { actor, sockets, close, settled } = screen(async () => '123456');
  const paired = vi.fn();
  actor.on('paired', paired);
  sockets[0]?.opened();
  await settled({ open: 'shown' });
  sockets[0]?.signedIn('once');
  expect(paired).toHaveBeenCalledWith({ type: 'paired', oauthCode: 'once' });
  expect(close).toHaveBeenCalledTimes(1);
  expect(actor.getSnapshot().status).toBe('done');
});

test('a lost socket and a refused code are tried again after ten seconds', async () => {
  const { actor, clock, sockets, settled } = screen(async () => {
    throw new Error('busy');
  });
  sockets[0]?.opened();
  await settled('failed');
  expect(actor.getSnapshot().context.failure).toEqual(new Error('busy'));
  clock.increment(RETRY_MS);
  expect(sockets).toHaveLength(2);
  sockets[1]?.closed();
  expect(actor.getSnapshot().value).toBe('failed');
});

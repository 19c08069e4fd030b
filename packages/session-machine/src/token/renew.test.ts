import { expect, test } from 'vitest';
import { memoryEnv } from '../env/memory.ts';
import type { Service } from '../service.ts';
import { createLedger } from './ledger.ts';
import { renew } from './renew.ts';
import type { TokenAnswer } from './types.ts';

const answer = (serial: number): TokenAnswer => ({
  access_token: `a${serial}`,
  refresh_token: `r${serial}`,
  expires_in: 600,
});

/** An expired stored pair, and a service that answers by `refresh`. */
function start(refresh: Service['refresh']) {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer(1));
  env.clock.advance(600_000);
  const sent: string[] = [];
  const leaving = new AbortController();
  const run = () =>
    renew({
      ledger,
      service: {
        refresh(token, options) {
          sent.push(token);
          return refresh(token, options);
        },
      },
      signal: leaving.signal,
    });
  return { env, ledger, sent, leaving, run };
}

test('a pair that another tab renewed is used, and one that is gone is not asked for', async () => {
  const { env, ledger, sent, run } = start(async () => answer(2));
  createLedger(env).grant(answer(3));
  await run();
  expect([sent, ledger.read().access]).toEqual([[], 'a3']);
  ledger.drop();
  await run();
  expect(sent).toEqual([]);
});

test('a pair that was stored during the call is kept, and renewed in its turn when it is over', async () => {
  const { env, ledger, sent, run } = start(async (token) => {
    if (token === 'r1') {
      env.store.set('refresh_token', 'r9');
      return answer(2);
    }
    return answer(3);
  });
  await run();
  expect(sent).toEqual(['r1', 'r9']);
  expect(ledger.read()).toMatchObject({ access: 'a3', refresh: 'r3' });
});

test('tokens that change forever are given up after three calls', async () => {
  let serial = 0;
  const { env, sent, run } = start(async () => {
    env.store.set('refresh_token', `other${++serial}`);
    return answer(2);
  });
  await expect(run()).rejects.toThrow('The stored tokens keep changing.');
  expect(sent).toEqual(['r1', 'other1', 'other2']);
});

test('a lost answer is asked for once more, one with a status is not', async () => {
  let lost = true;
  const { sent, ledger, run } = start(async () => {
    if (!lost) return answer(2);
    lost = false;
    throw new TypeError('Failed to fetch');
  });
  await run();
  expect([sent, ledger.read().access]).toEqual([['r1', 'r1'], 'a2']);

  const busy = start(async () => {
    throw Object.assign(new Error('busy'), { status: 503 });
  });
  await expect(busy.run()).rejects.toThrow('busy');
  expect(busy.sent).toEqual(['r1']);
});

test('what is answered after leaving is not stored, and nothing is asked twice then', async () => {
  const late = start(async () => {
    late.leaving.abort('left');
    return answer(2);
  });
  await expect(late.run()).rejects.toBe('left');
  expect(late.ledger.read().refresh).toBe('r1');

  const failing = start(async () => {
    failing.leaving.abort('left');
    throw new TypeError('Failed to fetch');
  });
  await expect(failing.run()).rejects.toThrow('Failed to fetch');
  expect(failing.sent).toEqual(['r1']);
});

test('a refused token is remembered as such', async () => {
  const { ledger, run } = start(async () => 'refused');
  await run();
  expect(ledger.standing()).toBe('gone');
});

test('an error that mentions the token is replaced', async () => {
  const { run } = start(async () => {
    throw Object.assign(new Error('POST /oauth/token?refresh_token=r1'), { status: 500 });
  });
  await expect(run()).rejects.toMatchObject({ code: 'refresh-failed' });
});

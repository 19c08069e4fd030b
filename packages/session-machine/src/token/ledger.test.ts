import { expect, test } from 'vitest';
import { memoryEnv } from '../env/memory.ts';
import { createLedger } from './ledger.ts';

const answer = (life = 600) => ({ access_token: 'a1', refresh_token: 'r1', expires_in: life });

test('a token is due when fewer than 30 s remain', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  env.clock.advance(570_000);
  expect(ledger.standing()).toBe('usable');
  env.clock.advance(1);
  expect(ledger.standing()).toBe('due');
});

test('a wall clock set back by an hour does not lengthen a life', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  env.clock.jump(-3_600_000);
  env.clock.advance(570_001);
  expect(ledger.standing()).toBe('due');
});

test('a clock that slept is overruled by the wall clock', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  env.clock.jump(3_600_000);
  expect(ledger.standing()).toBe('due');
});

test('a token of 40 days and one of 20 s are used until their margin', () => {
  for (const [life, margin] of [
    [40 * 86_400, 30],
    [20, 10],
  ] as const) {
    const env = memoryEnv();
    const ledger = createLedger(env);
    ledger.grant(answer(life));
    env.clock.advance((life - margin) * 1000);
    expect(ledger.standing()).toBe('usable');
    env.clock.advance(1);
    expect(ledger.standing()).toBe('due');
  }
});

test('a short token of another tab is used, not refreshed at sight', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer(20));
  ledger.standing();
  createLedger(env).grant({ access_token: 'a2', refresh_token: 'r2', expires_in: 20 });
  expect(ledger.standing()).toBe('usable');
});

test('a rejected token is removed once, and not when it was replaced already', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  ledger.reject('a0');
  expect(ledger.standing()).toBe('usable');
  ledger.reject('a1');
  expect(env.store.get('access_token')).toBeUndefined();
  expect(env.store.get('token_access_token_exprie')).toBeUndefined();
  expect(ledger.standing()).toBe('due');
});

test('an incomplete answer leaves the store as it was', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  expect(() => ledger.grant({ ...answer(), access_token: '' })).toThrow();
  expect(ledger.read().access).toBe('a1');
});

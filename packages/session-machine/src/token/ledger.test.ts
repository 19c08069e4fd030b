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

const stored = (life: number) => {
  const env = memoryEnv();
  createLedger(env).grant(answer(life));
  return env;
};

test('a page load that finds a short token does not know that it is one', () => {
  const ledger = createLedger(stored(20));
  expect(ledger.standing()).toBe('due');
  ledger.learn(20_000);
  expect(ledger.standing()).toBe('usable');
});

test('a token replaced while the page watches gives the lifetime of tokens', () => {
  const env = stored(600);
  const ledger = createLedger(env);
  ledger.standing();
  createLedger(env).grant({ access_token: 'a2', refresh_token: 'r2', expires_in: 20 });
  expect(ledger.standing()).toBe('usable');
  env.clock.advance(10_001);
  expect(ledger.standing()).toBe('due');
});

test('an expired token in its place gives no lifetime', () => {
  const env = stored(600);
  const ledger = createLedger(env);
  ledger.standing();
  env.store.set('access_token', 'a2');
  env.store.set('token_access_token_exprie', String(env.now()));
  expect(ledger.standing()).toBe('due');
  createLedger(env).grant({ access_token: 'a3', refresh_token: 'r3', expires_in: 29 });
  expect(ledger.standing()).toBe('usable');
});

test('a grant is reported with its lifetime, and stores it as milliseconds of the wall clock', () => {
  const env = memoryEnv();
  const notified: number[] = [];
  createLedger(env, (ms) => notified.push(ms)).grant(answer(20));
  expect(notified).toEqual([20_000]);
  expect(createLedger(env).read()).toEqual({
    access: 'a1',
    refresh: 'r1',
    expiresAt: env.now() + 20_000,
  });
});

test('a failure cools for 5 s, or until it is forgotten, or until tokens arrive', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  const fail = () => {
    ledger.grant(answer());
    env.clock.advance(600_000);
    ledger.failed('failure');
    expect(ledger.standing()).toBe('cooling');
    expect(ledger.failure()).toBe('failure');
  };
  fail();
  env.clock.advance(4_999);
  expect(ledger.standing()).toBe('cooling');
  env.clock.advance(1);
  expect(ledger.standing()).toBe('due');
  fail();
  ledger.failed(undefined);
  expect([ledger.standing(), ledger.failure()]).toEqual(['due', undefined]);
  fail();
  ledger.grant(answer());
  env.clock.advance(600_000);
  expect(ledger.standing()).toBe('due');
});

test('a refused refresh token is not tried again, another one is', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  ledger.refuse('r1');
  expect(ledger.standing()).toBe('usable');
  env.clock.advance(600_000);
  expect(ledger.standing()).toBe('gone');
  env.store.set('refresh_token', 'r2');
  expect(ledger.standing()).toBe('due');
});

test('another sign-in is distinguished from the own one and from none', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  expect(ledger.changedHands()).toBe(false);
  ledger.grant(answer());
  expect(ledger.changedHands()).toBe(false);
  env.store.set('refresh_token', 'r2');
  expect(ledger.changedHands()).toBe(true);
  ledger.standing();
  expect(ledger.changedHands()).toBe(false);
});

test('dropping removes the pair and its end, and nothing else', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  ledger.grant(answer());
  env.store.set('user_id', '7');
  ledger.drop();
  expect(ledger.read()).toEqual({ access: undefined, refresh: undefined, expiresAt: Number.NaN });
  expect(env.store.get('user_id')).toBe('7');
});

test('a sign-in is ours until another one is stored, or another person', () => {
  const env = memoryEnv();
  const [own, other] = [createLedger(env), createLedger(env)];
  const pair = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
  own.adopt();
  expect(own.isOurs()).toBe(true);
  own.begin('first', pair);
  other.adopt();
  expect([own.isOurs(), other.isOurs()]).toEqual([true, true]);
  other.begin('second', pair);
  expect([own.isOurs(), other.isOurs()]).toEqual([false, true]);
  own.adopt();
  own.own('7');
  expect(own.isOurs()).toBe(true);
  env.store.set('user_id', '7');
  expect(own.isOurs()).toBe(true);
  env.store.set('user_id', '8');
  expect(own.isOurs()).toBe(false);
});

test('a renewed sign-in keeps its id as long as its tokens, and loses it with them', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  const pair = { access_token: 'a', refresh_token: 'r', expires_in: 600 };
  ledger.begin('mine', pair);
  env.store.remove('sign_in');
  ledger.grant({ ...pair, access_token: 'b' });
  expect(env.store.get('sign_in')).toBe('mine');
  ledger.drop();
  expect(env.store.get('sign_in')).toBeUndefined();
});

test('an answer that is incomplete begins no sign-in', () => {
  const env = memoryEnv();
  const ledger = createLedger(env);
  const half = { access_token: 'a', refresh_token: '', expires_in: 600 };
  expect(() => ledger.begin('mine', half)).toThrow(TypeError);
  expect(env.store.get('sign_in')).toBeUndefined();
});

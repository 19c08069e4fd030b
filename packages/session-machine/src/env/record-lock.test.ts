import { expect, test, vi } from 'vitest';
import { BEAT_MS, LEASE_MS, RETRY_MS } from './hold.ts';
import { memoryEnv } from './memory.ts';
import { type Holder, type LockRecord, recordLock } from './record-lock.ts';

/** The 10 s in which the server answers a replaced refresh token again. */
const GRACE_MS = 10_000;

/** The pages of one browser over one record. */
function browser() {
  const env = memoryEnv();
  const departed = new Set<string>();
  let holder: Holder | undefined;
  let closed = 0;

  function openPage(owner: string) {
    let alive = true;
    let standing: (() => void)[] | undefined;
    const record: LockRecord = {
      change(work, then) {
        const step = () => {
          if (!alive) return;
          const next = work(holder);
          if (next === 'nobody') holder = undefined;
          else if (next !== 'same') holder = next;
          then();
        };
        env.clock.setTimeout(() => (standing ? standing.push(step) : step()), 0);
      },
      close: () => {
        closed += 1;
      },
    };
    const granted = vi.fn();
    const watched = vi.fn();
    const giveBack = recordLock({
      record,
      owner,
      env,
      departed: {
        has: (one) => departed.has(one),
        watch: (one) => {
          watched(one);
          return () => watched(undefined);
        },
      },
      granted,
    });
    return {
      granted,
      giveBack,
      watched,
      /** The page is gone from one moment to the next. */
      kill: () => {
        alive = false;
      },
      freeze: () => {
        standing = [];
      },
      thaw: () => {
        const steps = standing ?? [];
        standing = undefined;
        for (const step of steps) step();
      },
      /** The page is closed or loaded again: it is told. */
      leave: () => {
        if (watched.mock.lastCall?.[0] !== undefined) departed.add(owner);
        alive = false;
      },
    };
  }
  const pass = (ms: number) => {
    for (let passed = 0; passed < ms; passed += RETRY_MS) env.clock.advance(RETRY_MS);
  };
  return { openPage, pass, holder: () => holder, closed: () => closed, env };
}

test('a lock goes from page to page, and nobody who left gets it', () => {
  const { openPage, pass, holder, closed } = browser();
  const first = openPage('first');
  pass(RETRY_MS);
  expect(first.granted).toHaveBeenCalledOnce();
  const second = openPage('second');
  const never = openPage('never');
  never.giveBack();
  pass(LEASE_MS * 5);
  expect(second.granted).not.toHaveBeenCalled();
  first.giveBack();
  pass(RETRY_MS * 2);
  expect(second.granted).toHaveBeenCalledOnce();
  second.giveBack();
  pass(RETRY_MS);
  expect(never.granted).not.toHaveBeenCalled();
  expect(holder()).toBeUndefined();
  expect(closed()).toBe(3);
});

test('a holder keeps its lock for as long as it lives', () => {
  const { openPage, pass } = browser();
  const first = openPage('first');
  pass(RETRY_MS);
  const second = openPage('second');
  pass(60_000);
  expect(first.granted).toHaveBeenCalledOnce();
  expect(second.granted).not.toHaveBeenCalled();
});

test('a page that is closed or loaded again during a refresh leaves its lock at once', () => {
  const { openPage, pass } = browser();
  const first = openPage('first');
  pass(RETRY_MS);
  first.leave();
  const again = openPage('again');
  pass(RETRY_MS * 2);
  expect(again.granted).toHaveBeenCalledOnce();
});

test('the lock of a page that died is free while the server still answers the token it sent', () => {
  const { openPage, pass } = browser();
  const first = openPage('first');
  pass(BEAT_MS * 3);
  const second = openPage('second');
  first.kill();
  pass(LEASE_MS + BEAT_MS);
  expect(second.granted).toHaveBeenCalledOnce();
  // A page has to be loaded and the call to travel in what is left.
  expect(LEASE_MS + BEAT_MS).toBeLessThanOrEqual(GRACE_MS / 2);
});

test('a page that stood still does not take back what another one holds', () => {
  const { openPage, pass, holder } = browser();
  const first = openPage('first');
  pass(RETRY_MS);
  const second = openPage('second');
  first.freeze();
  pass(LEASE_MS + BEAT_MS * 2);
  expect(second.granted).toHaveBeenCalledOnce();
  first.thaw();
  pass(BEAT_MS * 3);
  expect(holder()?.owner).toBe('second');
  first.giveBack();
  pass(RETRY_MS);
  expect(holder()?.owner).toBe('second');
});

test('a holder from before the clock was set back holds nothing', () => {
  const { openPage, pass, env } = browser();
  const first = openPage('first');
  pass(RETRY_MS);
  first.kill();
  env.clock.jump(-3_600_000);
  const second = openPage('second');
  pass(RETRY_MS * 2);
  expect(second.granted).toHaveBeenCalledOnce();
});

test('a page that gave its lock back is told of its end no more', () => {
  const { openPage, pass } = browser();
  const first = openPage('first');
  pass(RETRY_MS);
  first.giveBack();
  expect(first.watched.mock.calls).toEqual([['first'], [undefined]]);
});

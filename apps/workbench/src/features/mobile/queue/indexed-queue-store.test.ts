import { afterEach, expect, test, vi } from 'vitest';
import { indexedQueueStore } from './indexed-queue-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A request that is answered in its turn, or never. */
function answering<Result>(result: Result, isSilent = false) {
  const request: { result: Result; onsuccess?: () => void; onerror?: () => void } = { result };
  if (!isSilent) setTimeout(() => request.onsuccess?.());
  return request;
}

/** Connections that have nothing in them, or are silent, in the order they are opened. */
function browserOf(...silent: readonly ('open' | 'work' | undefined)[]) {
  const closed: number[] = [];
  let opened = 0;
  const open = () => {
    const number = opened;
    opened += 1;
    const transaction = () => {
      const work: { oncomplete?: () => void; objectStore: () => object } = {
        objectStore: () => ({ getAll: () => answering([]) }),
      };
      if (silent[number] !== 'work') setTimeout(() => work.oncomplete?.());
      return work;
    };
    return answering({ transaction, close: () => closed.push(number) }, silent[number] === 'open');
  };
  vi.stubGlobal('indexedDB', { open });
  return { opened: () => opened, closed };
}

test('one connection serves every question', async () => {
  const { opened } = browserOf();
  const store = indexedQueueStore();
  await store.load();
  await store.load();
  expect(opened()).toBe(1);
});

test.each(['open', 'work'] as const)(
  'a connection that is silent (%s) is given up, and the next question is answered by another',
  async (silent) => {
    vi.useFakeTimers();
    const { opened, closed } = browserOf(silent);
    const store = indexedQueueStore();
    void store.load();
    await vi.advanceTimersByTimeAsync(10_000);
    const answer = vi.fn();
    void store.load().then(answer);
    await vi.advanceTimersByTimeAsync(100);
    expect(answer).toHaveBeenCalledWith([]);
    expect([opened(), closed]).toEqual([2, silent === 'work' ? [0] : []]);
  },
);

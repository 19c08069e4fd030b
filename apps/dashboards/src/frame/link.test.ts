import { expect, test, vi } from 'vitest';

vi.mock('../session.ts', () => ({ serverNow: () => 0, session: {} }));
const { linkWords, nextLink } = await import('./link.ts');

const fresh = { isUp: false, attempt: 0, since: 0, wasLost: false };
const run = (...steps: readonly (readonly [string, number])[]) =>
  steps.reduce((link, [status, at]) => nextLink(link, status, at), fresh);

test('the first connection says nothing', () => {
  expect(linkWords(run(['connecting', 0]), 1_000)).toBeUndefined();
  expect(linkWords(run(['connecting', 0], ['open', 100]), 200)).toBeUndefined();
});

test('a lost channel counts its tries and the seconds to the next', () => {
  const lost = run(['open', 0], ['waiting', 1_000]);
  expect(linkWords(lost, 3_000)).toEqual({ say: 'lost', seconds: 3, attempt: 1 });
  const again = nextLink(nextLink(lost, 'connecting', 6_000), 'waiting', 6_100);
  expect(linkWords(again, 20_000)).toEqual({ say: 'lost', seconds: 0, attempt: 2 });
});

test('that it is back is said for three seconds', () => {
  const back = run(['open', 0], ['waiting', 1_000], ['open', 6_000]);
  expect(linkWords(back, 8_999)?.say).toBe('back');
  expect(linkWords(back, 9_000)).toBeUndefined();
});

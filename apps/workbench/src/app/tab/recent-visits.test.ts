// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { recentVisits, rememberVisit } from './recent-visits.ts';
import { clearStored, writeStored } from './stored.ts';

const zhou = { userId: '7', companyId: '1' };
const visit = (path: string) => ({ path, title: path });

afterEach(clearStored);

test('the page opened last comes first, each one once, ten at most', () => {
  for (let n = 0; n < 12; n += 1) rememberVisit(zhou, visit(`/p${n}`));
  rememberVisit(zhou, visit('/p5'));
  const paths = recentVisits(zhou).map(({ path }) => path);
  expect(paths).toHaveLength(10);
  expect(paths.slice(0, 3)).toEqual(['/p5', '/p11', '/p10']);
});

test('each person has those of each company', () => {
  rememberVisit(zhou, visit('/a'));
  expect(recentVisits({ ...zhou, companyId: '2' })).toEqual([]);
});

test('what somebody else wrote there counts as nothing', () => {
  writeStored('recent.7.1', [null, { path: '//evil.example', title: 'x' }, { path: '/a' }, 5]);
  expect(recentVisits(zhou)).toEqual([]);
  writeStored('recent.7.1', { length: 3 });
  expect(recentVisits(zhou)).toEqual([]);
});

// @vitest-environment jsdom
import { ApiError, type ErrorKind } from '@garment-mes/sdk';
import type { SessionCalls } from '@garment-mes/sdk/session';
import { afterEach, expect, test } from 'vitest';
import { rememberStanding } from './remember-standing.ts';

const user = { id: '7', name: '周敏' };
const companies = [{ id: '1', name: '晨曦制衣' }];
const { signal } = new AbortController();

interface Page {
  /** How the calls fail; they answer when left out. */
  readonly fails?: ErrorKind;
  readonly userId?: string;
  readonly mayBegin?: boolean;
}

/** What a page of the given kind finds out about who is there. */
async function standing({ fails, userId = '7', mayBegin = true }: Page) {
  const answer = <Value>(value: Value) =>
    fails === undefined ? Promise.resolve(value) : Promise.reject(new ApiError(fails));
  const calls = rememberStanding(
    {
      getUser: () => answer(user),
      listCompanies: () => answer(companies),
    } as unknown as SessionCalls,
    { userId: () => userId, mayBegin: () => mayBegin },
  );
  return Promise.all([calls.getUser({ signal }), calls.listCompanies({ signal })]);
}

afterEach(() => localStorage.clear());

test('a page of the floor begins with what the last start found, when nobody answers', async () => {
  await standing({});
  expect(await standing({ fails: 'network' })).toEqual([user, companies]);
  expect(await standing({ fails: 'gateway' })).toEqual([user, companies]);
});

const stays: readonly [string, Page][] = [
  ['by a refusal', { fails: 'unauthorised' }],
  ['by a page of the office', { fails: 'network', mayBegin: false }],
  ['by the tokens of somebody else', { fails: 'network', userId: '8' }],
];
test.each(stays)('nothing that was kept is said %s', async (_, page) => {
  await standing({});
  await expect(standing(page)).rejects.toThrow(ApiError);
});

test('nothing is said before a first start, nor after a sign-out', async () => {
  await expect(standing({ fails: 'network' })).rejects.toThrow(ApiError);
  await standing({});
  localStorage.clear();
  await expect(standing({ fails: 'network' })).rejects.toThrow(ApiError);
});

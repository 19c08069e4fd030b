import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { sessionMachine } from './session/session.machine.ts';
import { compose, idleSnapshot } from './snapshot.ts';

const starting = createActor(sessionMachine).getSnapshot();

test('a session that was not started shows nothing', () => {
  expect(idleSnapshot).toStrictEqual({
    status: 'idle',
    user: undefined,
    refusal: undefined,
    successor: undefined,
    companyStatus: 'unknown',
    companies: [],
    company: undefined,
    applications: [],
    menus: [],
    permissions: new Set(),
    destination: undefined,
    tabs: [],
    activeTab: '/',
    unsavedTabs: [],
    channel: 'off',
    badFrames: 0,
    error: undefined,
  });
});

test('equal parts give the identical snapshot, a different one a new one', () => {
  const first = compose(idleSnapshot, starting, undefined);
  expect(first).toStrictEqual({ ...idleSnapshot, status: 'starting' });
  expect(compose(first, starting, undefined)).toBe(first);
  const { status, user, destination, ...work } = idleSnapshot;
  const busy = compose(first, starting, { ...work, channel: 'open' });
  expect(busy).toStrictEqual({ ...first, channel: 'open' });
});

test('the error of the sign-in goes before the one of the work, and a deleted company shows', () => {
  const { status, user, destination, ...work } = idleSnapshot;
  const failed = { ...work, error: 'work', company: { id: '1', name: '一', delFlag: '2' } };
  expect(compose(idleSnapshot, starting, failed)).toMatchObject({
    error: 'work',
    destination: '/companyDelete',
  });
  const broken = { ...starting, context: { ...starting.context, error: 'sign-in' } };
  expect(compose(idleSnapshot, broken as never, failed).error).toBe('sign-in');
});

import { expect, test } from 'vitest';
import { createWaitingRoom, MAX_WAIT_MS, MAX_WAITING } from './waiting-room.ts';

test('turns the 1,001st caller away', async () => {
  const room = createWaitingRoom(() => 0);
  const waiting = Array.from({ length: MAX_WAITING }, () => room.enter(undefined));
  await expect(room.enter(undefined)).rejects.toMatchObject({ code: 'queue-full' });
  room.admit('token');
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['token']));
  expect(room.size).toBe(0);
});

test('lets a caller leave by its own signal and keeps no listener on it', async () => {
  const room = createWaitingRoom(() => 0);
  const own = new AbortController();
  const left = room.enter(own.signal);
  const stays = room.enter(undefined);
  own.abort(new Error('closed'));
  await expect(left).rejects.toThrow('closed');
  expect(room.size).toBe(1);
  room.admit('token');
  await expect(stays).resolves.toBe('token');
});

test('answers nobody who waited longer than 60 s', async () => {
  let now = 0;
  const room = createWaitingRoom(() => now);
  const early = room.enter(undefined);
  now = 1;
  const late = room.enter(undefined);
  now = MAX_WAIT_MS + 1;
  room.admit('token');
  await expect(early).rejects.toMatchObject({ code: 'waited-too-long' });
  await expect(late).resolves.toBe('token');
});

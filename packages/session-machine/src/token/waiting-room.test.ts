import { expect, test, vi } from 'vitest';
import { createWaitingRoom } from './waiting-room.ts';

test('turns the 1,001st caller away', async () => {
  const room = createWaitingRoom(() => 0);
  const waiting = Array.from({ length: 1_000 }, () => room.enter(undefined));
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
  now = 60_001;
  room.admit('token');
  await expect(early).rejects.toMatchObject({ code: 'waited-too-long' });
  await expect(late).resolves.toBe('token');
});

test('answers everyone in the order they came', async () => {
  const room = createWaitingRoom(() => 0);
  const order: number[] = [];
  const all = [1, 2, 3].map((each) => room.enter(undefined).then(() => order.push(each)));
  room.admit('token');
  await Promise.all(all);
  expect(order).toEqual([1, 2, 3]);
});

test('turns those away who wait, and lets others in afterwards', async () => {
  const room = createWaitingRoom(() => 0);
  const early = room.enter(undefined);
  room.refuse('failure');
  await expect(early).rejects.toBe('failure');
  expect(room.size).toBe(0);
  const late = room.enter(undefined);
  room.admit('token');
  await expect(late).resolves.toBe('token');
});

test('is empty for good once it is closed', async () => {
  const room = createWaitingRoom(() => 0);
  const early = room.enter(undefined);
  room.close();
  await expect(early).rejects.toMatchObject({ code: 'signed-out' });
  await expect(room.enter(undefined)).rejects.toMatchObject({ code: 'signed-out' });
  expect(room.size).toBe(0);
});

test('lets nobody in whose signal is aborted already, and gives every signal back', async () => {
  const room = createWaitingRoom(() => 0);
  await expect(room.enter(AbortSignal.abort('over'))).rejects.toBe('over');
  expect(room.size).toBe(0);
  const own = new AbortController();
  const removed = vi.spyOn(own.signal, 'removeEventListener');
  const waiting = room.enter(own.signal);
  room.admit('token');
  await waiting;
  expect(removed).toHaveBeenCalledOnce();
});

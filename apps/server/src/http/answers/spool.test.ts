import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { ReaderGone, Spool } from './spool.ts';

/** A piece that says its number all over. */
const piece = (number: number, bytes: number): Buffer =>
  Buffer.from(`${String(number).padStart(7, '0')}\n`.repeat(bytes / 8));

const numbersOf = (bytes: Buffer): number[] => bytes.toString().trimEnd().split('\n').map(Number);

async function read(spool: Spool): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of spool) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

test('what is read at once never touches the disk', async () => {
  const spool = new Spool();
  const reading = read(spool);
  for (let number = 0; number < 100; number += 1) {
    await spool.write(piece(number, 80_000));
    expect(spool.onDisk).toBe(0);
    await turn();
  }
  spool.end();
  expect((await reading).length).toBe(8_000_000);
});

test('a slow reader gets everything in its order, most of it from the disk', async () => {
  const spool = new Spool();
  let most = 0;
  for (let number = 0; number < 200; number += 1) {
    await spool.write(piece(number, 80_000));
    most = Math.max(most, spool.onDisk);
  }
  expect(most).toBeGreaterThan(12_000_000);
  spool.end();
  const expected = Array.from({ length: 200 }, (_, number) => numbersOf(piece(number, 80_000)));
  expect(numbersOf(await read(spool))).toEqual(expected.flat());
  expect(spool.onDisk).toBe(0);
});

test('who reads in fits and starts gets every byte once', async () => {
  const spool = new Spool();
  const parts: Buffer[] = [];
  const writing = (async () => {
    for (let number = 0; number < 300; number += 1) {
      await spool.write(piece(number, 40_000));
      if (number % 90 === 89) await new Promise((later) => setTimeout(later, 30));
    }
    spool.end();
  })();
  spool.on('data', (part: Buffer) => {
    parts.push(part);
    if (parts.length % 25 !== 0) return;
    spool.pause();
    setTimeout(() => spool.resume(), 10);
  });
  await Promise.all([writing, new Promise((ended) => spool.on('end', ended))]);
  const expected = Array.from({ length: 300 }, (_, number) => numbersOf(piece(number, 40_000)));
  expect(numbersOf(Buffer.concat(parts))).toEqual(expected.flat());
});

test('who writes for a reader that is gone gets an error', async () => {
  const spool = new Spool();
  for (let number = 0; number < 40; number += 1) await spool.write(piece(number, 80_000));
  spool.destroy();
  await expect(spool.write(piece(41, 8))).rejects.toThrow(ReaderGone);
});

test('a reader that stops for a minute is disconnected', async () => {
  vi.useFakeTimers();
  const spool = new Spool();
  const failure = once(spool, 'error');
  for (let number = 0; number < 4; number += 1) await spool.write(piece(number, 80_000));
  spool.read(8);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(spool.destroyed).toBe(false);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await failure).toEqual([new ReaderGone()]);
  vi.useRealTimers();
});

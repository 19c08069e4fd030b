import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { compressedFile, encodingFor } from './compressed-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'compressed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const text = 'bundle '.repeat(1000);
const file = join(folder, 'entry.js');
writeFileSync(file, text);

test.each([
  ['gzip, deflate, br', 'br'],
  ['gzip;q=1.0, *;q=0.5', 'gzip'],
  ['identity', undefined],
  [undefined, undefined],
])('a browser that takes %s gets %s', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

test('a file unpacks to what it was', async () => {
  const br = await compressedFile(file, 'br');
  const gz = await compressedFile(file, 'gzip');
  expect(br && brotliDecompressSync(br).toString()).toBe(text);
  expect(gz && gunzipSync(gz).toString()).toBe(text);
  expect(br?.length).toBeLessThan(text.length / 10);
});

test('a file that changed is packed again', async () => {
  await compressedFile(file, 'gzip');
  writeFileSync(file, text.toUpperCase());
  const later = new Date('2031-01-01T00:00:00Z');
  utimesSync(file, later, later);
  const gz = await compressedFile(file, 'gzip');
  expect(gz && gunzipSync(gz).toString()).toBe(text.toUpperCase());
});

test('a small file travels as it is', async () => {
  const small = join(folder, 'small.js');
  writeFileSync(small, 'x');
  expect(await compressedFile(small, 'br')).toBeUndefined();
});

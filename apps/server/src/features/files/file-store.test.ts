import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { fileStore } from './file-store.ts';

test('a store without a data folder leaves nothing behind, one with a folder leaves its files', async () => {
  const place = mkdtempSync(join(tmpdir(), 'file-store-'));
  vi.stubEnv('TMPDIR', place);
  const passing = fileStore(undefined);
  const sha256 = await passing.keep('1', Buffer.from('a picture'));
  expect(String(await passing.read('1', sha256))).toBe('a picture');
  expect(readdirSync(place)).toHaveLength(1);
  await passing.close();
  expect(readdirSync(place)).toEqual([]);

  const lasting = fileStore(place);
  await lasting.keep('1', Buffer.from('a picture'));
  await lasting.close();
  expect(existsSync(join(place, 'files', '1'))).toBe(true);
  vi.unstubAllEnvs();
  rmSync(place, { recursive: true });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { operationOf } from './operation.ts';

const data = mkdtempSync(join(tmpdir(), 'garment-company-'));
afterAll(() => rmSync(data, { recursive: true, force: true }));

const said: string[] = [];
const company = (...args: string[]) =>
  operationOf('company')?.([...args, '--data', data], {}, (line) => said.push(line));
const account = (...args: string[]) =>
  operationOf('account')?.([...args, '--data', data], {}, (line) => said.push(line));
const FACTS = ['--code', 'NF', '--name', '新丰制衣', '--admin', '何新', '--phone', '13812340001'];

test('company create says the sign-in name and the first password once', async () => {
  expect(await company('create', ...FACTS)).toBe(0);
  expect(said).toContain('sign-in name  13812340001');
  expect(said.filter((line) => /^first password [a-z2-9]{12} /.test(line))).toHaveLength(1);
  said.length = 0;
  await expect(company('create', ...FACTS)).rejects.toThrow(/already in use/);
  expect(said.join()).not.toContain('password');
}, 120_000);

test('account reset says a first password once, for a name that somebody has', async () => {
  said.length = 0;
  expect(await account('reset', '--user', '13812340001')).toBe(0);
  expect(said.filter((line) => /^first password [a-z2-9]{12} /.test(line))).toHaveLength(1);
  await expect(account('reset', '--user', 'nobody')).rejects.toThrow(/no account/);
  await expect(account('reset')).rejects.toThrow(/takes --user/);
  await expect(account('remove')).rejects.toThrow(/takes reset/);
}, 120_000);

test.each([
  [['remove'], /takes create/],
  [['create', '--code', 'X'], /takes --code, --name, --admin and --phone/],
  [['create', ...FACTS, '--lang', 'fr'], /--lang takes zh-CN or en/],
])('%j is not understood', async (args, sentence) => {
  await expect(company(...args)).rejects.toThrow(sentence);
});

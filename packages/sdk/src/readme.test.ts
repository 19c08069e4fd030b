import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { errorKinds } from './api-error.ts';
import { textOf } from './error-kinds.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const readme = readFileSync(`${packageFolder}/README.md`, 'utf8');
const examples = [...readme.matchAll(/## (.+)\n[^#]*?```ts\n([\s\S]+?)```/g)].map(
  ([, title = '', code = '']) => ({ title, code }),
);

test('the README has five examples', () => {
  expect(examples).toHaveLength(5);
});

test.each(examples)('the example "$title" prints what it says', async ({ code }) => {
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module-typescript', '--no-warnings', '--eval', code],
    { cwd: packageFolder },
  );
  const promised = code.match(/^\/\/ .*$/gm)?.map((line) => line.slice(3).trim());
  // Objects are printed on one line or several, as wide as they happen to be.
  expect(stdout.replace(/\s+/g, ' ').trim()).toBe(promised?.join(' '));
});

test('docs/errors.md lists the kinds in their order, with their sentences', () => {
  const page = readFileSync(`${packageFolder}/../../docs/errors.md`, 'utf8');
  const rows = [...page.matchAll(/^\| `([\w-]+)` \|.*\|.*\| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, kind, zh, en]) => [kind, zh, en])).toEqual(
    errorKinds.map((kind) => [kind, textOf(kind, 'zh-CN'), textOf(kind, 'en')]),
  );
});

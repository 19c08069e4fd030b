import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { errorKinds } from './exchange/api-error.ts';
import { textOf } from './exchange/error-kinds.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const examplesOf = (page: string) =>
  [
    ...readFileSync(page, 'utf8').matchAll(/## (.+)\n(?:(?!\n## )[\s\S])*?```ts\n([\s\S]+?)```/g),
  ].map(([, title = '', code = '']) => ({ title, code }));
const readme = examplesOf(`${packageFolder}/README.md`);
const guide = examplesOf(`${packageFolder}/../../docs/sdk.md`);

test('the README has five examples, and the guide one a section', () => {
  expect(readme).toHaveLength(5);
  expect(guide).toHaveLength(8);
});

test.each([...readme, ...guide])('the example "$title" prints what it says', async ({ code }) => {
  const run = promisify(execFile);
  const { stdout } = await run(
    process.execPath,
    ['--input-type=module-typescript', '--no-warnings', '--eval', code],
    { cwd: packageFolder },
  );
  // The expected output is at the end, a line a comment.
  const promised = code.match(/(?:^\/\/ .*\n?)+$/m)?.[0].replace(/^\/\/ /gm, '');
  // Objects are printed on one line or several, as wide as they happen to be.
  expect(stdout.replace(/\s+/g, ' ').trim()).toBe(promised?.replace(/\s+/g, ' ').trim());
});

test('docs/errors.md lists the kinds in their order, with their sentences', () => {
  const page = readFileSync(`${packageFolder}/../../docs/errors.md`, 'utf8');
  const [kinds = ''] = page.split('\n## Refusals');
  const rows = [...kinds.matchAll(/^\| `([\w-]+)` \|.*\|.*\| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, kind, zh, en]) => [kind, zh, en])).toEqual(
    errorKinds.map((kind) => [kind, textOf(kind, 'zh-CN'), textOf(kind, 'en')]),
  );
});

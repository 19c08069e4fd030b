import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('..', import.meta.url));
const page = readFileSync(`${folder}/README.md`, 'utf8');
const runnable = [...page.matchAll(/## (.+)\n(?:(?!\n## )[\s\S])*?```ts\n([\s\S]+?)```/g)]
  .map(([, title = '', code = '']) => ({ title, code }))
  .filter(({ code }) => code.includes('console.log'));
const files = [...page.matchAll(/<!-- file: (\S+) -->\n```\w+\n([\s\S]+?)```/g)];

test('each block of the page is an example that runs or a file', () => {
  expect(files.length).toBeGreaterThan(0);
  const others = files.reduce((text, [file]) => text.replace(file, ''), page);
  expect(others.match(/^```ts$/gm)).toHaveLength(runnable.length);
});

test.each(runnable)('the example "$title" prints what it says', async ({ code }) => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '--no-warnings', '--eval', code],
    { cwd: folder },
  );
  // The expected output is at the end, a line a comment.
  const promised = code.match(/(?:^\/\/ .*\n?)+$/m)?.[0].replace(/^\/\/ /gm, '');
  expect(stdout).toBe(promised);
});

test.each(files.map(([, file = '', code = '']) => [file, code]))(
  'the page shows %s as it is',
  (file, code) => {
    expect(code).toBe(readFileSync(`${folder}/../../${file}`, 'utf8'));
  },
);

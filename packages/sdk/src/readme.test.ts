import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { errorKinds } from './exchange/api-error.ts';
import { textOf } from './exchange/error-kinds.ts';

const packageFolder = fileURLToPath(new URL('..', import.meta.url));
const pages = ['README.md', '../../docs/sdk.md'].map((page) =>
  readFileSync(`${packageFolder}/${page}`, 'utf8'),
);
const examplesOf = (text: string) =>
  [...text.matchAll(/## (.+)\n(?:(?!\n## )[\s\S])*?```ts\n([\s\S]+?)```/g)].map(
    ([, title = '', code = '']) => ({ title, code }),
  );

test.each(pages)('each block of the page is the example of a section', (text) => {
  expect(examplesOf(text).length).toBeGreaterThan(0);
  expect(text.match(/^```ts$/gm)).toHaveLength(examplesOf(text).length);
});

test.each(pages.flatMap(examplesOf))(
  'the example "$title" prints what it says',
  async ({ code }) => {
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
  },
);

test('docs/errors.md lists the kinds in their order, with their sentences', () => {
  const page = readFileSync(`${packageFolder}/../../docs/errors.md`, 'utf8');
  const [kinds = ''] = page.split('\n## Refusals');
  const rows = [...kinds.matchAll(/^\| `([\w-]+)` \|.*\|.*\| (.+) \| (.+) \|$/gm)];
  expect(rows.map(([, kind, zh, en]) => [kind, zh, en])).toEqual(
    errorKinds.map((kind) => [kind, textOf(kind, 'zh-CN'), textOf(kind, 'en')]),
  );
});

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WRITTEN } from './generate.ts';
import { ROOT } from './process.ts';

const written = WRITTEN.flatMap(({ outputs }) => outputs);
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

test('what is generated is there before a test begins', () => {
  expect(written).toContain('apps/workbench/src/routes.ts');
  expect(written.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
});

test('no generated file is in a commit', () => {
  expect(git('ls-files', ...written)).toBe('');
  expect(
    git('check-ignore', ...written)
      .trimEnd()
      .split('\n'),
  ).toEqual(written);
});

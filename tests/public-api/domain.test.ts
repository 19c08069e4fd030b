import { globSync, readFileSync } from 'node:fs';
import * as api from '@garment-mes/domain';
import { expect, test } from 'vitest';

const DOMAIN = new URL('../../packages/domain/', import.meta.url);
const folders = globSync('src/*/index.ts', { cwd: DOMAIN })
  .map((file) => file.split(/[\\/]/)[1] ?? '')
  .sort();

const namesOf = async (folder: string): Promise<readonly string[]> =>
  Object.keys(await import(new URL(`src/${folder}/index.ts`, DOMAIN).pathname));

// What each entry exports, packages/domain/etc shows: `npm run check` compares it.
test('all rules are those of the folders, each in one of them', async () => {
  expect(folders).toContain('cutting-bed');
  const names = (await Promise.all(folders.map(namesOf))).flat();
  expect(names.toSorted()).toEqual(Object.keys(api).toSorted());
});

test('each folder of rules is an entry, here and in what is published', () => {
  const { exports, publishConfig } = JSON.parse(
    readFileSync(new URL('package.json', DOMAIN), 'utf8'),
  );
  const entries = ['.', ...folders.map((folder) => `./${folder}`), './package.json'];
  expect(Object.keys(exports).toSorted()).toEqual(entries.toSorted());
  expect(Object.keys(publishConfig.exports).toSorted()).toEqual(entries.toSorted());
  for (const folder of folders) {
    expect(exports[`./${folder}`]).toBe(`./src/${folder}/index.ts`);
    expect(publishConfig.exports[`./${folder}`]).toEqual({
      types: `./dist/${folder}.d.ts`,
      default: `./dist/${folder}.js`,
    });
  }
});

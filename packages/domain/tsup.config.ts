import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { defineConfig } from 'tsup';

/** One entry for all rules, and one for each folder of them. */
const folders = globSync('src/*/index.ts').map((file) => [basename(dirname(file)), file]);

export default defineConfig({
  entry: { index: 'src/index.ts', ...Object.fromEntries(folders) },
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
  treeshake: true,
});

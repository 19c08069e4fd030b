import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { defineConfig } from 'tsup';

/** Every part is a file of its own, so that an import of one does not load the others. */
const parts = globSync('src/*/*.{ts,tsx}').filter(
  (file) => !/[.](test|story|browser|d)[.]|^src.testing/.test(file),
);

export default defineConfig({
  entry: Object.fromEntries([
    ['index', 'src/index.ts'],
    ...parts.map((file) => [file.replace(/^src.|[.]tsx?$/g, ''), file]),
  ]),
  format: 'esm',
  target: 'es2022',
  dts: { entry: { index: 'src/index.ts' } },
  clean: true,
  splitting: true,
  esbuildOptions(options) {
    options.charset = 'utf8';
    options.chunkNames = 'shared/[name]-[hash]';
  },
  // tsup takes styles for global ones; those of the parts keep their names to themselves.
  loader: { '.css': 'local-css' },
  /** One style sheet; the tokens come first, for they name the order of the layers. */
  async onSuccess() {
    // Workers are files beside the parts; inside the package they carry their built names.
    await Promise.all(
      globSync('dist/**/*.js').map(async (file) => {
        const code = await readFile(file, 'utf8');
        const named = code.replace(/(\/[a-z-]+-worker)[.]ts(?=["'`])/g, '$1.js');
        if (named !== code) await writeFile(file, named);
      }),
    );
    const tokens = await readFile('src/tokens.css', 'utf8');
    const styles = await readFile('dist/index.css', 'utf8');
    await Promise.all(globSync('dist/*/**/*.css').map((file) => rm(file)));
    await writeFile('dist/index.css', `${tokens}\n${styles}`);
  },
});

import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, relative, sep } from 'node:path';
import { defineConfig } from 'tsup';

/** Every part is a file of its own, so that an import of one does not load the others. */
const parts = globSync('src/*/*.{ts,tsx}').filter(
  (file) => !/[.](test|story|browser|d)[.]|^src.testing/.test(file),
);

/** Workers are loaded by their address, wherever they lie. */
const workers = globSync('src/**/*-worker.ts');
const builtWorkers = new Map(
  workers.map((file) => [basename(file), `dist/${nameOf(file)}.js`] as const),
);

function nameOf(file: string): string {
  return file.replace(/^src.|[.]tsx?$/g, '');
}

/**
 * The code of a built file with the addresses of workers as seen from it: code that several parts use is moved.
 * @throws {Error} for a worker that is not there
 */
function withWorkers(file: string, code: string): string {
  return code.replace(
    /(["'`])[.]{1,2}\/[\w./-]*?([\w-]+-worker[.]ts)\1/g,
    (_, quote: string, name: string) => {
      const built = builtWorkers.get(name);
      if (built === undefined) throw new Error(`${file}: there is no ${name}`);
      const path = relative(dirname(file), built).split(sep).join('/');
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    },
  );
}

export default defineConfig({
  entry: Object.fromEntries([
    ['index', 'src/index.ts'],
    ...new Map([...parts, ...workers].map((file) => [nameOf(file), file])),
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
    await Promise.all(
      globSync('dist/**/*.js').map(async (file) => {
        const code = await readFile(file, 'utf8');
        const named = withWorkers(file, code);
        if (named !== code) await writeFile(file, named);
      }),
    );
    const tokens = await readFile('src/tokens.css', 'utf8');
    const styles = await readFile('dist/index.css', 'utf8');
    await Promise.all(globSync('dist/*/**/*.css').map((file) => rm(file)));
    await writeFile('dist/index.css', `${tokens}\n${styles}`);
  },
});

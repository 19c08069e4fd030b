import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';

interface Esbuild {
  build(options: object): Promise<{ outputFiles: { path: string; text: string }[] }>;
}

// The bundler that packs the package is the one to measure with.
const { build } = createRequire(fileURLToPath(import.meta.resolve('tsup')))('esbuild') as Esbuild;

/** Bytes of a source text, bundled with all that it needs at once, minified and compressed. */
export async function gzipSize(contents: string): Promise<number> {
  const resolveDir = fileURLToPath(new URL('../../src/', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts', sourcefile: 'measured.ts' },
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    platform: 'browser',
    charset: 'utf8',
    outdir: '/measured',
    write: false,
  });
  const entry = outputFiles.find(({ path }) => path.endsWith('stdin.js'));
  if (entry === undefined) throw new Error('The bundle has no entry.');
  return gzipSync(entry.text, { level: 9 }).length;
}

import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { everyOperation } from '../../src/generated/every-operation.ts';

interface Esbuild {
  build(options: object): Promise<{ outputFiles: { path: string; text: string }[] }>;
}

// The bundler that packs the package is the one to measure with.
const { build } = createRequire(fileURLToPath(import.meta.resolve('tsup')))('esbuild') as Esbuild;

/** What the package costs a page, in bytes after minifying and gzip. */
export interface Sizes {
  /** What is loaded with the client. */
  readonly runtime: number;
  /** The same with the parts that are loaded on first use. */
  readonly everything: number;
  /** One more operation beside half of them all. */
  readonly perOperation: number;
  readonly conditions: number;
}

/** Measures the sources as a page would bundle them. */
export async function measureSizes(): Promise<Sizes> {
  const client = `export { createClient } from './index.ts'`;
  const half = Math.floor(everyOperation.length / 2);
  const first = await gzipSize(operations(half));
  const all = await gzipSize(operations(everyOperation.length));
  return {
    runtime: await gzipSize(client),
    everything: await gzipSize(client, false),
    perOperation: Math.round((10 * (all - first)) / (everyOperation.length - half)) / 10,
    conditions: await gzipSize(`export * from './conditions/index.ts'`),
  };
}

/** Source that uses the first so many operations of the documents. */
function operations(count: number): string {
  const used = everyOperation.slice(0, count);
  const imports = used.map(({ id, service }) => `import { ${id} } from './${service}.ts';`);
  return `${imports.join('\n')}
    export { createClient } from './index.ts';
    globalThis.operations = [${used.map(({ id }) => id).join(',')}];`;
}

/**
 * Bytes of a source text, bundled with all that it needs, minified and compressed.
 * @param splitting leaves out what is loaded on first use
 */
async function gzipSize(contents: string, splitting = true): Promise<number> {
  const resolveDir = fileURLToPath(new URL('../../src/', import.meta.url));
  const { outputFiles } = await build({
    stdin: { contents, resolveDir, loader: 'ts', sourcefile: 'measured.ts' },
    bundle: true,
    splitting,
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

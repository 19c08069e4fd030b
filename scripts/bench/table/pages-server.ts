import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, preview } from 'vite';

export interface PagesServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/**
 * Builds both pages as an application would be, into a temporary folder, and serves them.
 * @param peers the folder whose node_modules holds the table that ours is compared with
 */
export async function servePages(peers: string): Promise<PagesServer> {
  const root = resolve(import.meta.dirname, 'pages');
  const kit = resolve(import.meta.dirname, '../../../packages/ui/node_modules');
  const outDir = await mkdtemp(join(tmpdir(), 'bench-table-'));
  const shared = { configFile: false, root, logLevel: 'error' } as const;
  await build({
    ...shared,
    mode: 'production',
    build: { outDir, emptyOutDir: true, minify: true, reportCompressedSize: false },
    worker: { format: 'es' },
    resolve: {
      // One React for both, from the kit.
      alias: [
        ...['react-dom', 'react'].map((name) => ({
          find: new RegExp(`^${name}(?=/|$)`),
          replacement: join(kit, name),
        })),
        ...['ag-grid-community', 'ag-grid-react'].map((name) => ({
          find: new RegExp(`^${name}$`),
          replacement: join(peers, 'node_modules', name),
        })),
      ],
    },
  });
  const server = await preview({
    ...shared,
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    async close() {
      await server.close();
      await rm(outDir, { recursive: true, force: true });
    },
  };
}

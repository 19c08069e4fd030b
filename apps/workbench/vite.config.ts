import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { catalogues } from './scripts/catalogues.ts';
import { phoneWorker } from './scripts/phone-worker.ts';

const server = process.env.GARMENT_SERVER ?? 'http://localhost:7300';

/** What every page needs a moment after the entry: asked for together with it. */
const EARLY = [
  '/locales/en.json?zh',
  '/shell/head/top-bar.tsx',
  '/shell/menu/left-menu.tsx',
  '/shell/tabs/tab-bar.tsx',
  '/live/work.ts',
];

const askEarly: Plugin = {
  name: 'ask-early',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.values(bundle).flatMap((file) => {
        const id = file.type === 'chunk' ? file.facadeModuleId : undefined;
        if (!id || !EARLY.some((name) => id.endsWith(name))) return [];
        const attrs = { rel: 'modulepreload', crossorigin: true, href: `/${file.fileName}` };
        return [{ tag: 'link', attrs, injectTo: 'head' as const }];
      }),
  },
};

export default defineConfig({
  plugins: [react(), catalogues, askEarly, phoneWorker],
  define: {
    __BUILD_VERSION__: JSON.stringify(new Date().toISOString().slice(0, 16).replace('T', ' ')),
  },
  build: {
    target: 'es2023',
    manifest: true,
    chunkSizeWarningLimit: 450,
    modulePreload: {
      // Every browser that reads the language of the build knows these links.
      polyfill: false,
      // What each screen is made of would stand in the entry, 147 lists of a hundred files. A screen
      // names them itself once it has arrived; only its styles have to be known before.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'js' && file.includes('.screen-') ? [] : dependencies,
    },
  },
  server: {
    port: 7310,
    proxy: {
      '^/(amc|mmc|ccm|mes2|oauth|open|files|login|setup)(/|$|\\?)': { target: server },
      '/websocket': { target: server, ws: true },
    },
  },
  test: { setupFiles: ['./src/testing/setup.ts'], css: false },
});

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { catalogues } from './scripts/catalogues.ts';

/**
 * The router changes two functions of the browser's history while it is loaded. The workbench brings
 * hooks of its own and a host keeps its history, so that part of the router stays out.
 */
const historyUntouched: Plugin = {
  name: 'history-untouched',
  enforce: 'pre',
  resolveId(source, importer) {
    if (source !== './use-browser-location.js' || !importer?.includes('/wouter/')) return null;
    return { id: '\0no-browser-location', moduleSideEffects: false };
  },
  load(id) {
    if (id !== '\0no-browser-location') return null;
    return 'const none = () => { throw new Error("There is no router around."); };\nexport { none as useBrowserLocation, none as useSearch };';
  },
};

const server = process.env.GARMENT_SERVER ?? 'http://localhost:7300';

/** `--mode es` for hosts that import modules, `--mode iife` for hosts that read classic scripts. */
export default defineConfig(({ mode }) => {
  const classic = mode === 'iife';
  return {
    plugins: [historyUntouched, react(), catalogues],
    define: {
      __BUILD_VERSION__: JSON.stringify(new Date().toISOString().slice(0, 16).replace('T', ' ')),
    },
    base: './',
    // The demo host: a page around the two builds, served by `vite preview`.
    publicDir: 'host/page',
    preview: {
      port: 7320,
      strictPort: true,
      proxy: {
        '^/(amc|mmc|ccm|mes2|oauth|login)(/|$|\\?)': { target: server },
        '/websocket': { target: server, ws: true },
      },
    },
    build: {
      target: 'es2023',
      outDir: 'host/dist',
      // The classic build is the second one and adds its script to the first.
      emptyOutDir: !classic,
      // One file of rules and no links in the head: everything stands in the container.
      cssCodeSplit: false,
      modulePreload: false,
      chunkSizeWarningLimit: 3_000,
      rolldownOptions: {
        input: 'src/micro-frontend.ts',
        preserveEntrySignatures: 'exports-only',
        output: {
          format: classic ? 'iife' : 'es',
          entryFileNames: classic ? 'workbench.iife.js' : 'workbench.js',
          assetFileNames: ({ names }) =>
            names.some((name) => name.endsWith('.css'))
              ? 'workbench.css'
              : 'assets/[name]-[hash][extname]',
          ...(classic
            ? {
                name: 'GarmentWorkbench',
                codeSplitting: false,
                // A classic script knows where it came from only while it is read.
                intro: 'const scriptAddress = document.currentScript?.src ?? document.baseURI;',
              }
            : {}),
        },
        ...(classic
          ? {
              transform: {
                define: { 'import.meta.url': 'scriptAddress', 'import.meta.resolve': 'undefined' },
              },
            }
          : {}),
      },
    },
  };
});

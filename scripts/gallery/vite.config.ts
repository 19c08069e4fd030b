import { defineConfig } from 'vite';

/** One page over all stories of the kit. */
export default defineConfig({
  root: import.meta.dirname,
  server: { port: 7380, strictPort: true },
  build: { outDir: 'dist', emptyOutDir: true },
});

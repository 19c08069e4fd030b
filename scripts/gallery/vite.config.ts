import { defineConfig } from 'vite';

/** One page over all stories. React comes from the kit, whose stories these are. */
export default defineConfig({
  root: import.meta.dirname,
  oxc: { jsx: { runtime: 'automatic' } },
  resolve: {
    alias: ['react', 'react-dom'].map((name) => ({
      find: new RegExp(`^${name}(/.*)?$`),
      replacement: `${import.meta.dirname}/../../packages/ui/node_modules/${name}$1`,
    })),
  },
  server: { port: 7380, strictPort: true },
  build: { outDir: 'dist', emptyOutDir: true },
});

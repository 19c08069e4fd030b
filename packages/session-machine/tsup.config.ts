import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    react: 'src/react.tsx',
    node: 'src/node.ts',
    machine: 'src/machine.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  dts: true,
  clean: true,
  minify: true,
  target: 'es2024',
});

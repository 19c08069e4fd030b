import { defineConfig } from 'tsup';

export default defineConfig({
  entry: {
    index: 'src/index.ts',
    amc: 'src/amc.ts',
    mmc: 'src/mmc.ts',
    ccm: 'src/ccm.ts',
    mes2: 'src/mes2.ts',
    conditions: 'src/conditions/index.ts',
    labels: 'src/labels.ts',
    validators: 'src/validators.ts',
    query: 'src/query.ts',
    'session-calls': 'src/session-calls.ts',
    testing: 'src/testing/index.ts',
  },
  format: 'esm',
  target: 'es2022',
  dts: true,
  splitting: true,
  clean: true,
  treeshake: false,
  esbuildOptions(options) {
    // The sentences are Chinese; escaped they would take twice the room.
    options.charset = 'utf8';
  },
});

import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { writeFiles } from '../lib/write-files.ts';

// Usage: node scripts/generate/sha256.ts [--check]
const HEAD = `// Generated from packages/session-machine/src/env/sha256.ts by \`npm run generate\`. Contains noble-hashes, MIT License, Paul Miller.
`;

const entry = fileURLToPath(
  new URL('../../packages/session-machine/src/env/sha256.ts', import.meta.url),
);
const made = await build({
  configFile: false,
  logLevel: 'silent',
  build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'hashing' } },
});
const [output] = [made].flat().flatMap((bundle) => ('output' in bundle ? bundle.output : []));
if (output?.type !== 'chunk') throw new Error('Vite made no script.');
const text = JSON.stringify(output.code.trim());
const file = new Map([
  [
    'apps/server/src/sign-in/sha256-script.ts',
    `${HEAD}
/** Defines \`hashing.sha256(text)\` in a page: SHA-256 in base64url, on plain http as well. */
export const SHA256_SCRIPT: string =
  ${text};
`,
  ],
]);
const { code, output: said } = writeFiles(
  'script of SHA-256',
  file,
  process.argv.includes('--check'),
);
process.stdout.write(`${said}\n`);
process.exitCode = code;

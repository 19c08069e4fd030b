import { generateWhenStale } from './generate.ts';

// Imported before everything that reads generated files: by the npm commands and by the tests.
await generateWhenStale().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});

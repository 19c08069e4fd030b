// Usage: node packages/sdk/scripts/generate.ts [--check]
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { printAll } from './generate/outputs.ts';
import { readSpecs, SpecProblems } from './generate/read-specs.ts';
import { startTypePrinter } from './generate/type-printer.ts';
import { difference, write } from './generate/write-outputs.ts';

const place = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const folders = {
  sdk: place('../src/generated'),
  server: place('../../../apps/server/src/generated'),
};

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
process.exitCode = await generate(values.check).catch((error: unknown) => {
  if (!(error instanceof SpecProblems)) throw error;
  process.stderr.write(`${error.message}\n`);
  return 1;
});

/** Exit code: 0, or 1 when `--check` finds a file that is not what the documents say. */
async function generate(check: boolean): Promise<number> {
  const types = startTypePrinter();
  const outputs = await readSpecs({
    root: place('../../../specs'),
    // The types are printed in their thread while the linter works.
    onBundled: (document) => void types.print(document).catch(() => {}),
  })
    .then((documents) => printAll(documents, types.print))
    .finally(types.stop);
  const act = check ? difference : write;

  const files = (['sdk', 'server'] as const).flatMap((side) => {
    // A folder that was never written holds nothing wrong.
    if (check && !existsSync(folders[side])) return [];
    const { changed, stale } = act(folders[side], outputs[side]);
    return [...changed, ...stale].map((file) => `${folders[side]}/${file}`);
  });
  const total = outputs.sdk.size + outputs.server.size;
  if (!check) process.stdout.write(`${total} files, ${files.length} written\n`);
  else for (const file of files) process.stdout.write(`${file} is not what specs/ say\n`);
  return check && files.length > 0 ? 1 : 0;
}

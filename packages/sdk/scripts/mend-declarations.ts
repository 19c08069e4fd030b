import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// The compiler writes the comment of one file into a type of another when both are at the same place of
// their files: `components["schemas"] /** … */["X"]`. A comment of several lines ends the member there,
// and the index after it becomes a member of its own. Seen with TypeScript 6.0.3; the comment stands a
// second time where it belongs.
const MISPLACED = /\] \/\*\*(?:[^*]|\*(?!\/))*\*\/\[/g;

const folder = new URL('../dist/', import.meta.url);
for (const name of readdirSync(folder)) {
  if (!name.endsWith('.d.ts')) continue;
  const file = new URL(name, folder);
  const text = readFileSync(file, 'utf8');
  const mended = text.replace(MISPLACED, '][');
  if (mended !== text) writeFileSync(file, mended);
}

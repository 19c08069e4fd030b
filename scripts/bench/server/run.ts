import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { measureExport } from './export-memory.ts';
import { type Figure, isHeld, line } from './figures.ts';
import { measureList } from './list-ratio.ts';
import { ownDatabase } from './own-database.ts';
import { measureScanPage } from './scan-page.ts';
import { measureScans } from './scan-ratio.ts';
import { measureSockets } from './sockets.ts';
import { measureStarts } from './start-times.ts';

// The server beside its own database on one machine; ratios compare two figures of one run.
const parts = {
  list: measureList,
  scans: measureScans,
  export: measureExport,
  sockets: measureSockets,
  starts: measureStarts,
  pages: measureScanPage,
};
const wanted = process.argv.slice(2);
const figures: Figure[] = [];
const database = await ownDatabase();
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const seen = await measure(database.url);
    for (const figure of seen) process.stdout.write(`${line(figure)}\n`);
    figures.push(...seen);
  }
} finally {
  await database.stop();
}
if (wanted.length === 0) {
  await mkdir('docs/measurements', { recursive: true });
  await writeFile(
    'docs/measurements/server.json',
    `${JSON.stringify({ node: process.version, processors: cpus().length, figures }, undefined, 2)}\n`,
  );
}
process.exit(figures.every(isHeld) ? 0 : 1);

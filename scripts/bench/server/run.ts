import { measureExport } from './export-memory.ts';
import { type Figure, isHeld, line } from './figures.ts';
import { measureList } from './list-ratio.ts';
import { type OwnDatabase, ownDatabase } from './own-database.ts';
import { measurePlainPages } from './plain-pages.ts';
import { keep } from './report.ts';
import { measureScanPage } from './scan-page.ts';
import { measureScans } from './scan-ratio.ts';
import { measureSockets } from './sockets.ts';
import { measureStarts } from './start-times.ts';
import { measureStorm } from './storm.ts';

// All parts, or those that are named: npm run bench server export starts
// The server beside its own database on one machine; ratios compare two figures of one run.

let shared: Promise<OwnDatabase> | undefined;
/** The database that most parts share, made for the first of them. */
const onShared = (measure: (url: string) => Promise<Figure[]>) => async () => {
  shared ??= ownDatabase();
  return measure((await shared).url);
};
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  list: onShared(async (url) => [...(await measureList(url)), ...(await measurePlainPages(url))]),
  storm: onShared(measureStorm),
  scans: onShared(measureScans),
  export: onShared(measureExport),
  sockets: onShared(measureSockets),
  starts: onShared(measureStarts),
  pages: measureScanPage,
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}`);
const found: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const figures = await measure();
    for (const figure of figures) process.stdout.write(`${line(figure)}\n`);
    found.push(...figures);
    await keep('server', name, figures);
  }
} finally {
  await (await shared)?.stop();
}
process.exit(found.every(isHeld) ? 0 : 1);

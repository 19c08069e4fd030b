import { type Figure, isHeld, line } from '../server/figures.ts';
import { ownDatabase } from '../server/own-database.ts';
import { keep } from '../server/report.ts';
import { measureCalculation } from './calculation.ts';
import { measureScanStorm } from './storm.ts';

// All parts, or those that are named: npm run bench wages month. `small` measures less and keeps nothing.

const asked = process.argv.slice(2);
const isSmall = asked.includes('small');
const say = (text: string) => void process.stdout.write(`  ${text}\n`);
const size = isSmall ? { people: 100, reports: 20 } : { people: 3_000, reports: 20 };
const parts: Readonly<Record<string, (url: string) => Promise<Figure[]>>> = {
  month: (url) => measureCalculation(url, size, say),
  storm: (url) => measureScanStorm(url, isSmall ? 10 : 60, say),
};

const named = asked.filter((name) => name !== 'small');
const unknown = named.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) throw new Error(`no part is called ${unknown.join(', ')}`);
const found: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (named.length > 0 && !named.includes(name)) continue;
  const database = await ownDatabase();
  const figures = await measure(database.url).finally(() => database.stop());
  for (const figure of figures) process.stdout.write(`${line(figure)}\n`);
  found.push(...figures);
  if (!isSmall) await keep('wages', name, figures);
}
process.exit(found.every(isHeld) ? 0 : 1);

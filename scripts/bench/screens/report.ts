import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Found, rounded } from './figures.ts';

const FILE = 'docs/measurements/screens.json';

interface Kept {
  readonly figures: Readonly<Record<string, { own: number; atMost: number; date: string }>>;
  readonly beside: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/**
 * Writes what was found.
 * @param isPart the parts that were not measured now stay as they were found before
 * @returns names of the figures of this run that are over their limit
 */
export async function report(
  found: Readonly<Record<string, Found>>,
  chromium: string,
  isPart: boolean,
): Promise<readonly string[]> {
  const before: Kept =
    isPart && existsSync(FILE)
      ? JSON.parse(await readFile(FILE, 'utf8'))
      : { figures: {}, beside: {} };
  const date = new Date().toISOString().slice(0, 10);
  const measured = Object.values(found).flatMap(({ figures }) => Object.entries(figures));
  for (const [name, { own, atMost }] of measured)
    process.stdout.write(`${name.padEnd(64)}${own.toFixed(2).padStart(8)} of ${rounded(atMost)}\n`);
  const figures = measured.map(([name, { own, atMost }]) => [
    name,
    { own: rounded(own), atMost: rounded(atMost), date },
  ]);
  const beside = Object.entries(found).flatMap(([part, { beside: numbers }]) =>
    numbers === undefined
      ? []
      : [[part, Object.fromEntries(Object.entries(numbers).map(([n, v]) => [n, rounded(v)]))]],
  );
  const kept = {
    chromium,
    figures: { ...before.figures, ...Object.fromEntries(figures) },
    beside: { ...before.beside, ...Object.fromEntries(beside) },
  };
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify(kept, null, 2)}\n`);
  return measured.flatMap(([name, { own, atMost }]) => (own <= atMost ? [] : [name]));
}

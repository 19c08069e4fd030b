import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import type { Figure } from './figures.ts';

const FILE = 'docs/measurements/server.json';

interface Part {
  readonly date: string;
  readonly node: string;
  readonly processors: number;
  readonly figures: readonly Figure[];
}

/** Writes what a part found; the other parts keep what they found before. */
export async function keep(part: string, figures: readonly Figure[]): Promise<void> {
  const before: Readonly<Record<string, Part>> = existsSync(FILE)
    ? JSON.parse(await readFile(FILE, 'utf8'))
    : {};
  const date = new Date().toISOString().slice(0, 10);
  const found: Part = { date, node: process.version, processors: cpus().length, figures };
  await mkdir(dirname(FILE), { recursive: true });
  await writeFile(FILE, `${JSON.stringify({ ...before, [part]: found }, undefined, 2)}\n`);
}

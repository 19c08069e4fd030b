import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { dirname } from 'node:path';
import type { Figure } from './figures.ts';

interface Part {
  readonly date: string;
  readonly node: string;
  readonly processors: number;
  readonly figures: readonly Figure[];
}

/** Writes what a part of a suite found; the other parts keep what they found before. */
export async function keep(suite: string, part: string, figures: readonly Figure[]): Promise<void> {
  const file = `docs/measurements/${suite}.json`;
  const before: Readonly<Record<string, Part>> = existsSync(file)
    ? JSON.parse(await readFile(file, 'utf8'))
    : {};
  const date = new Date().toISOString().slice(0, 10);
  const found: Part = { date, node: process.version, processors: cpus().length, figures };
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `${JSON.stringify({ ...before, [part]: found }, undefined, 2)}\n`);
}

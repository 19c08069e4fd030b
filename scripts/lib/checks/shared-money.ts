import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, type Finished, ROOT } from '../process.ts';

const SOURCES =
  /^(apps\/(server\/(src|demo)|workbench\/src|dashboards\/src)|packages\/domain\/src)\/.*\.tsx?$/;
const NOT_OURS = /\/generated\/|\.test\.tsx?$/;

/** Sources that divide an amount without sharing it, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'packages/domain/src/wages/legal-floor.ts': 'the wage of an hour, of which nobody gets a part',
};

const MONEY = String.raw`\b\w*(?:amount|pool|wage|bonus|subsidy)\w*\b`;
/** An amount that is divided, and a percentage of a share that is multiplied or divided: in SQL and in TypeScript. */
const DIVISIONS = [
  new RegExp(String.raw`${MONEY}[\s)]*\s/\s`, 'i'),
  new RegExp(String.raw`${MONEY}[^;'"]*\.div\(`, 'i'),
  /\bshare_?pct\b\s*\)*\s*[*/]\s|[*/]\s*(\w+\.)?share_?pct\b/i,
  /\.times\((\w+\.)?share_?pct\b|\bshare_?pct\b\)?\.(times|div)\(/i,
];
const COMMENT = /^\s*(\*|\/\/|\/\*)/;

/** Lines in which an amount is divided by hand: its parts, each rounded alone, do not add up. */
export const dividedMoney = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      !COMMENT.test(line) && DIVISIONS.some((division) => division.test(line))
        ? [`${file}:${at + 1}: shares money by hand, use shareWage or shareOut: ${line.trim()}`]
        : [],
    );

/** That amounts are shared by the one function of the domain, whose parts add up to the cent. */
export async function checkSharedMoney(): Promise<Finished> {
  const { output } = await collect('git', [
    'ls-files',
    '-co',
    '--exclude-standard',
    'apps',
    'packages',
  ]);
  const faults = output
    .split('\n')
    .filter((file) => SOURCES.test(file) && !NOT_OURS.test(file) && !(file in ALLOWED))
    .flatMap((file) => dividedMoney(file, readFileSync(join(ROOT, file), 'utf8')));
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}

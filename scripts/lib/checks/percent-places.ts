import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collect, type Finished, ROOT } from '../process.ts';

const SOURCES = /^(apps\/(server|workbench|dashboards)\/src|packages\/domain\/src)\/.*\.tsx?$/;
const NOT_OURS = /\/generated\/|\.test\.tsx?$/;

/** Sources that write a percentage by themselves, and why. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/workbench/src/features/orders/resources/occupation-bars.ts':
    'a place on a track, not read by anybody',
  'apps/workbench/src/locales/ui-en.ts': 'how far an upload is',
};

const SHARE = String.raw`\b\w*(?:pct|percent)\b`;
const BY_HAND = [
  // A number formatter given a percentage, or followed by its sign.
  new RegExp(String.raw`\bformat(?:Fixed|Number)\([^)]*${SHARE}`, 'i'),
  /\b(?:formatFixed|formatNumber|toFixed|round|floor|ceil|Number)\([^`'"]*\)\}\s?%/,
  // A percentage with other places than two on its way to a person.
  new RegExp(String.raw`${SHARE}.*\.toFixed\((?!2\))`, 'i'),
  new RegExp(String.raw`\bdecimalText\([^;]*${SHARE}[^;]*, (?!2\))\d\)`, 'i'),
  /\bround\((?!.*, 2\)).*(?:(?<!\/ )\b100(?:\.0)? \*|\* 100(?:\.0)?\b).*, \d\)/,
];
const COMMENT = /^\s*(\*|\/\/|\/\*)/;

/** Lines that round a percentage in a way of their own: rounded twice, or cut off, it is another figure. */
export const percentByHand = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      !COMMENT.test(line) && BY_HAND.some((way) => way.test(line))
        ? [`${file}:${at + 1}: writes a percentage by hand, use formatPercent: ${line.trim()}`]
        : [],
    );

/** That a percentage is rounded once, to two places, and shown with them everywhere. */
export async function checkPercentPlaces(): Promise<Finished> {
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
    .flatMap((file) => percentByHand(file, readFileSync(join(ROOT, file), 'utf8')));
  return { code: faults.length > 0 ? 1 : 0, output: faults.join('\n') };
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { refusalRule } from '../../../packages/domain/src/refusals/refusal-text.ts';
import { type RefusalCode, refusals } from '../../../packages/domain/src/refusals/refusals.ts';
import { ROOT } from '../process.ts';

const PAGE = join(ROOT, 'docs/errors.md');
const HEAD = '| code | status | rule | 中文 | English |\n|---|---|---|---|---|\n';

/** Writes the table of refusals, in the order of the registry; the words around it stay. */
export function writeRefusals(): void {
  const text = readFileSync(PAGE, 'utf8');
  const start = text.indexOf(HEAD) + HEAD.length;
  const after = text.slice(start).replace(/^(?:\|.*\n)*/, '');
  const cell = (value: string) => value.replaceAll('|', '\\|');
  const rows = (Object.keys(refusals) as RefusalCode[]).map((code) => {
    const { status, zh, en } = refusals[code];
    return `| \`${code}\` | ${status} | ${refusalRule({ code }) ?? ''} | ${cell(zh)} | ${cell(en)} |\n`;
  });
  writeFileSync(PAGE, text.slice(0, start) + rows.join('') + after);
}

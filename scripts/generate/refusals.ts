import { refusalRule } from '../../packages/domain/src/refusals/refusal-text.ts';
import { type RefusalCode, refusals } from '../../packages/domain/src/refusals/refusals.ts';
import { writeFiles } from '../lib/write-files.ts';

// Usage: node scripts/generate/refusals.ts [--check]
const HEAD = `# Refusals of the factory

Generated from \`packages/domain/src/refusals\` by \`npm run generate\`, in its order. What a refusal is, says errors.md.

## All refusals

| code | status | rule | 中文 | English |
|---|---|---|---|---|
`;

const cell = (value: string): string => value.replaceAll('|', '\\|');
const rows = (Object.keys(refusals) as RefusalCode[]).map((code) => {
  const { status, zh, en } = refusals[code];
  return `| \`${code}\` | ${status} | ${refusalRule({ code }) ?? ''} | ${cell(zh)} | ${cell(en)} |\n`;
});
const page = new Map([['docs/refusals.md', HEAD + rows.join('')]]);
const { code, output } = writeFiles('page of refusals', page, process.argv.includes('--check'));
process.stdout.write(`${output}\n`);
process.exitCode = code;

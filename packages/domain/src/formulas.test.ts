import { readdirSync, readFileSync } from 'node:fs';
import { Decimal } from 'decimal.js';
import { describe, expect, test } from 'vitest';
import * as domain from './index.ts';

const page = readFileSync(new URL('../../../docs/formulas.md', import.meta.url), 'utf8');

interface Section {
  readonly anchor: string;
  readonly examples: readonly string[];
}

const sections: Section[] = page
  .split(/^### /m)
  .slice(1)
  .map((text) => ({
    anchor: text.slice(0, text.indexOf('\n')).trim().toLowerCase().replaceAll(' ', '-'),
    examples: [...text.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code = '']) => code),
  }));

const sources = readdirSync(new URL('.', import.meta.url), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
const referred = new Set(
  sources.flatMap((text) => [...text.matchAll(/docs\/formulas\.md#([\w-]+)/g)].map(([, to]) => to)),
);

test('the page has a section for every formula that refers to it, and none besides', () => {
  expect(sections.map(({ anchor }) => anchor).sort()).toEqual([...referred].sort());
});

describe.each(sections)('$anchor', ({ examples }) => {
  test('has worked examples, and the functions agree', () => {
    const checked = examples.reduce((count, code) => count + runExamples(code), 0);
    expect(checked).toBeGreaterThan(0);
  });
});

const tightenedFrom = page.indexOf('Tightened inspection:');
const SHOWN = ['1.0', '1.5', '2.5', '4.0'] as const;
const cells = [...page.matchAll(/^\| (\d+) \| ([A-Z]) \| (.+) \|$/gm)].flatMap((match) => {
  const [, lot, letter = '', row = ''] = match;
  const severity = match.index < tightenedFrom ? ('normal' as const) : ('tightened' as const);
  return row
    .split(' | ')
    .map((cell, column) => ({ severity, lot: Number(lot), letter, aql: SHOWN[column], cell }));
});

test('the page has both tables of the sampling plans', () => {
  expect(cells).toHaveLength(15 * 4 + 8 * 4);
});

test.each(cells)('$severity, letter $letter, $aql: $cell', (entry) => {
  const { severity, lot, letter, aql = '1.0', cell } = entry;
  const { sampleNum, ac, re } = domain.singleSample(letter, aql, severity);
  expect(domain.codeLetter(lot)).toBe(letter);
  expect(`${sampleNum}: ${ac}/${re}`).toBe(cell.replace(/ [↑↓].$/, ''));
  const arrow = / [↑↓](.)$/.exec(cell)?.[1];
  if (arrow) expect(domain.singleSample(arrow, aql, severity)).toEqual({ sampleNum, ac, re });
});

function runExamples(code: string): number {
  const expectations: string[] = [];
  const body = code.replace(
    /^(.+?) \/\/ (→|throws) (.+)$/gm,
    (_, expression: string, kind: string, expected: string) => {
      const index = expectations.push(expected) - 1;
      return `check(() => (${expression}), ${JSON.stringify(kind)}, ${index});`;
    },
  );
  const names = Object.keys(domain);
  new Function('check', ...names, body)(
    (run: () => unknown, kind: string, index: number) => {
      const expected = expectations[index] ?? '';
      if (kind === 'throws') expect(run).toThrow(expected);
      else expectEqual(run(), expected);
    },
    ...Object.values(domain),
  );
  return expectations.length;
}

function expectEqual(actual: unknown, expected: string): void {
  const decimals = /^-?\d+(?:\.(\d+))?$/.exec(expected);
  if (decimals) {
    expect(new Decimal(plain(actual) as number).toFixed(decimals[1]?.length ?? 0)).toBe(expected);
  } else {
    expect(plain(actual)).toEqual(new Function(`return (${expected})`)());
  }
}

function plain(value: unknown): unknown {
  if (value instanceof Object && 'toDecimalPlaces' in value) return Number(value);
  return Array.isArray(value) ? value.map(plain) : value;
}

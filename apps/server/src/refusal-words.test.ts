import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomainError, refusalText } from '@garment-mes/domain/refusals';
import { expect, test } from 'vitest';

/** What a refusal is filled with where the code names something in one language. */
const REFUSALS = /new DomainError\(([^)]*)\)/gu;
const NAMED = /\b(?!zh\b)\w+: '([^']*\p{Script=Han}[^']*)'/gu;
const ROOTS = [import.meta.dirname, join(import.meta.dirname, '../../../packages/domain/src')];

/** What an order in its state keeps from being changed. */
const KEPT = /require(?:Open|Draft)\([^;']*'(\p{Script=Han}+)'/gu;

/** The number of a rule with words behind it, in a text of the code. */
const NUMBERED = /(['"`])[^'"`\n]*(?<![\w-])[IH]\d{1,2}b?[ ：:][^'"`\n]*\1/gu;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gmu;

const sources = ROOTS.flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => !path.startsWith('generated'))
    .map((path) => readFileSync(join(root, path), 'utf8')),
);
const found = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].flatMap(([, part]) => part ?? []);
const words = new Set(
  sources.flatMap((source) => [
    ...found(REFUSALS, source).flatMap((params) => found(NAMED, params)),
    ...found(KEPT, source),
  ]),
);

test('every record and field that a refusal names in one language has an English word', () => {
  expect(words.size).toBeGreaterThan(50);
  const sentences = [...words].map((what) =>
    refusalText(new DomainError('record-missing', { what }), 'en'),
  );
  expect(sentences.filter((sentence) => /\p{Script=Han}/u.test(sentence))).toEqual([]);
});

test('no sentence of the server begins or goes on with the number of a rule', () => {
  const texts = sources.flatMap((source) => source.replace(COMMENT, '').match(NUMBERED) ?? []);
  expect(texts).toEqual([]);
});

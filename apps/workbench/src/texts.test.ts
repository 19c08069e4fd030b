import { setupI18n } from '@lingui/core';
import { describe, expect, test } from 'vitest';
import { readEnglish, SENTENCE, sourceFiles, usedSentences } from '../scripts/sentences.ts';
import { messages as english } from './locales/en.json?en';
import { messages as chinese } from './locales/en.json?zh';

const HAN = /\p{Script=Han}/u;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const used = usedSentences();

describe('sentences (`npm run texts` adds and removes lines)', () => {
  test('every sentence of the code has an English line', () => {
    const lines = readEnglish();
    expect([...used].filter((id) => !lines[id])).toEqual([]);
  });

  test('both have the same sentences, and none that is unused', () => {
    expect(Object.keys(english).toSorted()).toEqual([...used].toSorted());
    expect(Object.keys(chinese).toSorted()).toEqual([...used].toSorted());
  });

  test('English distinguishes one from many, of numbers written out as well', () => {
    const i18n = setupI18n({ locale: 'en', messages: { en: english } });
    expect(['1', 1, 2, '1,200'].map((count) => i18n._('导入 {count} 单', { count }))).toEqual([
      'Import 1 order',
      'Import 1 order',
      'Import 2 orders',
      'Import 1,200 orders',
    ]);
  });

  test('no line holds the number of a rule', () => {
    const numbered = /(?<![\w-])[IH]\d{1,2}b?(?![\w-])/;
    const lines = Object.entries(english).filter((line) => numbered.test(JSON.stringify(line)));
    expect(lines).toEqual([]);
  });

  test('no English line was left in Chinese', () => {
    expect(Object.keys(english).filter((id) => HAN.test(JSON.stringify(english[id])))).toEqual([]);
  });
});

test.each(
  sourceFiles().filter(
    ({ file }) => !/^(app\/addresses|locales\/(?:purposes|titles))\.ts$/.test(file),
  ),
)('$file writes no Chinese outside of t() and msg()', ({ text }) => {
  const bare = text.replace(COMMENT, '').replace(SENTENCE, '').split('\n');
  expect(bare.filter((line) => HAN.test(line))).toEqual([]);
});

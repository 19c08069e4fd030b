import { describe, expect, test } from 'vitest';
import { SENTENCE, sourceFiles, usedSentences } from '../scripts/sentences.ts';
import { messages as english } from './locales/en.po';
import { messages as chinese } from './locales/zh.po';

const HAN = /\p{Script=Han}/u;
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*$/gm;

const used = usedSentences();

describe('catalogues (`pnpm texts` adds and removes lines)', () => {
  test('every sentence of the code has an English line', () => {
    expect([...used].filter((id) => !english[id]?.length)).toEqual([]);
  });

  test('both hold the same sentences, and none that nobody says', () => {
    expect(Object.keys(english).toSorted()).toEqual([...used].toSorted());
    expect(Object.keys(chinese).toSorted()).toEqual([...used].toSorted());
  });

  test('no English line was left in Chinese', () => {
    expect(Object.keys(english).filter((id) => HAN.test(JSON.stringify(english[id])))).toEqual([]);
  });
});

test.each(sourceFiles().filter(({ file }) => file !== 'routes.ts'))(
  '$file writes no Chinese outside of t() and msg()',
  ({ text }) => {
    const bare = text.replace(COMMENT, '').replace(SENTENCE, '').split('\n');
    expect(bare.filter((line) => HAN.test(line))).toEqual([]);
  },
);

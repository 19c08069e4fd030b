import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { titles } from '../src/locales/titles.ts';

const source = join(import.meta.dirname, '../src');

/** One line a sentence, sorted by it: what two branches add to it merges. */
export const ENGLISH = join(source, 'locales/en.json');

/** English by sentence. @throws SyntaxError when the file is no JSON */
export const readEnglish = (): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(ENGLISH, 'utf8'));

/** `t('…')` and `msg('…')`: what the code says. */
export const SENTENCE = /\b(?:t|msg)\(\s*'((?:[^'\\]|\\.)*)'/g;

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

/** Every file that may speak; tests and their helpers do not. */
export const sourceFiles = (): readonly SourceFile[] =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|^testing\/|\.d\.ts$/.test(file))
    .map((file) => ({ file, text: readFileSync(join(source, file), 'utf8') }));

/** Sentences the session and the menu of the server say; the code never writes them down. */
export const saidElsewhere = (): readonly string[] =>
  readFileSync(join(source, 'locales/said-elsewhere.txt'), 'utf8').split('\n').filter(Boolean);

/** Everything that has its English, in order; the titles of the addresses have a table of their own. */
export function usedSentences(): ReadonlySet<string> {
  const found = (text: string, pattern: RegExp) =>
    Array.from(text.matchAll(pattern), ([, id = '']) => id.replaceAll("\\'", "'"));
  return new Set(
    [...sourceFiles().flatMap(({ text }) => found(text, SENTENCE)), ...saidElsewhere()]
      .filter((id) => !Object.hasOwn(titles, id))
      .toSorted(),
  );
}

import type { Language } from '../operations.ts';
import { words } from './lists/words.ts';

/** How the rows of a new company are named. */
export interface Naming {
  /** @throws {Error} for a name that has no English */
  readonly word: (zh: string) => string;
  /** Of a row that has a column for its English. */
  readonly pair: (row: Pair) => Pair;
}

interface Pair {
  readonly name: string;
  readonly nameEn: string;
}

/** Names of the lists in the language that a company begins with. */
export const nameIn = (language: Language): Naming =>
  language === 'en'
    ? { word: englishOf, pair: ({ nameEn }) => ({ name: nameEn, nameEn }) }
    : { word: (zh) => zh, pair: ({ name, nameEn }) => ({ name, nameEn }) };

function englishOf(zh: string): string {
  const word = words[zh];
  if (word === undefined) throw new Error(`${zh} has no English`);
  return word;
}

import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../database/engine.ts';
import { matterTexts, messageTexts, nestedTexts } from './message-texts.ts';

type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>;

/** Of a sentence: words, a value by its name, or a part that goes with a value. */
type Piece = string | { value: string } | { where: string; pieces: Piece[] };

/** A stored message in the language of the reader; null where there is none. */
export const messageText = (stored: Sql, language: Language): Sql =>
  sentenceOf(stored, messages[language], language);

/** What an approval is about. */
export const matterText = (stored: Sql, language: Language): Sql =>
  sentenceOf(stored, within[language].matter, language);

const sentenceOf = (stored: Sql, sentences: string, language: Language): Sql =>
  sql`mmc.sentence_of(${stored}, ${sentences}::jsonb, ${within[language].all}::jsonb,
    ${language === 'en' ? ', ' : '、'}::text)`;

const HOLE = /\{(\w+)\}/;
const messages = inEach((language) => JSON.stringify(piecesOf(messageTexts, language)));
const within = inEach((language) => ({
  matter: JSON.stringify(piecesOf(matterTexts, language)),
  all: JSON.stringify(
    Object.fromEntries(
      Object.entries(nestedTexts).map(([hole, texts]) => [hole, piecesOf(texts, language)]),
    ),
  ),
}));

function inEach<T>(of: (language: Language) => T): Readonly<Record<Language, T>> {
  return { 'zh-CN': of('zh-CN'), en: of('en') };
}

function piecesOf(texts: Texts, language: Language): Record<string, Piece[]> {
  return Object.fromEntries(
    Object.entries(texts).map(([code, [zh, en]]) => [code, parts(language === 'en' ? en : zh)]),
  );
}

/** A part in brackets is said only where its hole is filled. */
function parts(template: string): Piece[] {
  return template.split(/\[([^\]]+)\]/).flatMap((part, at): Piece[] => {
    const pieces = part
      .split(HOLE)
      // Every second piece is the name of a hole.
      .map((piece, index): Piece => (index % 2 === 0 ? piece : { value: piece }))
      .filter((piece) => piece !== '');
    if (at % 2 === 0) return pieces;
    const [, where = ''] = HOLE.exec(part) ?? [];
    return [{ where, pieces }];
  });
}

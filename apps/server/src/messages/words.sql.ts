import type { Bilingual, Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../database/engine.ts';

/** A fixed word of a statement in the reader's language. */
export const word = (zh: string, en: string, language: Language): Sql =>
  sql`${language === 'en' ? en : zh}::text`;

/** The word of a stored code in the reader's language; null for a code without one. */
export const wordOf = (
  names: Readonly<Record<string | number, Bilingual>>,
  code: Sql,
  language: Language,
): Sql => {
  const words = Object.entries(names).map(([key, { zh, en }]) => [
    key,
    language === 'en' ? en : zh,
  ]);
  return sql`(${JSON.stringify(Object.fromEntries(words))}::jsonb ->> (${code})::text)`;
};

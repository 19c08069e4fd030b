import type { Language } from '@garment-mes/domain/refusals';
import { join, type Sql, sql } from '../database/engine.ts';
import { matterTexts, messageTexts, nestedTexts } from './message-texts.ts';

type Texts = Readonly<Record<string, readonly [zh: string, en: string]>>;

/** A stored message in the language of the reader; null where there is none. */
export const messageText = (stored: Sql, language: Language): Sql =>
  rendered(messageTexts, stored, language);

/** What an approval is about. */
export const matterText = (stored: Sql, language: Language): Sql =>
  rendered(matterTexts, stored, language);

function rendered(texts: Texts, stored: Sql, language: Language): Sql {
  const cases = Object.entries(texts).map(([code, [zh, en]]) => {
    const parts = partsOf(language === 'en' ? en : zh, sql`(${stored} -> 'params')`, language);
    return sql`when ${code} then concat(${join(parts)})`;
  });
  return sql`(case ${stored} ->> 'code' ${join(cases, ' ')} end)`;
}

const HOLE = /\{(\w+)\}/;

/** The text of a sentence, its holes filled; a part in brackets only where its hole is. */
function partsOf(template: string, params: Sql, language: Language): Sql[] {
  return template.split(/\[([^\]]+)\]/).flatMap((part, at) => {
    const pieces = part.split(HOLE).map((piece, index) =>
      // Every second piece is the name of a hole.
      index % 2 === 0 ? sql`${piece}::text` : valueText(params, piece, language),
    );
    if (at % 2 === 0) return pieces;
    const [, name = ''] = HOLE.exec(part) ?? [];
    return [
      sql`case when coalesce(${params} ->> ${name}, '') <> '' then concat(${join(pieces)}) end`,
    ];
  });
}

function valueText(params: Sql, name: string, language: Language): Sql {
  const value = sql`(${params} -> ${name})`;
  const texts = (nestedTexts as Readonly<Record<string, Texts>>)[name];
  const nested = texts ? rendered(texts, value, language) : sql`${value} #>> '{}'`;
  return sql`case jsonb_typeof(${value})
    when 'object' then ${nested}
    when 'array' then (select string_agg(each, ${language === 'en' ? ', ' : '、'}::text)
      from jsonb_array_elements_text(case jsonb_typeof(${value}) when 'array' then ${value} end) as each)
    else ${value} #>> '{}' end`;
}

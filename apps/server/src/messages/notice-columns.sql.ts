import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../database/engine.ts';
import { messageText } from './message-text.sql.ts';

/** The texts of `mmc.message` as `m`, in the reader's language; rows of before the codes keep theirs. */
export const noticeTexts = (
  language: Language,
): { readonly title: Sql; readonly objName: Sql; readonly content: Sql } => ({
  title: sql`coalesce(${messageText(sql`(m.messages -> 'title')`, language)}, m.title)`,
  objName: sql`coalesce(${messageText(sql`(m.messages -> 'objName')`, language)}, m.obj_name)`,
  content: sql`coalesce(${messageText(sql`(m.messages -> 'content')`, language)}, m.content)`,
});

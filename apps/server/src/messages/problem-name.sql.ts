import type { Language } from '@garment-mes/domain/refusals';
import { type Sql, sql } from '../database/engine.ts';
import { messageText } from './message-text.sql.ts';
import type { Message, ProblemCode } from './message-texts.ts';

/** What a problem is called: a text of the catalogue, or a message where the service opened it. */
export type StoredProblemName = string | Message<ProblemCode>;

/** The name of the row `l` of `mes2.problem_log` as it is stored, for a message that names the problem. */
export const storedProblemName = (l: Sql): Sql =>
  sql`coalesce(${l}.messages -> 'name', to_jsonb(${l}.problem_name))`;

/** The name of the row `l` of `mes2.problem_log` in the reader's language. */
export const problemName = (l: Sql, language: Language): Sql =>
  sql`coalesce(${messageText(sql`(${l}.messages -> 'name')`, language)}, ${l}.problem_name)`;

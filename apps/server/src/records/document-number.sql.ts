import { ident, sql, type Tx } from '../database/engine.ts';
import type { Actor } from './actor.ts';

/** Documents that are numbered by day, such as `TL0317-1`. */
export interface NumberedDocument {
  readonly table: string;
  readonly column: string;
  readonly letters: string;
}

/**
 * The next number of a kind of document on a day. The counter's row is locked until the end of the
 * transaction, so two documents of one moment get two numbers; numbers that came in without the counter
 * are passed over.
 */
export async function nextDocumentNo(
  tx: Tx,
  { companyId }: Actor,
  { table, column, letters }: NumberedDocument,
  day: string,
): Promise<string> {
  const prefix = `${letters}${day.slice(5, 7)}${day.slice(8, 10)}`;
  // Asked first, because only the first number of a day has to look at the documents themselves.
  const next = await tx.one<{ no: number }>(sql`
    update mes2.document_counter set next_no = next_no + 1
    where company_id = ${companyId} and prefix = ${prefix} returning next_no - 1 as no`);
  if (next) return `${prefix}-${next.no}`;
  const taken = await tx.one<{ no: number }>(sql`
    insert into mes2.document_counter as c (company_id, prefix, next_no)
    select ${companyId}, ${prefix}, 2 + coalesce(max(split_part(d.${ident(column)}, '-', 2)::int), 0)
    from ${ident(table)} d
    where d.company_id = ${companyId} and d.${ident(column)} ~ ${`^${prefix}-[0-9]{1,6}$`}
    on conflict (company_id, prefix) do update set next_no = c.next_no + 1
    returning c.next_no - 1 as no`);
  return `${prefix}-${taken?.no ?? 1}`;
}

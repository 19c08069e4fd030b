import { sql, type Tx } from '../../database/engine.ts';
import type { BodyOf, DataOf } from '../../generated/operations.ts';
import { changedAt } from '../../records/claim-record.sql.ts';

type Row = BodyOf<'saveLinePriorityDescriptions'>['rows'][number];
type Saved = DataOf<'saveLinePriorityDescriptions'>[number];

/** Lines that are described by a level `r`. */
export const lineNum = sql`(
  select count(*)::int from mes2.line l
  where l.company_id = r.company_id and l.priority_description_id = r.id and l.del_flag = '0')`;

/**
 * Locks the legend and reads its version; an empty one has version 0. Its rows are locked as well: a line that is taking
 * a level is counted by `legendRows`, and a later one finds the level gone.
 */
export async function legendVersion(tx: Tx, companyId: string): Promise<number> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended(${`linePriority/${companyId}`}, 0))`);
  await tx.run(sql`
    select from mes2.line_priority_description
    where company_id = ${companyId} and del_flag = '0' order by id for update`);
  const row = await tx.one<{ version: number | null }>(sql`
    select max(version) as version from mes2.line_priority_description
    where company_id = ${companyId} and del_flag = '0'`);
  return row?.version ?? 0;
}

export const legendChange = (tx: Tx, companyId: string) =>
  tx.one<{ name: string; time: string }>(sql`
    select coalesce(u.name, '') as name, ${changedAt(sql`r.update_date`)} as time
    from mes2.line_priority_description r left join amc.app_user u on u.id = r.update_by
    where r.company_id = ${companyId} order by r.update_date desc limit 1`);

/**
 * Writes the legend anew: a row with the id of a stored level is that level, under another number as well, so that the
 * lines it describes keep it. All leave the index of numbers before they come back: two may have changed places.
 *
 * @param rows with ids of live levels, `null` for new ones
 */
export async function replaceLegend(
  tx: Tx,
  companyId: string,
  rows: readonly Row[],
  version: number,
): Promise<void> {
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as s (id bigint, level int, name text, color text, meaning text)`;
  await tx.run(sql`
    update mes2.line_priority_description set del_flag = '2', update_date = app_now(),
      update_by = current_person()
    where company_id = ${companyId} and del_flag = '0'`);
  await tx.run(sql`
    update mes2.line_priority_description r set del_flag = '0', level = s.level, name = s.name,
      color = s.color, meaning = s.meaning, version = ${version}::int
    from ${given} where r.company_id = ${companyId} and r.id = s.id`);
  await tx.run(sql`
    insert into mes2.line_priority_description (company_id, level, name, color, meaning, version)
    select ${companyId}, s.level, s.name, s.color, s.meaning, ${version}::int
    from ${given} where s.id is null`);
}

export const legendRows = (tx: Tx, companyId: string): Promise<Saved[]> =>
  tx.all<Saved>(sql`
    select r.id, r.level, r.name, r.color, r.meaning, ${lineNum} as line_num, r.version
    from mes2.line_priority_description r
    where r.company_id = ${companyId} and r.del_flag = '0' order by r.level`);

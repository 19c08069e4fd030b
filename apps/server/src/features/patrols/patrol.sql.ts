import type { PatrolLight, Recheck } from '@garment-mes/domain/quality';
import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import type { RecordKind } from '../../records/claim-record.sql.ts';

export type Patrol = DataOf<'getPatrol'>;
export type PatrolLine = Patrol['lines'][number];

export const patrolKind: RecordKind = {
  table: 'mes2.qc_patrol',
  no: sql`null::text`,
  what: { zh: '巡检', en: 'Patrol' },
};

/** A round of a line on a day. */
export interface Round {
  readonly lineDeptId: string;
  /** `YYYY-MM-DD` */
  readonly workDate: string;
  readonly round: number;
}

export interface StoredRound extends Round {
  readonly id: string;
  readonly version: number;
}

/** A station that was looked at, as it is stored. */
export interface StoredStation {
  readonly id: string;
  readonly orderProcessId: string;
  readonly employeeId: string;
  readonly sampleNum: number;
  readonly defectNum: number;
  readonly light: PatrolLight;
  readonly recheck: Recheck;
}

/** A sewing line by its department. */
export const lineOf = (tx: Tx, { companyId }: Actor, lineDeptId: string) =>
  tx.one<{ name: string }>(sql`
    select d.name from amc.department d
    join mes2.line l on l.company_id = d.company_id and l.dept_id = d.id and l.del_flag = '0'
    where d.company_id = ${companyId} and d.id = ${lineDeptId} and d.del_flag = '0'`);

/** Who walked a round. */
export const walkerOf = (tx: Tx, { companyId }: Actor, { lineDeptId, workDate, round }: Round) =>
  tx.one<{ id: string; line: string; name: string }>(sql`
    select p.id, d.name as line, m.employee_name as name from mes2.qc_patrol p
    join amc.department d on d.company_id = p.company_id and d.id = p.line_dept_id
    join amc.company_member m on m.company_id = p.company_id and m.id = p.inspector_id
    where p.company_id = ${companyId} and p.line_dept_id = ${lineDeptId} and p.work_date = ${workDate}::date
      and p.round = ${round}::int and p.del_flag = '0'`);

/** The last round walked on a day. */
export const lastRound = async (
  tx: Tx,
  { companyId }: Actor,
  { lineDeptId, workDate }: Omit<Round, 'round'>,
): Promise<number | undefined> => {
  const last = await tx.one<{ round: number | null }>(sql`
    select max(round) as round from mes2.qc_patrol
    where company_id = ${companyId} and line_dept_id = ${lineDeptId} and work_date = ${workDate}::date
      and del_flag = '0'`);
  return last?.round ?? undefined;
};

/** Where an operation `p` of an order stands on the line `l` whose layout is that of the order's style. */
const stationOf = (process: Sql, line: Sql): Sql => sql`(
  select min((t.station ->> 'stationNo')::int)
  from jsonb_array_elements(${line}.layout_json -> 'stations') as t (station)
  cross join jsonb_array_elements_text(t.station -> 'processIds') as i (id)
  join mes2.style_process y on y.company_id = ${process}.company_id and y.id = i.id::bigint
  join mes2.production_order o on o.company_id = ${process}.company_id and o.id = ${process}.order_id
  where y.process_id = ${process}.process_id and (${line}.layout_json ->> 'styleId')::bigint = o.style_id)`;

/** Days back in which the people of a line are looked for when nobody has reported yet. */
const RECENT_DAYS = 7;

/**
 * The stations a round walks by: everybody who reported work on the line that day, or on its last day of work, with
 * the operation reported last, in the order of the line's layout.
 */
export const stationsOf = (
  tx: Tx,
  { companyId }: Actor,
  { lineDeptId, workDate }: Omit<Round, 'round'>,
) =>
  tx.all<
    Pick<
      PatrolLine,
      'orderProcessId' | 'processName' | 'employeeId' | 'employeeNo' | 'employeeName' | 'stationNo'
    >
  >(sql`
    with newest as (
      select max(work_date) as work_date from mes2.scan
      where company_id = ${companyId} and line_dept_id = ${lineDeptId} and type in (1, 4) and status = 0
        and work_date between ${workDate}::date - ${RECENT_DAYS}::int and ${workDate}::date),
    sewn as (
      select distinct on (s.employee_id) s.employee_id, s.order_process_id
      from mes2.scan s join newest n on n.work_date = s.work_date
      where s.company_id = ${companyId} and s.line_dept_id = ${lineDeptId} and s.type in (1, 4) and s.status = 0
      order by s.employee_id, s.scan_date desc, s.id desc),
    seated as (
      select p.id as order_process_id, p.process_name, m.id as employee_id, m.employee_no, m.employee_name,
        ${stationOf(sql`p`, sql`l`)} as station, p.seq_no
      from sewn s
      join mes2.order_process p on p.company_id = ${companyId} and p.id = s.order_process_id
      join amc.company_member m on m.company_id = ${companyId} and m.id = s.employee_id
      left join mes2.line l on l.company_id = ${companyId} and l.dept_id = ${lineDeptId} and l.del_flag = '0')
    select order_process_id, process_name, employee_id, employee_no, employee_name, station::text as station_no
    from seated order by station nulls last, seq_no, employee_no`);

/** A round with its stations, as they stand on the line. */
export async function patrolOf(
  tx: Tx,
  { companyId, employee }: Actor,
  id: string,
): Promise<Patrol | undefined> {
  const head = await tx.one<Omit<Patrol, 'lines'>>(sql`
    select p.id, p.line_dept_id, d.name as line_dept_name, p.work_date, p.round, p.inspector_id,
      m.employee_name as inspector_name, p.inspector_id = ${employee?.id ?? '0'}::bigint as is_mine,
      round(p.score, 1) as score, p.version
    from mes2.qc_patrol p
    join amc.department d on d.company_id = p.company_id and d.id = p.line_dept_id
    join amc.company_member m on m.company_id = p.company_id and m.id = p.inspector_id
    where p.company_id = ${companyId} and p.id = ${id} and p.del_flag = '0'`);
  if (!head) return undefined;
  const lines = await tx.all<PatrolLine>(sql`
    select s.id, s.order_process_id, p.process_name, s.employee_id, m.employee_no, m.employee_name, s.station_no,
      s.sample_num, s.defect_num, s.light, s.recheck,
      coalesce((select jsonb_agg(jsonb_build_object('badItemId', f.bad_item_id::text, 'badItemName', i.name,
          'num', f.num) order by f.num desc, i.code)
        from mes2.qc_patrol_defect f
        join mes2.bad_item i on i.company_id = f.company_id and i.id = f.bad_item_id
        where f.company_id = s.company_id and f.patrol_line_id = s.id and f.del_flag = '0'), '[]') as bads
    from mes2.qc_patrol_line s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
    join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
    where s.company_id = ${companyId} and s.patrol_id = ${id} and s.del_flag = '0'
    order by nullif(regexp_replace(s.station_no, '\\D', '', 'g'), '')::int nulls last, p.seq_no, m.employee_no`);
  return { ...head, lines };
}

export const storedStations = (tx: Tx, { companyId }: Actor, patrolId: string) =>
  tx.all<StoredStation>(sql`
    select id, order_process_id, employee_id, sample_num, defect_num, light, recheck from mes2.qc_patrol_line
    where company_id = ${companyId} and patrol_id = ${patrolId} and del_flag = '0'`);

/** Faults that refuse a garment outright, of those named. */
export const criticalItems = async (
  tx: Tx,
  { companyId }: Actor,
  ids: readonly string[],
): Promise<{ readonly known: ReadonlySet<string>; readonly critical: ReadonlySet<string> }> => {
  const rows = await tx.all<{ id: string; severity: number }>(sql`
    select id, severity from mes2.bad_item
    where company_id = ${companyId} and id = any(${[...ids]}::bigint[]) and del_flag = '0' for key share`);
  return {
    known: new Set(rows.map(({ id }) => id)),
    critical: new Set(rows.filter(({ severity }) => severity === 1).map(({ id }) => id)),
  };
};

/** Which of these pairs are an operation of an order and somebody of the company, and where each stands on the line. */
export const placesOf = (
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string,
  pairs: readonly { readonly orderProcessId: string; readonly employeeId: string }[],
) =>
  tx.all<{ at: number; hasProcess: boolean; hasPerson: boolean; stationNo: string | null }>(sql`
    select t.at::int as at, p.id is not null as has_process, m.id is not null as has_person,
      ${stationOf(sql`p`, sql`l`)}::text as station_no
    from rows from (jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) as ("orderProcessId" bigint, "employeeId" bigint))
      with ordinality as t (process_id, person_id, at)
    left join mes2.order_process p on p.company_id = ${companyId} and p.id = t.process_id and p.del_flag = '0'
    left join amc.company_member m on m.company_id = ${companyId} and m.id = t.person_id and m.del_flag = '0'
    left join mes2.line l on l.company_id = ${companyId} and l.dept_id = ${lineDeptId} and l.del_flag = '0'
    order by t.at`);

/** Stations that were red the last time as well: the same person at the same operation, in the round before. */
export const redAgain = (
  tx: Tx,
  { companyId }: Actor,
  patrolId: string,
  lineIds: readonly string[],
) =>
  tx.all<{ line: string; processName: string; employeeName: string }>(sql`
    select d.name as line, p.process_name, m.employee_name
    from mes2.qc_patrol_line s
    join mes2.qc_patrol t on t.company_id = s.company_id and t.id = s.patrol_id
    join amc.department d on d.company_id = t.company_id and d.id = t.line_dept_id
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
    join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
    join lateral (
      select b.light from mes2.qc_patrol_line b
      join mes2.qc_patrol u on u.company_id = b.company_id and u.id = b.patrol_id and u.line_dept_id = t.line_dept_id
      where b.company_id = s.company_id and b.order_process_id = s.order_process_id and b.employee_id = s.employee_id
        and (u.work_date, u.round) < (t.work_date, t.round) and b.del_flag = '0' and u.del_flag = '0'
      order by u.work_date desc, u.round desc limit 1) before on before.light = 3
    where s.company_id = ${companyId} and s.patrol_id = ${patrolId} and s.light = 3
      and s.id = any(${[...lineIds]}::bigint[])
    order by m.employee_no`);

/** Accounts of those who lead a line, and of the quality managers. */
export const alarmed = async (
  tx: Tx,
  { companyId }: Actor,
  lineDeptId: string,
): Promise<string[]> => {
  const rows = await tx.all<{ userId: string }>(sql`
    select distinct m.user_id from amc.company_member m
    where m.company_id = ${companyId} and m.status = 0 and m.del_flag = '0' and m.user_id is not null
      and (exists (select 1 from amc.dept_manager h where h.company_id = m.company_id and h.employee_id = m.id
          and h.dept_id = ${lineDeptId} and h.del_flag = '0')
        or exists (select 1 from amc.user_job u
          join amc.job j on j.company_id = u.company_id and j.id = u.job_id and j.code = 'qualityManager' and j.del_flag = '0'
          where u.company_id = m.company_id and u.employee_id = m.id and u.del_flag = '0'))
    order by 1`);
  return rows.map(({ userId }) => userId);
};

import { type Sql, sql, type Tx } from '../../database/engine.ts';
import type { DataOf, QueryOf } from '../../generated/operations.ts';
import type { Actor } from '../../records/actor.ts';
import { bedLabel } from '../../records/bed-kinds.sql.ts';
import { factoryToday } from '../settings/public.ts';
import { dieRows, reservedStrokes } from './die-list.sql.ts';

type Bar = DataOf<'createCuttingDieSchedule'>;
type Gantt = DataOf<'getCuttingDieGantt'>;
type Board = DataOf<'getCuttingDiePlanBoard'>;

const bars = (where: Sql): Sql => sql`
  select s.id, k.mold_no, o.order_no, ${bedLabel(sql`b`)} as bed_no, s.start_date, s.end_date, s.status, s.stroke_num,
    greatest(k.life_num - k.used_num, 0) as remain_num, k.location_code, s.knife_mold_id, s.order_id,
    s.reduce_bed_id, s.version
  from mes2.cutting_die_schedule s
  join mes2.cutting_die k on k.company_id = s.company_id and k.id = s.knife_mold_id
  join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
  left join mes2.cutting_bed b on b.company_id = s.company_id and b.id = s.reduce_bed_id
  where ${where} and s.del_flag = '0' order by s.start_date, s.id`;

export const bookingRow = (tx: Tx, { companyId }: Actor, id: string): Promise<Bar | undefined> =>
  tx.one(bars(sql`s.company_id = ${companyId} and s.id = ${id}`));

const clock = (tx: Tx, { now }: Actor) =>
  tx.one<{ asOf: string }>(sql`select ${now}::timestamptz as as_of`);

/** The dies with their bookings between two days. */
export async function dieGantt(
  tx: Tx,
  actor: Actor,
  { from, to, styleId }: QueryOf<'getCuttingDieGantt'>,
): Promise<Gantt> {
  const { companyId } = actor;
  const lanes = await tx.all<Omit<Gantt['lanes'][number], 'bars'>>(sql`
    select k.id as knife_mold_id, k.mold_no, k.name as mold_name, k.life_num, k.used_num,
      ${reservedStrokes} as reserved_num, k.status
    ${dieRows(companyId, { styleId })} and k.status <> 4 order by k.mold_no`);
  const booked = await tx.all<Bar>(
    bars(sql`s.company_id = ${companyId} and s.status <> 9 and s.start_date < ${to}::date + 1
      and s.end_date >= ${from}::date`),
  );
  return {
    asOf: (await clock(tx, actor))?.asOf ?? '',
    lanes: lanes.map((lane) => ({
      ...lane,
      bars: booked.filter(({ knifeMoldId }) => knifeMoldId === lane.knifeMoldId),
    })),
  };
}

/** Where every die is now and next, for the wall; `tableId` keeps those of the beds of a table. */
export async function dieBoard(tx: Tx, actor: Actor, tableId: string | undefined): Promise<Board> {
  const { companyId, now } = actor;
  const text = sql`o.order_no || coalesce(' 床' || ${bedLabel(sql`b`)}, '')`;
  const source = sql`from mes2.cutting_die_schedule s
    join mes2.production_order o on o.company_id = s.company_id and o.id = s.order_id
    left join mes2.cutting_bed b on b.company_id = s.company_id and b.id = s.reduce_bed_id
    where s.company_id = k.company_id and s.knife_mold_id = k.id and s.del_flag = '0'`;
  const cards = await tx.all<Board['cards'][number]>(sql`
    select k.mold_no, k.status, k.location_code, c.text as current_text, n.text as next_text,
      coalesce(t.strokes, 0)::int as today_stroke_num, k.used_num, k.life_num,
      round(greatest(k.life_num - k.used_num, 0) * 100.0 / k.life_num, 2) as remain_pct, c.end_date as plan_end_date,
      case when c.end_date < ${now}::timestamptz
        then floor(extract(epoch from ${now}::timestamptz - c.end_date) / 60)::int end as overdue_min,
      k.id as knife_mold_id, k.image_url
    from mes2.cutting_die k
    left join lateral (select ${text} as text, s.end_date ${source}
      and s.status in (0, 1) and s.start_date <= ${now}::timestamptz order by s.start_date limit 1) c on true
    left join lateral (select ${text} as text ${source}
      and s.status = 0 and s.start_date > ${now}::timestamptz order by s.start_date limit 1) n on true
    left join lateral (select sum(s.stroke_num) as strokes ${source}
      and s.status <> 9 and s.start_date::date = ${factoryToday(sql`${companyId}`)}) t on true
    where k.company_id = ${companyId} and k.del_flag = '0' and k.status <> 4
    ${
      tableId
        ? sql`and exists (select 1 from mes2.cutting_die_schedule s
            join mes2.cutting_bed b on b.company_id = s.company_id and b.id = s.reduce_bed_id
            where s.company_id = k.company_id and s.knife_mold_id = k.id and b.table_id = ${tableId}
              and s.status in (0, 1))`
        : sql``
    }
    order by k.status desc, k.mold_no`);
  return { asOf: (await clock(tx, actor))?.asOf ?? '', cards };
}

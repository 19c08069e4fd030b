import { ident, join, type Sql, sql, type Tx } from '../database/engine.ts';
import type { RollUp } from '../invariants/roll-up-facts.sql.ts';

/** The company and days that are counted again. */
export interface Span {
  readonly companyId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Counts a roll-up again from its facts. Missing rows are written as zeros first and every row of the
 * days is locked, so that a transaction that adds to one of them meanwhile waits and adds to what was counted here;
 * what was added before is in the facts, because it was committed with them.
 *
 * @returns rows that were wrong
 */
export async function rebuild(
  tx: Tx,
  rollUp: RollUp,
  { companyId, from, to }: Span,
): Promise<number> {
  const { table, key, figures, facts } = rollUp;
  const columns = (names: readonly string[], of: string) =>
    join(names.map((name) => ident(`${of}.${name}`)));
  const counted = sql`
    select * from (${facts}) c
    where c.company_id = ${companyId}::bigint and c.work_date between ${from}::date and ${to}::date`;
  const keys = ['company_id', ...key];
  await tx.run(sql`
    insert into ${ident(table)} (${join(keys.map(ident))})
    select ${columns(keys, 'f')} from (${counted}) f on conflict do nothing`);
  await tx.all(sql`
    select 1 from ${ident(table)} k
    where k.company_id = ${companyId}::bigint and k.work_date between ${from}::date and ${to}::date
    order by ${columns(key, 'k')} for update`);
  const match = join(
    keys.map((name) => sql`k.${ident(name)} = f.${ident(name)}`),
    ' and ',
  );
  const differs = (other: (name: string) => Sql) =>
    join(
      figures.map((name) => sql`k.${ident(name)} <> ${other(name)}`),
      ' or ',
    );
  const corrected = await tx.run(sql`
    update ${ident(table)} k set ${join(figures.map((name) => sql`${ident(name)} = f.${ident(name)}`))}
    from (${counted}) f where ${match} and (${differs((name) => sql`f.${ident(name)}`)})`);
  const emptied = await tx.run(sql`
    update ${ident(table)} k set ${join(figures.map((name) => sql`${ident(name)} = 0`))}
    where k.company_id = ${companyId}::bigint and k.work_date between ${from}::date and ${to}::date
      and (${differs(() => sql`0`)})
      and not exists (select 1 from (${counted}) f where ${match})`);
  return corrected + emptied;
}

/**
 * Counts the stages of orders again. Facts that wait to be folded are left to the fold: it adds them to
 * what is written here, and is kept away meanwhile.
 *
 * @returns rows that were wrong
 */
export async function rebuildStages(
  tx: Tx,
  { facts }: RollUp,
  { companyId, from, to }: Span,
): Promise<number> {
  await tx.run(sql`lock table mes2.order_stage_day in share row exclusive mode`);
  const due = sql`
    select order_id, color_id, size_id, stage, work_date, sum(num)::int as num from (
      select order_id, color_id, size_id, stage, work_date, num from (${facts}) c
      where company_id = ${companyId}::bigint and work_date between ${from}::date and ${to}::date
      union all
      select order_id, color_id, size_id, stage, work_date, -num from mes2.progress_delta
      where company_id = ${companyId}::bigint and work_date between ${from}::date and ${to}::date
        and stage <> 'deliver') a
    group by 1, 2, 3, 4, 5`;
  const same = sql`s.order_id = f.order_id and s.color_id = f.color_id and s.size_id = f.size_id
    and s.stage = f.stage and s.work_date = f.work_date`;
  const written = await tx.run(sql`
    insert into mes2.order_stage_day as s (company_id, order_id, color_id, size_id, stage, work_date, num)
    select ${companyId}::bigint, order_id, color_id, size_id, stage, work_date, num from (${due}) f where num <> 0
    on conflict (company_id, order_id, color_id, size_id, stage, work_date) do update set num = excluded.num
      where s.num <> excluded.num`);
  const emptied = await tx.run(sql`
    update mes2.order_stage_day s set num = 0
    where s.company_id = ${companyId}::bigint and s.work_date between ${from}::date and ${to}::date
      and s.stage <> 'deliver' and s.num <> 0
      and not exists (select 1 from (${due}) f where ${same} and f.num <> 0)`);
  if (written + emptied > 0) await recount(tx, companyId);
  return written + emptied;
}

/** The counters of the orders are the sums of their stages. */
const recount = (tx: Tx, companyId: string): Promise<number> =>
  tx.run(sql`
    update mes2.production_order o set cut_num = t.cut, sew_num = t.sew, qc_pass_num = t.passed, in_num = t.received,
      out_num = t.shipped, scrap_num = t.scrap, second_num = t.seconds, deliver_num = t.delivered
    from (
      select order_id,
        coalesce(sum(num) filter (where stage = 'cut'), 0)::int as cut,
        coalesce(sum(num) filter (where stage = 'sew'), 0)::int as sew,
        coalesce(sum(num) filter (where stage = 'qcPass'), 0)::int as passed,
        coalesce(sum(num) filter (where stage = 'in'), 0)::int as received,
        coalesce(sum(num) filter (where stage = 'out'), 0)::int as shipped,
        coalesce(sum(num) filter (where stage = 'scrap'), 0)::int as scrap,
        coalesce(sum(num) filter (where stage = 'second'), 0)::int as seconds,
        coalesce(sum(num) filter (where stage = 'deliver'), 0)::int as delivered
      from mes2.order_stage_day where company_id = ${companyId}::bigint group by 1) t
    where o.company_id = ${companyId}::bigint and o.id = t.order_id
      and (o.cut_num, o.sew_num, o.qc_pass_num, o.in_num, o.out_num, o.scrap_num, o.second_num, o.deliver_num)
        <> (t.cut, t.sew, t.passed, t.received, t.shipped, t.scrap, t.seconds, t.delivered)`);

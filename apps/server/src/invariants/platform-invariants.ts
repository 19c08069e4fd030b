import { ident, join, type Sql, sql } from '../database/engine.ts';
import type { Invariant } from './invariant.ts';
import {
  checkDay,
  defectDay,
  employeeDay,
  lineHourOutput,
  orderStageDay,
  type RollUp,
} from './roll-up-facts.sql.ts';

/** Rows of a roll-up that differ from what the facts count; a row of zeros is as good as none. */
const differences = ({ table, key, figures, facts }: RollUp, kept: Sql): Sql => {
  const columns = (names: readonly string[], from: string) =>
    join(names.map((name) => ident(`${from}.${name}`)));
  const match = join(
    ['company_id', ...key].map((name) => sql`k.${ident(name)} = f.${ident(name)}`),
    ' and ',
  );
  const isDifferent = join(
    figures.map((name) => sql`coalesce(k.${ident(name)}, 0) <> coalesce(f.${ident(name)}, 0)`),
    ' or ',
  );
  return sql`
    select coalesce(k.company_id, f.company_id) as company_id,
      ${table}::text || ' ' || coalesce(row(${columns(key, 'k')})::text, '') || row(${columns(key, 'f')})::text as what
    from (${kept}) k full join (${facts}) f on ${match} where ${isDifferent}`;
};

const plain = (table: string): Sql => sql`select * from ${ident(table)}`;

/** What was folded and what still waits to be, without the stage whose facts lie elsewhere. */
const STAGES = sql`
  select company_id, order_id, color_id, size_id, stage, work_date, sum(num) as num from (
    select company_id, order_id, color_id, size_id, stage, work_date, num from mes2.order_stage_day
    union all
    select company_id, order_id, color_id, size_id, stage, work_date, num from mes2.progress_delta) a
  where stage <> 'deliver' group by 1, 2, 3, 4, 5, 6`;

const FOLDED = sql`
  select o.company_id, o.order_no as what from mes2.production_order o
  left join (
    select company_id, order_id,
      sum(num) filter (where stage = 'cut') as cut, sum(num) filter (where stage = 'sew') as sew,
      sum(num) filter (where stage = 'qcPass') as passed, sum(num) filter (where stage = 'in') as received,
      sum(num) filter (where stage = 'out') as shipped, sum(num) filter (where stage = 'scrap') as scrap,
      sum(num) filter (where stage = 'second') as seconds, sum(num) filter (where stage = 'deliver') as delivered
    from mes2.order_stage_day group by 1, 2) t on t.company_id = o.company_id and t.order_id = o.id
  where (o.cut_num, o.sew_num, o.qc_pass_num, o.in_num, o.out_num, o.scrap_num, o.second_num, o.deliver_num)
    <> (coalesce(t.cut, 0), coalesce(t.sew, 0), coalesce(t.passed, 0), coalesce(t.received, 0),
      coalesce(t.shipped, 0), coalesce(t.scrap, 0), coalesce(t.seconds, 0), coalesce(t.delivered, 0))`;

export const platformInvariants: readonly Invariant[] = [
  {
    number: 'I44',
    sentence: 'every figure that is kept beside the facts is what the facts add up to',
    offenders: sql`
      ${differences(lineHourOutput, plain(lineHourOutput.table))}
      union all ${differences(employeeDay, plain(employeeDay.table))}
      union all ${differences(orderStageDay, STAGES)}
      union all ${differences(checkDay, plain(checkDay.table))}
      union all ${differences(defectDay, plain(defectDay.table))}
      union all ${FOLDED}`,
  },
];

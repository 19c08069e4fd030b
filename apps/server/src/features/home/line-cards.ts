import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import { isWindowOver } from '../targets/public.ts';
import {
  type CardCode,
  type CardFigure,
  type Looker,
  notBehind,
  PEOPLE,
  PERCENT,
  PIECES,
  towards,
  urgent,
} from './home-card.ts';
import { outputToday, runningHour } from './running-hour.ts';

const TARGETS = '/mes/order/targetYield';
const RECORDS = '/mes/basic/targetRecord';
const MANPOWER = '/mes/basic/inputPersonnelWork';

/** Windows of today that are over, of the lines in reach. */
const windows = ({ companyId, reach, today, dayCutoff, now }: Looker): Sql => sql`
  from mes2.target_record t
  where t.company_id = ${companyId} and t.work_date = ${today}::date and t.actual_num is not null
    and t.del_flag = '0' and ${isWindowOver(sql`t`, { dayCutoff, now })} ${andWithinReach(reach, 'mes2.target_record', sql`t`)}`;

/** Garments that came off the lines in reach today. */
const output = ({ companyId, reach, today }: Looker): Sql => sql`
  from mes2.line_hour_output h
  join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
    and p.is_output = 1
  join amc.department d on d.company_id = h.company_id and d.id = h.line_dept_id
  where h.company_id = ${companyId} and h.work_date = ${today}::date
  ${andWithinReach(reach, 'amc.department', sql`d`)}`;

const manpower = ({ companyId, reach, today }: Looker): Sql => sql`
  from mes2.manpower_input i
  where i.company_id = ${companyId} and i.work_date = ${today}::date and i.del_flag = '0'
  ${andWithinReach(reach, 'mes2.manpower_input', sql`i`)}`;

/** What the lines do today. */
export const lineCards: { readonly [Code in CardCode]?: CardFigure } = {
  outputToday: {
    ofDay: true,
    screen: TARGETS,
    link: TARGETS,
    unit: PIECES,
    workOut: outputToday,
    level: towards,
  },
  outputValueToday: {
    ofDay: true,
    screen: TARGETS,
    link: TARGETS,
    key: 'FIELD^order.unitPrice',
    unit: { zh: '本位币', en: 'base currency' },
    // Nothing is said while the rate of an order's currency is not known.
    figure: (looker) => sql`
      select case when bool_or(x.rate is null) then null
        else round(coalesce(sum(x.num * x.unit_price * x.rate), 0), 2) end::text as value
      from (select h.num, coalesce(o.unit_price, 0) as unit_price,
          case when c.is_base = 1 then 1 else (select r.rate from ccm.exchange_rate r
            where r.company_id = o.company_id and r.currency_code = o.currency_code and r.del_flag = '0'
              and r.rate_date <= ${looker.today}::date order by r.rate_date desc limit 1) end as rate
        from (select h.company_id, h.order_id, h.num ${output(looker)}) h
        join mes2.production_order o on o.company_id = h.company_id and o.id = h.order_id
        left join ccm.currency c on c.company_id = o.company_id and c.code = o.currency_code
          and c.del_flag = '0') x`,
  },
  attendance: {
    ofDay: true,
    screen: MANPOWER,
    link: MANPOWER,
    unit: PERCENT,
    places: 2,
    figure: (looker) => sql`
      select (sum(i.present_num) * 100.0 / nullif(sum(i.roll_num), 0))::text as value ${manpower(looker)}`,
  },
  unbalancedLoans: {
    screen: MANPOWER,
    link: MANPOWER,
    unit: PEOPLE,
    // What lines lent away and what lines took on are the same people.
    figure: ({ companyId, today }) => sql`
      select abs(coalesce(sum(i.lent_in_num - i.lent_out_num), 0))::text as value
      from mes2.manpower_input i
      where i.company_id = ${companyId} and i.work_date = ${today}::date and i.del_flag = '0'`,
    level: urgent,
  },
  linesBelowTarget: {
    screen: RECORDS,
    link: RECORDS,
    unit: { zh: '线', en: 'lines', one: 'line' },
    figure: (looker) => sql`
      select count(*)::text as value from (
        select t.dept_id ${windows(looker)} group by t.dept_id
        having sum(t.actual_num) < sum(t.target_num)) x`,
  },
  lineAttainment: {
    ofDay: true,
    screen: RECORDS,
    link: RECORDS,
    unit: PERCENT,
    places: 2,
    figure: (looker) => sql`
      select (sum(t.actual_num) * 100.0 / nullif(sum(t.target_num), 0))::text as value,
        '100' as target ${windows(looker)}`,
    level: towards,
  },
  myLineHour: {
    screen: TARGETS,
    link: TARGETS,
    unit: PIECES,
    workOut: runningHour,
    level: towards,
  },
  myLineGap: {
    screen: RECORDS,
    link: RECORDS,
    unit: PIECES,
    figure: (looker) => sql`
      select coalesce(sum(t.actual_num - t.target_num), 0)::text as value ${windows(looker)}`,
    level: notBehind,
  },
};

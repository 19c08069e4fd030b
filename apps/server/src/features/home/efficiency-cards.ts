import { decimal, percentOf, quantity, ratioOf, sum } from '@garment-mes/domain/decimal';
import { netMinutesBetween, workStretches } from '@garment-mes/domain/schedule';
import { minutesBetween } from '@garment-mes/domain/time';
import { controlLimits, pitch } from '@garment-mes/domain/work-study';
import { andWithinReach } from '../../access/within-reach.ts';
import { sql, type Tx } from '../../database/engine.ts';
import { storedShifts } from '../calendar/public.ts';
import {
  type CardCode,
  type CardFigure,
  type FigureRow,
  type Looker,
  PERCENT,
} from './home-card.ts';

const SEWING = 3;

/**
 * Standard minutes that the lines in reach have earned today in a hundred minutes of the people put down for
 * them, as much of their shift as is over. Lines for which nobody was put down yet are left out.
 *
 * @see docs/formulas.md#line-efficiency
 */
async function averageEfficiency(tx: Tx, looker: Looker): Promise<FigureRow> {
  const { companyId, today, reach, clock } = looker;
  const crews = sql`
    from mes2.manpower_input i
    where i.company_id = ${companyId} and i.work_date = ${today}::date and i.del_flag = '0'
    ${andWithinReach(reach, 'mes2.manpower_input', sql`i`)}`;
  const made = await tx.one<{ earnedMin: string }>(sql`
    select coalesce(sum(s.earned_min), 0) as earned_min from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id
      and p.section = ${SEWING}::int
    where s.company_id = ${companyId} and s.work_date = ${today}::date
      and s.line_dept_id in (select i.dept_id ${crews})`);
  const put = await tx.all<{ shiftId: string; availMin: string }>(sql`
    select i.shift_id, sum(i.attend_min + i.ot_min + (i.lent_in_num - i.lent_out_num) * i.shift_net_min) as avail_min
    ${crews} group by 1`);
  const shifts = await storedShifts(tx, companyId);
  const minute = minutesBetween(`${today} 00:00:00`, clock);
  const gone = put.map(({ shiftId, availMin }) => {
    const shift = workStretches(shifts.get(shiftId)?.segments ?? []);
    const [over, whole] = [minute, Infinity].map((to) => netMinutesBetween(shift, 0, to));
    return decimal(availMin).times(ratioOf(over ?? 0, whole ?? 0) ?? 0);
  });
  const pct = percentOf(made?.earnedMin ?? 0, sum(gone));
  return { value: pct === undefined ? null : pct.toString() };
}

interface Station {
  readonly lineDeptId: string;
  readonly orderId: string;
  readonly orderProcessId: string;
  readonly sam: string;
  readonly operators: string;
}

/**
 * Sewing steps of the lines in reach that take longer today than the upper limit of a balanced line: a step
 * is a station, its operators are the people who reported it today, somebody who reported several shared between
 * them.
 *
 * @see docs/formulas.md#line-balance
 */
async function bottleneckStations(tx: Tx, { companyId, today, reach }: Looker): Promise<FigureRow> {
  const stations = await tx.all<Station>(sql`
    with done as (
      select s.line_dept_id, s.order_id, s.order_process_id, s.employee_id from mes2.scan s
      join amc.department d on d.company_id = s.company_id and d.id = s.line_dept_id
      where s.company_id = ${companyId} and s.work_date = ${today}::date and s.status = 0 and s.type in (1, 4, 5)
        ${andWithinReach(reach, 'amc.department', sql`d`)}
      group by 1, 2, 3, 4)
    select d.line_dept_id, d.order_id, d.order_process_id, p.sam, sum(1.0 / k.steps) as operators
    from done d
    join mes2.order_process p on p.company_id = ${companyId} and p.id = d.order_process_id
      and p.section = ${SEWING}::int
    join (select line_dept_id, order_id, employee_id, count(*) as steps from done group by 1, 2, 3) k
      on k.line_dept_id = d.line_dept_id and k.order_id = d.order_id and k.employee_id = d.employee_id
    group by 1, 2, 3, 4`);
  const lines = Map.groupBy(stations, ({ lineDeptId, orderId }) => `${lineDeptId} ${orderId}`);
  const slow = [...lines.values()].flatMap((line) => {
    const operators = sum(line.map((station) => station.operators));
    const limit = pitch(sum(line.map(({ sam }) => sam)), operators.toNumber());
    if (limit === undefined) return [];
    const { upper } = controlLimits(limit);
    return line.filter((station) =>
      ratioOf(quantity(station.sam), quantity(station.operators))?.gt(upper),
    );
  });
  return { value: stations.length === 0 ? null : String(slow.length) };
}

/** What a formula of work study says of the lines today. */
export const efficiencyCards: { readonly [Code in CardCode]?: CardFigure } = {
  averageEfficiency: {
    screen: '/mes/basic/inputPersonnelWork',
    link: '/mes/basic/inputPersonnelWork',
    unit: PERCENT,
    places: 2,
    workOut: averageEfficiency,
  },
  bottleneckStations: {
    screen: '/mes/packaging/workReport',
    link: '/mes/packaging/workReport',
    unit: { zh: '工位', en: 'stations', one: 'station' },
    workOut: bottleneckStations,
  },
};

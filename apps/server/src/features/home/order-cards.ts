import { loadLevel } from '@garment-mes/domain/schedule';
import { addDays } from '@garment-mes/domain/time';
import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import { isLateOrder } from '../../records/orders/late-orders.sql.ts';
import { calendarReader } from '../calendar/public.ts';
import { readLines } from '../lines/public.ts';
import { lineLoads, unscheduledColumns, unscheduledRows } from '../schedules/public.ts';
import {
  type CardCode,
  type CardFigure,
  ITEMS,
  type Looker,
  ORDERS,
  PIECES,
  urgent,
} from './home-card.ts';

const LIST = '/makingCenter/order/order';

const orders =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select count(*)::text as value from mes2.production_order o
    where o.company_id = ${looker.companyId} and o.del_flag = '0' and ${where(looker)}
    ${andWithinReach(looker.reach, 'mes2.production_order', sql`o`)}`;

const schedules =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select count(*)::text as value from mes2.schedule s
    where s.company_id = ${looker.companyId} and s.del_flag = '0' and s.status in (0, 1) and ${where(looker)}
    ${andWithinReach(looker.reach, 'mes2.schedule', sql`s`)}`;

const late = ({ today }: Looker) => isLateOrder(sql`o`, sql`${today}::date`);
const mine = ({ employeeId }: Looker) => sql`o.merchandiser_id = ${employeeId}`;
const open = sql`o.status in (1, 2)`;

/** Orders, plans and schedules. */
export const orderCards: { readonly [Code in CardCode]?: CardFigure } = {
  shipmentsIn7Days: {
    screen: LIST,
    link: LIST,
    asks: ({ today }) => ({ status: '0,1,2', deliveryDate: `${today}..${addDays(today, 7)}` }),
    unit: ORDERS,
    figure: orders(
      ({ today }) =>
        sql`o.status in (0, 1, 2) and o.delivery_date between ${today}::date and ${today}::date + 7`,
    ),
  },
  shipmentsIn3Days: {
    screen: LIST,
    link: LIST,
    asks: ({ today }) => ({ status: '0,1,2', deliveryDate: `${today}..${addDays(today, 3)}` }),
    unit: ORDERS,
    figure: orders(
      ({ today }) =>
        sql`o.status in (0, 1, 2) and o.delivery_date between ${today}::date and ${today}::date + 3`,
    ),
  },
  ordersToConfirm: {
    screen: LIST,
    link: LIST,
    asks: { status: '0' },
    unit: ORDERS,
    figure: orders(() => sql`o.status = 0`),
  },
  delayRisk: {
    screen: LIST,
    link: LIST,
    asks: { late: 'true' },
    unit: ORDERS,
    figure: orders(late),
    level: urgent,
  },
  myDelayRisk: {
    screen: LIST,
    link: LIST,
    asks: { late: 'true', mine: 'true' },
    unit: ORDERS,
    figure: orders((looker) => sql`${mine(looker)} and ${late(looker)}`),
    level: urgent,
  },
  myOrderStages: {
    screen: LIST,
    link: LIST,
    asks: { mine: 'true', status: '0,1,2' },
    unit: ORDERS,
    figure: orders((looker) => sql`o.status in (0, 1, 2) and ${mine(looker)}`),
  },
  ordersWithoutSteps: {
    screen: LIST,
    link: LIST,
    unit: ORDERS,
    figure: orders(
      () => sql`o.status in (0, 1) and not exists (select 1 from mes2.order_process p
        where p.company_id = o.company_id and p.order_id = o.id and p.is_enabled = 1 and p.del_flag = '0')`,
    ),
  },
  stepsWithoutPrice: {
    screen: '/mes/order/orderPrice',
    link: '/mes/order/orderPrice',
    unit: ITEMS,
    figure: ({ companyId, today }) => sql`
      select count(*)::text as value from mes2.order_process p
      join mes2.production_order o on o.company_id = p.company_id and o.id = p.order_id and ${open}
      where p.company_id = ${companyId} and p.is_enabled = 1 and p.pay_scope <> 4 and p.del_flag = '0'
        and not exists (select 1 from mes2.order_price r
          where r.company_id = p.company_id and r.order_process_id = p.id and r.del_flag = '0'
            and r.from_date <= ${today}::date and coalesce(r.to_date, ${today}::date) >= ${today}::date)`,
  },
  versionsToTakeEffect: {
    screen: '/mes/order/catOrderVersion',
    link: '/mes/order/catOrderVersion',
    unit: ITEMS,
    figure: ({ companyId }) => sql`
      select count(*)::text as value from mes2.order_version v
      where v.company_id = ${companyId} and v.status = 0 and v.del_flag = '0'`,
  },
  unplannedPieces: {
    screen: '/schedule/schedule/schedule',
    link: '/schedule/schedule/schedule',
    unit: PIECES,
    figure: ({ companyId }) => sql`
      select coalesce(sum(${unscheduledColumns.num}), 0)::text as value ${unscheduledRows(companyId)}`,
  },
  ordersToLock: {
    screen: LIST,
    link: LIST,
    asks: { status: '3', wageLocked: '0' },
    unit: ORDERS,
    figure: orders(() => sql`o.status = 3 and o.wage_locked = 0`),
  },
  overloadedLineDays: {
    screen: '/schedule/schedule/schedule',
    link: '/schedule/schedule/schedule',
    unit: { zh: '线日', en: 'line days', one: 'line day' },
    // Of the lines in reach, today and the six days after it.
    async workOut(tx, { companyId, today }) {
      const lines = await readLines(tx, companyId, {});
      const span = { from: today, to: addDays(today, 6) };
      const loads = await lineLoads(tx, companyId, lines, calendarReader(tx, companyId), span);
      const full = [...loads.values()].flat().filter((day) => loadLevel(day.loadPct) === 'over');
      return { value: String(full.length) };
    },
  },
  scheduleConflicts: {
    screen: '/schedule/schedule/scheduleList',
    link: '/schedule/schedule/scheduleList',
    unit: ITEMS,
    figure: schedules(() => sql`s.conflict_flag <> 0`),
    level: urgent,
  },
  overdueNotStarted: {
    screen: '/schedule/schedule/scheduleList',
    link: '/schedule/schedule/scheduleList',
    unit: ITEMS,
    figure: schedules(({ today }) => sql`s.status = 0 and s.start_date < ${today}::date`),
    level: urgent,
  },
};

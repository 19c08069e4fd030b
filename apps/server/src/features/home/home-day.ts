import { addDays } from '@garment-mes/domain/time';
import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { PageUrl } from '../../menu/pages.ts';
import { bedName, standsAlone } from '../../records/bed-kinds.sql.ts';
import { isLateOrder } from '../../records/orders/late-orders.sql.ts';
import { awaitsBundling } from '../beds/public.ts';
import { decidesFor } from '../people/public.ts';
import type { Asks, Looker } from './home-card.ts';

type Group = DataOf<'getHomeDay'>['groups'][number];
export type DayKind = Group['kind'];

/** Rows of a kind that are shown; the list has them all. */
const SHOWN = 5;

/** One kind of things to do: a row is a link to the record, the heading one to the list. */
interface DayFigure {
  /** Screen that has to be in the menu. */
  readonly screen: PageUrl;
  readonly asks: Asks;
  /** Where a row leads; its parameter is the text `key` of the row. */
  readonly row: (key: string) => string;
  readonly from: (looker: Looker) => Sql;
}

const BEDS = '/mes/reduceBed/reduceBedList';
const SUBMITTED = '/mes/reduceBed/reduceBedSubmitList';
const ORDERS = '/makingCenter/order/order';
const SLIPS = '/mes/cloth/feedingSing';
const CLOTHS = '/mes/cloth/clothList';
const DELIVERIES = '/mes/reduceBed/materialsDelivery';
const CHECKS = '/mes/qc/qcCheckRecordList';
const FINALS = '/mes/qc/qcInspectionList';
const ABSENCES = '/mes/calendar/employeeAbsenceSet';

interface Columns {
  readonly title: Sql;
  readonly note: Sql;
  readonly due: Sql;
  /** What names the record in its link. */
  readonly key: Sql;
}

/** The first rows and how many there are, the most urgent first. */
const first = (row: Sql, { title, note, due, key }: Columns, matching: Sql): Sql => sql`
  select ${row}.id, ${title} as title, ${note} as note, ${due} as due, ${key}::text as key,
    count(*) over ()::int as total
  from ${matching} order by ${due}, ${row}.id limit ${SHOWN}::int`;

const searched =
  (screen: PageUrl, field: string) =>
  (key: string): string =>
    `${screen}?${new URLSearchParams({ [field]: key })}`;

const orders =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    first(
      sql`o`,
      {
        title: sql`o.order_no`,
        note: sql`o.customer_name || ' · ' || o.style_no`,
        due: sql`o.delivery_date`,
        key: sql`o.id`,
      },
      sql`mes2.production_order o
        where o.company_id = ${looker.companyId} and o.del_flag = '0' and ${where(looker)}
        ${andWithinReach(looker.reach, 'mes2.production_order', sql`o`)}`,
    );

const orderList = {
  screen: ORDERS,
  row: (key: string) => `/makingCenter/order/orderDetail/${key}`,
} as const;

const beds =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    first(
      sql`b`,
      {
        title: sql`b.order_no || ' · ' || ${bedName(sql`b`)}`,
        note: sql`b.style_no`,
        due: sql`b.plan_date`,
        key: sql`b.order_no`,
      },
      sql`mes2.cutting_bed b
        where b.company_id = ${looker.companyId} and b.del_flag = '0' and ${standsAlone(sql`b`)} and ${where(looker)}
        ${andWithinReach(looker.reach, 'mes2.cutting_bed', sql`b`)}`,
    );

const deliveries =
  (status: number) =>
  (looker: Looker): Sql =>
    first(
      sql`d`,
      {
        title: sql`d.delivery_no`,
        note: sql`o.order_no || ' · ' || o.style_no`,
        due: sql`d.send_date::date`,
        key: sql`d.delivery_no`,
      },
      sql`mes2.cut_piece_delivery d
        join mes2.production_order o on o.company_id = d.company_id and o.id = d.order_id
        where d.company_id = ${looker.companyId} and d.del_flag = '0' and d.status = ${status}::int
        ${andWithinReach(looker.reach, 'mes2.cut_piece_delivery', sql`d`)}`,
    );

const checks =
  (where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    first(
      sql`q`,
      {
        title: sql`q.check_no`,
        note: sql`o.order_no || ' · ' || o.style_no`,
        due: sql`q.work_date`,
        key: sql`q.check_no`,
      },
      sql`mes2.qc_check_record q
        join mes2.production_order o on o.company_id = q.company_id and o.id = q.order_id
        where q.company_id = ${looker.companyId} and q.del_flag = '0' and ${where(looker)}
        ${andWithinReach(looker.reach, 'mes2.qc_check_record', sql`q`)}`,
    );

/** Everything a job may have to do in a day. */
export const dayFigures: { readonly [Kind in DayKind]: DayFigure } = {
  ordersAtRisk: {
    ...orderList,
    asks: { late: 'true' },
    from: orders(({ today }) => isLateOrder(sql`o`, sql`${today}::date`)),
  },
  myOrdersAtRisk: {
    ...orderList,
    asks: { late: 'true', mine: 'true' },
    from: orders(
      ({ today, employeeId }) =>
        sql`${isLateOrder(sql`o`, sql`${today}::date`)} and o.merchandiser_id = ${employeeId}`,
    ),
  },
  ordersDue: {
    ...orderList,
    asks: ({ today }) => ({ status: '0,1,2', deliveryDate: `${today}..${addDays(today, 7)}` }),
    from: orders(
      ({ today }) =>
        sql`o.status in (0, 1, 2) and o.delivery_date between ${today}::date and ${addDays(today, 7)}::date`,
    ),
  },
  ordersToConfirm: { ...orderList, asks: { status: '0' }, from: orders(() => sql`o.status = 0`) },
  ordersToLock: {
    ...orderList,
    asks: { status: '3', wageLocked: '0' },
    from: orders(() => sql`o.status = 3 and o.wage_locked = 0`),
  },
  bedsToCut: {
    screen: BEDS,
    asks: { mine: 'true', status: '0,1,2' },
    row: searched(BEDS, 'orderNo'),
    // Of the tables of the person's own department, as the list has them.
    from: beds(
      ({ companyId, employeeId }) => sql`b.status in (0, 1, 2) and exists (
        select 1 from amc.company_member e
        join amc.department t on t.company_id = e.company_id and e.dept_id in (t.id, t.parent_id)
        where e.company_id = ${companyId} and e.id = ${employeeId} and t.id = b.table_id)`,
    ),
  },
  bedsToApprove: {
    screen: SUBMITTED,
    asks: { tab: 'approval' },
    row: (key) => `${SUBMITTED}?${new URLSearchParams({ tab: 'approval', orderNo: key })}`,
    from: beds(() => sql`b.status = 7`),
  },
  bedsToBundle: {
    screen: SUBMITTED,
    asks: { tab: 'toBundle' },
    row: (key) => `${SUBMITTED}?${new URLSearchParams({ tab: 'toBundle', orderNo: key })}`,
    from: beds(() => awaitsBundling(sql`b`)),
  },
  fabricToInspect: {
    screen: CLOTHS,
    asks: { status: '0', inspectResult: '0' },
    row: (key) => `/mes/cloth/clothDetail/${encodeURIComponent(key)}`,
    from: ({ companyId }) =>
      first(
        sql`c`,
        {
          title: sql`c.c_no`,
          note: sql`m.name`,
          due: sql`c.receive_date::date`,
          key: sql`c.c_no`,
        },
        sql`mes2.cloth c
          left join ccm.material m on m.company_id = c.company_id and m.id = c.material_id
          where c.company_id = ${companyId} and c.status = 0 and c.inspect_result = 0 and c.del_flag = '0'`,
      ),
  },
  feedingToIssue: {
    screen: SLIPS,
    asks: { status: '0' },
    row: searched(SLIPS, 'feedingNo'),
    from: ({ companyId, reach }) =>
      first(
        sql`f`,
        {
          title: sql`f.feeding_no`,
          note: sql`o.order_no || ' · ' || o.style_no`,
          due: sql`f.create_date::date`,
          key: sql`f.feeding_no`,
        },
        sql`mes2.feeding_slip f
          join mes2.production_order o on o.company_id = f.company_id and o.id = f.order_id
          where f.company_id = ${companyId} and f.status = 0 and f.del_flag = '0'
          ${andWithinReach(reach, 'mes2.feeding_slip', sql`f`)}`,
      ),
  },
  piecesToReceive: {
    screen: DELIVERIES,
    asks: { status: '1' },
    row: searched(DELIVERIES, 'deliveryNo'),
    from: deliveries(1),
  },
  piecesDiffering: {
    screen: DELIVERIES,
    asks: { status: '3' },
    row: searched(DELIVERIES, 'deliveryNo'),
    from: deliveries(3),
  },
  checksOpen: {
    screen: CHECKS,
    asks: { status: '0,2' },
    row: searched(CHECKS, 'checkNo'),
    from: checks(() => sql`q.status in (0, 2)`),
  },
  finalsToConfirm: {
    screen: FINALS,
    asks: { status: '1' },
    row: searched(FINALS, 'checkNo'),
    from: checks(() => sql`q.check_type = 5 and q.status = 1`),
  },
  absencesToDecide: {
    screen: ABSENCES,
    asks: { mine: 'true' },
    // A name does not go into an address: the list of what waits is short.
    row: () => `${ABSENCES}?mine=true`,
    from: ({ companyId, employeeId, reach }) =>
      first(
        sql`a`,
        {
          title: sql`m.employee_name`,
          note: sql`a.reason`,
          due: sql`a.from_date::date`,
          key: sql`m.employee_name`,
        },
        sql`mes2.employee_absence a
          join amc.company_member m on m.company_id = a.company_id and m.id = a.employee_id
          where a.company_id = ${companyId} and a.del_flag = '0' and a.status = 0
            and a.employee_id is distinct from ${employeeId}::bigint
            and ${decidesFor(companyId, employeeId, sql`a.employee_id`)}
          ${andWithinReach(reach, 'mes2.employee_absence', sql`a`)}`,
      ),
  },
};

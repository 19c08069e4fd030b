import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import { addsGarments, standsAlone } from '../../records/bed-kinds.sql.ts';
import { waitingWork } from '../../records/next-beds.sql.ts';
import { awaitsBundling } from '../beds/public.ts';
import {
  BEDS,
  BUNDLES,
  type CardCode,
  type CardFigure,
  ITEMS,
  type Looker,
  PERCENT,
  PIECES,
} from './home-card.ts';

const BED_LIST = '/mes/reduceBed/reduceBedList';
const SUBMITTED = '/mes/reduceBed/reduceBedSubmitList';
const DELIVERIES = '/mes/reduceBed/materialsDelivery';

/** Beds that stand alone: replacements with what waits to be done, only those of garments where these are counted. */
const beds =
  (value: Sql, where: (looker: Looker) => Sql, kind = standsAlone(sql`b`)) =>
  (looker: Looker): Sql =>
    sql`
    select ${value} from mes2.cutting_bed b
    where b.company_id = ${looker.companyId} and b.del_flag = '0' and ${kind} and ${where(looker)}
    ${andWithinReach(looker.reach, 'mes2.cutting_bed', sql`b`)}`;
const count = sql`count(*)::text as value`;

const bundles =
  (value: Sql, where: Sql) =>
  (looker: Looker): Sql =>
    sql`
    select ${value} from mes2.bundle b
    where b.company_id = ${looker.companyId} and b.del_flag = '0' and ${where}
    ${andWithinReach(looker.reach, 'mes2.bundle', sql`b`)}`;

const deliveries =
  (where: Sql) =>
  (looker: Looker): Sql =>
    sql`
    select ${count} from mes2.cut_piece_delivery d
    where d.company_id = ${looker.companyId} and d.del_flag = '0' and ${where}
    ${andWithinReach(looker.reach, 'mes2.cut_piece_delivery', sql`d`)}`;

/** Cutting room and cut pieces. */
export const cuttingCards: { readonly [Code in CardCode]?: CardFigure } = {
  bedsToday: {
    screen: BED_LIST,
    link: BED_LIST,
    unit: BEDS,
    figure: beds(
      sql`count(*) filter (where b.status in (3, 4, 5))::text as value, count(*)::text as target`,
      ({ today }) => sql`b.plan_date = ${today}::date and b.status <> 9`,
    ),
  },
  bedsToSubmit: {
    screen: BED_LIST,
    link: BED_LIST,
    asks: { status: '0,1,2' },
    unit: BEDS,
    figure: beds(count, () => sql`b.status in (0, 1, 2)`),
  },
  consumptionToApprove: {
    screen: SUBMITTED,
    link: `${SUBMITTED}?tab=approval`,
    unit: BEDS,
    figure: beds(count, () => sql`b.status = 7`),
  },
  bedsToBundle: {
    screen: SUBMITTED,
    link: `${SUBMITTED}?tab=toBundle`,
    unit: BEDS,
    figure: beds(count, () => awaitsBundling(sql`b`)),
  },
  piecesToday: {
    ofDay: true,
    screen: BED_LIST,
    link: BED_LIST,
    unit: PIECES,
    figure: beds(
      sql`coalesce(sum(b.cut_num), 0)::text as value`,
      ({ today }) => sql`b.work_date = ${today}::date and b.status <> 9`,
      addsGarments(sql`b`),
    ),
  },
  ticketsToPrint: {
    screen: '/mes/packaging/bundleGenerate',
    link: '/mes/packaging/bundleGenerate',
    asks: { unprinted: 'true' },
    unit: BUNDLES,
    figure: bundles(count, sql`b.print_count = 0 and b.status < 8`),
  },
  cutPiecesToSend: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: PIECES,
    figure: bundles(
      sql`coalesce(sum(b.num), 0)::text as value`,
      sql`b.status in (0, 1) and b.line_dept_id is null`,
    ),
  },
  cutPiecesOver10Days: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: PIECES,
    figure: bundles(
      sql`coalesce(sum(b.num), 0)::text as value`,
      sql`b.status in (0, 1) and b.line_dept_id is null and b.create_date < app_now() - interval '10 days'`,
    ),
  },
  cutPiecesToReceive: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: ITEMS,
    asks: { status: '1' },
    figure: deliveries(sql`d.status = 1`),
  },
  deliveryDifferences: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: ITEMS,
    asks: { status: '3' },
    figure: deliveries(sql`d.status = 3`),
  },
  panelDefectRate: {
    screen: '/mes/reduceBed/reduceBedQc',
    link: '/mes/reduceBed/reduceBedQc',
    unit: PERCENT,
    places: 2,
    figure: ({ companyId, reach, today }) => sql`
      select (sum(q.fault_num) * 100.0 / nullif(sum(q.check_num), 0))::text as value
      from mes2.cutting_bed_qc q
      where q.company_id = ${companyId} and q.del_flag = '0' and q.create_date >= ${today}::date - 6
      ${andWithinReach(reach, 'mes2.cutting_bed_qc', sql`q`)}`,
  },
  nextBed: {
    screen: BED_LIST,
    link: BED_LIST,
    unit: { zh: '床次', en: 'bed' },
    // The first that waits for a table of the person's own department.
    figure: ({ companyId, employeeId, reach }) => sql`
      select (select w.label from (${waitingWork(
        sql`${companyId}::bigint`,
        sql`x.table_id in (
          select t.id from amc.department t
          join amc.company_member e on e.company_id = t.company_id and e.id = ${employeeId}
          join amc.department own on own.company_id = e.company_id and own.id = e.dept_id
          where t.company_id = ${companyId} and (t.id = own.id or t.path like own.path || '%')
            ${andWithinReach(reach, 'amc.department', sql`t`)})`,
      )}) w order by w.place limit 1)::text as value`,
  },
  completeSetsToSend: {
    screen: '/mes/reduceBed/batchRange',
    link: '/mes/reduceBed/batchRange',
    unit: { zh: '批', en: 'batches', one: 'batch' },
    // Every number of the batch is a bundle in the store, labelled and not on hold.
    figure: ({ companyId }) => sql`
      select ${count} from mes2.batch_range r
      where r.company_id = ${companyId} and r.status = 0 and r.del_flag = '0'
        and (select count(distinct b.bundle_no) = r.bundle_to - r.bundle_from + 1
            and bool_and(b.status = 1) from mes2.bundle b
          where b.company_id = r.company_id and b.order_id = r.order_id and b.status < 8
            and b.bundle_no between r.bundle_from and r.bundle_to)`,
  },
  bundlesToCheck: {
    screen: '/mes/qc/qcBarcodeInfoReport',
    link: '/mes/qc/qcBarcodeInfoReport',
    unit: BUNDLES,
    figure: bundles(count, sql`b.status = 4`),
  },
};

import { andWithinReach } from '../../access/within-reach.ts';
import { type Sql, sql } from '../../database/engine.ts';
import {
  BEDS,
  type CardCode,
  type CardFigure,
  ITEMS,
  type Looker,
  PIECES,
  plain,
  towards,
} from './home-card.ts';

const BED_LIST = '/mes/reduceBed/reduceBedList';
const SUBMITTED = '/mes/reduceBed/reduceBedSubmitList';
const DELIVERIES = '/mes/reduceBed/materialsDelivery';

const beds =
  (value: Sql, where: (looker: Looker) => Sql) =>
  (looker: Looker): Sql =>
    sql`
    select ${value} from mes2.cutting_bed b
    where b.company_id = ${looker.companyId} and b.del_flag = '0' and b.bed_type <> 4 and ${where(looker)}
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

/** Cloth, cutting room and cut pieces. */
export const cuttingCards: { readonly [Code in CardCode]?: CardFigure } = {
  fabricToInspect: {
    screen: '/mes/cloth/clothList',
    link: '/mes/cloth/clothList',
    unit: ITEMS,
    figure: ({ companyId }) => sql`
      select ${count} from mes2.cloth c
      where c.company_id = ${companyId} and c.status = 0 and c.inspect_result = 0 and c.del_flag = '0'`,
  },
  feedingToIssue: {
    screen: '/mes/cloth/feedingSing',
    link: '/mes/cloth/feedingSing',
    unit: ITEMS,
    figure: ({ companyId, reach }) => sql`
      select ${count} from mes2.feeding_slip f
      where f.company_id = ${companyId} and f.status = 0 and f.del_flag = '0'
      ${andWithinReach(reach, 'mes2.feeding_slip', sql`f`)}`,
  },
  bedsToday: {
    screen: BED_LIST,
    link: BED_LIST,
    unit: BEDS,
    figure: beds(
      sql`count(*) filter (where b.status in (3, 4, 5))::text as value, count(*)::text as target`,
      ({ today }) => sql`b.plan_date = ${today}::date and b.status <> 9`,
    ),
    level: plain,
  },
  bedsToSubmit: {
    screen: BED_LIST,
    link: BED_LIST,
    unit: BEDS,
    figure: beds(count, () => sql`b.status in (0, 1, 2)`),
  },
  consumptionToApprove: {
    screen: SUBMITTED,
    link: SUBMITTED,
    unit: BEDS,
    figure: beds(count, () => sql`b.status = 7`),
  },
  bedsToBundle: {
    screen: SUBMITTED,
    link: SUBMITTED,
    unit: BEDS,
    figure: beds(count, () => sql`b.status = 3`),
  },
  piecesToday: {
    screen: BED_LIST,
    link: BED_LIST,
    unit: PIECES,
    figure: beds(
      sql`coalesce(sum(b.cut_num), 0)::text as value`,
      ({ today }) => sql`b.work_date = ${today}::date and b.status <> 9`,
    ),
    level: plain,
  },
  ticketsToPrint: {
    screen: '/mes/packaging/bundleGenerate',
    link: '/mes/packaging/bundleGenerate',
    unit: { zh: '扎', en: 'bundles' },
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
    level: plain,
  },
  cutPiecesOver10Days: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: PIECES,
    figure: bundles(
      sql`coalesce(sum(b.num), 0)::text as value`,
      sql`b.status in (0, 1) and b.line_dept_id is null and b.create_date < now() - interval '10 days'`,
    ),
  },
  cutPiecesToReceive: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: ITEMS,
    figure: deliveries(sql`d.status = 1`),
  },
  deliveryDifferences: {
    screen: DELIVERIES,
    link: DELIVERIES,
    unit: ITEMS,
    figure: deliveries(sql`d.status = 3`),
  },
  panelDefectRate: {
    screen: '/mes/reduceBed/reduceBedQc',
    link: '/mes/reduceBed/reduceBedQc',
    unit: { zh: '%', en: '%' },
    figure: ({ companyId, reach, today }) => sql`
      select round(sum(q.fault_num) * 100.0 / nullif(sum(q.check_num), 0), 2)::text as value
      from mes2.cutting_bed_qc q
      where q.company_id = ${companyId} and q.del_flag = '0' and q.create_date >= ${today}::date - 6
      ${andWithinReach(reach, 'mes2.cutting_bed_qc', sql`q`)}`,
    level: plain,
  },
  outputToday: {
    screen: '/mes/order/targetYield',
    link: '/mes/order/targetYield',
    unit: PIECES,
    figure: ({ companyId, reach, today }) => sql`
      select (select coalesce(sum(h.num), 0) from mes2.line_hour_output h
          join mes2.order_process p on p.company_id = h.company_id and p.id = h.order_process_id and p.section = 3
            and p.is_output = 1
          join amc.department d on d.company_id = h.company_id and d.id = h.line_dept_id
          where h.company_id = ${companyId} and h.work_date = ${today}::date
          ${andWithinReach(reach, 'amc.department', sql`d`)})::text as value,
        (select sum(t.target_num) from mes2.output_target t
          where t.company_id = ${companyId} and t.work_date = ${today}::date and t.del_flag = '0'
          ${andWithinReach(reach, 'mes2.output_target', sql`t`)})::text as target`,
    level: towards,
  },
};

import { sql } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Feature } from '../../operations.ts';
import { columnRange, requireMonth, requireReportRange } from '../../records/report-range.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  bedReportColumns,
  bedReportRatios,
  bedReportRows,
  bedReportSearchAs,
} from './bed-report.sql.ts';
import { dateColumns } from './date-columns.ts';
import { cutByDay, dateRatio, dateReportColumns, dateReportRows } from './date-report.sql.ts';
import {
  cutOrderRatio,
  orderCount,
  orderReportColumns,
  orderReportRows,
} from './order-report.sql.ts';
import { outputReport } from './output-report.ts';
import { summaryColumns, summaryRatios, summaryRows } from './summary-report.sql.ts';

type CuttingReportOperations =
  | 'getCuttingBedReport'
  | 'getCuttingOrderReport'
  | 'getCuttingDateReport'
  | 'getCuttingOutputReport'
  | 'getCuttingSummaryReport';

/** A company with more orders than this sees its open ones until it asks for others. */
const MANY_ORDERS = 5000;
const VOID = /"status"\s*:\s*\[[^\]]*\b9\b/;

/** Filters arrive as text; void beds are shown to who filters by that status. */
const asksVoid = (filter: unknown): boolean => typeof filter === 'string' && VOID.test(filter);

/** What was cut, by bed, by order, by day and by customer. Ratios of the totals are sums divided. */
export const cuttingReports: Feature<CuttingReportOperations> = (services) => ({
  getCuttingBedReport: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, async (tx) => {
      requireReportRange(query.workDateFrom, query.workDateTo);
      const request = {
        operation: 'getCuttingBedReport',
        from: bedReportRows(companyId, query, asksVoid(query.filter)),
        columns: bedReportColumns,
        searchAs: bedReportSearchAs,
        rowId: sql`b.id`,
        query,
        can,
        defaultOrder: sql`b.work_date desc, b.order_no, b.bed_no`,
      } as const;
      const page = await services.list.page(tx, request);
      const ratios = await bedReportRatios(tx, matchingRows(tx, request));
      return { ...page, sum: { ...page.sum, ...ratios } };
    }),

  getCuttingOrderReport: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, async (tx) => {
      requireReportRange(query.workDateFrom, query.workDateTo);
      const { pageNum, pageSize, order, ...asked } = query;
      const asksNothing = Object.values(asked).every((value) => !value);
      const isOpenOnly = asksNothing && (await orderCount(tx, companyId)) > MANY_ORDERS;
      const request = {
        operation: 'getCuttingOrderReport',
        from: orderReportRows(companyId, query, isOpenOnly),
        columns: orderReportColumns,
        rowId: sql`s.id`,
        query,
        can,
        defaultOrder: sql`o.delivery_date desc, o.order_no, k.seq_no, z.seq_no`,
      } as const;
      const page = await services.list.page(tx, request);
      const cutOrderPct = await cutOrderRatio(tx, matchingRows(tx, request));
      return { ...page, sum: { ...page.sum, cutOrderPct }, isOpenOnly };
    }),

  getCuttingDateReport: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can } = call;
      const day = today(call, await floorSettings(tx, call));
      const { from, to } = columnRange(query.workDateFrom, query.workDateTo, day);
      const search = { ...query, workDateFrom: from, workDateTo: to };
      const request = {
        operation: 'getCuttingDateReport',
        from: dateReportRows(companyId, search),
        columns: dateReportColumns,
        rowId: sql`k.id`,
        query,
        can,
        defaultOrder: sql`o.delivery_date, o.order_no, k.seq_no`,
      } as const;
      const page = await services.list.page(tx, request);
      const matching = matchingRows(tx, request);
      const cutOrderPct = await dateRatio(tx, matching);
      const cut = await cutByDay(tx, matching);
      const days = await dateColumns(tx, companyId, search, matching, cut);
      return { ...page, sum: { ...page.sum, cutOrderPct }, days };
    }),

  getCuttingOutputReport: (call) => outputReport(services, call),

  getCuttingSummaryReport: ({ scope, companyId, query = {}, can }) =>
    services.engine.tenant(scope, async (tx) => {
      const month = query.month ? requireMonth(query.month) : undefined;
      const search = {
        ...query,
        workDateFrom: month?.from ?? query.workDateFrom,
        workDateTo: month?.to ?? query.workDateTo,
      };
      requireReportRange(search.workDateFrom, search.workDateTo);
      const request = {
        operation: 'getCuttingSummaryReport',
        from: summaryRows({ companyId, reach: tx.reach }, search, query.byOrder ?? false),
        columns: summaryColumns,
        rowId: sql`g.row_id`,
        query,
        can,
        defaultOrder: sql`g.customer_name, g.style_no, g.order_no`,
      } as const;
      const page = await services.list.page(tx, request);
      const ratios = await summaryRatios(tx, matchingRows(tx, request));
      return { ...page, sum: { ...page.sum, ...ratios } };
    }),
});

import { sql, type Tx } from '../../database/engine.ts';
import { fieldRight } from '../../list/field-right.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import { report } from '../../list/report.ts';
import type { Call, Feature } from '../../operations.ts';
import { eachAlone } from '../../records/each-alone.ts';
import { floorSettings, today } from '../settings/public.ts';
import { recordManualScans } from './manual-scan.ts';
import { reviewScan } from './review-scan.ts';
import { scanLogColumns, scanLogRows, scanLogSearchAs } from './scan-log.sql.ts';
import {
  requireOrderOrFewDays,
  shadeReportColumns,
  shadeReportOrder,
  shadeReportRows,
  shadeReportSearchAs,
} from './shade-report.sql.ts';
import { lineStretches } from './shift-stretches.ts';
import { skipProcess } from './skip-process.ts';
import {
  unscannedColumns,
  unscannedCounts,
  unscannedRows,
  unscannedSearchAs,
} from './unscanned-list.sql.ts';
import {
  ownRowsOnly,
  workReportColumns,
  workReportRowId,
  workReportRows,
  workReportSearchAs,
} from './work-report.sql.ts';

const RATES = 'FIELD^orderProcess.price';
const MONEY = [fieldRight('listScans', 'amount'), fieldRight('listScans', 'unitPrice')];

/** Today where nobody says a day; somebody who sees no others is asked about alone. */
async function askedOf(tx: Tx, call: Call<'getWorkReport' | 'getWorkReportByShade'>) {
  const { query = {}, scope } = call;
  const day = today(call, await floorSettings(tx, call));
  const { workDateTo = query.workDateFrom === undefined ? day : maxDay(query.workDateFrom, day) } =
    query;
  const { workDateFrom = workDateTo } = query;
  const own = ownRowsOnly(scope.reach);
  return { workDateFrom, workDateTo, ...(own !== undefined && { employeeId: own }) };
}

interface OwnRows {
  readonly call: { readonly employee?: { readonly id: string } | undefined };
  readonly query: { readonly employeeId?: string | undefined };
}

/** Everybody may see the own earnings. */
const seesOwn = ({ call: { employee }, query }: OwnRows, key: string): boolean =>
  key === RATES && employee !== undefined && query.employeeId === employee.id;

const workReport = report({
  operation: 'getWorkReport',
  scope: 'rows',
  range: 'workDate',
  ask: askedOf,
  rows: ({ companyId, reach, query }) => {
    const { workDateFrom: from = '', workDateTo: to = '' } = query;
    return workReportRows(companyId, reach, query, { from, to });
  },
  columns: workReportColumns,
  searchAs: workReportSearchAs,
  rowId: workReportRowId,
  order: sql`r.work_date desc, m.employee_no, o.order_no, p.seq_no`,
  sees: seesOwn,
});

/** The same work by colour, shade and size, for orders that are paid by the difficulty of a colour. */
const shadeReport = report({
  operation: 'getWorkReportByShade',
  scope: 'rows',
  range: 'workDate',
  ask: askedOf,
  rows: ({ companyId, reach, query }) => {
    requireOrderOrFewDays(query);
    return shadeReportRows(companyId, reach, query);
  },
  columns: shadeReportColumns,
  searchAs: shadeReportSearchAs,
  rowId: workReportRowId,
  order: shadeReportOrder,
  sees: seesOwn,
});

/** What is done about scans at a desk: gaps, entries by hand, skipped operations, reviews. */
export const scanWork: Feature<
  | 'listUnscannedBundles'
  | 'countUnscannedBundles'
  | 'recordManualScan'
  | 'skipBundleProcess'
  | 'listScans'
  | 'reviewScans'
  | 'getWorkReport'
  | 'getWorkReportByShade'
> = (services) => ({
  listUnscannedBundles: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can, now } = call;
      const day = today(call, await floorSettings(tx, call));
      const stretches = await lineStretches(tx, companyId, day);
      return services.list.page(tx, {
        operation: 'listUnscannedBundles',
        last: true,
        from: unscannedRows(companyId, query, now, stretches),
        columns: unscannedColumns(day),
        searchAs: unscannedSearchAs,
        query,
        can,
        defaultOrder: sql`g.gap_type, b.last_scan_date desc nulls last, b.bundle_no, p.seq_no`,
      });
    }),

  countUnscannedBundles: (call) =>
    services.engine.tenant(call.scope, async (tx) => {
      const { companyId, query = {}, can, now } = call;
      const day = today(call, await floorSettings(tx, call));
      const stretches = await lineStretches(tx, companyId, day);
      const matching = matchingRows(tx, {
        operation: 'listUnscannedBundles',
        from: unscannedRows(companyId, query, now, stretches),
        columns: unscannedColumns(day),
        searchAs: unscannedSearchAs,
        query,
        can,
      });
      return unscannedCounts(tx, matching);
    }),

  recordManualScan: (call) => recordManualScans(services, call),

  skipBundleProcess: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) =>
      skipProcess(services, tx, call, id, call.body),
    ),

  listScans: ({ scope, companyId, query = {}, employee, long, ...call }) => {
    // Everybody may see the own earnings.
    const isOwn = employee !== undefined && query.employeeId === employee.id;
    const can = (key: string) => call.can(key) || (isOwn && MONEY.includes(key));
    return services.engine.tenant(scope, (tx) =>
      services.list.page(tx, {
        operation: 'listScans',
        last: true,
        long,
        from: scanLogRows(companyId, query),
        columns: scanLogColumns,
        searchAs: scanLogSearchAs,
        query,
        can,
        defaultOrder: sql`s.scan_date desc, s.id desc`,
      }),
    );
  },

  reviewScans: (call) =>
    eachAlone(services, call, call.body.ids, (tx, id) =>
      reviewScan(services, tx, call, id, call.body),
    ),

  ...workReport(services),
  ...shadeReport(services),
});

const maxDay = (one: string, other: string): string => (one > other ? one : other);

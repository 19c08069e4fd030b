import { addDays } from '@garment-mes/domain/time';
import { sql } from '../../database/engine.ts';
import { matchingRows } from '../../list/matching-rows.sql.ts';
import type { Call, Services } from '../../operations.ts';
import { requireReportRange } from '../../records/report-range.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  outputByDay,
  outputByPlace,
  outputColumns,
  outputRatios,
  outputRows,
} from './output-report.sql.ts';

/** Days that the curve of the output goes back, and the report of which nobody said a first day. */
const DAYS = 30;

/** Output by day and table or team, the curve of thirty days, and how far each table came. */
export const outputReport = (services: Services, call: Call<'getCuttingOutputReport'>) =>
  services.engine.tenant(call.scope, async (tx) => {
    const { companyId, query = {}, can } = call;
    const day = today(call, await floorSettings(tx, call));
    const { workDateTo: to = laterOf(query.workDateFrom ?? day, day) } = query;
    const { workDateFrom: from = addDays(to, 1 - DAYS) } = query;
    requireReportRange(from, to);
    const place = { companyId, reach: tx.reach, to };
    const request = {
      operation: 'getCuttingOutputReport',
      from: outputRows({ ...place, from }, query),
      columns: outputColumns,
      rowId: sql`concat_ws('/', r.work_date, r.place_id)`,
      query,
      can,
      defaultOrder: sql`r.work_date desc, d.sort, d.code`,
    } as const;
    const page = await services.list.page(tx, request);
    const matching = matchingRows(tx, request);
    const ratios = await outputRatios(tx, matching);
    // What was not lived yet is no day without pieces.
    const last = earlierOf(to, day);
    const curve = { ...place, from: addDays(last, 1 - DAYS), to: last };
    const days = await outputByDay(tx, curve, outputRows(curve, query));
    const places = await outputByPlace(tx, matching);
    return { ...page, sum: { ...page.sum, ...ratios }, days, places };
  });

const earlierOf = (one: string, other: string): string => (one < other ? one : other);
const laterOf = (one: string, other: string): string => (one > other ? one : other);

import { decimalText, ratioOf } from '@garment-mes/domain/decimal';
import { ScheduleStatus } from '@garment-mes/domain/states';
import { cutoffOn } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call, Services } from '../../operations.ts';
import { clockText } from '../../records/clock-text.ts';
import { restingShift } from '../calendar/public.ts';
import { legendRows } from '../line-settings/public.ts';
import { readLines } from '../lines/public.ts';
import { problemColumns, problemRows, withOpenMinutes } from '../problems/public.ts';
import { lastOutputOf, rowWithoutMoney, scanRow } from '../scans/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import {
  dueUntil,
  type LineOnDay,
  lineDay,
  lineOutput,
  linePulse,
  liveBeat,
  outputOfWindows,
  taktOf,
  targetActual,
} from '../targets/public.ts';
import * as figures from './line-figures.sql.ts';
import { lineHours, targetHours } from './line-hours.ts';
import { lineSchedules } from './line-schedules.sql.ts';

type Live = DataOf<'getSewingLineLive'>;

const MOST_PROBLEMS = 20;

/**
 * Everything the terminal of a line shows, in one answer: the pieces of the line's day, whatever it sews. What
 * is due comes from the takts of its orders; while the running one has none, from the hours of the target.
 * While nobody works it is the last shift that is shown. Nothing on it is about the money of a person: the screen stands open.
 */
export async function lineLive(
  services: Services,
  tx: Tx,
  call: Call<'getSewingLineLive'>,
): Promise<Live> {
  const { lineDeptId } = call.query;
  const settings = await floorSettings(tx, call);
  const lastShift = await shiftBefore(tx, call, today(call, settings));
  const workDate = lastShift?.workDate ?? today(call, settings);
  const dayCutoff = cutoffOn(settings.dayCutoff, workDate);
  const on = { lineDeptId, workDate };
  const day = await lineDay(tx, call, lineDeptId, workDate);
  const pulse = await linePulse(tx, call, lineDeptId, workDate);
  const beat = liveBeat(lineDeptId, pulse);
  const target = await targetActual(tx, call, { deptId: lineDeptId, workDate });
  const order = pulse.running;
  const takt = taktOf(pulse.takts, order?.orderId);
  const isPaced = takt !== undefined || target.hours.length === 0;
  const dueAt = (at: number) => dueUntil(pulse, at);
  const hours = targetHours(target.hours, day.windows, dueAt, dayCutoff);
  const made = outputOfWindows(hours, await lineOutput(tx, call, lineDeptId, workDate), dayCutoff);
  const records = await figures.windowRecords(tx, call, on);
  const { second } = pulse;
  const dueNum = isPaced ? beat.dueNum : target.dueNum;
  const { actualNum } = target;
  const scans = await lastOutputOf(tx, call, lineDeptId, workDate);
  return {
    asOf: beat.asOf,
    lineDeptId,
    lineDeptName: day.name,
    orderId: order?.orderId ?? null,
    orderNo: order?.orderNo ?? null,
    styleNo: order?.styleNo ?? null,
    dueNum,
    actualNum,
    gapNum: actualNum - dueNum,
    taktSec: beat.taktSec,
    warnPct: takt?.warnPct ?? figures.USUAL_LIMITS.warnPct,
    alarmPct: takt?.alarmPct ?? figures.USUAL_LIMITS.alarmPct,
    beatSec: beat.beatSec,
    silentSec: beat.silentSec,
    hours: lineHours(hours, made, records, { second, dayCutoff }),
    ...(await quality(tx, call, on)),
    ...(await stock(tx, call, on)),
    ...(await crew(tx, call, on)),
    problems: await openProblems(services, tx, call),
    lastScans: scans.map((scan) => rowWithoutMoney(scanRow(call, scan, settings))),
    priorities: await legendRows(tx, call.companyId),
    nextOrders: await figures.nextOrders(tx, call, lineDeptId, order?.orderId ?? null),
    running: (await lineSchedules(tx, call, lineDeptId, ScheduleStatus.started))[0] ?? null,
    nextSchedules: await lineSchedules(tx, call, lineDeptId, ScheduleStatus.stopped),
    lastShift,
  };
}

/** The shift that is shown while nobody works on the line. */
async function shiftBefore(tx: Tx, call: Call<'getSewingLineLive'>, workDate: string) {
  const { lineDeptId } = call.query;
  const [line] = await readLines(tx, call.companyId, { deptIds: [lineDeptId] });
  const clock = clockText(call.now, call.scope.timeZone).slice(11, 16);
  const hasWork = await figures.hasBegun(tx, call, { lineDeptId, workDate }, clock);
  return restingShift(tx, call, { calendarId: line?.calendarId, workDate, hasWork });
}

async function quality(tx: Tx, call: Call<'getSewingLineLive'>, on: LineOnDay) {
  const found = await figures.lineQuality(tx, call, on);
  const { checkNum = 0, firstDefective = 0, defectNum = 0 } = found ?? {};
  const defects = await figures.topDefects(tx, call, on);
  return {
    checkNum,
    fpyPct: text(ratioOf((checkNum - firstDefective) * 100, checkNum)),
    dhu: text(ratioOf(defectNum * 100, checkNum)),
    topBads: defects.map(({ name, num }) => `${name} ${num}`).join('、'),
  };
}

async function stock(tx: Tx, call: Call<'getSewingLineLive'>, on: LineOnDay) {
  const found = await figures.lineStock(tx, call, on);
  const { wipNum = 0, outputNum = 0, days = 0 } = found ?? {};
  return { wipNum, wipDays: text(ratioOf(wipNum * days, outputNum)) };
}

async function crew(tx: Tx, call: Call<'getSewingLineLive'>, on: LineOnDay) {
  const { presentNum = 0, rollNum = 0 } = (await figures.crewOf(tx, call, on)) ?? {};
  return { presentNum, rollNum };
}

async function openProblems(
  { list }: Services,
  tx: Tx,
  call: Call<'getSewingLineLive'>,
): Promise<Live['problems']> {
  const { companyId, query, can, language } = call;
  const page = await list.page(tx, {
    operation: 'listProblemLogs',
    from: problemRows(companyId, { lineDeptId: query.lineDeptId, unsettled: true }),
    columns: problemColumns(language, call.employee?.id ?? null),
    later: ['openMin', 'isOverdue'],
    query: { pageSize: MOST_PROBLEMS, order: 'report_date asc' },
    can,
  });
  return withOpenMinutes(tx, call, page.list);
}

const text = (value: ReturnType<typeof ratioOf>): string | null =>
  value === undefined ? null : decimalText(value, 2);

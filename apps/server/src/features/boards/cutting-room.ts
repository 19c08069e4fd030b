import { decimalText, percentOf, ratioOf } from '@garment-mes/domain/decimal';
import { DomainError } from '@garment-mes/domain/refusals';
import { cutoffOn, shiftShare } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { clockText } from '../../records/clock-text.ts';
import { restingShift } from '../calendar/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import * as rows from './cutting-room.sql.ts';
import { hoursOfDay } from './shift-hours.ts';
import { type TableNow, tablesNow } from './table-board.ts';

type Board = DataOf<'getCuttingRoomBoard'>;

/** Everything the wall board of the cutting room shows, in one answer. */
export async function cuttingRoomBoard(tx: Tx, call: Call<'getCuttingRoomBoard'>): Promise<Board> {
  const { factoryId = null, workDate: asked } = call.query ?? {};
  const settings = await floorSettings(tx, call);
  const running = today(call, settings);
  const lastShift = asked === undefined ? await shiftBefore(tx, call, running, factoryId) : null;
  const workDate = asked ?? lastShift?.workDate ?? running;
  const scope = { workDate, factoryId };
  // What stands on the tables and waits for them is that of now, whatever day has the figures.
  const now = { workDate: asked ?? running, factoryId };
  const asOf = clockText(call.now, call.scope.timeZone);
  const factory = await rows.factoryName(tx, call, scope);
  if (factoryId !== null && factory === undefined) throw new DomainError('factory-unknown', {});
  const figures = await rows.cutFigures(tx, call, scope);
  if (!figures) throw new Error('an aggregate returned no row');
  const typed = await rows.typedFigures(tx, call, scope);
  const shown = (field: string, counted: number): number =>
    typed
      .filter((figure) => figure.field === field)
      .reduce((num, figure) => (figure.mode === 1 ? 0 : num) + Number(figure.num), counted);
  const { loadedNum, loadingDays, ...counted } = figures;
  const planNum = shown('planNum', counted.planNum);
  const cutNum = shown('cutNum', counted.cutNum);
  const shift = { ...settings, dayCutoff: cutoffOn(settings.dayCutoff, workDate) };
  const passed = workDate === running ? shiftShare(asOf.slice(11, 16), shift) : undefined;
  return {
    asOf,
    workDate,
    factoryName: factory?.name ?? null,
    kpi: {
      ...counted,
      planNum,
      cutNum,
      donePct: text(percentOf(cutNum, planNum)),
      timePct: passed === undefined ? null : decimalText(passed * 100, 2),
      stockDays: text(ratioOf(counted.stockNum * loadingDays, loadedNum)),
    },
    tables: (await tablesNow(tx, call, now, asOf)).map(wallTable),
    hours: hoursOfDay(
      await rows.cutByHour(tx, call, scope),
      planNum,
      workDate === running ? Number(asOf.slice(11, 13)) : undefined,
      shift,
    ),
    queue: await rows.bedQueue(tx, call, now),
    problems: await rows.openProblems(tx, call, now, call.language),
    months: await rows.utilisationByDay(tx, call, scope),
    ...typedByHand(typed),
    lastShift,
  };
}

/** The shift that is shown while nothing is cut. The first table with a calendar says when the room works. */
async function shiftBefore(
  tx: Tx,
  call: Call<'getCuttingRoomBoard'>,
  workDate: string,
  factoryId: string | null,
) {
  const found = await rows.roomDay(tx, call, { workDate, factoryId });
  const { calendarId = null, hasWork = false } = found ?? {};
  return restingShift(tx, call, { calendarId: calendarId ?? undefined, workDate, hasWork });
}

/** A table as it is read from across the room: without what only hands need. */
const wallTable = (table: TableNow): Board['tables'][number] => ({
  tableId: table.tableId,
  tableName: table.tableName,
  lamp: table.lamp,
  bedId: table.reduceBedId,
  bedLabel: table.bedNo,
  orderNo: table.orderNo,
  styleNo: table.styleNo,
  imageUrl: table.imageUrl,
  colors: [...table.colors],
  donePlies: table.pliesDone ?? 0,
  planPlies: table.plies ?? 0,
  expectedEndDate: table.forecastDate,
  nextBeds: table.nextBeds,
});

const text = (value: ReturnType<typeof ratioOf>): string | null =>
  value === undefined ? null : decimalText(value, 2);

/** Which figures were typed, and the reasons given for each. */
function typedByHand(typed: readonly { readonly field: string; readonly remark: string | null }[]) {
  const fields = [...Map.groupBy(typed, ({ field }) => field)];
  return {
    overrides: fields.map(([field]) => field),
    overrideReasons: fields.map(([, rows]) =>
      [...new Set(rows.flatMap(({ remark }) => remark || []))].join('；'),
    ),
  };
}

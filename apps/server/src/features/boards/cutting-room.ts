import { decimalText, percentOf, ratioOf } from '@garment-mes/domain/decimal';
import { cutoffOn, shiftShare } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import * as rows from './cutting-room.sql.ts';
import { hoursOfDay } from './shift-hours.ts';
import { type TableNow, tablesNow } from './table-board.ts';
import { shownFigure, typedByHand, typedFigures } from './typed-figures.sql.ts';
import { type Room, wallDay } from './wall-day.ts';

type Board = DataOf<'getCuttingRoomBoard'>;

const ROOM: Room = { lineTypes: [1], hasWork: rows.bedOfDay };

/** Everything the wall board of the cutting room shows, in one answer. */
export async function cuttingRoomBoard(tx: Tx, call: Call<'getCuttingRoomBoard'>): Promise<Board> {
  const day = await wallDay(tx, call, call.query ?? {}, ROOM);
  const { asOf, scope, now, running, settings, factoryName, lastShift } = day;
  const { workDate } = scope;
  const figures = await rows.cutFigures(tx, call, scope);
  if (!figures) throw new Error('an aggregate returned no row');
  const typed = await typedFigures(tx, call, 'reduceBed', scope);
  const { loadedNum, loadingDays, ...counted } = figures;
  const planNum = shownFigure(typed, 'planNum', counted.planNum);
  const cutNum = shownFigure(typed, 'cutNum', counted.cutNum);
  const shift = { ...settings, dayCutoff: cutoffOn(settings.dayCutoff, workDate) };
  const passed = workDate === running ? shiftShare(asOf.slice(11, 16), shift) : undefined;
  return {
    ...{ asOf, workDate, factoryName, lastShift },
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
  };
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

import { DomainError, decimalText, percentOf, ratioOf } from '@garment-mes/domain';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { clockText } from '../scans/clock-text.ts';
import { floorSettings, today } from '../settings.ts';
import * as rows from './cutting-room.sql.ts';
import { hoursOfDay, shiftShare } from './shift-hours.ts';

type Board = DataOf<'getCuttingRoomBoard'>;
const LOADING_DAYS = 5;

/** Everything the wall board of the cutting room shows, in one answer. */
export async function cuttingRoomBoard(tx: Tx, call: Call<'getCuttingRoomBoard'>): Promise<Board> {
  const { factoryId = null, workDate: asked } = call.query ?? {};
  const settings = await floorSettings(tx, call);
  const workDate = asked ?? today(call, settings);
  const scope = { workDate, factoryId };
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
  const { loadedNum, ...counted } = figures;
  const planNum = shown('planNum', counted.planNum);
  const cutNum = shown('cutNum', counted.cutNum);
  const passed =
    workDate === asOf.slice(0, 10) ? shiftShare(asOf, settings.shiftSegments) : undefined;
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
      stockDays: text(ratioOf(counted.stockNum * LOADING_DAYS, loadedNum)),
    },
    tables: await rows.boardTables(tx, call, scope),
    hours: hoursOfDay(
      await rows.cutByHour(tx, call, scope),
      planNum,
      asOf,
      workDate,
      settings.shiftSegments,
    ),
    queue: await rows.bedQueue(tx, call, scope),
    problems: await rows.openProblems(tx, call),
    months: await rows.utilisationByDay(tx, call, scope),
    ...typedByHand(typed),
  };
}

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

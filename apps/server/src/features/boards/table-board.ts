import { decimal, decimalText, percentOf } from '@garment-mes/domain/decimal';
import { nextWorkMinute, planJob } from '@garment-mes/domain/schedule';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { clockText } from '../../records/clock-text.ts';
import { calendarReader } from '../calendar/public.ts';
import { floorSettings, today } from '../settings/public.ts';
import type { BoardScope } from './board-scope.ts';
import { type BoardTableRow, boardTableRows, tableStrip } from './table-board.sql.ts';

type Board = DataOf<'getCuttingTableBoard'>;
type Card = Board['tables'][number];

/** What every table does now, how far it is and when it will be free. */
export async function tableBoard(tx: Tx, call: Call<'getCuttingTableBoard'>): Promise<Board> {
  const { workDate: asked, factoryId = null, lamp } = call.query ?? {};
  const workDate = asked ?? today(call, await floorSettings(tx, call));
  const asOf = clockText(call.now, call.scope.timeZone);
  const rows = await tablesNow(tx, call, { workDate, factoryId }, asOf);
  const tables = rows.filter((row) => lamp === undefined || row.lamp === lamp).map(card);
  const strip = await tableStrip(
    tx,
    call,
    workDate,
    rows.map(({ tableId }) => tableId),
  );
  return { asOf, tables, ...strip };
}

/** A table with the moment at which its bed will be cut. */
export interface TableNow extends BoardTableRow {
  readonly forecastDate: string | null;
}

/** Every table of a factory as it is at a moment, for the board with hands and for the one on the wall. */
export async function tablesNow(
  tx: Tx,
  actor: Actor,
  scope: BoardScope,
  asOf: string,
): Promise<TableNow[]> {
  const read = calendarReader(tx, actor.companyId);
  const tables: TableNow[] = [];
  for (const row of await boardTableRows(tx, actor, scope)) {
    const calendar = row.calendarId ? await read(row.calendarId) : undefined;
    const endDate = (calendar && forecast(row, asOf, calendar.shiftOf)) ?? row.planEndDate;
    tables.push({ ...row, forecastDate: row.reduceBedId === null ? null : endDate });
  }
  return tables;
}

function card(row: TableNow): Card {
  const {
    bedStatus,
    cutStartDate,
    planEndDate,
    garments,
    people,
    spreadSam,
    cutSam,
    calendarId,
    colors,
    ...shown
  } = row;
  const progress = bedStatus === 2 ? decimal(100) : percentOf(row.pliesDone ?? 0, row.plies ?? 0);
  return {
    ...shown,
    colorNames: colors.map(({ colorName }) => colorName),
    progressPct:
      row.reduceBedId === null || progress === undefined ? null : decimalText(progress, 2),
  };
}

type ShiftOf = Parameters<typeof planJob>[1];

/**
 * When the bed on a table will be cut: the spreading of the plies that are missing and the cutting of all
 * garments by those who work on it, in the working time of the table from now on. Nothing where the order
 * has no minutes for it.
 *
 * @see docs/formulas.md#end-date
 */
export function forecast(
  {
    bedStatus,
    plies,
    pliesDone,
    garments,
    people,
    spreadSam,
    cutSam,
    cutStartDate,
  }: Pick<
    BoardTableRow,
    | 'bedStatus'
    | 'plies'
    | 'pliesDone'
    | 'garments'
    | 'people'
    | 'spreadSam'
    | 'cutSam'
    | 'cutStartDate'
  >,
  asOf: string,
  shiftOf: ShiftOf,
): string | undefined {
  if (bedStatus === null || !plies || (spreadSam === null && cutSam === null)) return undefined;
  const missing = bedStatus === 2 ? 0 : Math.max(0, plies - (pliesDone ?? 0)) / plies;
  const spreading = decimal(spreadSam ?? 0)
    .times(garments)
    .times(missing);
  const cutting = decimal(cutSam ?? 0).times(garments);
  const minutes = spreading.plus(cutting).div(Math.max(1, people)).toNumber();
  const from = bedStatus === 2 && cutStartDate ? cutStartDate : asOf;
  // Minutes of work without garments: the end of a changeover.
  const { endAt } = planJob(
    {
      startAt: nextWorkMinute(from, shiftOf),
      num: 0,
      sam: 1,
      headcount: 1,
      curve: [],
      changeoverMin: Math.ceil(minutes),
    },
    shiftOf,
  );
  return endAt < asOf ? asOf : endAt;
}

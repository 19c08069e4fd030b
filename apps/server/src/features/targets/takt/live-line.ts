import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { BEAT_WINDOW, beatsPerHour, dueGarments } from '@garment-mes/domain/flow';
import { type Sql, sql, type Tx } from '../../../database/engine.ts';
import type { DataOf, RowOf } from '../../../generated/operations.ts';
import type { Actor } from '../../../records/actor.ts';
import {
  type Beat,
  dueUntil,
  type LinePulse,
  linePulse,
  type Stretch,
  taktOf,
  workedSeconds,
} from './line-pulse.ts';

type LiveBeat = DataOf<'getLiveBeat'>;

const CURVE_SECONDS = 2 * 3600;

/** The pulse of a line on a day, over the last pieces and over two hours. */
export function liveBeat(deptId: string, pulse: LinePulse): LiveBeat {
  const { lineName, asOf, second, windows, beats, running, takts } = pulse;
  const takt = taktOf(takts, running?.orderId);
  const actualNum = beats.reduce((all, { num }) => all + num, 0);
  const dueNum = dueUntil(pulse, second);
  const last = beats.at(-1);
  return {
    deptId,
    lineDeptName: lineName,
    orderNo: running?.orderNo ?? null,
    taktSec: takt?.taktSec ?? '0.00',
    beatSec: beatSeconds(beats, windows, second),
    silentSec: workedSeconds(windows, last?.second ?? 0, second),
    dueNum,
    actualNum,
    gapNum: actualNum - dueNum,
    points: points(beats.slice(-BEAT_WINDOW), windows),
    curve: points(
      beats.filter((beat) => beat.second >= second - CURVE_SECONDS),
      windows,
    ),
    asOf,
  };
}

/** Working seconds a piece takes, over the last ten or over those there are; nothing under two. */
function beatSeconds(
  beats: readonly Pick<Beat, 'second' | 'num'>[],
  windows: readonly Stretch[],
  second: number,
): string | null {
  let pieces = 0;
  for (const beat of [...beats].reverse()) {
    pieces += beat.num;
    if (pieces >= BEAT_WINDOW || beat === beats[0]) {
      if (pieces < 2) return null;
      return decimalText(decimal(workedSeconds(windows, beat.second, second)).div(pieces), 2);
    }
  }
  return null;
}

const points = (beats: readonly Beat[], windows: readonly Stretch[]): LiveBeat['points'] =>
  beats.map(({ scanDate, second, num, employeeName }, at) => {
    const before = beats[at - 1]?.second ?? second;
    const seconds = decimal(workedSeconds(windows, before, second)).div(Math.max(1, num));
    return { scanDate, beatSec: decimalText(seconds, 2), num, employeeName };
  });

interface TaktRow {
  readonly deptId: string;
  readonly orderId: string | null;
  readonly workDate: string;
  readonly taktSec: string;
  readonly actualNum: number;
}

/**
 * Puts the pulse on the rows of takt targets: what a row asks of one order counts the time and the pieces of that
 * order alone, what it asks of the line counts all of them.
 */
export async function withBeats<Row extends TaktRow>(
  tx: Tx,
  actor: Actor,
  rows: readonly Row[],
): Promise<(Row & RowPulse)[]> {
  const pulses = new Map<string, LinePulse>();
  const shown: (Row & RowPulse)[] = [];
  for (const row of rows) {
    const key = `${row.deptId} ${row.workDate}`;
    const pulse = pulses.get(key) ?? (await linePulse(tx, actor, row.deptId, row.workDate));
    pulses.set(key, pulse);
    shown.push({ ...row, ...rowPulse(row, pulse) });
  }
  return shown;
}

/** What all takt targets of a result ask for by now, together. */
export async function dueOf(tx: Tx, actor: Actor, matching: Sql): Promise<number> {
  const rows = await tx.all<TaktRow>(sql`
    select t.dept_id, t.order_id, t.work_date, t.takt_sec, 0 as actual_num ${matching}`);
  return (await withBeats(tx, actor, rows)).reduce((all, { dueNum }) => all + dueNum, 0);
}

type RowPulse = Pick<RowOf<'listTaktTargets'>, 'beatSec' | 'bpm' | 'dueNum' | 'gapNum'>;

function rowPulse(
  { orderId, taktSec, actualNum }: TaktRow,
  { windows, beats, orders, second }: LinePulse,
): RowPulse {
  const own = orders
    .filter((stretch) => orderId === null || stretch.orderId === orderId)
    .map(({ from, to }) => ({ from, to: Math.min(to, second) }));
  const elapsed = own.reduce((all, { from, to }) => all + workedSeconds(windows, from, to), 0);
  // The beat of an order that no longer runs stands still where the line left it.
  const beatSec = beatSeconds(
    beats.filter((beat) => orderId === null || beat.orderId === orderId),
    windows,
    own.at(-1)?.to ?? 0,
  );
  const bpm = beatSec === null ? undefined : beatsPerHour(beatSec);
  const dueNum = dueGarments(elapsed, taktSec);
  return {
    beatSec,
    bpm: bpm === undefined ? null : decimalText(bpm, 1),
    dueNum,
    gapNum: actualNum - dueNum,
  };
}

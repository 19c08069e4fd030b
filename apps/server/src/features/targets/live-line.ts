import {
  BEAT_WINDOW,
  beatsPerHour,
  cutoffOn,
  decimal,
  decimalText,
  dueGarments,
  type HourWindow,
} from '@garment-mes/domain';
import { sql, type Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Actor } from '../actor.ts';
import { clockText } from '../scans/clock-text.ts';
import { floorSettings } from '../settings.ts';
import { secondOfFactoryDay, secondsSince } from './factory-clock.ts';
import { lineDay, workedWindows } from './line-day.ts';

type LiveBeat = DataOf<'getLiveBeat'>;

/** A piece, or several at once, as they came off the line. */
interface Beat {
  readonly scanDate: string;
  /** Seconds from the midnight its factory day begins behind. */
  readonly second: number;
  readonly num: number;
  readonly employeeName: string | null;
}

const CURVE_SECONDS = 2 * 3600;

/** Windows as stretches of seconds of their factory day. */
type Stretch = { readonly from: number; readonly to: number };

const stretches = (windows: readonly HourWindow[], dayCutoff: string): Stretch[] =>
  windows.map(({ from, minutes }) => {
    const begin = secondOfFactoryDay(from, dayCutoff);
    return { from: begin, to: begin + minutes * 60 };
  });

/** Working seconds between two seconds of a factory day; breaks do not count. */
export const workedSeconds = (worked: readonly Stretch[], from: number, to: number): number =>
  worked.reduce(
    (all, stretch) => all + Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from)),
    0,
  );

interface Takt {
  readonly orderId: string | null;
  readonly orderNo: string | null;
  readonly taktSec: string;
}

/** The pulse of a line on a day, over the last pieces and over two hours. */
export async function liveBeat(
  tx: Tx,
  actor: Actor,
  deptId: string,
  workDate: string,
): Promise<LiveBeat> {
  const { companyId, now, scope } = actor;
  const dayCutoff = cutoffOn((await floorSettings(tx, actor)).dayCutoff, workDate);
  const day = await lineDay(tx, actor, deptId, workDate);
  const windows = stretches(await workedWindows(tx, actor, deptId, workDate, day), dayCutoff);
  const takt = await tx.one<Takt>(sql`
    select t.order_id, o.order_no, t.takt_sec from mes2.takt_target t
    left join mes2.production_order o on o.company_id = t.company_id and o.id = t.order_id
    where t.company_id = ${companyId} and t.dept_id = ${deptId} and t.work_date = ${workDate}::date
      and t.del_flag = '0' order by t.update_date desc limit 1`);
  const beats = await beatsOf(tx, actor, deptId, workDate, takt?.orderId ?? null);
  const asOf = clockText(now, scope.timeZone);
  const second = secondsSince(workDate, asOf);
  const actualNum = beats.reduce((all, { num }) => all + num, 0);
  const taktSec = takt?.taktSec ?? '0.00';
  const elapsed = workedSeconds(windows, 0, second);
  const dueNum = takt ? dueGarments(elapsed, taktSec) : 0;
  const last = beats.at(-1);
  return {
    deptId,
    lineDeptName: day.name,
    orderNo: takt?.orderNo ?? null,
    taktSec,
    beatSec: beatSeconds(beats, windows, second),
    silentSec: last ? workedSeconds(windows, last.second, second) : elapsed,
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
export function beatSeconds(
  beats: readonly Beat[],
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

const beatsOf = (
  tx: Tx,
  { companyId }: Actor,
  deptId: string,
  workDate: string,
  orderId: string | null,
): Promise<Beat[]> =>
  tx.all(sql`
    select coalesce(s.device_date, s.scan_date) as scan_date, s.num, m.employee_name,
      extract(epoch from coalesce(s.device_date, s.scan_date)::timestamp - ${workDate}::date)::int as second
    from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    left join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
    where s.company_id = ${companyId} and s.line_dept_id = ${deptId} and s.work_date = ${workDate}::date
      and s.type in (1, 4, 5) and s.status = 0
      and (${orderId}::bigint is null or s.order_id = ${orderId}::bigint)
    order by 1, s.id`);

/** Puts the pulse of each line on the rows of its takt targets. */
export async function withBeats<
  Row extends {
    readonly deptId: string;
    readonly workDate: string;
    readonly taktSec: string;
    readonly targetNum: number;
    readonly actualNum: number;
  },
>(tx: Tx, actor: Actor, rows: readonly Row[]): Promise<Row[]> {
  const shown: Row[] = [];
  for (const row of rows) {
    const live = await liveBeat(tx, actor, row.deptId, row.workDate);
    const beatSec = live.beatSec;
    const bpm = beatSec === null ? undefined : beatsPerHour(beatSec);
    shown.push({
      ...row,
      beatSec,
      bpm: bpm === undefined ? null : decimalText(bpm, 1),
      dueNum: live.dueNum,
      gapNum: row.actualNum - live.dueNum,
    });
  }
  return shown;
}

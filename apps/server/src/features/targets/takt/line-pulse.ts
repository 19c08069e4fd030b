import { decimal, sum } from '@garment-mes/domain/decimal';
import { cutoffOn } from '@garment-mes/domain/time';
import type { HourWindow } from '@garment-mes/domain/work-study';
import { sql, type Tx } from '../../../database/engine.ts';
import type { Actor } from '../../../records/actor.ts';
import { clockText } from '../../../records/clock-text.ts';
import { floorSettings, today } from '../../settings/public.ts';
import { secondOfFactoryDay, secondsSince } from '../factory-clock.ts';
import { lineDay, workedWindows } from '../line-day.ts';
import { type RunningOrder, runningOrder } from '../running-order.sql.ts';

/** A piece, or several at once, as they came off the line. */
export interface Beat {
  readonly orderId: string;
  readonly scanDate: string;
  /** Seconds from the midnight its factory day begins behind. */
  readonly second: number;
  readonly num: number;
  readonly employeeName: string | null;
}

/** What somebody asked of a line for a day, of one order or of whatever it sews. */
export interface Takt {
  readonly orderId: string | null;
  readonly taktSec: string;
  readonly warnPct: string;
  readonly alarmPct: string;
}

/** Windows as stretches of seconds of their factory day. */
export type Stretch = { readonly from: number; readonly to: number };

/** A stretch in which a line sewed one order. */
interface OrderStretch extends Stretch {
  /** `undefined` while nothing is known of what the line sews. */
  readonly orderId: string | undefined;
}

/** A line's day: when it works, what came off it, what it was asked for. */
export interface LinePulse {
  readonly lineName: string;
  readonly asOf: string;
  /** Second of the factory day at which it is looked at. */
  readonly second: number;
  readonly windows: readonly Stretch[];
  readonly beats: readonly Beat[];
  readonly orders: readonly OrderStretch[];
  readonly running: RunningOrder | undefined;
  readonly takts: readonly Takt[];
}

/** Working seconds between two seconds of a factory day; breaks do not count. */
export const workedSeconds = (worked: readonly Stretch[], from: number, to: number): number =>
  worked.reduce(
    (all, stretch) => all + Math.max(0, Math.min(stretch.to, to) - Math.max(stretch.from, from)),
    0,
  );

/** The takt an order is sewn by: its own, else that of the line. */
export const taktOf = (takts: readonly Takt[], orderId: string | undefined): Takt | undefined =>
  takts.find((takt) => takt.orderId !== null && takt.orderId === orderId) ??
  takts.find((takt) => takt.orderId === null);

export async function linePulse(
  tx: Tx,
  actor: Actor,
  deptId: string,
  workDate: string,
): Promise<LinePulse> {
  const { companyId, now, scope } = actor;
  const settings = await floorSettings(tx, actor);
  const dayCutoff = cutoffOn(settings.dayCutoff, workDate);
  const day = await lineDay(tx, actor, deptId, workDate);
  const worked = await workedWindows(tx, actor, deptId, workDate, day, dayCutoff);
  const takts = await tx.all<Takt>(sql`
    select order_id, takt_sec, warn_pct, alarm_pct from mes2.takt_target
    where company_id = ${companyId} and dept_id = ${deptId} and work_date = ${workDate}::date and del_flag = '0'`);
  const on = { lineDeptId: deptId, workDate };
  const running = await runningOrder(tx, actor, on, workDate === today(actor, settings));
  const beats = await beatsOf(tx, actor, deptId, workDate);
  const asOf = clockText(now, scope.timeZone);
  return {
    lineName: day.name,
    asOf,
    second: secondsSince(workDate, asOf),
    windows: stretches(worked, dayCutoff),
    beats,
    orders: orderStretches(beats, running?.orderId),
    running,
    takts,
  };
}

const stretches = (windows: readonly HourWindow[], dayCutoff: string): Stretch[] =>
  windows.map(({ from, minutes }) => {
    const begin = secondOfFactoryDay(from, dayCutoff);
    return { from: begin, to: begin + minutes * 60 };
  });

/**
 * What a line sewed when: the time before a piece belongs to the order of the piece, the time behind the last
 * one to the order that runs.
 */
export function orderStretches(
  beats: readonly Pick<Beat, 'orderId' | 'second'>[],
  runningId: string | undefined,
): OrderStretch[] {
  const marks = [
    ...beats.map(({ orderId, second }) => ({ orderId, to: second })),
    { orderId: runningId ?? beats.at(-1)?.orderId, to: Number.POSITIVE_INFINITY },
  ];
  const found: OrderStretch[] = [];
  let from = 0;
  for (const { orderId, to } of marks) {
    const last = found.at(-1);
    if (last && last.orderId === orderId) found[found.length - 1] = { ...last, to };
    else found.push({ orderId, from, to });
    from = to;
  }
  return found;
}

/**
 * Garments due until a second: each order's working time by its takt, whole ones only. Orders nobody set a
 * takt for are due as they come off, so that they are neither ahead nor behind; nothing is due without a takt.
 *
 * @see docs/formulas.md#heart-rate
 */
export function dueUntil(
  { windows, beats, orders, takts }: Pick<LinePulse, 'windows' | 'beats' | 'orders' | 'takts'>,
  second: number,
): number {
  if (takts.length === 0) return 0;
  const seconds = new Map<Takt, number>();
  for (const { orderId, from, to } of orders) {
    const takt = taktOf(takts, orderId);
    const worked = workedSeconds(windows, from, Math.min(to, second));
    if (takt) seconds.set(takt, (seconds.get(takt) ?? 0) + worked);
  }
  const asked = sum([...seconds].map(([{ taktSec }, worked]) => decimal(worked).div(taktSec)));
  const unasked = beats.filter(
    (beat) => beat.second <= second && taktOf(takts, beat.orderId) === undefined,
  );
  // Two shares that make a whole one may miss it by the last of forty digits.
  return (
    asked.toDecimalPlaces(20).floor().toNumber() + unasked.reduce((all, { num }) => all + num, 0)
  );
}

const beatsOf = (tx: Tx, { companyId }: Actor, deptId: string, workDate: string): Promise<Beat[]> =>
  tx.all(sql`
    select s.order_id, coalesce(s.device_date, s.scan_date) as scan_date, s.num, m.employee_name,
      extract(epoch from coalesce(s.device_date, s.scan_date)::timestamp - ${workDate}::date)::int as second
    from mes2.scan s
    join mes2.order_process p on p.company_id = s.company_id and p.id = s.order_process_id and p.section = 3
      and p.is_output = 1
    left join amc.company_member m on m.company_id = s.company_id and m.id = s.employee_id
    where s.company_id = ${companyId} and s.line_dept_id = ${deptId} and s.work_date = ${workDate}::date
      and s.type in (1, 4, 5) and s.status = 0
    order by 2, s.id`);

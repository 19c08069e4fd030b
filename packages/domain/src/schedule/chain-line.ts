import type { DecimalInput } from '../decimal.ts';
import { ScheduleStatus } from '../states/schedule-moves.ts';
import { addDays, daysBetween, minutesBetween } from '../time/calendar.ts';
import type { CurvePoint } from './day-capacity.ts';
import { type PlannedDay, planJob, type ShiftOf } from './end-date.ts';
import { netMinutesBetween, workStretches } from './shift.ts';

/** One schedule on its line, as the chain sees it. */
export interface LineBar {
  readonly id: string;
  readonly scheduleNo: string;
  readonly styleId: string;
  readonly num: number;
  /** Standard minutes of one garment. */
  readonly sam: DecimalInput;
  /** People on a date. */
  readonly headcount: (date: string) => number;
  readonly curve: readonly CurvePoint[];
  /** Minutes a change of style takes; none is needed behind the same style. */
  readonly changeoverMin: number;
  readonly startDate: string;
  readonly endDate: string;
  readonly status: ScheduleStatus;
  readonly isFixed: boolean;
  /** Garments a person set for a day. */
  readonly plannedOn?: ((date: string) => number | undefined) | undefined;
}

export interface ChainedBar {
  readonly id: string;
  /** Place on the line, from 1. */
  readonly sort: number;
  readonly startDate: string;
  readonly endDate: string;
  /** Minutes of changeover that count: 0 behind the same style. */
  readonly changeoverMin: number;
  readonly days: readonly PlannedDay[];
  /** The bar in front that it overlaps, and by how many working minutes. */
  readonly overlap?: { readonly scheduleNo: string; readonly minutes: number };
}

/** A style sewn on the line before: its last day there. */
export interface SewnStyle {
  readonly styleId: string;
  readonly lastDate: string;
}

/** Days after which a line has to learn a style again, and the day of the curve it then begins with. */
const REMEMBERED_DAYS = 30;
const REPEAT_CURVE_DAY = 3;

/**
 * Puts the bars of a line behind one another.
 *
 * Bars in front of the changed one stay. The changed bar begins where it was put, moved to the next
 * working minute and behind the bar in front; each free bar behind it begins where the one before it
 * ends. Bars that run or are locked stay where they are, also when something overlaps them.
 *
 * @param changedId first bar to compute again; `undefined` computes all of them
 * @param sewn what the line sewed before, for the day of the learning curve
 * @throws {DomainError} `schedule-endless` when calendar or people never finish one of them
 * @see docs/formulas.md#end-date
 */
export function chainLine(
  bars: readonly LineBar[],
  shiftOf: ShiftOf,
  changedId?: string,
  sewn: readonly SewnStyle[] = [],
): ChainedBar[] {
  const ordered = [...bars].sort(byStart);
  const first = changedId === undefined ? 0 : ordered.findIndex(({ id }) => id === changedId);
  const chained: ChainedBar[] = [];
  let cursor: string | undefined;
  let before: { bar: LineBar; firstCurveDay: number; result: ChainedBar } | undefined;
  ordered.forEach((bar, at) => {
    const stays = bar.isFixed || bar.status === ScheduleStatus.started;
    const moves = at >= first && !stays;
    const isChanged = changedId === undefined || bar.id === changedId;
    const startDate = moves
      ? nextWorkMinute(
          isChanged || cursor === undefined ? latest(bar.startDate, cursor) : cursor,
          shiftOf,
        )
      : bar.startDate;
    const changeoverMin = before?.bar.styleId === bar.styleId ? 0 : bar.changeoverMin;
    const firstCurveDay = curveDayOf(bar, startDate, before, sewn);
    const planned = planJob({ ...bar, startAt: startDate, changeoverMin, firstCurveDay }, shiftOf);
    const minutes =
      cursor !== undefined && cursor > startDate ? workMinutes(startDate, cursor, shiftOf) : 0;
    const result: ChainedBar = {
      id: bar.id,
      sort: at + 1,
      startDate,
      endDate: bar.isFixed && !moves ? bar.endDate : planned.endAt,
      changeoverMin,
      days: planned.days,
      ...(minutes > 0 && before
        ? { overlap: { scheduleNo: before.bar.scheduleNo, minutes } }
        : undefined),
    };
    chained.push(result);
    cursor = latest(result.endDate, cursor);
    before = { bar, firstCurveDay, result };
  });
  return chained;
}

/**
 * The first minute at or after a moment in which people work.
 *
 * @throws {DomainError} `schedule-endless` when the calendar has none
 */
export function nextWorkMinute(moment: string, shiftOf: ShiftOf): string {
  const date = moment.slice(0, 10);
  for (let offset = -1; offset < 400; offset += 1) {
    const day = addDays(date, offset);
    const at = minutesBetween(`${day} 00:00:00`, moment);
    for (const { from, to } of workStretches(shiftOf(day))) {
      const minute = Math.max(from, at);
      if (minute < to) return minute === at ? moment : clockOf(day, minute);
    }
  }
  return planJob({ startAt: moment, num: 0, sam: 1, headcount: 1, curve: [] }, shiftOf).endAt;
}

/** Working minutes between two moments. */
export function workMinutes(from: string, to: string, shiftOf: ShiftOf): number {
  const days = daysBetween(from, to) + 1;
  return Array.from({ length: days + 1 }, (_, at) => addDays(from.slice(0, 10), at - 1)).reduce(
    (total, day) => {
      const minute = (moment: string) => minutesBetween(`${day} 00:00:00`, moment);
      return total + netMinutesBetween(workStretches(shiftOf(day)), minute(from), minute(to));
    },
    0,
  );
}

function curveDayOf(
  bar: LineBar,
  startDate: string,
  before: { bar: LineBar; firstCurveDay: number; result: ChainedBar } | undefined,
  sewn: readonly SewnStyle[],
): number {
  if (before?.bar.styleId === bar.styleId) {
    const sharesDay = before.result.endDate.slice(0, 10) === startDate.slice(0, 10);
    return before.firstCurveDay + before.result.days.length - (sharesDay ? 1 : 0);
  }
  const known = sewn.some(({ styleId, lastDate }) => {
    const days = daysBetween(lastDate, startDate);
    return styleId === bar.styleId && days >= 0 && days <= REMEMBERED_DAYS;
  });
  return known ? REPEAT_CURVE_DAY : 1;
}

const byStart = (a: LineBar, b: LineBar): number =>
  a.startDate.localeCompare(b.startDate) || a.scheduleNo.localeCompare(b.scheduleNo);

const latest = (moment: string, other: string | undefined): string =>
  other !== undefined && other > moment ? other : moment;

const clockOf = (day: string, minute: number): string => {
  const date = addDays(day, Math.floor(minute / 1440));
  const rest = minute % 1440;
  return `${date} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}:00`;
};

import type { DecimalInput } from '../decimal.ts';
import { ScheduleStatus } from '../states/schedule-moves.ts';
import { addDays, daysBetween, minutesBetween } from '../time/calendar.ts';
import type { CurvePoint } from './day-capacity.ts';
import { curveDays, type PlannedDay, planJob, type ShiftOf } from './end-date.ts';
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
  /** Nothing of it can be sewn earlier: the rest of a schedule that was stopped halfway, from now on. */
  readonly notBefore?: string | undefined;
  /** Days on which some of it was sewn on the line before: its rest continues the curve behind them. */
  readonly sewnDays?: number | undefined;
  /** Garments a person set for days. */
  readonly setNums?: ReadonlyMap<string, number> | undefined;
}

export interface ChainedBar {
  readonly id: string;
  /** Place on the line, from 1. */
  readonly sort: number;
  readonly startDate: string;
  readonly endDate: string;
  /** Minutes of changeover that count: 0 behind the same style. */
  readonly changeoverMin: number;
  /** Day of the learning curve on its first day. */
  readonly firstCurveDay: number;
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
  const known = [...sewn];
  let cursor: string | undefined;
  let before: Front | undefined;
  ordered.forEach((bar, at) => {
    const stays = bar.isFixed || bar.status === ScheduleStatus.started;
    const moves = at >= first && !stays;
    const isChanged = changedId === undefined || bar.id === changedId;
    const startDate = moves
      ? nextWorkMinute(
          latest(
            isChanged || cursor === undefined ? latest(bar.startDate, cursor) : cursor,
            bar.notBefore,
          ),
          shiftOf,
        )
      : bar.startDate;
    const styleBefore = before?.bar.styleId ?? lastSewn(sewn, startDate);
    const changeoverMin = styleBefore === bar.styleId ? 0 : bar.changeoverMin;
    const goesOn = styleBefore === bar.styleId;
    const firstCurveDay = curveDayOf(bar, startDate, shiftOf, before, known, goesOn);
    const planned = planJob({ ...bar, startAt: startDate, changeoverMin, firstCurveDay }, shiftOf);
    const minutes =
      cursor !== undefined && cursor > startDate ? workMinutes(startDate, cursor, shiftOf) : 0;
    const result: ChainedBar = {
      id: bar.id,
      sort: at + 1,
      startDate,
      endDate: bar.isFixed && !moves ? bar.endDate : planned.endAt,
      changeoverMin,
      firstCurveDay,
      days: planned.days,
      ...(minutes > 0 && before
        ? { overlap: { scheduleNo: before.bar.scheduleNo, minutes } }
        : undefined),
    };
    chained.push(result);
    cursor = latest(result.endDate, cursor);
    known.push({ styleId: bar.styleId, lastDate: result.endDate.slice(0, 10) });
    before = { bar, result };
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

/** The bar in front of another. */
interface Front {
  readonly bar: LineBar;
  readonly result: ChainedBar;
}

/**
 * Goes on behind the same style, from day 3 for one the line still knows, else from the first day. The rest of a
 * bar continues behind its own days; once another style came between, no further than day 3.
 */
function curveDayOf(
  bar: LineBar,
  startDate: string,
  shiftOf: ShiftOf,
  before: Front | undefined,
  known: readonly SewnStyle[],
  goesOn: boolean,
): number {
  const isRemembered = (lastDate: string) => daysBetween(lastDate, startDate) <= REMEMBERED_DAYS;
  if (before?.bar.styleId === bar.styleId && isRemembered(before.result.endDate)) {
    const { firstCurveDay, days } = before.result;
    const sharesDay = days.at(-1)?.workDate === workDateOf(startDate, shiftOf);
    return firstCurveDay + curveDays(days) - (sharesDay ? 1 : 0);
  }
  const isKnown = known.some(
    ({ styleId, lastDate }) =>
      styleId === bar.styleId && daysBetween(lastDate, startDate) >= 0 && isRemembered(lastDate),
  );
  if (!isKnown) return 1;
  const next = (bar.sewnDays ?? 0) + 1;
  if (next === 1) return REPEAT_CURVE_DAY;
  return goesOn ? next : Math.min(next, REPEAT_CURVE_DAY);
}

/** The style a line sewed last before a moment; `undefined` when it ended several on that day. */
function lastSewn(sewn: readonly SewnStyle[], moment: string): string | undefined {
  const past = sewn.filter(({ lastDate }) => lastDate <= moment.slice(0, 10));
  const last = past
    .map(({ lastDate }) => lastDate)
    .toSorted()
    .at(-1);
  const styles = past.filter(({ lastDate }) => lastDate === last);
  return styles.length === 1 ? styles[0]?.styleId : undefined;
}

/** The day a moment is worked on: a shift over midnight belongs to the day it began. */
function workDateOf(moment: string, shiftOf: ShiftOf): string {
  const date = moment.slice(0, 10);
  const evening = addDays(date, -1);
  const minute = minutesBetween(`${evening} 00:00:00`, moment);
  return workStretches(shiftOf(evening)).some(({ to }) => minute < to) ? evening : date;
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

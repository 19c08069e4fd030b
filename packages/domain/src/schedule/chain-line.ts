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
  /** It lies where it lies, to its end; one without an end behind its start takes the end of the plan. */
  readonly isFixed: boolean;
  /** Its place on the line, which parts bars with one start. */
  readonly sort: number;
  /** Day its cut pieces are complete: a bar that moves up in the row stops there, unless somebody put it earlier. */
  readonly cutReadyDate?: string | undefined;
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
  /** The bar that stays where it is and that this one overlaps most. */
  readonly overlap?: BarOverlap;
}

/** Another bar that is sewn at the same time. */
export interface BarOverlap {
  readonly scheduleNo: string;
  /** Working minutes in common. */
  readonly minutes: number;
  /** Why it stays where it is. */
  readonly isStarted: boolean;
  readonly isFixed: boolean;
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
 * Bars in front of the changed one stay, unless the one they followed is gone and a changeover takes its place. The
 * changed bar begins where it was put, moved to the next working minute and behind the bar in front; put at the start
 * of another it goes before it, unless that one is sewn already. Each free bar behind it begins where the one before it ends, but not before its cut pieces are
 * complete. Bars that run or are locked stay where they are, also when something overlaps them: a bar that those
 * in front hold up goes behind what began meanwhile, and an overlap is told of the bar that can move, of two that
 * stay of the changed one, else of the later one.
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
  const ordered = inOrder(bars, changedId);
  const first = ordered.findIndex(({ id }) => id === changedId);
  const pushed = new Set(first < 0 ? [] : ordered.slice(first + 1));
  const chained: Front[] = [];
  const known = [...sewn];
  let cursor: string | undefined;
  let before: Front | undefined;

  const startOf = (bar: LineBar): string => {
    if (stays(bar)) return bar.startDate;
    const wanted = wantedStart(bar, cursor, pushed.has(bar));
    return nextWorkMinute(latest(wanted, bar.notBefore), shiftOf);
  };
  function chain(bar: LineBar, startDate: string) {
    const styleBefore = before?.bar.styleId ?? lastSewn(sewn, startDate);
    const changeoverMin = styleBefore === bar.styleId ? 0 : bar.changeoverMin;
    const goesOn = styleBefore === bar.styleId;
    const firstCurveDay = curveDayOf(bar, startDate, shiftOf, before, known, goesOn);
    const planned = planJob({ ...bar, startAt: startDate, changeoverMin, firstCurveDay }, shiftOf);
    const result: ChainedBar = {
      id: bar.id,
      sort: chained.length + 1,
      startDate,
      endDate: bar.isFixed && bar.endDate > startDate ? bar.endDate : planned.endAt,
      changeoverMin,
      firstCurveDay,
      days: planned.days,
    };
    cursor = latest(result.endDate, cursor);
    known.push({ styleId: bar.styleId, lastDate: result.endDate.slice(0, 10) });
    before = { bar, result };
    chained.push(before);
  }

  let waiting = ordered;
  while (waiting.length > 0) {
    const next = nextOf(waiting, startOf, shiftOf);
    if (next === undefined) break;
    waiting = waiting.filter((bar) => bar !== next);
    chain(next, startOf(next));
  }
  const overlaps = overlapsOf(chained, changedId, shiftOf);
  return chained.map(({ result }) => {
    const overlap = overlaps.get(result.id);
    return overlap === undefined ? result : { ...result, overlap };
  });
}

/** The line in time; of bars with one start the one that is sewn already, then the one somebody just put there. */
export function inOrder<Bar extends BarOrder>(
  bars: readonly Bar[],
  changedId?: string,
): readonly Bar[] {
  const rank = ({ id, status }: Bar): number => {
    if (status === ScheduleStatus.started) return 0;
    return id === changedId ? 1 : 2;
  };
  return bars.toSorted(
    (a, b) =>
      a.startDate.localeCompare(b.startDate) ||
      rank(a) - rank(b) ||
      a.sort - b.sort ||
      a.scheduleNo.localeCompare(b.scheduleNo),
  );
}

type BarOrder = Pick<LineBar, 'id' | 'startDate' | 'status' | 'sort' | 'scheduleNo'>;

const stays = ({ isFixed, status }: LineBar): boolean =>
  isFixed || status === ScheduleStatus.started;

/** The first moment at which what is cut by a day can be sewn. */
export const sewableFrom = (cutReadyDate: string): string => `${cutReadyDate} 00:00:00`;

/**
 * The bar that comes next: the first of the row, unless a bar that stays has begun before it would, because those in
 * front hold it up or nobody works when it was put: it goes behind that one then. A bar that is sewn already is met at
 * its very start as well.
 */
function nextOf(
  waiting: readonly LineBar[],
  startOf: (bar: LineBar) => string,
  shiftOf: ShiftOf,
): LineBar | undefined {
  const [head, ...others] = waiting;
  if (head === undefined || stays(head)) return head;
  const start = startOf(head);
  const isHeldUp = start > nextWorkMinute(head.startDate, shiftOf);
  const begun = others.find((bar) => {
    if (!stays(bar)) return false;
    const goesFirst = isHeldUp || bar.status === ScheduleStatus.started;
    return bar.startDate < start || (goesFirst && bar.startDate === start);
  });
  return begun ?? head;
}

/** Where a bar would begin: where it was put and behind the one in front, or right behind that one when it is pushed. */
function wantedStart(bar: LineBar, cursor: string | undefined, isPushed: boolean): string {
  if (!isPushed || cursor === undefined) return latest(bar.startDate, cursor);
  const ready = bar.cutReadyDate && sewableFrom(bar.cutReadyDate);
  return latest(cursor, ready && ready > bar.startDate ? bar.startDate : ready);
}

/** What overlaps, told of one bar of each two. */
function overlapsOf(
  chained: readonly Front[],
  changedId: string | undefined,
  shiftOf: ShiftOf,
): ReadonlyMap<string, BarOverlap> {
  const found = new Map<string, BarOverlap>();
  chained.forEach((later, at) => {
    for (const earlier of chained.slice(0, at)) {
      const end = [earlier.result.endDate, later.result.endDate].sort()[0] ?? '';
      if (end <= later.result.startDate) continue;
      const minutes = workMinutes(later.result.startDate, end, shiftOf);
      const [told, other] = toldOf(earlier, later, changedId);
      if (minutes <= (found.get(told.bar.id)?.minutes ?? 0)) continue;
      const { scheduleNo, status, isFixed } = other.bar;
      const isStarted = status === ScheduleStatus.started;
      found.set(told.bar.id, { scheduleNo, minutes, isStarted, isFixed });
    }
  });
  return found;
}

/** The bar of two that is told of their overlap, and the other. */
function toldOf(earlier: Front, later: Front, changedId: string | undefined): [Front, Front] {
  const isEarlierTold =
    stays(earlier.bar) === stays(later.bar) ? earlier.bar.id === changedId : !stays(earlier.bar);
  return isEarlierTold ? [earlier, later] : [later, earlier];
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

/**
 * The moment that so many working minutes lie behind another.
 *
 * @throws {DomainError} `schedule-endless` when the calendar never has them
 */
export function afterWorkMinutes(moment: string, minutes: number, shiftOf: ShiftOf): string {
  if (minutes === 0) return moment;
  const job = { startAt: moment, num: minutes, sam: 1, headcount: 1, curve: [] };
  return planJob(job, shiftOf).endAt;
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

const latest = (moment: string, other: string | undefined): string =>
  other !== undefined && other > moment ? other : moment;

const clockOf = (day: string, minute: number): string => {
  const date = addDays(day, Math.floor(minute / 1440));
  const rest = minute % 1440;
  return `${date} ${String(Math.floor(rest / 60)).padStart(2, '0')}:${String(rest % 60).padStart(2, '0')}:00`;
};

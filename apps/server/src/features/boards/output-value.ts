import {
  type Decimal,
  decimal,
  decimalText,
  percentOf,
  ratioOf,
  sum,
} from '@garment-mes/domain/decimal';
import { isWorkday, netMinutesBetween, workStretches } from '@garment-mes/domain/schedule';
import {
  cutoffOn,
  eachDay,
  firstOfMonth,
  lastOfMonth,
  minuteOfDay,
  minutesBetween,
} from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { DataOf } from '../../generated/operations.ts';
import type { Call } from '../../operations.ts';
import { storedShifts } from '../calendar/public.ts';
import * as rows from './output-value.sql.ts';
import { shownFigure, typedByHand, typedFigures } from './typed-figures.sql.ts';
import { type Room, type WallDay, wallDay } from './wall-day.ts';

type Board = DataOf<'getOutputValueBoard'>;

const NOTHING = decimal(0);

const ROOM: Room = { lineTypes: rows.SEWING_LINES, hasWork: rows.hasOutput };

/** What the sewing is worth today and this month, line by line: garments off the line × the making price of their order. */
export async function outputValueBoard(tx: Tx, call: Call<'getOutputValueBoard'>): Promise<Board> {
  const day = await wallDay(tx, call, call.query ?? {}, ROOM);
  const { asOf, scope, factoryName, lastShift } = day;
  const { workDate } = scope;
  const made = await rows.valuedHours(tx, call, scope);
  const aims = valuedTargets(await rows.targetHours(tx, call, scope), made);
  const typed = await typedFigures(tx, call, 'countscz', scope);
  const madeToday = made.filter((hour) => hour.workDate === workDate);
  const aimsToday = aims.filter((hour) => hour.workDate === workDate);
  const counted = pieces(madeToday);
  const num = shownFigure(typed, 'outputNum', counted);
  // Garments typed by hand are worth what one of those that were counted is worth.
  const todayValue = scaled(worth(madeToday), num, counted);
  const typedValue = minus(todayValue, worth(madeToday));
  const todayTarget = worth(aimsToday);
  const crews = await crewDays(tx, call, day);
  const presentNum = crews.reduce((heads, crew) => heads + crew.presentNum, 0);
  const orders = await rows.dueOrders(tx, call, scope, call.can('FIELD^customer.name'));
  return {
    ...{ asOf, workDate, factoryName, lastShift },
    kpi: {
      todayValue: money(todayValue),
      todayTarget: money(todayTarget),
      monthValue: money(together([worth(made), typedValue])),
      monthTarget: money(monthTarget(aims, day)),
      monthTimePct: monthGone(day),
      perHeadValue: money(todayValue && ratioOf(todayValue, presentNum)),
      presentNum,
      dclPct: percent(todayValue && todayTarget && percentOf(todayValue, todayTarget)),
      effPct: percent(
        percentOf(
          sum(crews.flatMap((crew) => (crew.availMin.gt(0) ? [crew.earnedMin] : []))),
          sum(crews.map(({ availMin }) => availMin)),
        ),
      ),
      finishNum: orders.filter(({ isDone }) => isDone).length,
      dueOrders: orders.length,
      unvaluedNum: madeToday.reduce((all, { unvaluedNum }) => all + unvaluedNum, 0),
    },
    lines: rankedLines(crews, madeToday, aimsToday),
    curve: curveOf(madeToday, aimsToday, day),
    days: daysOf(made, aims, day),
    orders,
    ...typedByHand(typed),
  };
}

interface Valued {
  readonly value: string | Decimal | null;
}

interface Aim extends Valued {
  readonly lineDeptId: string;
  readonly workDate: string;
  readonly hour: number;
}

const pieces = (hours: readonly { readonly num: number }[]): number =>
  hours.reduce((all, { num }) => all + num, 0);

/** Sum of what has a value; undefined where nothing has. */
function together(values: readonly (string | Decimal | null | undefined)[]): Decimal | undefined {
  const known = values.filter((value) => value !== null && value !== undefined);
  return known.length === 0 ? undefined : sum(known);
}

const worth = (hours: readonly Valued[]): Decimal | undefined =>
  together(hours.map(({ value }) => value));

const scaled = (value: Decimal | undefined, num: number, counted: number): Decimal | undefined =>
  value && (counted === 0 ? value : ratioOf(value.times(num), counted));

const minus = (value: Decimal | undefined, less: Decimal | undefined): Decimal | undefined =>
  value && less && value.minus(less);

const money = (value: Decimal | undefined): string | null =>
  value === undefined ? null : decimalText(value, 4);

const percent = (value: Decimal | undefined): string | null =>
  value === undefined ? null : decimalText(value, 2);

/**
 * What targets are worth: at the price of their order, else at the mean of what came off the line that day, else off
 * all lines in the month.
 */
function valuedTargets(
  targets: readonly rows.TargetHour[],
  made: readonly rows.ValuedHour[],
): Aim[] {
  const mean = (hours: readonly rows.ValuedHour[]) => {
    const value = worth(hours);
    const num = pieces(hours) - hours.reduce((all, { unvaluedNum }) => all + unvaluedNum, 0);
    return value && ratioOf(value, num);
  };
  const byLineDay = Map.groupBy(made, ({ lineDeptId, workDate }) => `${lineDeptId} ${workDate}`);
  const ofMonth = mean(made);
  return targets.map(({ num, price, ...at }) => {
    const own = byLineDay.get(`${at.lineDeptId} ${at.workDate}`);
    const each = price ?? (own && mean(own)) ?? ofMonth;
    return { ...at, value: each === undefined ? null : decimal(num).times(each) };
  });
}

interface CrewDay extends Omit<rows.LineDay, 'crews'> {
  readonly presentNum: number;
  /** Minutes of the people put down, as much of their shift as is over. */
  readonly availMin: Decimal;
}

async function crewDays(tx: Tx, call: Call<'getOutputValueBoard'>, day: WallDay) {
  const { scope, asOf } = day;
  const lines = await rows.lineDays(tx, call, scope);
  const shifts = await storedShifts(tx, call.companyId);
  const minute = Math.max(0, minutesBetween(`${scope.workDate} 00:00:00`, asOf));
  return lines.map(({ crews, ...line }): CrewDay => {
    const minutes = crews.map(({ shiftId, availMin }) => {
      const shift = workStretches(shifts.get(shiftId)?.segments ?? []);
      const [over, whole] = [minute, Infinity].map((to) => netMinutesBetween(shift, 0, to));
      return decimal(availMin).times(ratioOf(over ?? 0, whole ?? 0) ?? 0);
    });
    const presentNum = crews.reduce((heads, crew) => heads + crew.presentNum, 0);
    return { ...line, presentNum, availMin: sum(minutes) };
  });
}

/** Lines that made something or should have, the most valuable first; equal ones share a place. */
function rankedLines(
  crews: readonly CrewDay[],
  made: readonly rows.ValuedHour[],
  aims: readonly Aim[],
): Board['lines'] {
  const lines = crews.flatMap(({ lineDeptId, lineDeptName, earnedMin, availMin }) => {
    const own = made.filter((hour) => hour.lineDeptId === lineDeptId);
    const aim = aims.filter((hour) => hour.lineDeptId === lineDeptId);
    if (own.length + aim.length === 0) return [];
    const value = worth(own);
    const effPct = percent(percentOf(earnedMin, availMin));
    const line = {
      lineDeptId,
      lineDeptName,
      num: pieces(own),
      effPct,
      targetValue: money(worth(aim)),
    };
    return [{ line, value }];
  });
  lines.sort((a, b) => (b.value ?? NOTHING).cmp(a.value ?? NOTHING));
  return lines.map(({ line, value }) => ({
    ...line,
    value: money(value),
    place: 1 + lines.filter((other) => (other.value ?? NOTHING).gt(value ?? NOTHING)).length,
  }));
}

/** The day hour by hour, each with everything before it; hours that have not begun have no value. */
function curveOf(
  made: readonly rows.ValuedHour[],
  aims: readonly Aim[],
  { asOf, scope, running, settings }: WallDay,
): Board['curve'] {
  const dayCutoff = cutoffOn(settings.dayCutoff, scope.workDate);
  const minute = (hour: number) => minuteOfDay(`${hour}:00`, { dayCutoff });
  const hours = [...new Set([...made, ...aims].map(({ hour }) => hour))].sort(
    (a, b) => minute(a) - minute(b),
  );
  const now = scope.workDate === running ? minute(Number(asOf.slice(11, 13))) : Infinity;
  return hours.map((hour) => {
    const until = <Hour extends { readonly hour: number }>(all: readonly Hour[]) =>
      all.filter((one) => minute(one.hour) <= minute(hour));
    const value = minute(hour) > now ? undefined : (worth(until(made)) ?? NOTHING);
    return {
      label: String(hour).padStart(2, '0'),
      isRestDay: false,
      value: money(value),
      targetValue: money(worth(until(aims))),
    };
  });
}

/** Every day of the month up to that of the board. */
function daysOf(
  made: readonly rows.ValuedHour[],
  aims: readonly Aim[],
  { scope: { workDate }, shiftOf }: WallDay,
): Board['days'] {
  const on = <Hour extends { readonly workDate: string }>(all: readonly Hour[], date: string) =>
    all.filter((hour) => hour.workDate === date);
  return eachDay(firstOfMonth(workDate), workDate).map((date) => ({
    label: date.slice(8),
    isRestDay: shiftOf !== undefined && !isWorkday(date, shiftOf),
    value: money(worth(on(made, date))),
    targetValue: money(worth(on(aims, date))),
  }));
}

/** Workdays of the month up to a date; none where the lines have no calendar. */
const workdays = ({ scope: { workDate }, shiftOf }: WallDay, to: string): number =>
  shiftOf === undefined
    ? 0
    : eachDay(firstOfMonth(workDate), to).filter((date) => isWorkday(date, shiftOf)).length;

/** Part of the workdays of the month that is gone, that of the board included; percent. */
const monthGone = (day: WallDay): string | null =>
  percent(
    percentOf(workdays(day, day.scope.workDate), workdays(day, lastOfMonth(day.scope.workDate))),
  );

/** What the targets of the days that have one come to over all workdays of the month. */
function monthTarget(aims: readonly Aim[], day: WallDay): Decimal | undefined {
  const days = new Set(aims.map(({ workDate }) => workDate)).size;
  const all = Math.max(days, workdays(day, lastOfMonth(day.scope.workDate)));
  const set = worth(aims);
  return set && ratioOf(set.times(all), days);
}

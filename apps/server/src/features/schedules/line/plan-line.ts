import { type Decimal, decimalText, quantity, sum } from '@garment-mes/domain/decimal';
import {
  type ChainedBar,
  chainLine,
  curveDays,
  type LineBar,
  loadLevel,
  loadPct,
  nextWorkMinute,
  type PlannedDay,
  planJob,
  type ScheduleConflicts,
  type SewnStyle,
  type ShiftOf,
  scheduleConflicts,
} from '@garment-mes/domain/schedule';
import { ScheduleStatus } from '@garment-mes/domain/states';
import { customerCurve } from '../../curves/public.ts';
import type { SetDay, StoredBar } from './line-bars.sql.ts';

/** What a line would be: every open bar with its place, its days and what is wrong with it. */
export interface PlannedBar {
  readonly bar: StoredBar;
  readonly chained: ChainedBar;
  readonly conflicts: ScheduleConflicts;
  readonly forecastDate: string;
}

export interface DayLoad {
  readonly workDate: string;
  readonly availMin: string;
  readonly plannedMin: string;
  /** Unrounded: whether a day is too full is decided by it. */
  readonly loadPct: Decimal;
}

export interface PlannedLine {
  readonly bars: readonly PlannedBar[];
  readonly loads: readonly DayLoad[];
}

/** Minutes of work on a date. */
export type MinutesOn = (date: string) => number;

/**
 * Puts the bars of a line in a row from the changed one on, and says how full its days are.
 *
 * @param now the moment from which the rest of a running bar is reckoned
 */
export function planLine(
  bars: readonly StoredBar[],
  shiftOf: ShiftOf,
  minutesOn: MinutesOn,
  now: string,
  { changedId, sewn = [] }: { changedId?: string | undefined; sewn?: readonly SewnStyle[] },
): PlannedLine {
  const byId = new Map(bars.map((bar) => [bar.id, withoutSewnDays(bar, now)]));
  const chained = chainLine(
    [...byId.values()].map((bar) => restBar(bar, shiftOf, now)),
    shiftOf,
    changedId,
    sewn,
  );
  const loads = dayLoads(
    chained.flatMap(({ id, days }) => {
      const bar = byId.get(id);
      return bar ? days.map((day) => ({ ...day, sam: bar.sam })) : [];
    }),
    minutesOn,
  );
  const full = loads
    .filter((day) => loadLevel(day.loadPct) === 'over')
    .map(({ workDate, loadPct: pct }) => ({ workDate, loadPct: decimalText(pct, 2) }));
  return {
    loads,
    bars: chained.flatMap((result) => {
      const bar = byId.get(result.id);
      if (!bar) return [];
      const conflicts = scheduleConflicts(
        {
          startDate: result.startDate,
          endDate: result.endDate,
          latestSewing: bar.latestSewing ?? undefined,
          cutReadyDate: bar.cutReadyDate ?? undefined,
          overloads: full.filter(({ workDate }) =>
            result.days.some((day) => day.workDate === workDate),
          ),
          overlap: result.overlap,
        },
        shiftOf,
      );
      return [
        { bar, chained: result, conflicts, forecastDate: forecast(bar, result, shiftOf, now) },
      ];
    }),
  };
}

/** A day as it is answered. */
export const answeredLoad = (day: DayLoad) => ({
  ...day,
  loadPct: decimalText(day.loadPct, 2),
  afterPct: null,
});

/** Load of days by what is planned on them. @see docs/formulas.md#line-load */
export function dayLoads(
  days: readonly (Pick<PlannedDay, 'workDate' | 'headcount' | 'effPct' | 'planNum'> & {
    readonly sam: StoredBar['sam'];
  })[],
  minutesOn: MinutesOn,
): DayLoad[] {
  const dates = [...new Set(days.map(({ workDate }) => workDate))].sort();
  return dates.map((workDate) => {
    const on = days.filter((day) => day.workDate === workDate);
    const planned = on.map(({ planNum, sam }) => quantity(sam).times(planNum));
    const needed = sum(
      on.map(({ planNum, sam, effPct }) =>
        quantity(sam).times(planNum).times(100).div(quantity(effPct)),
      ),
    );
    const headcount = Math.max(...on.map((day) => day.headcount));
    const netMin = minutesOn(workDate);
    const people = quantity(headcount).times(netMin);
    const plannedMin = sum(planned);
    const share = needed.isZero() ? quantity(1) : plannedMin.div(needed);
    const pct = loadPct({ plannedMin: [needed], headcount, netMin, effPct: 100 });
    return {
      workDate,
      availMin: people.times(share).toFixed(2),
      plannedMin: plannedMin.toFixed(2),
      loadPct: pct ?? quantity(0),
    };
  });
}

/** The rest of a running bar from now on with the people and the curve it has; the plan of any other. */
function forecast(bar: StoredBar, chained: ChainedBar, shiftOf: ShiftOf, now: string): string {
  const left = bar.num - bar.doneNum;
  if (bar.status !== ScheduleStatus.started || now <= chained.startDate) return chained.endDate;
  if (left <= 0) return chained.endDate < now ? chained.endDate : now;
  const gone = curveDays(chained.days.filter(({ workDate }) => workDate < now.slice(0, 10)));
  return planJob(
    {
      ...lineBar(bar),
      startAt: nextWorkMinute(now, shiftOf),
      num: left,
      changeoverMin: 0,
      firstCurveDay: chained.firstCurveDay + gone,
    },
    shiftOf,
  ).endAt;
}

/** Days with garments set by hand that a bar no longer has where it lies now. */
export function lostDays({ bar, chained }: PlannedBar): readonly string[] {
  const kept = new Set(chained.days.map(({ workDate }) => workDate));
  return [...setNums(bar)]
    .flatMap(([date, num]) => (num > 0 && !kept.has(date) ? [date] : []))
    .sort();
}

/** Days planned by hand or with other heads that a bar no longer has where it lies now. */
export function givenUpDays({ bar, chained }: PlannedBar): readonly SetDay[] {
  const kept = new Set(chained.days.map(({ workDate }) => workDate));
  return bar.setDays.filter(({ workDate }) => !kept.has(workDate));
}

/** A bar as the next change of its line finds it, once this plan is saved. */
export function barAfter({ bar, chained }: PlannedBar): StoredBar {
  const days = new Map(chained.days.map((day) => [day.workDate, day]));
  return {
    ...bar,
    sort: chained.sort,
    startDate: chained.startDate,
    endDate: chained.endDate,
    setDays: bar.setDays.flatMap((set) => {
      const day = days.get(set.workDate);
      if (day === undefined) return [];
      return [set.planNum === undefined ? set : { ...set, planNum: day.planNum }];
    }),
  };
}

/** Garments somebody set for days of a bar. */
const setNums = ({ setDays }: StoredBar): ReadonlyMap<string, number> =>
  new Map(
    setDays.flatMap(({ workDate, planNum }) =>
      planNum === undefined ? [] : [[workDate, planNum] as const],
    ),
  );

/** Days set by hand that a bar's rest is planned in: those in front of it are sewn or gone. */
function withoutSewnDays(bar: StoredBar, now: string): StoredBar {
  if (bar.sewnBefore === 0) return bar;
  const from = bar.status === ScheduleStatus.stopped ? now : bar.startDate;
  return {
    ...bar,
    setDays: bar.setDays.filter(({ workDate }) => workDate >= from.slice(0, 10)),
  };
}

/** A bar as the line has it to sew yet: the rest of one that was stopped halfway is sewn from now on at the earliest. */
function restBar(bar: StoredBar, shiftOf: ShiftOf, now: string): LineBar {
  const rest = {
    ...lineBar(bar),
    num: bar.num - bar.sewnBefore,
    sewnDays: bar.sewnBefore > 0 ? bar.sewnDays : 0,
  };
  const waits = bar.status === ScheduleStatus.stopped && bar.sewnBefore > 0 && bar.isFixed === 0;
  if (!waits) return rest;
  const notBefore = nextWorkMinute(`${now.slice(0, 16)}:00`, shiftOf);
  const startDate = [bar.startDate, notBefore].sort().at(-1) ?? notBefore;
  return { ...rest, notBefore, startDate };
}

function lineBar(bar: StoredBar): LineBar {
  const set = new Map(bar.setDays.map((day) => [day.workDate, day]));
  return {
    id: bar.id,
    scheduleNo: bar.scheduleNo,
    styleId: bar.styleId,
    num: bar.num,
    sam: bar.sam,
    headcount: (date) => set.get(date)?.headcount ?? bar.headcount,
    curve: customerCurve(bar.curve, bar.efficiencySetId, bar.curveFacts),
    changeoverMin: bar.changeoverMin,
    startDate: bar.startDate,
    endDate: bar.endDate,
    status: bar.status,
    isFixed: bar.isFixed === 1,
    sort: bar.sort,
    cutReadyDate: bar.cutReadyDate ?? undefined,
    setNums: setNums(bar),
  };
}

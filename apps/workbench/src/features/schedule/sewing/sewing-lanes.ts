import { decimal, percentOf, roundHalfUp } from '@garment-mes/domain/decimal';
import { formatNumber, formatPercent } from '@garment-mes/domain/formats';
import { loadLevel } from '@garment-mes/domain/schedule';
import { ScheduleStatus } from '@garment-mes/domain/states';
import type {
  ScheduleBar,
  ScheduleGantt,
  ScheduleLane,
  SimulatedSchedule,
} from '@garment-mes/sdk/mes2';
import { t } from '#app/i18n.ts';
import type { ChartBar, ChartLane, ChartTick, LaneToday } from '../chart/chart-model.ts';
import { momentOf } from '../chart/time-scale.ts';
import { type Colouring, toneOf } from './colouring.ts';

const STATES = { 0: 'planned', 1: 'running', 2: 'ended' } as const;
const MINUTE_MS = 60_000;

const doneOf = ({ num, doneNum }: ScheduleBar): number =>
  num === 0 ? 0 : Math.min(1, doneNum / num);

/** By the minutes: 100.004 % is too much and is written as 100.00. */
const exactLoad = ({ plannedMin, availMin, loadPct }: ScheduleLane['loads'][number]): number =>
  (percentOf(plannedMin, availMin) ?? decimal(loadPct)).toNumber();

function chartBar(
  bar: ScheduleBar,
  colouring: Colouring,
  mayMove: boolean,
  isProposal: boolean,
): ChartBar {
  const done = doneOf(bar);
  return {
    id: bar.id,
    start: momentOf(bar.startDate),
    end: momentOf(bar.endDate),
    changeoverMs: bar.changeoverMin * MINUTE_MS,
    forecast: bar.forecastDate === null ? undefined : momentOf(bar.forecastDate),
    // What was sewn of a stopped schedule is in front of its bar: the bar is the rest.
    done: bar.status === ScheduleStatus.stopped ? 0 : done,
    title: bar.orderNo,
    note: `${bar.styleNo} ${formatPercent(done * 100)}`,
    more: [bar.customerName, `${formatNumber(bar.doneNum)} / ${formatNumber(bar.num)}`]
      .filter(Boolean)
      .join(' · '),
    tone: toneOf(bar, colouring),
    state: STATES[bar.status],
    isFixed: bar.isFixed === 1,
    conflicts: bar.conflictText,
    isMovable: mayMove && bar.status === ScheduleStatus.stopped && bar.isFixed === 0,
    isProposal,
  };
}

interface Shown {
  readonly colouring: Colouring;
  readonly mayMove: boolean;
  /** The plan if a move were saved: replaces the bars of its lanes. */
  readonly preview: SimulatedSchedule | undefined;
  readonly today: string;
}

/** The lines of the plan as lanes; a preview lies over what is saved. */
export function sewingLanes(
  { lanes }: ScheduleGantt,
  { colouring, mayMove, preview, today }: Shown,
): readonly ChartLane[] {
  const stored = new Map(lanes.flatMap(({ bars }) => bars.map((bar) => [bar.id, bar] as const)));
  const previewed = new Set(preview?.bars.map(({ lineDeptId }) => lineDeptId));
  const moved = new Set(preview?.bars.map(({ id }) => id));
  return lanes.map((lane) => {
    const ended = lane.bars.filter(({ status }) => status === ScheduleStatus.ended);
    const bars =
      preview === undefined
        ? lane.bars
        : previewed.has(lane.lineDeptId)
          ? [...ended, ...preview.bars.filter(({ lineDeptId }) => lineDeptId === lane.lineDeptId)]
          : lane.bars.filter(({ id }) => !moved.has(id));
    const following = followers(bars);
    return {
      id: lane.lineDeptId,
      name: lane.lineDeptName,
      note: laneNote(lane),
      isForeign: !lane.isOwn,
      restDays: lane.restDays,
      extraDays: lane.extraDays,
      loads: new Map(lane.loads.map((day) => [day.workDate, exactLoad(day)])),
      today: todayOf(lane, today),
      bars: bars
        .map((bar) => {
          const before = stored.get(bar.id);
          const isProposal =
            preview !== undefined &&
            (before?.startDate !== bar.startDate ||
              before.endDate !== bar.endDate ||
              before.lineDeptId !== bar.lineDeptId);
          const drawn = following.has(bar.id) ? { ...bar, changeoverMin: 0 } : bar;
          return chartBar(drawn, colouring, mayMove && lane.isOwn, isProposal);
        })
        .toSorted((a, b) => a.start - b.start),
    };
  });
}

/** Bars behind one of the same style: nothing is changed over for them. */
function followers(bars: readonly ScheduleBar[]): ReadonlySet<string> {
  const ordered = bars.toSorted((a, b) => a.startDate.localeCompare(b.startDate));
  return new Set(
    ordered.flatMap(({ id, styleNo }, at) => (ordered[at - 1]?.styleNo === styleNo ? [id] : [])),
  );
}

/** Planned minutes of today over those that the line has. */
function todayOf({ loads }: ScheduleLane, today: string): LaneToday | undefined {
  const day = loads.find(({ workDate }) => workDate === today);
  if (day === undefined) return undefined;
  const pct = exactLoad(day);
  const [planned, avail] = [day.plannedMin, day.availMin].map((min) =>
    formatNumber(roundHalfUp(min, 0)),
  );
  return {
    level: loadLevel(pct),
    share: t('今日 {pct}', { pct: formatPercent(pct) }),
    minutes: t('今日 {planned} / {avail} 分钟', { planned, avail }),
  };
}

/** Heads of a line and what it sews now. */
function laneNote({ standardHeadcount, bars }: ScheduleLane): string {
  const running = bars.find(({ status }) => status === ScheduleStatus.started);
  const heads = t('{count}人', { count: standardHeadcount });
  return running === undefined ? heads : `${heads} · ${running.orderNo}`;
}

/** The dates a chosen bar has to keep. */
export function ticksOf(bar: ScheduleBar | undefined): readonly ChartTick[] {
  if (bar === undefined) return [];
  const tick = (
    id: string,
    date: string | null,
    label: string,
    tone: ChartTick['tone'],
    atEnd: boolean,
  ): readonly ChartTick[] =>
    date === null ? [] : [{ id, at: momentOf(date) + (atEnd ? 86_400_000 : 0), label, tone }];
  return [
    ...tick('cut', bar.cutReadyDate, t('裁片齐套'), 'accent', true),
    ...tick('stage', bar.stageEndDate, t('缝制最晚'), 'warn', true),
    ...tick('delivery', bar.deliveryDate, t('交期'), 'bad', true),
  ];
}

import type {
  ScheduleBar,
  ScheduleChange,
  ScheduleDraftBar,
  UnscheduledRow,
} from '@garment-mes/sdk/mes2';
import type { ChartPlace } from '../../chart/chart-model.ts';
import { timestampOf } from '../../chart/time-scale.ts';

/** What a bar is asked to become. */
export interface BarChange {
  readonly lineDeptId: string;
  readonly startDate: string;
  readonly num: number;
  readonly headcount: number;
  readonly efficiencySetId: string;
  readonly changeoverMin: number;
  readonly isFixed: 0 | 1;
  /** End of a locked bar; the plan decides it otherwise. */
  readonly endDate?: string;
}

export const changeOf = (bar: ScheduleBar): BarChange => ({
  lineDeptId: bar.lineDeptId,
  startDate: bar.startDate,
  num: bar.num,
  headcount: bar.headcount,
  efficiencySetId: bar.efficiencySetId,
  changeoverMin: bar.changeoverMin,
  isFixed: bar.isFixed,
  ...(bar.isFixed === 1 ? { endDate: bar.endDate } : {}),
});

export const placed = (change: BarChange, { laneId, start }: ChartPlace): BarChange => ({
  ...change,
  lineDeptId: laneId,
  startDate: timestampOf(start),
});

/** The row of the call that moves or changes a bar. */
export const rowOf = ({ id, version }: ScheduleBar, change: BarChange): ScheduleChange => ({
  id,
  version,
  ...saved(change),
});

/** What a person changed of a bar, over the bar as somebody else left it meanwhile. */
export function rebased<Change extends Partial<BarChange>>(
  change: Change,
  was: ScheduleBar,
  now: ScheduleBar,
): Change {
  const [before, newest] = [changeOf(was), changeOf(now)];
  const entries = Object.entries(change).map(([field, value]) => {
    const name = field as keyof BarChange;
    return [field, name in newest && value === before[name] ? newest[name] : value];
  });
  return Object.fromEntries(entries) as Change;
}

/** The plan decides the end again of what is not locked. */
export function saved({ endDate, ...change }: BarChange): BarChange {
  return change.isFixed === 1 && endDate ? { ...change, endDate } : change;
}

/** What a sandbox works with: it has no ends of its own. */
const drafted = ({ endDate: _, ...change }: BarChange) => change;

/** A bar of a simulation or of a sandbox; without an id it is a new one. */
export const draftOf = (
  { id, version, orderId }: Pick<ScheduleBar, 'id' | 'version' | 'orderId'>,
  change: BarChange,
): ScheduleDraftBar => ({ id, version, orderId, ...drafted(change) });

export const newDraft = ({ orderId }: UnscheduledRow, change: BarChange): ScheduleDraftBar => ({
  orderId,
  ...drafted(change),
});

/** A draft of a sandbox is known by the bar it moves, or by the order it puts on a line. */
export const draftKey = ({ id, orderId }: ScheduleDraftBar): string => id ?? `new ${orderId}`;

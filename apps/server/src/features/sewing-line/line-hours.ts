import { decimalText, percentOf } from '@garment-mes/domain/decimal';
import type { HourWindow } from '@garment-mes/domain/work-study';
import type { DataOf } from '../../generated/operations.ts';
import { spanOf } from '../targets/public.ts';
import type { WindowRecord } from './line-figures.sql.ts';

type Hour = DataOf<'getSewingLineLive'>['hours'][number];
type Target = DataOf<'getTargetActual'>['hours'][number];

/**
 * Hours of the day's target; without one, its windows with what the takt asks of each.
 *
 * @param dueAt garments due until a second of the factory day
 */
export function targetHours(
  hours: readonly Target[],
  windows: readonly HourWindow[],
  dueAt: (second: number) => number,
  dayCutoff: string,
): Pick<Hour, 'from' | 'to' | 'targetNum'>[] {
  if (hours.length > 0) return hours.map(({ from, to, num }) => ({ from, to, targetNum: num }));
  return windows.map(({ from, to }) => {
    const span = spanOf({ from, to }, dayCutoff);
    return { from, to, targetNum: dueAt(span.to) - dueAt(span.from) };
  });
}

/** A moment of a factory day, in seconds from the midnight the day begins behind. */
interface DayMoment {
  readonly second: number;
  readonly dayCutoff: string;
}

/** The hour table of a line: what has not begun has no figures yet. @param made by the time a window begins at */
export const lineHours = (
  targets: readonly Pick<Hour, 'from' | 'to' | 'targetNum'>[],
  made: ReadonlyMap<string, number>,
  records: readonly WindowRecord[],
  { second, dayCutoff }: DayMoment,
): Hour[] =>
  targets.map(({ from, to, targetNum }) => {
    const record = records.find(({ windowFrom }) => windowFrom === from);
    const kept = {
      recordId: record?.id ?? null,
      lossReason: (record?.lossReason ?? null) as Hour['lossReason'],
      version: record?.version ?? null,
    };
    if (second < spanOf({ from, to }, dayCutoff).from)
      return { from, to, targetNum, actualNum: null, gapNum: null, dclPct: null, ...kept };
    const actualNum = made.get(from) ?? 0;
    const dcl = percentOf(actualNum, targetNum);
    return {
      from,
      to,
      targetNum,
      actualNum,
      gapNum: actualNum - targetNum,
      dclPct: dcl === undefined ? null : decimalText(dcl, 2),
      ...kept,
    };
  });

import { cutoffOn } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { Actor } from '../../records/actor.ts';
import { floorSettings } from '../settings/public.ts';
import { type LineDate, type Output, outputOfLines } from './line-output.sql.ts';
import { outputOfWindows } from './output-of-windows.ts';

interface HourTarget {
  readonly from: string;
  readonly to: string;
  readonly num: number;
  readonly actualNum: number | null;
}

/** A target of a line's day, of one of its orders or of all. */
interface DayTarget extends LineDate {
  readonly orderId: string | null;
  readonly hourTargets: readonly HourTarget[];
}

/** Puts what came off in each hour of a target on it: the hours are those of the shift, whenever they begin. */
export async function withHourOutput<Row extends DayTarget>(
  tx: Tx,
  actor: Actor,
  rows: readonly Row[],
): Promise<Row[]> {
  const { dayCutoff } = await floorSettings(tx, actor);
  const output = await outputOfLines(tx, actor, rows);
  return rows.map((row) => {
    const own: readonly Output[] = output.filter(
      ({ deptId, workDate, orderId }) =>
        deptId === row.deptId &&
        workDate === row.workDate &&
        (row.orderId === null || row.orderId === orderId),
    );
    const made = outputOfWindows(row.hourTargets, own, cutoffOn(dayCutoff, row.workDate));
    const hourTargets = row.hourTargets.map((hour) => ({
      ...hour,
      actualNum: made.get(hour.from) ?? 0,
    }));
    return { ...row, hourTargets };
  });
}

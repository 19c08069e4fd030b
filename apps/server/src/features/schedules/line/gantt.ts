import { eachDay } from '@garment-mes/domain/time';
import type { Tx } from '../../../database/engine.ts';
import type { DataOf } from '../../../generated/operations.ts';
import type { Language } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { clockText } from '../../../records/clock-text.ts';
import { calendarReader, DayKind, isWorkingKind } from '../../calendar/public.ts';
import { linesOfPlan } from '../../lines/public.ts';
import { storedBar } from './bars-answer.ts';
import { barsBetween } from './line-bars.sql.ts';
import { lineLoads } from './line-loads.ts';
import { answeredLoad } from './plan-line.ts';

type Gantt = DataOf<'getScheduleGantt'>;

/** The lines of a window with their bars, the days nobody works and how full each day is. */
export async function scheduleGantt(
  tx: Tx,
  { companyId, now, scope }: Actor,
  query: {
    readonly from: string;
    readonly to: string;
    readonly lineDeptId?: string | undefined;
    readonly factoryId?: string | undefined;
  },
  language: Language,
): Promise<Gantt> {
  const { from, to, lineDeptId, factoryId } = query;
  const lines = await linesOfPlan(tx, companyId, { deptId: lineDeptId, factoryId });
  const ids = lines.map(({ deptId }) => deptId);
  const calendarOf = calendarReader(tx, companyId);
  const [bars, loads, calendars] = await Promise.all([
    barsBetween(tx, companyId, ids, from, to),
    lineLoads(tx, companyId, lines, calendarOf, { from, to }),
    Promise.all(lines.map(({ calendarId }) => calendarOf(calendarId))),
  ]);
  const dates = eachDay(from, to);
  return {
    asOf: clockText(now, scope.timeZone),
    lanes: lines.map((line, at) => {
      const calendar = calendars[at];
      const kindOf = (date: string) => calendar?.dayOf(date).dayType ?? DayKind.restDay;
      return {
        lineDeptId: line.deptId,
        lineDeptName: line.name,
        isOwn: line.isOwn,
        standardHeadcount: line.standardHeadcount,
        calendarId: line.calendarId,
        restDays: dates.filter((date) => !isWorkingKind(kindOf(date))),
        extraDays: dates.filter((date) => kindOf(date) === DayKind.extraWorkday),
        loads: (loads.get(line.deptId) ?? []).map(answeredLoad),
        bars: bars
          .filter((bar) => bar.lineDeptId === line.deptId)
          .map((bar) => storedBar(bar, language)),
      };
    }),
  };
}

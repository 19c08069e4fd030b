import { addDays } from '@garment-mes/domain/time';
import type { CalendarDay } from '@garment-mes/sdk/mes2';

/** Days in a row that have the same kind and name. */
interface NamedRun {
  readonly name: string;
  readonly dayType: CalendarDay['dayType'];
  readonly from: string;
  readonly to: string;
}

/** Days off and days worked instead: usual days with a name of their own are no holidays. */
const OUT_OF_THE_ORDINARY: readonly number[] = [2, 3, 4];

/** The days of a year that have a name, runs of them taken together, in order. */
export function holidayRuns(days: readonly CalendarDay[]): readonly NamedRun[] {
  const runs: NamedRun[] = [];
  for (const { date, dayType, name } of days.toSorted((a, b) => a.date.localeCompare(b.date))) {
    if (name === null || !OUT_OF_THE_ORDINARY.includes(dayType)) continue;
    const last = runs.at(-1);
    const goesOn =
      last !== undefined &&
      last.name === name &&
      last.dayType === dayType &&
      addDays(last.to, 1) === date;
    if (goesOn) runs.splice(-1, 1, { ...last, to: date });
    else runs.push({ name, dayType, from: date, to: date });
  }
  return runs;
}

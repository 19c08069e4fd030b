import { type HistoryCompany, moment } from '../company.ts';
import { tenThousandths } from '../fixed.ts';
import type { DayFigures } from '../sheets/day-figures.ts';
import { SHIFT_MINUTES, type WorkDay } from '../work-days.ts';
import type { Operator } from './crews.ts';

/** Minutes that follow from coming and going. */
const BY_TIMES = 1;

/** Writes who was there, and what each of them did that day. */
export function writeAttendance(
  { sheets, staff }: HistoryCompany,
  nextId: () => string,
  day: WorkDay,
  present: readonly Operator[],
  figures: DayFigures,
): void {
  const { companyId } = staff;
  const isRest = day.isSaturday;
  const off = day.overtime > 0 ? '20:30:00' : '17:30:00';
  for (const { id } of present) {
    const { scans, pieces, amount, earned } = figures.person(id);
    sheets.attendance.add(
      nextId(),
      companyId,
      id,
      day.date,
      moment(day.date, '07:55:00'),
      moment(day.date, off),
      SHIFT_MINUTES,
      day.overtime,
      day.overtime === 0 ? undefined : isRest ? 2 : 1,
      BY_TIMES,
    );
    sheets.employeeDay.add(
      companyId,
      id,
      day.date,
      scans,
      pieces,
      tenThousandths(amount),
      tenThousandths(earned),
      day.minutes,
      0,
    );
  }
}

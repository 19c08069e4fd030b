import type { ShiftOf } from '@garment-mes/domain/schedule';
import type { Tx } from '../../database/engine.ts';
import { type StoredCalendar, type WorkDay, workDayOf, workedMinutes } from './calendar-days.ts';
import { storedCalendar } from './stored-calendar.sql.ts';

/** A calendar as the planning of a line reads it. Days are worked out once. */
export interface LineCalendar {
  readonly shiftOf: ShiftOf;
  readonly minutesOn: (date: string) => number;
  readonly dayOf: (date: string) => WorkDay;
}

export function lineCalendar(stored: StoredCalendar): LineCalendar {
  const days = new Map<string, WorkDay>();
  const dayOf = (date: string): WorkDay => {
    const known = days.get(date) ?? workDayOf(stored, date);
    days.set(date, known);
    return known;
  };
  return {
    dayOf,
    shiftOf: (date) => dayOf(date).segments,
    minutesOn: (date) => workedMinutes(dayOf(date)),
  };
}

/** Reads each calendar once for a call that plans several lines. */
export function calendarReader(tx: Tx, companyId: string): (id: string) => Promise<LineCalendar> {
  const known = new Map<string, Promise<LineCalendar>>();
  return (id) => {
    const found = known.get(id) ?? storedCalendar(tx, companyId, id).then(lineCalendar);
    known.set(id, found);
    return found;
  };
}

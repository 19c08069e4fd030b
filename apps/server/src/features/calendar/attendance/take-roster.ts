import { DomainError } from '@garment-mes/domain/refusals';
import { type AttendanceMinutes, shiftMinutes } from '@garment-mes/domain/schedule';
import { andWithinReach } from '../../../access/within-reach.ts';
import { sql, type Tx } from '../../../database/engine.ts';
import { insertRows } from '../../../database/insert-rows.sql.ts';
import type { BodyOf, DataOf } from '../../../generated/operations.ts';
import type { Services } from '../../../operations.ts';
import type { Actor } from '../../../records/actor.ts';
import { requireOpenPeriod } from '../../wages/public.ts';
import { storedCalendar } from '../stored-calendar.sql.ts';
import {
  ATTENDANCE,
  type Attendee,
  type DayFacts,
  dayFacts,
  lockAttendees,
  peopleOn,
  writeDayMinutes,
} from './attendance.sql.ts';
import { attendedShift } from './attended-shift.ts';
import { requirePastDay, total } from './save-attendance.ts';

const BY_SHIFT = 3;

/**
 * Gives everybody of a day the ordinary minutes of the shift the calendar has for it. Who has attendance, is absent with
 * approval, has no shift or a locked wage is left alone.
 *
 * @returns how many of each
 * @throws {DomainError} `period-locked`, or `calendar-missing` when nobody works by a calendar
 */
export async function takeRoster(
  services: Services,
  tx: Tx,
  actor: Actor,
  { workDate, deptIds }: BodyOf<'takeRoster'>,
): Promise<DataOf<'takeRoster'>> {
  const { companyId, scope } = actor;
  await requirePastDay(tx, actor, workDate);
  await requireOpenPeriod(tx, actor, workDate);
  const people = await lockAttendees(
    tx,
    actor,
    workDate,
    sql`${peopleOn(companyId, workDate, deptIds)} ${andWithinReach(scope.reach, 'amc.company_member', sql`e`)}`,
  );
  if (people.length > 0 && people.every(({ calendarId }) => calendarId === null))
    throw new DomainError('calendar-missing', { year: workDate.slice(0, 4) });
  const facts = new Map(
    (
      await dayFacts(
        tx,
        actor,
        workDate,
        people.map(({ id }) => id),
      )
    ).map((fact) => [fact.employeeId, fact]),
  );
  const minutes = await ordinaryMinutes(tx, companyId, workDate, people);
  const counts = { okNum: 0, hadNum: 0, absentNum: 0, restNum: 0, lockedNum: 0 };
  const there: { readonly id: string; readonly day: AttendanceMinutes }[] = [];
  for (const { id, calendarId } of people) {
    const day = minutes.get(calendarId ?? '');
    const count = outcome(facts.get(id), day);
    counts[count] += 1;
    if (day && count === 'okNum') there.push({ id, day });
  }
  await insertRows(
    tx,
    ATTENDANCE.table,
    there.map(({ id, day }) => ({
      ...{ companyId, employeeId: id, workDate, basis: BY_SHIFT, createBy: actor.user.id },
      ...{ normalMin: day.normalMin, otMin: day.otMin, otType: day.otType },
    })),
  );
  await writeDayMinutes(
    tx,
    actor,
    workDate,
    there.map(({ id, day }) => ({ id, minutes: total(day) })),
  );
  if (there.length > 0)
    await services.audit(tx, {
      bizType: 'attendance',
      bizId: workDate.replaceAll('-', ''),
      action: 'roster',
    });
  return counts;
}

function outcome(
  facts: DayFacts | undefined,
  day: AttendanceMinutes | undefined,
): keyof DataOf<'takeRoster'> {
  if (!facts || facts.hasAttendance) return 'hadNum';
  if (facts.isLocked) return 'lockedNum';
  if (facts.absenceType !== null) return 'absentNum';
  return day ? 'okNum' : 'restNum';
}

/** What the shift of the day has, by calendar; none where nobody works on it. */
async function ordinaryMinutes(
  tx: Tx,
  companyId: string,
  workDate: string,
  people: readonly Attendee[],
): Promise<ReadonlyMap<string, AttendanceMinutes>> {
  const found = new Map<string, AttendanceMinutes>();
  for (const id of new Set(people.flatMap(({ calendarId }) => calendarId ?? []))) {
    const shift = attendedShift(await storedCalendar(tx, companyId, id), workDate, null, true);
    const isWorked = shift.dayClass === 1 && shift.segments.length > 0;
    if (isWorked) found.set(id, shiftMinutes(shift));
  }
  return found;
}

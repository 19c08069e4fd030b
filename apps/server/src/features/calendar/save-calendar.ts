import { DomainError } from '@garment-mes/domain/refusals';
import { publicHolidays } from '@garment-mes/domain/time';
import type { Tx } from '../../database/engine.ts';
import type { BodyOf } from '../../generated/operations.ts';
import type { AuditEntry, Services } from '../../operations.ts';
import type { Actor } from '../../records/actor.ts';
import { claimRecord } from '../../records/claim-record.sql.ts';
import { clockText } from '../../records/clock-text.ts';
import {
  CALENDAR,
  type DayRecord,
  insertCalendar,
  isNameTaken,
  listedHolidays,
  lockedPeriod,
  lockShiftRows,
  markRecalculation,
  removeDays,
  updateCalendar,
  writeDays,
  writePattern,
} from './calendar.sql.ts';
import {
  DayKind,
  isWorkingKind,
  orderedShifts,
  patternShift,
  type StoredCalendar,
} from './calendar-days.ts';
import { linesOf } from './calendar-lines.sql.ts';
import type { OnCalendarChanged } from './on-calendar-changed.ts';
import { storedCalendar } from './stored-calendar.sql.ts';

/** Right to make a past day a public holiday: it triples what was worked on it. */
const PAST_HOLIDAY = 'PUT^/mes2/calendar/holiday';
const HOLIDAY = 3;
const YEARS = { min: 2000, max: 2100 };

export async function saveCalendar(
  services: Services,
  tx: Tx,
  actor: Actor,
  body: BodyOf<'saveCalendar'>,
): Promise<string> {
  const head = { name: body.name.trim(), year: body.year, factoryId: body.factoryId ?? null };
  if (head.name === '') throw new DomainError('required', { field: { zh: '名称', en: 'Name' } });
  if (head.year < YEARS.min || head.year > YEARS.max)
    throw new DomainError('out-of-range', { field: { zh: '年份', en: 'The year' }, ...YEARS });
  const pattern = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    shiftId: body.weekPattern.find((day) => day.weekday === weekday)?.shiftId ?? null,
  }));
  const shiftIds = pattern.flatMap(({ shiftId }) => (shiftId === null ? [] : [shiftId]));
  if (shiftIds.length === 0) throw new DomainError('calendar-no-workday', {});
  await requireShifts(tx, actor, shiftIds);
  if (await isNameTaken(tx, actor.companyId, head, body.id ?? undefined))
    throw new DomainError('already-used', { field: { zh: '日历名称', en: 'The calendar name' } });
  const id = body.id ?? (await insertCalendar(tx, head));
  if (body.id) {
    await claimRecord(tx, actor, CALENDAR, { id, version: body.version ?? -1 });
    await updateCalendar(tx, actor.companyId, id, head);
  }
  await writePattern(tx, actor.companyId, id, pattern);
  if (body.id) await markRecalculation(tx, actor.companyId, id);
  await record(services, tx, id, body.id ? 'update' : 'create');
  return id;
}

/** Sets days of a calendar; a day given back to the week pattern is named without shifts and overtime. */
export async function saveCalendarDays(
  services: Services,
  tx: Tx,
  actor: Actor,
  { calendarId, version, days, recalculate: again }: BodyOf<'saveCalendarDays'>,
  { planAgain }: OnCalendarChanged,
): Promise<void> {
  await claimRecord(tx, actor, CALENDAR, { id: calendarId, version });
  const calendar = await storedCalendar(tx, actor.companyId, calendarId);
  const records = days.map((day): DayRecord => dayRecord(day, calendar));
  const restored = records.filter((day) => isPattern(day, calendar));
  const kept = records.filter((day) => !isPattern(day, calendar));
  for (const day of kept) requireDay(day);
  await requireShifts(
    tx,
    actor,
    kept.flatMap(({ shiftIds }) => shiftIds),
  );
  const written = kept.map((day) => ({
    ...day,
    shiftIds: orderedShifts(calendar, day.date, day.shiftIds),
  }));
  await requirePast(tx, actor, records);
  await removeDays(
    tx,
    actor.companyId,
    calendarId,
    restored.map(({ date }) => date),
  );
  await writeDays(tx, actor.companyId, calendarId, written);
  await markRecalculation(tx, actor.companyId, calendarId);
  await record(services, tx, calendarId, 'days', { days: records });
  if (again !== true) return;
  const lineDeptIds = await linesOf(tx, actor.companyId, calendarId);
  if (lineDeptIds.length > 0) await planAgain(services, tx, actor, lineDeptIds);
}

/** Puts the public holidays of a year into a calendar; days a person decided stay as they are. */
export async function initCalendarYear(
  services: Services,
  tx: Tx,
  actor: Actor,
  { calendarId, year, holidays: given }: BodyOf<'initCalendarYear'>,
): Promise<void> {
  const { companyId } = actor;
  const calendar = await storedCalendar(tx, companyId, calendarId);
  if (calendar.year !== year) throw new DomainError('calendar-missing', { year });
  const holidays = given ? requireYear(given, year) : await holidaysOf(tx, companyId, year);
  const defaultShift = [...(calendar.patterns.get(year)?.values() ?? [])][0];
  const free = holidays.filter(({ date }) => calendar.days.get(date)?.source !== 2);
  const gone = given ? unlisted(calendar, holidays) : [];
  if (given) await requirePast(tx, actor, changedDays(calendar, free, gone));
  await removeDays(tx, companyId, calendarId, gone);
  await writeDays(
    tx,
    companyId,
    calendarId,
    free.map(({ date, name, dayType }) => ({
      date,
      name,
      dayType,
      otMin: 0,
      source: 1,
      shiftIds: isWorkingKind(dayType)
        ? [patternShift(calendar, date) ?? defaultShift].filter((id) => id !== undefined)
        : [],
    })),
  );
  await markRecalculation(tx, companyId, calendarId);
  await record(services, tx, calendarId, 'initYear', { year });
}

/** The list of the company's dictionary, else the public notices. */
async function holidaysOf(tx: Tx, companyId: string, year: number): Promise<ListedDay[]> {
  const listed = await listedHolidays(tx, companyId, year);
  return listed.length > 0 ? listed : publicHolidays(year);
}

type ListedDay = Pick<DayRecord, 'date' | 'dayType'> & { readonly name: string };

/** @throws {DomainError} `holiday-of-other-year` or `holiday-twice` */
function requireYear(
  given: NonNullable<BodyOf<'initCalendarYear'>['holidays']>,
  year: number,
): ListedDay[] {
  const seen = new Set<string>();
  for (const { date } of given) {
    if (Number(date.slice(0, 4)) !== year)
      throw new DomainError('holiday-of-other-year', { date, year });
    if (seen.has(date)) throw new DomainError('holiday-twice', { date });
    seen.add(date);
  }
  return given.map(({ date, dayType, name }) => ({
    date,
    dayType: dayType as ListedDay['dayType'],
    name,
  }));
}

/** Days an earlier list put into the calendar that are no longer on it. */
const unlisted = (calendar: StoredCalendar, holidays: readonly ListedDay[]): string[] => {
  const kept = new Set(holidays.map(({ date }) => date));
  return [...calendar.days.values()]
    .filter(({ date, source }) => source === 1 && !kept.has(date))
    .map(({ date }) => date);
};

/** What a list changes, as days a past date is checked by. */
const changedDays = (
  calendar: StoredCalendar,
  listed: readonly ListedDay[],
  gone: readonly string[],
): Pick<DayRecord, 'date' | 'dayType'>[] => [
  ...listed.filter(({ date, dayType }) => calendar.days.get(date)?.dayType !== dayType),
  ...gone.map((date) => ({ date, dayType: DayKind.workday })),
];

function dayRecord(
  { date, dayType, name, shiftIds, otMin }: BodyOf<'saveCalendarDays'>['days'][number],
  calendar: StoredCalendar,
): DayRecord {
  const ofPattern = patternShift(calendar, date);
  const wanted = shiftIds ?? (isWorkingKind(dayType) && ofPattern !== undefined ? [ofPattern] : []);
  return {
    date,
    dayType,
    name: name?.trim() || null,
    otMin: otMin ?? 0,
    source: 2,
    shiftIds: isWorkingKind(dayType) ? wanted : [],
  };
}

/** What the week pattern says of the date anyway. */
function isPattern(
  { date, dayType, name, otMin, shiftIds }: DayRecord,
  calendar: StoredCalendar,
): boolean {
  const shift = patternShift(calendar, date);
  const isSame =
    shift === undefined
      ? dayType === 2
      : dayType === 1 && shiftIds.length === 1 && shiftIds[0] === shift;
  return isSame && name === null && otMin === 0;
}

function requireDay({ dayType, shiftIds, otMin }: DayRecord): void {
  if (isWorkingKind(dayType) && shiftIds.length === 0)
    throw new DomainError('workday-without-shift', {});
  if (otMin > 720)
    throw new DomainError('out-of-range', {
      field: { zh: '加班分钟', en: 'Overtime' },
      min: 0,
      max: 720,
    });
}

/** Days that are over: none of a locked wage period, and no holiday but by somebody who may. */
async function requirePast(
  tx: Tx,
  actor: Actor,
  days: readonly Pick<DayRecord, 'date' | 'dayType'>[],
): Promise<void> {
  const today = clockText(actor.now, actor.scope.timeZone).slice(0, 10);
  const past = days.filter(({ date }) => date < today);
  if (past.length === 0) return;
  const locked = await lockedPeriod(
    tx,
    actor.companyId,
    past.map(({ date }) => date),
  );
  if (locked) throw new DomainError('calendar-period-locked', locked);
  if (past.some(({ dayType }) => dayType === HOLIDAY) && !actor.can(PAST_HOLIDAY))
    throw new DomainError('holiday-by-personnel', {});
}

async function requireShifts(tx: Tx, { companyId }: Actor, ids: readonly string[]): Promise<void> {
  const wanted = new Set(ids);
  const held = await lockShiftRows(tx, companyId, [...wanted]);
  if (held.length < wanted.size)
    throw new DomainError('record-missing', { what: { zh: '班次', en: 'Shift' } });
}

async function record(
  { audit, publish }: Services,
  tx: Tx,
  id: string,
  action: string,
  diff?: AuditEntry['diff'],
): Promise<void> {
  await audit(tx, { bizType: 'calendar', bizId: id, action, ...(diff ? { diff } : {}) });
  await publish(tx, { topic: 'calendar', keys: [id] });
  await publish(tx, { topic: 'schedule', keys: [] });
}

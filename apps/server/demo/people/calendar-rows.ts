import { publicHolidays } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../src/database/engine.ts';
import { insertRows } from '../../src/database/insert-rows.sql.ts';
import { dayShift } from '../../src/new-company/lists/day-shift.ts';
import { efficiencySets } from '../../src/new-company/lists/efficiency-sets.ts';
import { type DemoCalendar, REST_WEEKDAY } from '../demo-calendar.ts';

import type { CompanyProfile } from '../profiles.ts';
import { seededIds } from '../seeded-ids.ts';
import type { Staff } from './people.ts';

/** What planning needs: shifts, the calendar of three years, curves and the profile of every line. */
export interface DemoTimes {
  readonly efficiencySetId: string;
  /** People of a sewing line. */
  readonly lineHeads: number;
}

const NIGHT = [
  { start: '20:00', end: '00:00', type: 'work' },
  { start: '00:00', end: '01:00', type: 'break' },
  { start: '01:00', end: '05:00', type: 'work' },
];
const SHORT_BREAK = [
  { start: '20:00', end: '00:00', type: 'work' },
  { start: '00:00', end: '00:30', type: 'break' },
  { start: '00:30', end: '05:00', type: 'work' },
];
const SATURDAY = [{ start: '08:00', end: '12:00', type: 'work' }];
const LINE_PEOPLE: Readonly<Record<string, number>> = { CX: 8, JC: 14, HJ: 22 };

export async function seedTimes(
  tx: Tx,
  { code }: CompanyProfile,
  staff: Staff,
  calendar: DemoCalendar,
): Promise<DemoTimes> {
  const { companyId } = staff;
  const shiftIds = seededIds(code, 'shift');
  const [day = '', night = '', saturday = ''] = [shiftIds(), shiftIds(), shiftIds()];
  const shift = (
    id: string,
    name: string,
    segments: object[],
    netMin: number,
    more: object = {},
  ) => ({
    companyId,
    id,
    name,
    segments,
    netMin,
    crossDay: 0,
    otMin: 0,
    isDefault: 0,
    ...more,
  });
  await insertRows(tx, 'mes2.shift', [
    { companyId, id: day, ...dayShift },
    { ...shift(night, '夜班', NIGHT, 480, { crossDay: 1 }), code: 'NIGHT' },
    { ...shift(saturday, '周六半天', SATURDAY, 240), code: 'SAT' },
  ]);
  // Until two months ago nights had a short break.
  await insertRows(tx, 'mes2.shift_past', [
    {
      ...{ companyId, id: seededIds(code, 'shift past')(), shiftId: night },
      ...{
        untilDate: calendar.day(-60),
        segments: SHORT_BREAK,
        crossDay: 1,
        netMin: 510,
        otMin: 0,
      },
    },
  ]);
  const calendarId = await seedCalendars(tx, code, companyId, day, calendar);
  const curveIds = seededIds(code, 'efficiency set');
  const curves = efficiencySets.map(({ name, difficulty, pct }) => ({
    companyId,
    id: curveIds(),
    name,
    difficulty,
    points: pct.map((value, at) => ({ day: at + 1, pct: value })),
    isDefault: 1,
  }));
  await insertRows(tx, 'mes2.efficiency_set', curves);
  const lineHeads = LINE_PEOPLE[code] ?? 20;
  await seedLines(tx, code, staff, calendarId, lineHeads);
  return { efficiencySetId: curves[0]?.id ?? '', lineHeads };
}

/** Last year, this one and the next, Sundays free, holidays from the public list. */
async function seedCalendars(
  tx: Tx,
  code: string,
  companyId: string,
  dayShiftId: string,
  calendar: DemoCalendar,
): Promise<string> {
  const ids = seededIds(code, 'work calendar');
  const thisYear = Number(calendar.today.slice(0, 4));
  const years = [thisYear, thisYear - 1, thisYear + 1].map((year) => ({ id: ids(), year }));
  await insertRows(
    tx,
    'mes2.work_calendar',
    years.map(({ id, year }) => ({ companyId, id, name: '标准日历', year })),
  );
  await insertRows(
    tx,
    'mes2.work_calendar_weekday',
    years.flatMap(({ id }) =>
      [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
        companyId,
        calendarId: id,
        weekday,
        shiftId: weekday === REST_WEEKDAY ? null : dayShiftId,
      })),
    ),
  );
  const dayIds = seededIds(code, 'work calendar day');
  const days = years.flatMap(({ id, year }) =>
    publicHolidays(year).map((day) => ({
      companyId,
      id: dayIds(),
      calendarId: id,
      source: 1,
      ...day,
    })),
  );
  await insertRows(tx, 'mes2.work_calendar_day', days);
  await insertRows(
    tx,
    'mes2.work_calendar_day_shift',
    days
      .filter(({ dayType }) => dayType === 4)
      .map(({ id }) => ({ companyId, dayId: id, shiftId: dayShiftId, seqNo: 1 })),
  );
  return years[0]?.id ?? '';
}

async function seedLines(
  tx: Tx,
  code: string,
  { companyId, lines, tables }: Staff,
  calendarId: string,
  people: number,
): Promise<void> {
  const ids = seededIds(code, 'line profile');
  const levels = await tx.all<{ level: number; id: string }>(sql`
    select level, id from mes2.line_priority_description
    where company_id = ${companyId} and del_flag = '0'`);
  // The first line sews what matters most, the others go by the plan.
  const levelOf = (deptId: string) => (deptId === lines[0]?.id ? 3 : 4);
  const profile = (deptId: string, lineType: number, standardHeadcount: number, eff: string) => ({
    companyId,
    id: ids(),
    deptId,
    lineType,
    standardHeadcount,
    stationNum: lineType === 2 ? standardHeadcount + 2 : null,
    calendarId,
    defaultEffPct: eff,
    skillCategories: [],
    hangerSystem: 0,
    priorityDescriptionId:
      lineType === 2 ? (levels.find(({ level }) => level === levelOf(deptId))?.id ?? null) : null,
  });
  await insertRows(tx, 'mes2.line', [
    ...lines.map(({ id }) => profile(id, 2, people, '75.00')),
    ...tables.map(({ id }) => profile(id, 1, 4, '85.00')),
  ]);
  await tx.run(sql`
    insert into mes2.line (company_id, dept_id, line_type, standard_headcount, calendar_id, default_eff_pct)
    select ${companyId}, d.id, 3, 12, ${calendarId}, 80 from amc.department d
    where d.company_id = ${companyId} and d.dept_type = 6 and d.del_flag = '0'`);
}

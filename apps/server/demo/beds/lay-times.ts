import { decimal } from '@garment-mes/domain/decimal';
import { nextWorkMinute, planJob, type ShiftOf, workMinutes } from '@garment-mes/domain/schedule';
import { addDays, addMinutes } from '@garment-mes/domain/time';
import { sql, type Tx } from '../../src/database/engine.ts';
import { calendarReader } from '../../src/features/calendar/line-calendar.ts';
import type { DemoCalendar } from '../demo-calendar.ts';
import { STORY_DAYS } from '../orders/story-order.ts';
import type { Staff } from '../people/people.ts';
import type { CompanyProfile } from '../profiles.ts';
import { randomOf } from '../random.ts';
import type { Lay } from './lays.ts';

/** When a lay is planned on its table and when it was worked, on the clock of the company. */
export interface LayTimes {
  readonly planDate: string;
  readonly planStart: string;
  readonly planEnd: string;
  /** What its garments take the people of the table, by the standard times of cutting. */
  readonly planMin: number;
  /** Place among the lays of its table and day. */
  readonly seqNo: number;
  /** When its bed was typed in. */
  readonly opened: string;
  readonly spreadStart: string;
  readonly spreadEnd: string;
  readonly cutStart: string;
  readonly cutEnd: string;
  readonly submitted: string;
}

/** Between two lays a table is cleared. */
const CLEARING_MIN = 10;
/** The longest search for a moment some minutes of work ago. */
const MOST_STEPS = 400;
/** A lay that is still on its table was begun no longer than this before the run. */
const SPREADING_MIN = 50;

interface Table {
  readonly people: number;
  readonly shiftOf: ShiftOf;
  /** Days that belong to the lays of the story. */
  readonly taken: ReadonlySet<string>;
}

/** Puts the lays on their tables one behind the other, each for the minutes its garments take. */
export async function layTimes(
  tx: Tx,
  { code }: CompanyProfile,
  staff: Staff,
  lays: readonly Lay[],
  calendar: DemoCalendar,
): Promise<readonly LayTimes[]> {
  const random = randomOf(code, 'lay times');
  const minutes = await standardMinutes(tx, staff.companyId);
  const tables = await tablesOf(tx, code, staff, calendar);
  const free = new Map<number, string>();
  const places = new Map<string, number>();
  return lays.map((lay) => {
    const table = tables[lay.table];
    const sam = minutes.get(lay.order.id);
    if (!table || !sam) throw new Error(`no table or standard time for ${lay.order.orderNo}`);
    const planMin = decimal(sam).times(garmentsOf(lay)).div(table.people).ceil().toNumber();
    const after = (from: string, lasts: number) => workedUntil(from, lasts, table.shiftOf);
    const isDone = lay.doneAt !== undefined;
    const pace = random.int(90, 112);
    // What was cut by an hour of today was not late: behind the last shift it would end tomorrow.
    const actualMin = Math.round((planMin * (isDone ? Math.min(pace, 100) : pace)) / 100);
    const spreadMin = Math.round((actualMin * random.int(52, 64)) / 100);
    const delay = random.int(0, 12);
    const late = isDone ? 0 : delay;
    const cursor = free.get(lay.table);
    const planStart = startOf(lay, planMin, table, cursor, calendar);
    const planEnd = after(planStart, planMin);
    const began =
      lay.fate === 'spreading' ? spreadingSince(planMin, calendar) : addMinutes(planStart, late);
    const spreadStart = latest(began, cursor);
    const cutEnd = after(spreadStart, actualMin);
    const times = {
      planDate: planStart.slice(0, 10),
      planStart,
      planEnd,
      planMin,
      opened: openedAt(lay, planStart, spreadStart, calendar),
      spreadStart,
      spreadEnd: after(spreadStart, spreadMin),
      cutStart: after(spreadStart, Math.min(spreadMin + 5, actualMin)),
      cutEnd,
      submitted: addMinutes(cutEnd, random.int(3, 15)),
    };
    const place = `${lay.table} ${times.planDate}`;
    const seqNo = (places.get(place) ?? 0) + 1;
    places.set(place, seqNo);
    free.set(lay.table, addMinutes(latest(planEnd, cutEnd), CLEARING_MIN));
    return { ...times, seqNo };
  });
}

const latest = (moment: string, other: string | undefined): string =>
  other !== undefined && other > moment ? other : moment;

const garmentsOf = ({ plies, order }: Lay): number =>
  plies * order.style.sizes.reduce((total, { ratio }) => total + ratio, 0);

/** The next whole stretch of the table, or the one that ends when the lay was handed on. */
function startOf(
  { day, doneAt, fate }: Lay,
  planMin: number,
  table: Table,
  cursor: string | undefined,
  calendar: DemoCalendar,
): string {
  const { shiftOf, taken } = table;
  if (fate === 'spreading')
    return nextWorkMinute(latest(spreadingSince(planMin, calendar), cursor), shiftOf);
  if (doneAt !== undefined) {
    const start = workedSince(calendar.at(0, doneAt), planMin, shiftOf);
    return nextWorkMinute(latest(start, cursor), shiftOf);
  }
  const wanted = calendar.workdayAt(day, '00:00:00');
  let start = nextWorkMinute(latest(wanted, cursor), shiftOf);
  const nextDay = () => nextWorkMinute(`${addDays(start.slice(0, 10), 1)} 00:00:00`, shiftOf);
  // A lay that began in the afternoon and lasts into the next day is begun then.
  const first = nextWorkMinute(`${start.slice(0, 10)} 00:00:00`, shiftOf);
  const endDay = workedUntil(start, planMin, shiftOf).slice(0, 10);
  if (start > first && endDay > start.slice(0, 10)) start = nextDay();
  while (taken.has(start.slice(0, 10))) start = nextDay();
  return start;
}

function openedAt(
  { fate }: Lay,
  planStart: string,
  spreadStart: string,
  calendar: DemoCalendar,
): string {
  const now = calendar.at(0, calendar.clock);
  const opened = addMinutes(fate === 'spreading' ? spreadStart : planStart, -CLEARING_MIN);
  if (fate === 'submitted') return opened;
  const today = calendar.at(0, calendar.opening);
  return opened > today && opened < now ? opened : today;
}

/** Half of the lay is spread, which is the first half of the work. */
function spreadingSince(planMin: number, calendar: DemoCalendar): string {
  const minutes = Math.min(SPREADING_MIN, Math.ceil(planMin / 4));
  return latest(
    calendar.at(0, calendar.opening),
    addMinutes(calendar.at(0, calendar.clock), -minutes),
  );
}

const workedUntil = (from: string, minutes: number, shiftOf: ShiftOf): string =>
  planJob(
    { startAt: from, num: 0, sam: 1, headcount: 1, curve: [], changeoverMin: minutes },
    shiftOf,
  ).endAt;

/** The moment from which some minutes are worked until another. */
function workedSince(until: string, minutes: number, shiftOf: ShiftOf): string {
  let from = until;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const missing = minutes - workMinutes(from, until, shiftOf);
    if (missing <= 0) return nextWorkMinute(from, shiftOf);
    from = addMinutes(from, -missing);
  }
  throw new Error(`no ${minutes} minutes are worked before ${until}`);
}

async function standardMinutes(tx: Tx, companyId: string): Promise<ReadonlyMap<string, string>> {
  const rows = await tx.all<{ orderId: string; sam: string }>(sql`
    select order_id, sum(sam) as sam from mes2.order_process
    where company_id = ${companyId} and section = 1 and is_enabled = 1 and del_flag = '0' group by 1`);
  return new Map(rows.map(({ orderId, sam }) => [orderId, sam]));
}

async function tablesOf(
  tx: Tx,
  code: string,
  { companyId, tables }: Staff,
  calendar: DemoCalendar,
): Promise<readonly Table[]> {
  const lines = await tx.all<{ deptId: string; calendarId: string; people: number }>(sql`
    select dept_id, calendar_id, standard_headcount as people from mes2.line
    where company_id = ${companyId} and line_type = 1 and del_flag = '0'`);
  const read = calendarReader(tx, companyId);
  const story = new Set(STORY_DAYS.map((day) => calendar.workday(day)));
  return Promise.all(
    tables.map(async ({ id }, at) => {
      const line = lines.find(({ deptId }) => deptId === id);
      if (!line) throw new Error(`table ${id} has no calendar`);
      const { shiftOf } = await read(line.calendarId);
      const taken = code === 'CX' && at === 0 ? story : new Set<string>();
      return { people: line.people, shiftOf: withToday(shiftOf, calendar), taken };
    }),
  );
}

/** A demo works on its first day in any case: on a day of rest the tables keep the hours of the last working day. */
const withToday =
  (shiftOf: ShiftOf, { today, workday }: DemoCalendar): ShiftOf =>
  (date) => {
    const segments = shiftOf(date);
    return segments.length === 0 && date === today ? shiftOf(workday(-1)) : segments;
  };

import { dictionaries } from '../../../src/new-company/lists/short-lists.ts';
import { type HistoryCompany, lineIds, moment } from '../company.ts';
import type { WorkDay } from '../work-days.ts';
import type { Operator } from './crews.ts';

const [, , REASONS] = dictionaries[0];

/** The code of a reason why nobody sewed. */
export const reasonCode = (name: string): string =>
  String(REASONS.indexOf(name as (typeof REASONS)[number]) + 1).padStart(2, '0');

const [SEWING, NOT_SEWING, TRAINING, LENT] = [1, 2, 3, 4];

/** Kind, from and to, minutes, reason: one of a day each, of a person after the other. */
const ENTRIES: readonly (readonly [number, string, string, number, string?])[] = [
  [TRAINING, '08:00:00', '08:30:00', 30, '会议培训'],
  [NOT_SEWING, '10:10:00', '10:35:00', 25, '返工'],
  [SEWING, '13:00:00', '13:45:00', 45, '样板'],
  [LENT, '14:00:00', '16:00:00', 120],
];

/** Writes the minutes that a leader noted of his people; the last day waits for the manager. */
export function writeHours(
  { sheets, staff, days }: HistoryCompany,
  nextId: () => string,
  { date }: WorkDay,
  present: readonly Operator[],
  orderId: string | undefined,
): void {
  const at = days.findIndex((day) => day.date === date);
  const manager = staff.member('workshop').userId ?? undefined;
  const isConfirmed = at < days.length - 1;
  for (const [nth, [kind, from, to, minutes, reason]] of ENTRIES.entries()) {
    const person = present[(at * ENTRIES.length + nth) % present.length];
    if (!person) continue;
    sheets.personHours.add(
      nextId(),
      staff.companyId,
      person.deptId,
      person.id,
      date,
      kind,
      moment(date, from),
      moment(date, to),
      minutes,
      reason && reasonCode(reason),
      kind === SEWING || kind === NOT_SEWING ? orderId : undefined,
      isConfirmed ? manager : undefined,
      isConfirmed ? moment(date, '17:45:00') : undefined,
    );
  }
}

/** Ids of what a line's people did beside sewing. */
export const hoursIds = (company: HistoryCompany, line: number): (() => string) =>
  lineIds(company, line, 'hours');

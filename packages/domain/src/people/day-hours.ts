import { type DecimalInput, decimal, sum } from '../decimal.ts';
import { DomainError } from '../domain-error.ts';
import type { Bilingual } from '../refusals/refusals.ts';

/** Minutes of a person's day that were noted, with their times where they were said. */
export interface NotedMinutes {
  readonly minutes: DecimalInput;
  /** `2024-03-20 10:20:00` by the clock of the company. */
  readonly start: string | null;
  readonly end: string | null;
  /** What was done: the reason, else the kind of hours. */
  readonly name: string | Bilingual;
}

/** Who is meant, and the minutes of work that attendance has of that day; `null` where there is none. */
export interface AttendedDay {
  readonly employeeNo: string;
  readonly workDate: string;
  readonly attended: number | null;
}

/**
 * Refuses minutes that a person's day has no room for: more than was attended, or at the same time as others.
 *
 * @param noted what else is noted of the person on the day
 * @throws {DomainError} `hours-without-attendance`, `hours-overlap` or `hours-over-attendance`
 */
export function requireRoom(
  { employeeNo, workDate, attended }: AttendedDay,
  noted: readonly NotedMinutes[],
  entry: Omit<NotedMinutes, 'name'>,
): void {
  if (!attended) throw new DomainError('hours-without-attendance', { employeeNo, workDate });
  const other = noted.find((each) => isAtOnce(each, entry));
  if (other)
    throw new DomainError('hours-overlap', {
      ...{ employeeNo, kind: other.name },
      span: `${clock(other.start)}–${clock(other.end)}`,
    });
  const booked = sum(noted.map(({ minutes }) => minutes));
  const left = decimal(attended).minus(booked);
  if (left.lt(decimal(entry.minutes)))
    throw new DomainError('hours-over-attendance', {
      ...{ employeeNo, attended },
      booked: booked.toString(),
      left: (left.isNegative() ? decimal(0) : left).toString(),
    });
}

const isAtOnce = (
  a: Pick<NotedMinutes, 'start' | 'end'>,
  b: Pick<NotedMinutes, 'start' | 'end'>,
): boolean =>
  a.start !== null &&
  a.end !== null &&
  b.start !== null &&
  b.end !== null &&
  a.start < b.end &&
  b.start < a.end;

const clock = (moment: string | null): string => moment?.slice(11, 16) ?? '';

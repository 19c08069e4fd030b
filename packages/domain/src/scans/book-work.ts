import { DomainError } from '../domain-error.ts';

/** Right to book the work of anybody. */
export const BOOK_OTHERS_KEY = 'PUT^/mes2/bundleProcess/other';

/** Whose work is booked. */
export interface BookedPerson {
  readonly employeeId: string;
  readonly employeeNo: string;
  readonly employeeName: string;
}

/** Who books it, and what that person is to the other. */
export interface Booker {
  /** `undefined` for an account that is no employee. */
  readonly employeeId: string | undefined;
  /** Leads a department of the person whose work it is, or one above it. */
  readonly leads: boolean;
  /** Stands at the terminal of a line that the account reaches: whoever badges in there may be booked. */
  readonly atTerminal: boolean;
  /** Holds `PUT^/mes2/bundleProcess/other`. */
  readonly booksOthers: boolean;
}

/**
 * Whether somebody may book the work of a person: the own work, that of the people one leads, at the terminal of a line
 * that of whoever badges in, and with the right that of anybody.
 *
 * @see docs/formulas.md#booking-work
 */
export const canBookFor = (
  { employeeId }: Pick<BookedPerson, 'employeeId'>,
  booker: Booker,
): boolean =>
  booker.employeeId === employeeId || booker.leads || booker.atTerminal || booker.booksOthers;

/** @throws {DomainError} `booking-for-other` */
export function requireBooking(person: BookedPerson, booker: Booker): void {
  if (canBookFor(person, booker)) return;
  const { employeeNo, employeeName } = person;
  throw new DomainError('booking-for-other', { employeeNo, employeeName });
}

import { type Issue, issue } from '../refusals/issue.ts';
import { addDays } from '../time/calendar.ts';
import { isMobile, yearsBetween } from './personal-numbers.ts';

const COEFFICIENT = { min: 0.5, max: 2 };
const YOUNGEST = 16;
const DAYS_AHEAD = 30;

/** What of a person obeys rules of its own; absent and empty values are not looked at. */
export interface PersonValues {
  readonly employeeNo?: string | null | undefined;
  readonly employeeName?: string | null | undefined;
  readonly badgeNo?: string | null | undefined;
  readonly phone?: string | null | undefined;
  readonly payCoefficient?: string | null | undefined;
  readonly hireDate?: string | null | undefined;
  readonly birthDate?: string | null | undefined;
  readonly inTrainingUntil?: string | null | undefined;
}

/**
 * What keeps values out of a person's file.
 *
 * @param today day that runs, `YYYY-MM-DD`: people are hired thirty days ahead at most, as far as it is known
 */
export function checkPerson(values: PersonValues, today?: string): Issue[] {
  const { phone, payCoefficient, hireDate, birthDate, inTrainingUntil } = values;
  const coefficient = Number(payCoefficient || 1);
  const begins = hireDate || today;
  return [
    ...(phone && !isMobile(phone) ? [issue('phone', 'phone-form', {})] : []),
    ...(coefficient < COEFFICIENT.min || coefficient > COEFFICIENT.max
      ? [issue('payCoefficient', 'out-of-range', { field: NAMES.payCoefficient, ...COEFFICIENT })]
      : []),
    ...(hireDate && today && hireDate > addDays(today, DAYS_AHEAD)
      ? [issue('hireDate', 'invalid-date', { date: hireDate })]
      : []),
    ...(birthDate && begins && yearsBetween(birthDate, begins) < YOUNGEST
      ? [issue('birthDate', 'under-age', { years: YOUNGEST })]
      : []),
    ...(inTrainingUntil && hireDate && inTrainingUntil <= hireDate
      ? [issue('inTrainingUntil', 'dates-reversed', { from: NAMES.hired, to: NAMES.trained })]
      : []),
  ];
}

const NAMES = {
  payCoefficient: { zh: '系数', en: 'The coefficient' },
  hired: { zh: '入职日期', en: 'the day of hiring' },
  trained: { zh: '学徒期至', en: 'Trainee until' },
};

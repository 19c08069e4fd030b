import {
  type Decimal,
  type DecimalInput,
  decimal,
  quantity,
  sum,
  toCents,
  ZERO,
} from '../decimal.ts';
import { adjustedWage, WageAdjustKind } from './adjusted-wage.ts';
import {
  floorAmount,
  MONTHLY_HOURS,
  type OvertimeFactors,
  overtimePremium,
  type WorkedHours,
} from './legal-floor.ts';
import type { Payable } from './payable.ts';

export interface WageAdjust {
  /** 1 subsidy, 2 bonus, 3 deduction, 4 recalculated, 5 deduction for quality, 6 other. */
  readonly kind: WageAdjustKind;
  /** CNY; of a deduction what is taken off, of a recalculation or another one with its sign. */
  readonly amount: DecimalInput;
}

/** By what a company pays: its settings on the day a period ends. */
export interface WageRules {
  readonly minMonthlyWage: DecimalInput;
  /** By the hours worked, by the month as far as it was worked, or without one. */
  readonly floorRule: 'hour' | 'month' | 'none';
  /** Whether overtime of piece work gets its average on top; with `price` the price of the piece holds it already. */
  readonly pieceOt: 'average' | 'price' | 'none';
  readonly factors: OvertimeFactors;
}

/** What one person did in one period. Amounts are sums of rows that stand on cents. */
export interface WageFacts {
  readonly minutes: WorkedHours;
  readonly piece: DecimalInput;
  readonly group: DecimalInput;
  readonly bed: DecimalInput;
  /** CNY of the days paid by the hour. */
  readonly hourly: DecimalInput;
  /** Monthly wage of somebody who has one. */
  readonly baseWage?: DecimalInput | null | undefined;
  /** Days on which the person was there. */
  readonly attendedDays: number;
  /** Statutory holidays of the period on which the person was not there: they are paid. */
  readonly holidays: number;
  /** Approved ones. */
  readonly adjusts: readonly WageAdjust[];
}

/** Every part of a wage record, CNY to the cent; what is deducted is positive. */
export interface WageRecordParts extends Pick<Payable, 'topUp' | 'carriedOver' | 'payable'> {
  readonly base: Decimal;
  readonly otPremium: Decimal;
  readonly subsidy: Decimal;
  readonly bonus: Decimal;
  /** With its sign; negative ones as far as the floor lets them. */
  readonly adjust: Decimal;
  readonly deduct: Decimal;
  readonly floor: Decimal;
}

/**
 * The wage record of one person and period from its facts.
 *
 * @see docs/formulas.md#wage-record
 */
export function wageRecord(facts: WageFacts, rules: WageRules): WageRecordParts {
  const hours = hoursOf(facts.minutes);
  const base = toCents(basePay(facts.baseWage ?? 0, facts.attendedDays, facts.holidays));
  const byPiece = rules.pieceOt === 'average' ? sum([facts.piece, facts.group, facts.bed]) : ZERO;
  const worked = atLeastZero(byPiece.plus(decimal(facts.hourly)));
  const otPremium = toCents(overtimePremium(worked, hours, rules.factors));
  const of = (...kinds: readonly WageAdjust['kind'][]) =>
    sum(
      facts.adjusts.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => toCents(amount)),
    );
  const subsidy = of(WageAdjustKind.subsidy);
  const bonus = of(WageAdjustKind.bonus);
  const wantedAdjust = of(WageAdjustKind.recalculated, WageAdjustKind.other);
  const deduct = of(WageAdjustKind.deduction, WageAdjustKind.quality);
  const { piece, group, bed, hourly } = facts;
  const floor = floorOf(hours, rules);
  const earned = { base, piece, group, bed, hourly, otPremium };
  const due = adjustedWage(earned, floor, { subsidy, bonus, deduct, adjust: wantedAdjust });
  return { base, otPremium, floor: toCents(floor), ...due };
}

/** Working days of a month by which a monthly wage becomes a daily one. */
const MONTHLY_DAYS = 21.75;

/**
 * CNY of a monthly wage for the days somebody was there and the statutory holidays, never more than the month.
 *
 * @see docs/formulas.md#wage-record
 */
export function basePay(baseWage: DecimalInput, attendedDays: number, holidays: number): Decimal {
  const whole = quantity(baseWage);
  return least(whole, whole.times(attendedDays + holidays).div(MONTHLY_DAYS));
}

/** Minutes as the law's hours. */
const hoursOf = (minutes: WorkedHours): WorkedHours => ({
  normal: quantity(minutes.normal).div(60),
  otWeekday: quantity(minutes.otWeekday).div(60),
  otRestDay: quantity(minutes.otRestDay).div(60),
  otHoliday: quantity(minutes.otHoliday).div(60),
});

function floorOf(hours: WorkedHours, { floorRule, minMonthlyWage, factors }: WageRules): Decimal {
  if (floorRule === 'none') return ZERO;
  if (floorRule === 'hour') return floorAmount(hours, minMonthlyWage, factors);
  const whole = quantity(minMonthlyWage);
  return least(whole, whole.times(quantity(hours.normal)).div(MONTHLY_HOURS));
}

const least = (a: Decimal, b: Decimal): Decimal => (a.lt(b) ? a : b);
const atLeastZero = (value: Decimal): Decimal => (value.isNegative() ? ZERO : value);

import { isLotAccepted, samplingPlan } from '@garment-mes/domain/quality';
import { type HistoryCompany, moment, nextNumber } from '../../company.ts';
import type { FastRandom } from '../../fast-random.ts';
import type { LineOrder } from '../line-plan.ts';

const FAILS_FIRST = 0.12;

type Plan = ReturnType<typeof samplingPlan>;

interface Defects {
  readonly critical: number;
  readonly major: number;
  readonly minor: number;
}

/** Has an inspector look at the lots of a line before they are shipped. */
export class FinalInspections {
  readonly #company: HistoryCompany;
  readonly #id: () => string;
  readonly #random: FastRandom;
  readonly #inspectorId: string | undefined;

  constructor(company: HistoryCompany, line: number, nextId: () => string, random: FastRandom) {
    const { inspectors } = company;
    this.#company = company;
    this.#id = nextId;
    this.#random = random;
    this.#inspectorId = inspectors[(line + 1) % inspectors.length]?.id;
  }

  /** A lot that fails is sorted and offered again. @returns the inspection that accepted it */
  inspect(order: LineOrder, date: string, lotNum: number): string {
    const plan = samplingPlan(lotNum, '2.5', '4.0');
    let parentId: string | undefined;
    for (const [at, defects] of this.#rounds(plan).entries())
      parentId = this.#add(order, date, { lotNum, plan, defects, at, parentId });
    return parentId as string;
  }

  /** What is found at the first look, and where that refuses the lot at the second. */
  #rounds(plan: Plan): Defects[] {
    const random = this.#random;
    const first = random.chance(FAILS_FIRST)
      ? { critical: 0, major: plan.major.re + random.below(2), minor: random.below(plan.minor.re) }
      : { critical: 0, major: random.below(plan.major.re), minor: random.below(plan.minor.re) };
    return isLotAccepted(plan, first)
      ? [first]
      : [first, { critical: 0, major: 0, minor: random.below(plan.minor.re) }];
  }

  #add(
    order: LineOrder,
    date: string,
    look: {
      readonly lotNum: number;
      readonly plan: Plan;
      readonly defects: Defects;
      /** 0 the first time. */
      readonly at: number;
      readonly parentId: string | undefined;
    },
  ): string {
    const { sheets, staff } = this.#company;
    const { lotNum, plan, defects, at, parentId } = look;
    const { critical, major, minor } = defects;
    const id = this.#id();
    const when = moment(date, at === 0 ? '13:30:00' : '16:20:00');
    const bad = Math.min(plan.sampleNum, major + minor);
    sheets.check.add(
      id,
      staff.companyId,
      nextNumber(this.#company, 'FI', date),
      5,
      order.demo.id,
      this.#company.keysOf(order).shipmentId,
      undefined,
      undefined,
      undefined,
      date,
      at === 0 ? 13 : 16,
      this.#inspectorId,
      lotNum,
      plan.sampleNum,
      plan.sampleNum,
      plan.sampleNum - bad,
      bad,
      0,
      0,
      critical + major + minor,
      critical,
      major,
      minor,
      'II',
      '2.5',
      '4.0',
      plan.codeLetter,
      plan.critical.ac,
      plan.critical.re,
      plan.major.ac,
      plan.major.re,
      plan.minor.ac,
      plan.minor.re,
      isLotAccepted(plan, defects) ? 1 : 2,
      4,
      parentId,
      at + 1,
      when,
      when,
      when,
    );
    return id;
  }
}

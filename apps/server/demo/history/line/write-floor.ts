import {
  PATROL_SAMPLE,
  type PatrolLight,
  patrolLight,
  patrolScore,
  Recheck,
  recheckAfter,
} from '@garment-mes/domain/quality';
import type { CataloguedDefect } from '../../defect-catalogue.ts';
import {
  type HistoryCompany,
  lineIds,
  moment,
  nextNumber,
  type ProblemSet,
  type Step,
} from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import { clockText, type WorkDay } from '../work-days.ts';
import { weighted } from './check-bundle.ts';
import type { Operator } from './crews.ts';
import type { LineOrder, SewnBundle } from './line-plan.ts';
import { hoursIds, reasonCode, writeHours } from './write-hours.ts';

const PROBLEMS = 3;
const REPAIRS = 0.2;
const MEDIAN_STOP = 12;
const MEDIAN_REPAIR = 35;
const PATROL_ROUNDS = 2;
const PATROL_STOPS = 6;
const STILL_RED = 0.2;

/** Writes what interrupted a line and what the patrol saw on it. */
export class FloorWriter {
  readonly #company: HistoryCompany;
  readonly #line: number;
  readonly #lineId: string;
  readonly #crew: readonly Operator[];
  readonly #random: FastRandom;
  readonly #id: () => string;
  readonly #hoursId: () => string;
  readonly #machines: ReturnType<HistoryCompany['machinesOf']>;
  readonly #pickDefect: () => CataloguedDefect;

  constructor(
    company: HistoryCompany,
    line: number,
    lineId: string,
    crew: readonly Operator[],
    random: FastRandom,
  ) {
    this.#company = company;
    this.#line = line;
    this.#lineId = lineId;
    this.#crew = crew;
    this.#random = random;
    this.#id = lineIds(company, line, 'floor');
    this.#hoursId = hoursIds(company, line);
    this.#machines = company.machinesOf(lineId);
    this.#pickDefect = weighted(company.defects, random);
  }

  /** Writes one day. @param bundles that were sewn on it */
  write(day: WorkDay, bundles: readonly SewnBundle[], present: readonly Operator[]): void {
    const { date } = day;
    const order = bundles[0]?.order;
    for (let nth = 0; nth < PROBLEMS; nth += 1) this.#addProblem(date, order?.demo.id);
    this.#repair(date);
    this.#patrol(date, order, present);
    writeHours(this.#company, this.#hoursId, day, present, order?.demo.id);
  }

  #addProblem(date: string, orderId: string | undefined): void {
    const { sheets, staff } = this.#company;
    const { companyId } = staff;
    const random = this.#random;
    const set = this.#pickProblem();
    const from = (8 * 60 + 20 + random.below(500)) * 60;
    const stop = Math.max(2, Math.round(this.#spread(MEDIAN_STOP)));
    const respond = from + Math.min(stop, 1 + random.below(set.responseMin + 4)) * 60;
    const resolved = from + stop * 60 + (respond - from);
    const reporter = this.#crew[random.below(this.#crew.length)] as Operator;
    const problemId = this.#id();
    const people = 1 + random.below(6);
    const at = (second: number) => atSecond(date, second);
    sheets.problem.add(
      problemId,
      companyId,
      nextNumber(this.#company, 'WT', date),
      set.name,
      this.#lineId,
      String(1 + random.below(28)),
      set.id,
      orderId,
      set.reason === '停机' ? this.#anyMachine()?.id : undefined,
      set.level,
      set.responseMin,
      set.resolveMin,
      reporter.id,
      at(from),
      this.#mechanic(),
      at(respond),
      at(resolved),
      at(resolved + 120),
      people,
      stop,
      set.name,
      '已处理',
      3,
    );
    sheets.workedHours.add(
      this.#id(),
      companyId,
      this.#lineId,
      date,
      2,
      at(from),
      at(from + stop * 60),
      stop,
      people,
      reasonCode(set.reason),
      orderId,
      problemId,
    );
  }

  /** A machine breaks down on some days. */
  #repair(date: string): void {
    const { sheets, staff } = this.#company;
    const random = this.#random;
    const machine = this.#anyMachine();
    if (!machine || !random.chance(REPAIRS)) return;
    const from = (8 * 60 + 30 + random.below(400)) * 60;
    const repair = Math.max(5, Math.round(this.#spread(MEDIAN_REPAIR)));
    const at = (second: number) => atSecond(date, second);
    sheets.maintenance.add(
      this.#id(),
      staff.companyId,
      nextNumber(this.#company, 'JX', date),
      machine.id,
      this.#lineId,
      machine.stationNo,
      1,
      'F01',
      '断针',
      (this.#crew[0] as Operator).id,
      at(from),
      at(from + 240),
      at(from + 300),
      at(from + repair * 60),
      at(from + repair * 60 + 300),
      (this.#crew[1] as Operator).id,
      this.#mechanic(),
      '更换机针、校准',
      12,
      repair + 5,
      5,
    );
  }

  #patrol(date: string, order: LineOrder | undefined, present: readonly Operator[]): void {
    const { inspectors, sheets, staff } = this.#company;
    const inspector = inspectors[this.#line % inspectors.length];
    if (!order || !inspector) return;
    const sewing = this.#company.keysOf(order).steps.filter(({ section }) => section === 3);
    for (let round = 1; round <= PATROL_ROUNDS; round += 1) {
      const patrolId = this.#id();
      const lights: PatrolLight[] = [];
      for (let stop = 0; stop < Math.min(PATROL_STOPS, sewing.length); stop += 1) {
        const step = sewing[(stop * 2 + round) % sewing.length] as Step;
        lights.push(this.#lookAt(patrolId, step, stop * 3 + round, round, present));
      }
      sheets.patrol.add(
        patrolId,
        staff.companyId,
        this.#lineId,
        date,
        round,
        inspector.id,
        patrolScore(lights)?.toNumber(),
        moment(date, round === 1 ? '09:40:00' : '15:10:00'),
      );
    }
  }

  /** The patrol looks at one operation. @param station where it stands @returns the light it got */
  #lookAt(
    patrolId: string,
    step: Step,
    station: number,
    round: number,
    present: readonly Operator[],
  ): PatrolLight {
    const { sheets, staff } = this.#company;
    const random = this.#random;
    const defectNum = random.chance(0.12) ? (random.chance(0.3) ? 2 : 1) : 0;
    const light = patrolLight(defectNum, false);
    const id = this.#id();
    sheets.patrolLine.add(
      id,
      staff.companyId,
      patrolId,
      step.id,
      (present[station % present.length] as Operator).id,
      String(station),
      PATROL_SAMPLE,
      defectNum,
      light,
      this.#recheck(light, round),
    );
    if (defectNum > 0) {
      const defectId = minorOf(this.#pickDefect).id;
      sheets.patrolDefect.add(this.#id(), staff.companyId, id, defectId, defectNum);
    }
    return light;
  }

  /** What was red is looked at again in the next round; what is red in the last one waits. */
  #recheck(light: PatrolLight, round: number): Recheck {
    const after = recheckAfter(light);
    if (after === Recheck.none || round === PATROL_ROUNDS) return after;
    return this.#random.chance(STILL_RED) ? Recheck.red : Recheck.green;
  }

  #anyMachine() {
    return this.#machines[this.#random.below(Math.max(1, this.#machines.length))];
  }

  #mechanic(): string | undefined {
    const { mechanics } = this.#company;
    return mechanics[this.#line % Math.max(1, mechanics.length)]?.id;
  }

  /** A kind of problem, as often as its weight says. */
  #pickProblem(): ProblemSet {
    const { problemSets } = this.#company;
    const total = problemSets.reduce((sum, { weight }) => sum + weight, 0);
    let left = this.#random.next() * total;
    const found = problemSets.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? problemSets.at(-1)) as ProblemSet;
  }

  /** Minutes around a median, a few of them much longer. */
  #spread(median: number): number {
    const random = this.#random;
    return (
      median *
      Math.exp(
        0.6 * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()),
      )
    );
  }
}

const atSecond = (date: string, second: number): string =>
  moment(date, clockText(Math.min(second, 86_300)));

/** A critical defect would turn the light red whatever its number. */
function minorOf<D extends { readonly severity: number }>(pick: () => D): D {
  for (;;) {
    const defect = pick();
    if (defect.severity > 1) return defect;
  }
}

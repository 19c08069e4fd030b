import {
  type HistoryCompany,
  lineIds,
  moment,
  nextNumber,
  type ProblemSet,
  type Step,
} from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import type { DayFigures } from '../sheets/day-figures.ts';
import { clockText, type WorkDay } from '../work-days.ts';
import { weighted } from './check-bundle.ts';
import type { Operator } from './crews.ts';
import type { SewnBundle } from './line-plan.ts';

const PROBLEMS = 3;
const REPAIRS = 0.2;
const MEDIAN_STOP = 12;
const MEDIAN_REPAIR = 35;
const PATROL_ROUNDS = 2;
const PATROL_STOPS = 6;

/** Writes what interrupted a line and what the patrol saw on it. */
export function floorWriter(
  company: HistoryCompany,
  line: number,
  lineId: string,
  crew: readonly Operator[],
  random: FastRandom,
) {
  const { sheets, staff, problemSets, mechanics } = company;
  const { companyId } = staff;
  const id = lineIds(company, line, 'floor');
  const machines = company.machinesOf(lineId);
  const pickDefect = weighted(company.defects, random);
  const total = problemSets.reduce((sum, { weight }) => sum + weight, 0);
  const pickProblem = (): ProblemSet => {
    let left = random.next() * total;
    const found = problemSets.find(({ weight }) => {
      left -= weight;
      return left < 0;
    });
    return (found ?? problemSets.at(-1)) as ProblemSet;
  };
  const spread = (median: number) =>
    median *
    Math.exp(
      0.6 * Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next()),
    );

  return (
    day: WorkDay,
    bundles: readonly SewnBundle[],
    _figures: DayFigures,
    present: readonly Operator[],
  ): void => {
    const orderId = bundles[0]?.order.demo.id;
    const at = (second: number) => moment(day.date, clockText(Math.min(second, 86_300)));
    for (let nth = 0; nth < PROBLEMS; nth += 1) {
      const set = pickProblem();
      const from = (8 * 60 + 20 + random.below(500)) * 60;
      const stop = Math.max(2, Math.round(spread(MEDIAN_STOP)));
      const respond = from + Math.min(stop, 1 + random.below(set.responseMin + 4)) * 60;
      const resolved = from + stop * 60 + (respond - from);
      const reporter = crew[random.below(crew.length)] as Operator;
      const problemId = id();
      const people = 1 + random.below(6);
      sheets.problem.add(
        problemId,
        companyId,
        nextNumber(company, 'WT', day.date),
        set.name,
        lineId,
        String(1 + random.below(28)),
        set.id,
        orderId,
        set.reason === '停机'
          ? machines[random.below(Math.max(1, machines.length))]?.id
          : undefined,
        set.level,
        set.responseMin,
        set.resolveMin,
        reporter.id,
        at(from),
        mechanics[line % Math.max(1, mechanics.length)]?.id,
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
        id(),
        companyId,
        lineId,
        day.date,
        2,
        at(from),
        at(from + stop * 60),
        stop,
        people,
        set.reason,
        orderId,
        problemId,
      );
    }
    const machine = machines[random.below(Math.max(1, machines.length))];
    if (machine && random.chance(REPAIRS)) {
      const from = (8 * 60 + 30 + random.below(400)) * 60;
      const repair = Math.max(5, Math.round(spread(MEDIAN_REPAIR)));
      const mechanic = mechanics[line % Math.max(1, mechanics.length)];
      sheets.maintenance.add(
        id(),
        companyId,
        nextNumber(company, 'JX', day.date),
        machine.id,
        lineId,
        machine.stationNo,
        1,
        'F01',
        '断针',
        (crew[0] as Operator).id,
        at(from),
        at(from + 240),
        at(from + 300),
        at(from + repair * 60),
        at(from + repair * 60 + 300),
        (crew[1] as Operator).id,
        mechanic?.id,
        '更换机针、校准',
        12,
        repair + 5,
        5,
      );
    }
    patrol(day, bundles, present);
  };

  function patrol(
    day: WorkDay,
    bundles: readonly SewnBundle[],
    present: readonly Operator[],
  ): void {
    const order = bundles[0]?.order;
    const inspector = company.inspectors[line % company.inspectors.length];
    if (!order || !inspector) return;
    const sewing = company.keysOf(order).steps.filter(({ section }) => section === 3);
    for (let round = 1; round <= PATROL_ROUNDS; round += 1) {
      const patrolId = id();
      let points = 100;
      for (let stop = 0; stop < Math.min(PATROL_STOPS, sewing.length); stop += 1) {
        const step = sewing[(stop * 2 + round) % sewing.length] as Step;
        const defectNum = random.chance(0.12) ? (random.chance(0.3) ? 2 : 1) : 0;
        const light = defectNum === 0 ? 1 : defectNum === 1 ? 2 : 3;
        points -= defectNum * 4;
        const lineRow = id();
        sheets.patrolLine.add(
          lineRow,
          companyId,
          patrolId,
          step.id,
          (present[(stop * 3 + round) % present.length] as Operator).id,
          String(stop * 3 + round),
          5,
          defectNum,
          light,
          light === 1 ? 0 : 1,
        );
        if (defectNum > 0)
          sheets.patrolDefect.add(id(), companyId, lineRow, minorOf(pickDefect).id, defectNum);
      }
      sheets.patrol.add(
        patrolId,
        companyId,
        lineId,
        day.date,
        round,
        inspector.id,
        points,
        moment(day.date, round === 1 ? '09:40:00' : '15:10:00'),
      );
    }
  }
}

/** A critical defect would turn the light red whatever its number. */
function minorOf<D extends { readonly severity: number }>(pick: () => D): D {
  for (;;) {
    const defect = pick();
    if (defect.severity > 1) return defect;
  }
}

import { type HistoryCompany, lineIds, moment, type OrderKeys, type Step } from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import { payOf, tenThousandths } from '../fixed.ts';
import type { DayFigures } from '../sheets/day-figures.ts';
import { cells } from '../sheets/load.ts';
import { clockSecond, clockText, type WorkDay } from '../work-days.ts';
import type { Operator } from './crews.ts';

/** Shares of the bundles' operations that do not go plainly. */
const PARTIAL = 0.05;
const REVERSED = 0.003;
const REWORKED = 0.012;
const BY_HAND = 0.005;
const SUSPECT = 0.004;

/** As COPY reads it. */
const NULL = '\\N';

/** Where a bundle stood after its day on the line. */
export interface Passed {
  readonly done: number;
  readonly currentSeqNo: number | undefined;
  readonly lastScan: string | undefined;
  readonly begunSewing: boolean;
  readonly sewn: boolean;
  readonly finished: boolean;
  /** Second of the day at which its last sewing operation was reported. */
  readonly sewnAt: number | undefined;
}

/** One bundle's way over the line on one day. */
export interface Run {
  readonly orderId: string;
  readonly bundleId: string;
  readonly num: number;
  /** Garments that sewing scrapped: the operations after it have that many less to do. */
  readonly scrap: number;
  readonly day: WorkDay | undefined;
  /** Net minute of each operation; it is not reported when that lies after the day. */
  readonly minuteOf: (step: number) => number;
  readonly operatorOf: (step: number) => Operator;
  readonly helperOf: (step: number) => Operator;
}

/** Writes the operations of bundles and everything that was reported on them. */
export function bundleWriter(
  company: HistoryCompany,
  line: number,
  lineId: string,
  random: FastRandom,
) {
  const { sheets, staff } = company;
  const { companyId } = staff;
  const processId = lineIds(company, line, 'bundle process');
  const scanId = lineIds(company, line, 'scan');
  const machines = company.machinesOf(lineId);
  const lastDay = company.days.at(-1)?.date;
  let serial = 0;

  return (
    { steps }: OrderKeys,
    run: Run,
    figures: DayFigures | undefined,
    sewedOut: (step: Step, num: number) => void,
  ): Passed => {
    const { orderId, bundleId, day } = run;
    const date = day?.date ?? '';
    const inProcesses = cells(companyId, bundleId);
    const inScans = cells(companyId, lineId, `L${line}-PDA`, bundleId, orderId);
    let done = 0;
    let currentSeqNo: number | undefined;
    let lastScan: string | undefined;
    let begunSewing = false;
    let sewingOpen = 0;
    let sewnAt: number | undefined;
    let finished = false;

    const report = (
      step: Step,
      bundleProcessId: string,
      by: Operator,
      second: number,
      type: number,
      num: number,
      more: { status?: number; reversedId?: string } = {},
    ): string => {
      const id = scanId();
      const isRework = type === 2;
      const amount = isRework
        ? 0
        : num < 0
          ? -payOf(-num, step.price, by.coefficient)
          : payOf(num, step.price, by.coefficient);
      const earned = isRework ? 0 : num * step.sam;
      const at = moment(date, clockText(second));
      serial += 1;
      const request = `H${line}-${serial}`;
      const isLate = type === 1 && random.chance(0.02);
      const scanned = isLate ? moment(date, clockText(Math.min(second + 5400, 86_399))) : at;
      const machine = machines[step.seqNo % machines.length]?.id ?? NULL;
      const suspect = type === 1 && random.chance(SUSPECT) ? 1 : 0;
      const factor = isRework ? 1 : by.coefficient / 1000;
      sheets.scan.line(
        `${inScans}\t${id}\t${step.inScans}\t${bundleProcessId}\t${request}\t${by.id}\t${machine}\t${type}\t${num}\t${factor}\t${tenThousandths(amount)}\t${tenThousandths(earned)}\t${scanned}\t${at}\t${date}\t${type === 4 ? 5 : 2}\t${more.status ?? 0}\t${more.reversedId ?? NULL}\t${suspect}`,
      );
      if (date === lastDay) sheets.scanRequest.add(companyId, request, 'demo', at);
      const person = figures?.person(by.id);
      if (person) {
        person.scans += type === 3 ? -1 : 1;
        person.pieces += isRework ? 0 : num;
        person.amount += amount;
        person.earned += earned;
      }
      if (!isRework) {
        figures?.paid(by.id, orderId, step, by.coefficient, num, amount);
        if (step.isOutput === 1) {
          figures?.output(Math.floor(second / 3600), orderId, step.id, num, earned);
          if (step.section === 3) sewedOut(step, num);
        }
      }
      lastScan = at;
      return id;
    };

    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] as Step;
      const id = processId();
      const due = step.section > 3 ? run.num - run.scrap : run.num;
      const minute = day ? run.minuteOf(at) : Number.POSITIVE_INFINITY;
      const isDone = day !== undefined && minute <= day.minutes;
      let first: string | undefined;
      let rework = 0;
      let by: Operator | undefined;
      if (isDone) {
        const second = clockSecond(minute);
        by = run.operatorOf(at);
        first = moment(day.date, clockText(second));
        if (due > 4 && random.chance(PARTIAL)) {
          const part = 2 + random.below(due - 3);
          report(step, id, by, second, 1, part);
          by = run.helperOf(at);
          report(step, id, by, second + 40, 1, due - part);
        } else if (random.chance(REVERSED)) {
          const wrong = report(step, id, by, second, 1, due, { status: 1 });
          report(step, id, by, second + 20, 3, -due, { reversedId: wrong });
          report(step, id, by, second + 45, 1, due);
        } else report(step, id, by, second, random.chance(BY_HAND) ? 4 : 1, due);
        if (step.section === 3 && random.chance(REWORKED)) {
          rework = 1 + random.below(2);
          report(step, id, by, second + 50, 2, rework);
        }
        done += 1;
        currentSeqNo = step.seqNo;
        if (step.section === 3) {
          begunSewing = true;
          sewnAt = second;
        }
        if (step.section === 4 && step.isOutput === 1) finished = true;
      } else if (step.section === 3) sewingOpen += 1;
      const state = isDone
        ? `${due}\t${rework}\t2\t${first}\t${lastScan}\t${by?.id}`
        : `0\t${rework}\t0\t${NULL}\t${NULL}\t${NULL}`;
      sheets.bundleProcess.line(`${inProcesses}\t${id}\t${step.inProcesses}\t${due}\t${state}`);
    }
    return { done, currentSeqNo, lastScan, begunSewing, sewn: sewingOpen === 0, finished, sewnAt };
  };
}

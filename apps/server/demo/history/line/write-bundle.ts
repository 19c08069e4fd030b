import { type HistoryCompany, lineIds, moment, type OrderKeys, type Step } from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import { cells } from '../sheets/load.ts';
import { clockSecond, clockText } from '../work-days.ts';
import { BundleScans, LineScans, NULL, type Run, type Work } from './bundle-scans.ts';
import type { Operator } from './crews.ts';

/** Shares of the bundles' operations that do not go plainly. */
const PARTIAL = 0.05;
const REVERSED = 0.003;
const REWORKED = 0.012;
const BY_HAND = 0.005;

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

/** One operation of a bundle that was done. */
interface Done {
  readonly second: number;
  readonly rework: number;
  /** Who reported the last of it. */
  readonly by: Operator;
}

/** Writes the operations of bundles and everything that was reported on them. */
export class BundleWriter {
  readonly #company: HistoryCompany;
  readonly #random: FastRandom;
  readonly #scans: LineScans;
  readonly #processId: () => string;

  constructor(company: HistoryCompany, line: number, lineId: string, random: FastRandom) {
    this.#company = company;
    this.#random = random;
    this.#scans = new LineScans(company, line, lineId, random);
    this.#processId = lineIds(company, line, 'bundle process');
  }

  write({ steps }: OrderKeys, run: Run): Passed {
    const { work } = run;
    const { sheets, staff } = this.#company;
    const scans = work && new BundleScans(this.#scans, run, work);
    const inProcesses = cells(staff.companyId, run.bundleId);
    let done = 0;
    let currentSeqNo: number | undefined;
    let begunSewing = false;
    let sewingOpen = 0;
    let sewnAt: number | undefined;
    let finished = false;
    for (let at = 0; at < steps.length; at += 1) {
      const step = steps[at] as Step;
      const id = this.#processId();
      const due = step.section > 3 ? run.num - run.scrap : run.num;
      let state = `0\t0\t0\t${NULL}\t${NULL}\t${NULL}`;
      if (scans && work.minuteOf(at) <= work.day.minutes) {
        const { second, rework, by } = this.#report(scans, work, at, { step, id, due });
        const first = moment(work.day.date, clockText(second));
        state = `${due}\t${rework}\t2\t${first}\t${scans.last}\t${by.id}`;
        done += 1;
        currentSeqNo = step.seqNo;
        if (step.section === 3) {
          begunSewing = true;
          sewnAt = second;
        }
        if (step.section === 4 && step.isOutput === 1) finished = true;
      } else if (step.section === 3) sewingOpen += 1;
      sheets.bundleProcess.line(`${inProcesses}\t${id}\t${step.inProcesses}\t${due}\t${state}`);
    }
    const sewn = sewingOpen === 0;
    return { done, currentSeqNo, lastScan: scans?.last, begunSewing, sewn, finished, sewnAt };
  }

  /** Reports an operation: plainly, shared by two, or taken back and reported again; then what was mended. */
  #report(
    scans: BundleScans,
    work: Work,
    at: number,
    { step, id, due }: { readonly step: Step; readonly id: string; readonly due: number },
  ): Done {
    const random = this.#random;
    const second = clockSecond(work.minuteOf(at));
    let by = work.operatorOf(at);
    if (due > 4 && random.chance(PARTIAL)) {
      const part = 2 + random.below(due - 3);
      scans.report(step, id, { by, second, type: 1, num: part });
      by = work.helperOf(at);
      scans.report(step, id, { by, second: second + 40, type: 1, num: due - part });
    } else if (random.chance(REVERSED)) {
      const made = scans.report(step, id, { by, second, type: 1, num: due, status: 1 });
      const reverses = { id: made, second };
      scans.report(step, id, { by, second: second + 20, type: 3, num: -due, reverses });
      scans.report(step, id, { by, second: second + 45, type: 1, num: due });
    } else {
      const type = random.chance(BY_HAND) ? 4 : 1;
      scans.report(step, id, { by, second, type, num: due });
    }
    let rework = 0;
    if (step.section === 3 && random.chance(REWORKED)) {
      rework = 1 + random.below(2);
      scans.report(step, id, { by, second: second + 50, type: 2, num: rework });
    }
    return { second, rework, by };
  }
}

import { type HistoryCompany, lineIds, moment, type Step } from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import { payOf, tenThousandths } from '../fixed.ts';
import type { DayFigures } from '../sheets/day-figures.ts';
import { cells } from '../sheets/load.ts';
import { clockText, type WorkDay } from '../work-days.ts';
import type { Operator } from './crews.ts';

const SUSPECT = 0.004;
const LATE = 0.02;

/** As COPY reads it. */
export const NULL = '\\N';

/** One bundle on the line. */
export interface Run {
  readonly orderId: string;
  readonly bundleId: string;
  readonly num: number;
  /** Garments that sewing scrapped: the operations after it have that many less to do. */
  readonly scrap: number;
  /** Absent for a bundle that nobody has begun. */
  readonly work?: Work;
}

/** What is done on a bundle on its one day on the line. */
export interface Work {
  readonly day: WorkDay;
  /** Net minute of each operation; it is not reported when that lies after the day. */
  readonly minuteOf: (step: number) => number;
  readonly operatorOf: (step: number) => Operator;
  readonly helperOf: (step: number) => Operator;
  readonly figures: DayFigures;
  /** Pieces came off the sewing section. */
  readonly sewedOut: (num: number) => void;
}

/** What somebody reports on an operation of a bundle. */
export interface Report {
  readonly by: Operator;
  /** Of the day. */
  readonly second: number;
  /** 1 scanned, 2 mended, 3 taken back, 4 typed. */
  readonly type: number;
  /** Negative when it is taken back. */
  readonly num: number;
  /** 1 for one that was taken back. */
  readonly status?: number;
  /** The report that this one takes back: it is taken out of the hour in which it was made. */
  readonly reverses?: { readonly id: string; readonly second: number };
}

/** What the scans of one line have in common. */
export class LineScans {
  readonly company: HistoryCompany;
  readonly random: FastRandom;
  readonly lineId: string;
  readonly nextId: () => string;
  readonly #line: number;
  readonly #machines: ReturnType<HistoryCompany['machinesOf']>;
  readonly #lastDay: string | undefined;
  #serial = 0;

  constructor(company: HistoryCompany, line: number, lineId: string, random: FastRandom) {
    this.company = company;
    this.random = random;
    this.lineId = lineId;
    this.nextId = lineIds(company, line, 'scan');
    this.#line = line;
    this.#machines = company.machinesOf(lineId);
    this.#lastDay = company.days.at(-1)?.date;
  }

  get device(): string {
    return `L${this.#line}-PDA`;
  }

  machineOf({ seqNo }: Step): string {
    return this.#machines[seqNo % this.#machines.length]?.id ?? NULL;
  }

  nextRequest(): string {
    this.#serial += 1;
    return `H${this.#line}-${this.#serial}`;
  }

  /** Answers are kept for the requests of the last day only. */
  keepsAnswers(date: string): boolean {
    return date === this.#lastDay;
  }
}

/** Writes what is reported on one bundle, and counts it. */
export class BundleScans {
  readonly #line: LineScans;
  readonly #orderId: string;
  readonly #work: Work;
  /** What all rows of the bundle begin with. */
  readonly #inScans: string;
  #last: string | undefined;

  constructor(line: LineScans, { orderId, bundleId }: Run, work: Work) {
    this.#line = line;
    this.#orderId = orderId;
    this.#work = work;
    const { companyId } = line.company.staff;
    this.#inScans = cells(companyId, line.lineId, line.device, bundleId, orderId);
  }

  /** When the last of them was reported. */
  get last(): string | undefined {
    return this.#last;
  }

  /** @returns id of the scan */
  report(step: Step, bundleProcessId: string, report: Report): string {
    const { by, second, type, num } = report;
    const line = this.#line;
    const { sheets, staff } = line.company;
    const { date } = this.#work.day;
    const id = line.nextId();
    const isRework = type === 2;
    const amount = amountOf(step, report);
    const earned = isRework ? 0 : num * step.sam;
    const at = moment(date, clockText(second));
    const request = line.nextRequest();
    const isLate = type === 1 && line.random.chance(LATE);
    const scanned = isLate ? moment(date, clockText(Math.min(second + 5400, 86_399))) : at;
    const suspect = type === 1 && line.random.chance(SUSPECT) ? 1 : 0;
    const factor = isRework ? 1 : by.coefficient / 1000;
    sheets.scan.line(
      `${this.#inScans}\t${id}\t${step.inScans}\t${bundleProcessId}\t${request}\t${by.id}\t${line.machineOf(step)}\t${type}\t${num}\t${factor}\t${tenThousandths(amount)}\t${tenThousandths(earned)}\t${scanned}\t${at}\t${date}\t${type === 4 ? 5 : 2}\t${report.status ?? 0}\t${report.reverses?.id ?? NULL}\t${suspect}`,
    );
    if (line.keepsAnswers(date)) sheets.scanRequest.add(staff.companyId, request, 'demo', at);
    this.#count(step, report, amount, earned);
    this.#last = at;
    return id;
  }

  #count(
    step: Step,
    { by, second, type, num, reverses }: Report,
    amount: number,
    earned: number,
  ): void {
    const { figures, sewedOut } = this.#work;
    const isRework = type === 2;
    const person = figures.person(by.id);
    person.scans += type === 3 ? -1 : 1;
    person.pieces += isRework ? 0 : num;
    person.amount += amount;
    person.earned += earned;
    if (isRework) return;
    if (step.isOutput !== 1) return;
    const hour = Math.floor((reverses?.second ?? second) / 3600);
    figures.output(hour, this.#orderId, step.id, num, earned);
    if (step.section === 3) sewedOut(num);
  }
}

/** Pay in ten-thousandths: none for what is mended, and back what was paid before. */
function amountOf({ price }: Step, { by, type, num }: Report): number {
  if (type === 2) return 0;
  return num < 0 ? -payOf(-num, price, by.coefficient) : payOf(num, price, by.coefficient);
}

import { makeBarcode } from '@garment-mes/domain/bundles';
import { colors as palette } from '../../lists/colors.ts';
import { type HistoryCompany, lineIds, type OrderKeys, type Step } from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import { RECEIVED_AFTER } from '../order-days.ts';
import type { DayFigures } from '../sheets/day-figures.ts';
import type { Stage, StageBook } from '../sheets/stage-book.ts';
import type { WorkDay } from '../work-days.ts';
import { CheckWriter, judge, type Verdict } from './check-bundle.ts';
import type { Operator } from './crews.ts';
import { LAG, type LineOrder, type SewnBundle } from './line-plan.ts';
import { stations } from './stations.ts';
import type { WrittenBed } from './write-beds.ts';
import { BundleWriter, type Passed } from './write-bundle.ts';

const NOTHING: Verdict = { rework: 0, seconds: 0, scrap: 0 };

/** A day of a line. */
export interface LineDay {
  /** Its place among the days. */
  readonly dayAt: number;
  readonly day: WorkDay;
  readonly figures: DayFigures;
  readonly present: readonly Operator[];
  /** Bundles that come off the line on it. */
  readonly count: number;
}

/** A bundle with what its rows take over from its order and bed. */
interface Cut extends SewnBundle {
  readonly id: string;
  readonly barcode: string;
  readonly sizeId: string;
  readonly written: WrittenBed;
  readonly keys: OrderKeys;
}

/** Sends bundles over a line and writes what becomes of them. */
export class BundleSewer {
  readonly #company: HistoryCompany;
  readonly #lineId: string;
  readonly #random: FastRandom;
  readonly #beds: ReadonlyMap<LineOrder, ReadonlyMap<SewnBundle['bed'], WrittenBed>>;
  readonly #books: ReadonlyMap<LineOrder, StageBook>;
  readonly #bundles: BundleWriter;
  readonly #checks: CheckWriter;
  readonly #bundleId: () => string;
  readonly #deliveryLineId: () => string;

  /**
   * @param beds that the bundles were cut in
   * @param books in which their pieces are counted
   */
  constructor(
    company: HistoryCompany,
    { line, lineId, random }: { line: number; lineId: string; random: FastRandom },
    beds: ReadonlyMap<LineOrder, ReadonlyMap<SewnBundle['bed'], WrittenBed>>,
    books: ReadonlyMap<LineOrder, StageBook>,
  ) {
    this.#company = company;
    this.#lineId = lineId;
    this.#random = random;
    this.#beds = beds;
    this.#books = books;
    this.#bundles = new BundleWriter(company, line, lineId, random);
    this.#checks = new CheckWriter(company, line, lineId, random);
    this.#bundleId = lineIds(company, line, 'bundle');
    this.#deliveryLineId = lineIds(company, line, 'delivery line');
  }

  /**
   * @param at its place among the bundles of the day
   * @param on the day; `undefined` for a bundle that waits to be begun
   */
  sew(one: SewnBundle, at: number, on: LineDay | undefined): void {
    const { order, bed, bundle } = one;
    const company = this.#company;
    const keys = company.keysOf(order);
    const written = this.#beds.get(order)?.get(bed);
    if (!written) return;
    const sizeId = company.basics.size(order.demo.style.sizeGroup, bundle.sizeName);
    const id = this.#bundleId();
    const barcode = makeBarcode(company.profile.code, company.barcode);
    company.barcode += 1n;
    const cut: Cut = { ...one, id, barcode, sizeId, written, keys };
    const { passed, verdict } = on ? this.#onLine(cut, at, on) : this.#waiting(cut);
    company.sheets.deliveryLine.add(
      this.#deliveryLineId(),
      company.staff.companyId,
      written.deliveryId,
      id,
      bundle.num,
      bundle.num,
      'f',
    );
    this.#addBundle(cut, passed, verdict);
  }

  #waiting({ keys, order, id, bundle }: Cut): { passed: Passed; verdict: Verdict } {
    const run = { orderId: order.demo.id, bundleId: id, num: bundle.num, scrap: 0 };
    return { passed: this.#bundles.write(keys, run), verdict: NOTHING };
  }

  /** The way of a bundle over the line, to its check where it was sewn in time. */
  #onLine(cut: Cut, at: number, on: LineDay): { passed: Passed; verdict: Verdict } {
    const { keys, order, id, bundle } = cut;
    const { day, dayAt, figures, present, count } = on;
    const { steps } = keys;
    const minuteOf = (step: number) =>
      ((at + (LAG * step) / steps.length) / (count + LAG)) * day.minutes;
    const sewing = sewingOf(keys);
    const isSewn = minuteOf(steps.indexOf(sewing.at(-1) as Step)) <= day.minutes;
    const newness = dayAt === order.firstDay ? 1.8 : 1;
    const { kind } = order.demo.style;
    const verdict = isSewn ? judge(this.#random, kind, bundle.num, newness) : NOTHING;
    const seat = stations(steps, present.length);
    const operatorOf = (step: number) => present[seat(step, at)] as Operator;
    const helperOf = (step: number) => present[(seat(step, at) + 1) % present.length] as Operator;
    const sewedOut = (num: number) => this.#count(cut, 'sew', day, num);
    const passed = this.#bundles.write(keys, {
      ...{ orderId: order.demo.id, bundleId: id, num: bundle.num, scrap: verdict.scrap },
      work: { day, minuteOf, operatorOf, helperOf, figures, sewedOut },
    });
    if (isSewn && passed.sewnAt !== undefined)
      this.#check(cut, verdict, on, {
        sewnAt: passed.sewnAt,
        operatorOf: (step) => operatorOf(steps.indexOf(step)),
      });
    return { passed, verdict };
  }

  #check(
    cut: Cut,
    verdict: Verdict,
    { day, figures }: LineDay,
    { sewnAt, operatorOf }: { sewnAt: number; operatorOf: (step: Step) => Operator },
  ): void {
    const { keys, order, id, barcode, bundle } = cut;
    this.#checks.write(
      {
        ...{ orderId: order.demo.id, bundleId: id, barcode, num: bundle.num, date: day.date },
        ...{ second: Math.min(sewnAt + 300, 86_000), sewing: sewingOf(keys), operatorOf },
      },
      verdict,
      figures,
    );
    const { seconds, scrap } = verdict;
    this.#count(cut, 'qcPass', day, bundle.num - seconds - scrap);
    this.#count(cut, 'second', day, seconds);
    this.#count(cut, 'scrap', day, scrap);
  }

  #count({ order, written, sizeId }: Cut, stage: Stage, { date }: WorkDay, num: number): void {
    this.#books.get(order)?.add(written.colorId, sizeId, stage, date, num);
  }

  #addBundle(cut: Cut, passed: Passed, verdict: Verdict): void {
    const { sheets, staff, days } = this.#company;
    const { id, barcode, sizeId, written, keys, order, bed, bundle } = cut;
    const isReceived = order.doneDay !== undefined && order.doneDay + RECEIVED_AFTER < days.length;
    sheets.bundle.add(
      id,
      staff.companyId,
      barcode,
      bundle.bundleNo,
      order.demo.id,
      order.demo.orderNo,
      order.demo.style.styleNo,
      written.id,
      bed.bedNo,
      written.colorId,
      palette.find(({ code }) => code === bed.colorCode)?.name,
      sizeId,
      bundle.sizeName,
      'A',
      written.dyeLot,
      bundle.position,
      bundle.plyFrom,
      bundle.plyTo,
      bundle.num,
      bundle.num - verdict.scrap,
      verdict.scrap,
      verdict.seconds,
      this.#lineId,
      written.deliveryId,
      statusOf(passed, isReceived),
      passed.done,
      keys.steps.length,
      passed.currentSeqNo,
      passed.lastScan,
      1,
      written.printedAt,
      written.bundledAt,
    );
  }
}

const sewingCache = new WeakMap<OrderKeys, readonly Step[]>();

const sewingOf = (keys: OrderKeys): readonly Step[] => {
  const known = sewingCache.get(keys) ?? keys.steps.filter(({ section }) => section === 3);
  sewingCache.set(keys, known);
  return known;
};

const statusOf = ({ finished, sewn, begunSewing }: Passed, isReceived: boolean): number => {
  if (finished) return isReceived ? 6 : 5;
  if (sewn) return 4;
  return begunSewing ? 3 : 2;
};

import type { CataloguedDefect } from '../../defect-catalogue.ts';
import { type HistoryCompany, lineIds, moment, nextNumber, type Step } from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import type { DayFigures } from '../sheets/day-figures.ts';
import { clockText } from '../work-days.ts';
import type { Operator } from './crews.ts';

/** Share of garments that the end of a line finds something on, by kind, in per mille. */
const DEFECTIVE: Readonly<Record<string, number>> = {
  tee: 42,
  shirt: 58,
  jeans: 74,
  dress: 60,
  hoodie: 62,
  jacket: 90,
};
const SECONDS = 0.05;
const SCRAPPED = 0.03;
const TWO_DEFECTS = 0.2;

/** What the end of the line decides about a bundle before it is counted further. */
export interface Verdict {
  readonly rework: number;
  readonly seconds: number;
  readonly scrap: number;
}

export const judge = (random: FastRandom, kind: string, num: number, newness: number): Verdict => {
  const share = ((DEFECTIVE[kind] ?? 60) / 1000) * newness;
  let rework = 0;
  let seconds = 0;
  let scrap = 0;
  for (let piece = 0; piece < num; piece += 1) {
    if (!random.chance(share)) continue;
    const fate = random.next();
    if (fate < SCRAPPED) scrap += 1;
    else if (fate < SCRAPPED + SECONDS) seconds += 1;
    else rework += 1;
  }
  return { rework, seconds, scrap };
};

export interface CheckedBundle {
  readonly orderId: string;
  readonly bundleId: string;
  readonly barcode: string;
  readonly num: number;
  readonly date: string;
  readonly second: number;
  readonly sewing: readonly Step[];
  readonly operatorOf: (step: Step) => Operator;
}

/** One look at the garments of a bundle, as its record has it. */
interface Look extends Verdict {
  readonly id: string;
  readonly num: number;
  readonly pass: number;
  /** Critical, major and minor ones. */
  readonly defects: readonly [number, number, number];
  readonly parentId: string | undefined;
  readonly round: number;
  readonly at: string;
}

/** Writes the end-line checks of bundles, their defects, and the second look at what was mended. */
export class CheckWriter {
  readonly #company: HistoryCompany;
  readonly #lineId: string;
  readonly #random: FastRandom;
  readonly #checkId: () => string;
  readonly #badId: () => string;
  readonly #inspectorId: string | undefined;
  readonly #pickDefect: () => CataloguedDefect;

  constructor(company: HistoryCompany, line: number, lineId: string, random: FastRandom) {
    const { inspectors } = company;
    this.#company = company;
    this.#lineId = lineId;
    this.#random = random;
    this.#checkId = lineIds(company, line, 'check');
    this.#badId = lineIds(company, line, 'bad');
    this.#inspectorId = inspectors[line % inspectors.length]?.id;
    this.#pickDefect = weighted(company.defects, random);
  }

  write(bundle: CheckedBundle, verdict: Verdict, figures: DayFigures): void {
    const { orderId, num, date, second } = bundle;
    const { rework, seconds, scrap } = verdict;
    const id = this.#checkId();
    const bad = rework + seconds + scrap;
    const pass = num - bad;
    const at = moment(date, clockText(second));
    const found = this.#addDefects(id, bundle, verdict, at, figures);
    const first = { id, num, pass, defects: found, parentId: undefined, round: 1, at };
    this.#add(bundle, { ...first, ...verdict });
    const defects = found.reduce((sum, each) => sum + each, 0);
    figures.checked(orderId, 3, num, pass, bad, defects);
    if (rework === 0) return;
    this.#add(bundle, {
      ...{ id: this.#checkId(), num: rework, pass: rework, rework: 0, seconds: 0, scrap: 0 },
      ...{ defects: [0, 0, 0], parentId: id, round: 2 },
      at: moment(date, clockText(Math.min(second + 1200, 86_390))),
    });
  }

  /** Writes what was found on each bad garment. @returns how many of each severity */
  #addDefects(
    checkId: string,
    { orderId, sewing, operatorOf }: CheckedBundle,
    { rework, seconds, scrap }: Verdict,
    at: string,
    figures: DayFigures,
  ): [number, number, number] {
    const { sheets, staff } = this.#company;
    const random = this.#random;
    const found: [number, number, number] = [0, 0, 0];
    const pieces = new Set<string>();
    for (let piece = 0; piece < rework + seconds + scrap; piece += 1) {
      const disposition = piece < rework ? 1 : piece < rework + seconds ? 2 : 3;
      const count = random.chance(TWO_DEFECTS) ? 2 : 1;
      for (let nth = 0; nth < count; nth += 1) {
        const defect = this.#pickDefect();
        const step = sewing[random.below(sewing.length)] as Step;
        found[defect.severity - 1] = (found[defect.severity - 1] ?? 0) + 1;
        sheets.bad.add(
          this.#badId(),
          staff.companyId,
          checkId,
          defect.id,
          defect.severity,
          defect.blame,
          1,
          piece + 1,
          step.id,
          operatorOf(step).id,
          disposition,
          1,
          at,
        );
        const key = `${piece} ${defect.id}`;
        figures.found(orderId, defect.id, 1, pieces.has(key) ? 0 : 1);
        pieces.add(key);
      }
    }
    return found;
  }

  #add({ orderId, bundleId, barcode, date, second }: CheckedBundle, row: Look): void {
    const { sheets, staff } = this.#company;
    sheets.check.add(
      row.id,
      staff.companyId,
      nextNumber(this.#company, 'QC', date, 6),
      3,
      orderId,
      undefined,
      bundleId,
      barcode,
      this.#lineId,
      date,
      Math.floor(second / 3600),
      this.#inspectorId,
      undefined,
      undefined,
      row.num,
      row.pass,
      row.rework,
      row.seconds,
      row.scrap,
      row.defects.reduce((sum, each) => sum + each, 0),
      row.defects[0],
      row.defects[1],
      row.defects[2],
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      row.pass === row.num ? 1 : 2,
      4,
      row.parentId,
      row.round,
      row.at,
      undefined,
      row.at,
    );
  }
}

/** Picks entries in proportion to their share by halving a table of running totals. */
export function weighted(
  defects: readonly CataloguedDefect[],
  random: FastRandom,
): () => CataloguedDefect {
  let total = 0;
  const ends = defects.map(({ share }) => {
    total += share;
    return total;
  });
  return () => {
    const at = random.next() * total;
    let low = 0;
    let high = ends.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle] ?? 0) > at) high = middle;
      else low = middle + 1;
    }
    return defects[low] as CataloguedDefect;
  };
}

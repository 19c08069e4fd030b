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

/** Writes the end-line check of a bundle, its defects, and the second look at what was mended. */
export function checkWriter(
  company: HistoryCompany,
  line: number,
  lineId: string,
  random: FastRandom,
) {
  const { sheets, staff, inspectors } = company;
  const { companyId } = staff;
  const checkId = lineIds(company, line, 'check');
  const badId = lineIds(company, line, 'bad');
  const inspector = inspectors[line % inspectors.length];
  const pickDefect = weighted(company.defects, random);

  return (
    bundle: CheckedBundle,
    { rework, seconds, scrap }: Verdict,
    figures: DayFigures | undefined,
  ): void => {
    const { orderId, bundleId, barcode, num, date, second, sewing } = bundle;
    const id = checkId();
    const bad = rework + seconds + scrap;
    const pass = num - bad;
    const at = moment(date, clockText(second));
    const later = moment(date, clockText(Math.min(second + 1200, 86_390)));
    const hour = Math.floor(second / 3600);
    const found = [0, 0, 0, 0];
    const pieces = new Map<string, number>();
    for (let piece = 0; piece < bad; piece += 1) {
      const disposition = piece < rework ? 1 : piece < rework + seconds ? 2 : 3;
      const count = random.chance(TWO_DEFECTS) ? 2 : 1;
      for (let nth = 0; nth < count; nth += 1) {
        const defect = pickDefect();
        const step = sewing[random.below(sewing.length)] as Step;
        found[defect.severity] = (found[defect.severity] ?? 0) + 1;
        sheets.bad.add(
          badId(),
          companyId,
          id,
          defect.id,
          defect.severity,
          1,
          piece + 1,
          step.id,
          bundle.operatorOf(step).id,
          disposition,
          1,
          at,
        );
        const key = `${piece} ${defect.id}`;
        figures?.found(orderId, defect.id, 1, pieces.has(key) ? 0 : 1);
        pieces.set(key, 1);
      }
    }
    const [, critical = 0, major = 0, minor = 0] = found;
    const defects = critical + major + minor;
    const add = (row: {
      id: string;
      num: number;
      pass: number;
      rework: number;
      seconds: number;
      scrap: number;
      defects: number[];
      parentId: string | undefined;
      round: number;
      at: string;
    }) =>
      sheets.check.add(
        row.id,
        companyId,
        nextNumber(company, 'QC', date, 6),
        3,
        orderId,
        undefined,
        bundleId,
        barcode,
        lineId,
        date,
        hour,
        inspector?.id,
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
    add({
      id,
      num,
      pass,
      rework,
      seconds,
      scrap,
      defects: [critical, major, minor],
      parentId: undefined,
      round: 1,
      at,
    });
    figures?.checked(orderId, 3, num, pass, bad, defects);
    if (rework === 0) return;
    add({
      id: checkId(),
      num: rework,
      pass: rework,
      rework: 0,
      seconds: 0,
      scrap: 0,
      defects: [0, 0, 0],
      parentId: id,
      round: 2,
      at: later,
    });
  };
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

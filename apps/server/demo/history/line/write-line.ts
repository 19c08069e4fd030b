import { type HistoryCompany, lineIds } from '../company.ts';
import { fastRandom } from '../fast-random.ts';
import { tenThousandths } from '../fixed.ts';
import { DayFigures } from '../sheets/day-figures.ts';
import type { Load } from '../sheets/load.ts';
import { type StageBook, stageBook } from '../sheets/stage-book.ts';
import type { WorkDay } from '../work-days.ts';
import type { Operator } from './crews.ts';
import { GoodsWriter } from './goods/write-goods.ts';
import type { LineOrder, LinePlan, PlannedBed } from './line-plan.ts';
import { BundleSewer, type LineDay } from './sew-bundle.ts';
import { writeAttendance } from './write-attendance.ts';
import { BedWriter, type WrittenBed } from './write-beds.ts';
import { FloorWriter } from './write-floor.ts';
import { writeSchedules } from './write-schedules.ts';

/** Writes everything that one line did, day by day. */
export async function writeLine(
  company: HistoryCompany,
  load: Load,
  line: number,
  lineId: string,
  crew: readonly Operator[],
  plan: LinePlan,
): Promise<void> {
  const { profile, staff, sheets, days } = company;
  const { companyId } = staff;
  const random = fastRandom(profile.code, `history floor ${line}`);
  const bedWriter = new BedWriter(company, line, lineId);
  const goods = new GoodsWriter(company, line, random);
  const floor = new FloorWriter(company, line, lineId, crew, random);
  const attendanceId = lineIds(company, line, 'attendance');
  const levelId = lineIds(company, line, 'level');
  const books = new Map(plan.orders.map((order) => [order, stageBook()] as const));
  const beds = new Map(plan.orders.map((order) => [order, bedWriter.write(order)] as const));
  for (const [order, written] of beds) countCut(company, order, written, books.get(order));
  const sewer = new BundleSewer(company, { line, lineId, random }, beds, books);

  for (const [dayAt, day] of days.entries()) {
    const bundles = plan.days[dayAt] ?? [];
    const figures = new DayFigures();
    const present = crew.filter(() => !random.chance(day.isSaturday ? 0.07 : 0.055));
    const on: LineDay = { dayAt, day, figures, present, count: bundles.length };
    for (const [at, one] of bundles.entries()) sewer.sew(one, at, on);
    if (dayAt === days.length - 1)
      for (const [at, one] of plan.begun.entries()) sewer.sew(one, bundles.length + at, on);
    floor.write(day, bundles, present);
    for (const order of plan.orders) goods.onDay(order, books.get(order), dayAt);
    writeAttendance(company, attendanceId, day, present, figures);
    const checked = figures.write(sheets, { companyId, lineId, date: day.date });
    writeLevel(company, levelId, lineId, day, checked);
    await load.breathe();
  }
  sewWaiting(sewer, plan);
  writeSchedules(company, line, lineId, plan, books);
  for (const [order, book] of books) book.write(sheets, companyId, order.demo.id);
  await load.breathe();
}

/** Counts what was cut of an order and delivered to its line. */
function countCut(
  { basics }: HistoryCompany,
  { demo: { style } }: LineOrder,
  written: ReadonlyMap<PlannedBed, WrittenBed>,
  book: StageBook | undefined,
): void {
  for (const [{ plies }, { colorId, date, deliveredOn }] of written)
    for (const { name, ratio } of style.sizes) {
      const sizeId = basics.size(style.sizeGroup, name);
      book?.add(colorId, sizeId, 'cut', date, plies * ratio);
      book?.add(colorId, sizeId, 'deliver', deliveredOn, plies * ratio);
    }
}

/** Writes the bundles that nobody has begun. */
function sewWaiting(sewer: BundleSewer, plan: LinePlan): void {
  const begun = new Set(plan.begun.map(({ bundle }) => bundle));
  const sewn = new Set(plan.days.flatMap((bundles) => bundles.map(({ bundle }) => bundle)));
  for (const order of plan.orders)
    for (const bed of order.beds)
      for (const bundle of bed.bundles)
        if (!begun.has(bundle) && !sewn.has(bundle))
          sewer.sew({ order, bed, bundle }, 0, undefined);
}

/** The grade a line's day earned at its end-line check. */
function writeLevel(
  { sheets, staff }: HistoryCompany,
  nextId: () => string,
  lineId: string,
  { date }: WorkDay,
  { check, defective, defects }: { check: number; defective: number; defects: number },
): void {
  if (check === 0) return;
  const dhu = Math.floor((defects * 1_000_000 + check * 50) / (check * 100));
  const fpy = Math.floor(((check - defective) * 1_000_000 + check * 50) / (check * 100));
  const level = fpy >= 9700 ? 'A' : fpy >= 9400 ? 'B' : fpy >= 9000 ? 'C' : 'D';
  sheets.level.add(
    nextId(),
    staff.companyId,
    1,
    lineId,
    date,
    hundredths(dhu),
    hundredths(fpy),
    check,
    defects,
    level,
  );
}

const hundredths = (value: number): string => tenThousandths(value * 100).slice(0, -2);

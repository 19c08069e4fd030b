import { makeBarcode } from '@garment-mes/domain/bundles';
import { colors as palette } from '../../lists/colors.ts';
import { type HistoryCompany, lineIds, type OrderKeys, type Step } from '../company.ts';
import { fastRandom } from '../fast-random.ts';
import { tenThousandths } from '../fixed.ts';
import { RECEIVED_AFTER } from '../order-days.ts';
import { DayFigures } from '../sheets/day-figures.ts';
import type { Load } from '../sheets/load.ts';
import { type Stage, stageBook } from '../sheets/stage-book.ts';
import type { WorkDay } from '../work-days.ts';
import { checkWriter, judge, type Verdict } from './check-bundle.ts';
import type { Operator } from './crews.ts';
import { LAG, type LinePlan, type SewnBundle } from './line-plan.ts';
import { stations } from './stations.ts';
import { writeAttendance } from './write-attendance.ts';
import { bedWriter } from './write-beds.ts';
import { bundleWriter, type Passed } from './write-bundle.ts';
import { floorWriter } from './write-floor.ts';
import { goodsWriter } from './write-goods.ts';
import { writeSchedules } from './write-schedules.ts';

const NOTHING: Verdict = { rework: 0, seconds: 0, scrap: 0 };

/** Writes everything that one line did, day by day. */
export async function writeLine(
  company: HistoryCompany,
  load: Load,
  line: number,
  lineId: string,
  crew: readonly Operator[],
  plan: LinePlan,
): Promise<void> {
  const { profile, staff, basics, sheets, days } = company;
  const { companyId } = staff;
  const random = fastRandom(profile.code, `history floor ${line}`);
  const writeBeds = bedWriter(company, line, lineId);
  const writeBundle = bundleWriter(company, line, lineId, random);
  const writeCheck = checkWriter(company, line, lineId, random);
  const writeGoods = goodsWriter(company, line, random);
  const writeFloor = floorWriter(company, line, lineId, crew, random);
  const bundleId = lineIds(company, line, 'bundle');
  const deliveryLineId = lineIds(company, line, 'delivery line');
  const detailId = lineIds(company, line, 'wage detail');
  const attendanceId = lineIds(company, line, 'attendance');
  const levelId = lineIds(company, line, 'level');
  const books = new Map(plan.orders.map((order) => [order, stageBook()] as const));
  const beds = new Map(plan.orders.map((order) => [order, writeBeds(order)] as const));
  for (const [order, written] of beds)
    for (const [bed, { colorId, date, deliveredOn }] of written)
      for (const { name, ratio } of order.demo.style.sizes) {
        const sizeId = basics.size(order.demo.style.sizeGroup, name);
        books.get(order)?.add(colorId, sizeId, 'cut', date, bed.plies * ratio);
        books.get(order)?.add(colorId, sizeId, 'deliver', deliveredOn, bed.plies * ratio);
      }

  const sew = (
    one: SewnBundle,
    at: number,
    count: number,
    dayAt: number | undefined,
    figures: DayFigures | undefined,
    present: readonly Operator[],
  ) => {
    const { order, bed, bundle } = one;
    const keys = company.keysOf(order);
    const written = beds.get(order)?.get(bed);
    if (!written) return;
    const day = dayAt === undefined ? undefined : days[dayAt];
    const sizeId = basics.size(order.demo.style.sizeGroup, bundle.sizeName);
    const book = books.get(order);
    const id = bundleId();
    const barcode = makeBarcode(profile.code, company.barcode);
    company.barcode += 1n;
    const newness = dayAt === order.firstDay ? 1.8 : 1;
    const minuteOf = (step: number) =>
      ((at + (LAG * step) / keys.steps.length) / (count + LAG)) * (day?.minutes ?? 0);
    const sewing = sewingOf(keys);
    const lastSewing = keys.steps.indexOf(sewing.at(-1) as Step);
    const isSewn = day !== undefined && minuteOf(lastSewing) <= day.minutes;
    const verdict = isSewn ? judge(random, order.demo.style.kind, bundle.num, newness) : NOTHING;
    const seat = stations(keys.steps, present.length);
    const operatorOf = (step: number) => present[seat(step, at)] as Operator;
    const passed = writeBundle(
      keys,
      {
        orderId: order.demo.id,
        bundleId: id,
        num: bundle.num,
        scrap: verdict.scrap,
        day,
        minuteOf,
        operatorOf,
        helperOf: (step) => present[(seat(step, at) + 1) % present.length] as Operator,
      },
      figures,
      (_step, num) => book?.add(written.colorId, sizeId, 'sew', day?.date ?? '', num),
    );
    if (day && isSewn && passed.sewnAt !== undefined) {
      writeCheck(
        {
          orderId: order.demo.id,
          bundleId: id,
          barcode,
          num: bundle.num,
          date: day.date,
          second: Math.min(passed.sewnAt + 300, 86_000),
          sewing,
          operatorOf: (step) => operatorOf(keys.steps.indexOf(step)),
        },
        verdict,
        figures,
      );
      const report = (stage: Stage, num: number) =>
        book?.add(written.colorId, sizeId, stage, day.date, num);
      report('qcPass', bundle.num - verdict.seconds - verdict.scrap);
      report('second', verdict.seconds);
      report('scrap', verdict.scrap);
    }
    sheets.deliveryLine.add(
      deliveryLineId(),
      companyId,
      written.deliveryId,
      id,
      bundle.num,
      bundle.num,
      'f',
    );
    const isReceived = order.doneDay !== undefined && order.doneDay + RECEIVED_AFTER < days.length;
    sheets.bundle.add(
      id,
      companyId,
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
      lineId,
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
  };

  for (const [dayAt, day] of days.entries()) {
    const bundles = plan.days[dayAt] ?? [];
    const isLast = dayAt === days.length - 1;
    const figures = new DayFigures();
    const present = crew.filter(() => !random.chance(day.isSaturday ? 0.07 : 0.055));
    for (const [at, one] of bundles.entries())
      sew(one, at, bundles.length, dayAt, figures, present);
    if (isLast)
      for (const [at, one] of plan.begun.entries())
        sew(one, bundles.length + at, bundles.length, dayAt, figures, present);
    writeFloor(day, bundles, figures, present);
    for (const order of plan.orders) writeGoods.onDay(order, books.get(order), dayAt);
    writeAttendance(company, attendanceId, day, present, figures);
    const checked = figures.write(
      sheets,
      { companyId, lineId, date: day.date },
      detailId,
      company.wageRecordOf,
    );
    writeLevel(company, levelId, lineId, day, checked);
    await load.breathe();
  }
  const begun = new Set(plan.begun.map(({ bundle }) => bundle));
  const sewn = new Set(plan.days.flatMap((bundles) => bundles.map(({ bundle }) => bundle)));
  for (const order of plan.orders)
    for (const bed of order.beds)
      for (const bundle of bed.bundles)
        if (!begun.has(bundle) && !sewn.has(bundle))
          sew({ order, bed, bundle }, 0, 1, undefined, undefined, crew);
  writeSchedules(company, line, lineId, plan, books);
  for (const [order, book] of books) book.write(sheets, companyId, order.demo.id);
  await load.breathe();
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

import { fabricFigures } from '@garment-mes/domain/cutting-bed';
import { decimal } from '@garment-mes/domain/decimal';
import { figureTexts } from '../../../src/features/cutting/bed-figures.ts';
import { type HistoryCompany, lineIds, moment, nextNumber } from '../company.ts';
import { metres, scaled, tenThousandths } from '../fixed.ts';
import { minutesAfter } from '../table-clock.ts';
import type { LineOrder, PlannedBed } from './line-plan.ts';

/** Millimetres that a roll holds, about. */
const ROLL = 50_000;
const SPLICE = 240;
/** Per mille of the laid length that stays over. */
const REMNANT = 8;

/** The section of the operations at the table. */
const CUTTING = 1;
/** From the last cut to the submission, and on to the labels. */
const TYING_MIN = 10;
const PRINTING_MIN = 15;

/** What bundles take over from the bed they were cut in. */
export interface WrittenBed {
  readonly id: string;
  readonly dyeLot: string;
  readonly colorId: string;
  readonly date: string;
  /** When it was handed on and tied, and when its labels were printed. */
  readonly bundledAt: string;
  readonly printedAt: string;
  /** Of the slip that took its bundles to the line, and the day it was received. */
  readonly deliveryId: string;
  readonly deliveredOn: string;
}

/** Writes the beds of orders, with their fabric and who cut them. */
export function bedWriter(company: HistoryCompany, line: number, lineId: string) {
  const { staff, basics, sheets, days, calendar } = company;
  const { companyId } = staff;
  const ids = {
    cloth: lineIds(company, line, 'cloth'),
    roll: lineIds(company, line, 'roll'),
    bed: lineIds(company, line, 'bed'),
    delivery: lineIds(company, line, 'delivery'),
    part: lineIds(company, line, 'bed part'),
  };
  const leader = staff.member('leader').userId ?? undefined;
  const first = days[0]?.offset ?? -1;
  const dateOf = (dayAt: number) =>
    days[dayAt]?.date ?? calendar.day(calendar.workday(first + Math.min(dayAt, 0)));
  let rollSerial = 0;

  return (order: LineOrder): Map<PlannedBed, WrittenBed> => {
    const { demo } = order;
    const { style } = demo;
    const { bedSteps } = company.keysOf(order);
    const materialId = basics.material(style.fabric.code);
    const written = new Map<PlannedBed, WrittenBed>();
    const perPly = scaled(style.markerLen, 3) + scaled(style.endLossLen, 3);
    const sizes = style.sizes.map(({ name, ratio }) => ({
      id: basics.size(style.sizeGroup, name),
      ratio,
    }));
    const cuttingMin = style.processes
      .filter(({ section }) => section === CUTTING)
      .reduce((total, { sam }) => total + Number(sam), 0);
    const ratioNum = sizes.reduce((total, { ratio }) => total + ratio, 0);
    for (const bed of order.beds) {
      const cutDay = Number.isFinite(bed.cutDay) ? bed.cutDay : days.length - 1;
      const date = dateOf(cutDay);
      const colorId = basics.color(bed.colorCode);
      const clothId = ids.cloth();
      const id = ids.bed();
      const { tableAt, clockAt } = company.tables.take(date, bed.cutNum * cuttingMin);
      const table = staff.tables[tableAt];
      const serial = nextSerial(company, table?.code ?? 'A', date);
      const dyeLot = `D${8000 + (serial % 900)}${line}`;
      const cutAt = clockAt(1);
      const bundledAt = moment(date, minutesAfter(cutAt, TYING_MIN));
      const perRoll = Math.max(1, Math.floor(ROLL / perPly));
      const rolls = Array.from({ length: Math.ceil(bed.plies / perRoll) }, (_, at) => {
        const plies = Math.min(perRoll, bed.plies - at * perRoll);
        const used = plies * perPly;
        const remnant = Math.floor((used * REMNANT) / 1000);
        rollSerial += 1;
        return {
          id: ids.roll(),
          plies,
          used,
          remnant,
          len: used + SPLICE + remnant,
          from: at * perRoll + 1,
        };
      });
      const total = rolls.reduce((sum, { len }) => sum + len, 0);
      const lot = `C${date.slice(2, 4)}${date.slice(5, 7)}${String(line).padStart(2, '0')}${String(rollSerial).padStart(5, '0')}`;
      sheets.cloth.add(
        clothId,
        companyId,
        lot,
        materialId,
        colorId,
        '恒源纺织',
        demo.id,
        `["${dyeLot}"]`,
        rolls.length,
        metres(total),
        moment(demo.materialDate, '10:30:00'),
        1,
        '14.20',
        3,
      );
      const figures = figureTexts(
        fabricFigures({
          markerLen: style.markerLen,
          endLossLen: style.endLossLen,
          markerEffPct: style.markerEffPct,
          cutNum: bed.cutNum,
          planUsage: style.usageNum,
          rolls: rolls.map(({ plies, len, remnant }) => ({
            plies,
            issuedLen: metres(len),
            spliceLen: metres(SPLICE),
            remnantLen: metres(remnant),
          })),
        }),
        decimal(style.usageNum),
      );
      sheets.bed.add(
        id,
        companyId,
        bed.bedNo,
        `${table?.code ?? 'A'}${date.slice(2, 4)}${date.slice(5, 7)}-${String(serial).padStart(3, '0')}`,
        1,
        demo.id,
        demo.orderNo,
        style.styleNo,
        1,
        materialId,
        `${style.styleNo}-M1`,
        style.markerLen,
        style.endLossLen,
        style.fabric.cuttableWidthCm,
        style.markerEffPct,
        bed.plies,
        ratioNum,
        bed.cutNum,
        bed.cutNum,
        table?.id,
        1,
        date,
        moment(date, clockAt(0)),
        moment(date, clockAt(0.55)),
        moment(date, clockAt(0.6)),
        moment(date, cutAt),
        figures.issuedLen,
        figures.usedLen,
        figures.spliceLen,
        figures.remnantLen,
        figures.usagePerPiece ?? undefined,
        figures.planUsage ?? undefined,
        figures.usageDiffPct ?? undefined,
        figures.spreadUtilPct ?? undefined,
        figures.materialUtilPct ?? undefined,
        company.splitRuleId,
        bed.bundles.length,
        bundledAt,
        4,
        date,
        leader,
        bundledAt,
        leader,
        moment(date, '08:00:00'),
      );
      sheets.bedColor.add(ids.part(), companyId, id, 1, colorId, bed.plies, 1, bed.plies);
      for (const [at, { id: sizeId, ratio }] of sizes.entries()) {
        sheets.bedSize.add(ids.part(), companyId, id, sizeId, at + 1, ratio, ratio);
        sheets.bedCell.add(
          ids.part(),
          companyId,
          id,
          colorId,
          sizeId,
          bed.plies * ratio,
          bed.plies * ratio,
        );
      }
      const spreader = staff.cutters[(line * 3 + bed.bedNo) % staff.cutters.length];
      for (const [at, roll] of rolls.entries()) {
        sheets.roll.add(
          roll.id,
          companyId,
          `R${line}${date.slice(2, 4)}${String(rollSerial - rolls.length + at + 1).padStart(6, '0')}`,
          clothId,
          materialId,
          colorId,
          dyeLot,
          'A',
          metres(Math.round(roll.len * 1.004)),
          metres(roll.len),
          style.fabric.widthCm,
          style.fabric.gsm,
          6 + ((rollSerial + at) % 15),
          basics.fabricWarehouseId,
          `B-${String((rollSerial % 12) + 1).padStart(2, '0')}`,
          demo.id,
          metres(roll.used),
          metres(SPLICE),
          metres(roll.remnant),
          '0',
          4,
        );
        sheets.bedRoll.add(
          ids.part(),
          companyId,
          id,
          roll.id,
          at + 1,
          colorId,
          'A',
          roll.from,
          roll.from + roll.plies - 1,
          roll.plies,
          metres(roll.len),
          metres(roll.used),
          metres(SPLICE),
          1,
          metres(roll.remnant),
          spreader?.id,
          'f',
        );
      }
      writeTeam(company, ids.part, id, bed, bedSteps, line);
      const deliveryId = ids.delivery();
      const deliveredOn = dateOf(Math.min(days.length - 1, cutDay + 1));
      sheets.delivery.add(
        deliveryId,
        companyId,
        nextNumber(company, 'FL', deliveredOn),
        demo.id,
        company.warehouses.panels,
        lineId,
        bed.bundles.length,
        bed.cutNum,
        2,
        leader,
        moment(deliveredOn, '16:10:00'),
        leader,
        moment(deliveredOn, '16:25:00'),
      );
      written.set(bed, {
        ...{ id, dyeLot, colorId, date, deliveryId, deliveredOn, bundledAt },
        printedAt: moment(date, minutesAfter(cutAt, TYING_MIN + PRINTING_MIN)),
      });
    }
    return written;
  };
}

const ROLES: readonly (readonly [code: string, role: number, share: number])[] = [
  ['C02', 1, 60],
  ['C02', 1, 40],
  ['C03', 2, 100],
  ['C04', 3, 100],
];

/** Two spreaders share 60 to 40; the cutter and the one who numbers work alone. */
function writeTeam(
  { staff, sheets }: HistoryCompany,
  nextId: () => string,
  bedId: string,
  { cutNum, bedNo }: PlannedBed,
  steps: ReadonlyMap<string, { readonly id: string; readonly price: number }>,
  line: number,
): void {
  for (const [at, [code, role, share]] of ROLES.entries()) {
    const step = steps.get(code);
    const member = staff.cutters[(line * 3 + bedNo + at) % staff.cutters.length];
    if (!step || !member) continue;
    const amount = Math.floor((cutNum * step.price * share + 50) / 100);
    sheets.bedEmployee.add(
      nextId(),
      staff.companyId,
      bedId,
      step.id,
      member.id,
      role,
      share,
      tenThousandths(step.price),
      tenThousandths(amount),
    );
  }
}

/** Serial of a table within a month, continued from what the floor numbered itself. */
function nextSerial({ numbers }: HistoryCompany, table: string, date: string): number {
  const key = `bed ${table}${date.slice(2, 4)}${date.slice(5, 7)}`;
  const serial = (numbers.get(key) ?? 0) + 1;
  numbers.set(key, serial);
  return serial;
}

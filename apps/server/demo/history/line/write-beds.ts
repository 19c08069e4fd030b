import { BedType, fabricFigures } from '@garment-mes/domain/cutting-bed';
import { decimal, decimalText } from '@garment-mes/domain/decimal';
import { bedWage } from '@garment-mes/domain/wages';
import { figureTexts } from '../../../src/features/cutting/bed-figures.ts';
import { type HistoryCompany, lineIds, moment, nextNumber } from '../company.ts';
import { metres, tenThousandths } from '../fixed.ts';
import { type ClockAt, minutesAfter } from '../table-clock.ts';
import { FabricStore, type LaidRoll, SPLICE } from './bed-fabric.ts';
import type { LineOrder, PlannedBed } from './line-plan.ts';

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

/** A bed as it was laid: what its rows have in common. */
interface Lay {
  readonly id: string;
  readonly order: LineOrder;
  readonly bed: PlannedBed;
  readonly date: string;
  readonly materialId: string;
  readonly colorId: string;
  readonly table: { readonly id: string; readonly code: string } | undefined;
  /** Among the beds of its table in the month. */
  readonly serial: number;
  readonly clockAt: ClockAt;
  readonly bundledAt: string;
  readonly rolls: readonly LaidRoll[];
}

/** Writes the beds of a line's orders, with their fabric and who cut them. */
export class BedWriter {
  readonly #company: HistoryCompany;
  readonly #line: number;
  readonly #lineId: string;
  readonly #fabric: FabricStore;
  readonly #bedId: () => string;
  readonly #partId: () => string;
  readonly #deliveryId: () => string;
  readonly #leader: string | undefined;
  /** Hands bundles out; another person than the one who counts them at the line. */
  readonly #keeper: string | undefined;

  constructor(company: HistoryCompany, line: number, lineId: string) {
    this.#company = company;
    this.#line = line;
    this.#lineId = lineId;
    this.#fabric = new FabricStore(company, line);
    this.#bedId = lineIds(company, line, 'bed');
    this.#partId = lineIds(company, line, 'bed part');
    this.#deliveryId = lineIds(company, line, 'delivery');
    this.#leader = company.staff.member('leader').userId ?? undefined;
    const { userId: admin } = company.staff.member('admin');
    this.#keeper =
      admin === this.#leader
        ? (company.staff.member('zhou').userId ?? undefined)
        : (admin ?? undefined);
  }

  write(order: LineOrder): Map<PlannedBed, WrittenBed> {
    return new Map(order.beds.map((bed) => [bed, this.#write(order, bed)]));
  }

  #write(order: LineOrder, bed: PlannedBed): WrittenBed {
    const { basics, days, staff, tables } = this.#company;
    const { style } = order.demo;
    const cutDay = Number.isFinite(bed.cutDay) ? bed.cutDay : days.length - 1;
    const date = this.#dateOf(cutDay);
    const { tableAt, clockAt } = tables.take(date, bed.cutNum * cuttingMinutes(order));
    const table = staff.tables[tableAt];
    const serial = nextSerial(this.#company, table?.code ?? 'A', date);
    const dyeLot = `D${8000 + (serial % 900)}${this.#line}`;
    const colorId = basics.color(bed.colorCode);
    const materialId = basics.material(style.fabric.code);
    const rolls = this.#fabric.issue(order, bed, { materialId, colorId, dyeLot, date });
    const bundledAt = moment(date, minutesAfter(clockAt(1), TYING_MIN));
    const id = this.#bedId();
    const lay: Lay = {
      ...{ id, order, bed, date, materialId, colorId },
      ...{ table, serial, clockAt, bundledAt, rolls },
    };
    this.#addBed(lay);
    this.#addSizes(lay);
    this.#addRolls(lay);
    this.#addTeam(lay);
    const deliveredOn = this.#dateOf(Math.min(days.length - 1, cutDay + 1));
    return {
      ...{ id, dyeLot, colorId, date, deliveredOn, bundledAt },
      deliveryId: this.#deliver(lay, deliveredOn),
      printedAt: moment(date, minutesAfter(clockAt(1), TYING_MIN + PRINTING_MIN)),
    };
  }

  #dateOf(dayAt: number): string {
    const { days, calendar } = this.#company;
    return days[dayAt]?.date ?? calendar.workday(dayAt - days.length);
  }

  #addBed(lay: Lay): void {
    const { sheets, staff, splitRuleId } = this.#company;
    const { bed, date, table, serial, clockAt, bundledAt } = lay;
    const { demo } = lay.order;
    const { style } = demo;
    const figures = figuresOf(lay);
    sheets.bed.add(
      lay.id,
      staff.companyId,
      bed.bedNo,
      `${table?.code ?? 'A'}${date.slice(2, 4)}${date.slice(5, 7)}-${String(serial).padStart(3, '0')}`,
      1,
      demo.id,
      demo.orderNo,
      style.styleNo,
      1,
      lay.materialId,
      `${style.styleNo}-M1`,
      style.markerLen,
      style.endLossLen,
      style.fabric.cuttableWidthCm,
      style.markerEffPct,
      bed.plies,
      style.sizes.reduce((total, { ratio }) => total + ratio, 0),
      bed.cutNum,
      bed.cutNum,
      table?.id,
      1,
      date,
      moment(date, clockAt(0)),
      moment(date, clockAt(0.55)),
      moment(date, clockAt(0.6)),
      moment(date, clockAt(1)),
      figures.issuedLen,
      figures.usedLen,
      figures.spliceLen,
      figures.remnantLen,
      figures.usagePerPiece ?? undefined,
      figures.planUsage ?? undefined,
      figures.usageDiffPct ?? undefined,
      figures.spreadUtilPct ?? undefined,
      figures.materialUtilPct ?? undefined,
      splitRuleId,
      bed.bundles.length,
      bundledAt,
      4,
      date,
      this.#leader,
      bundledAt,
      this.#leader,
      moment(date, '08:00:00'),
    );
  }

  #addSizes({ id, order, bed, colorId }: Lay): void {
    const { sheets, staff, basics } = this.#company;
    const { companyId } = staff;
    const { sizeGroup, sizes } = order.demo.style;
    sheets.bedColor.add(this.#partId(), companyId, id, 1, colorId, bed.plies, 1, bed.plies);
    for (const [at, { name, ratio }] of sizes.entries()) {
      const sizeId = basics.size(sizeGroup, name);
      const num = bed.plies * ratio;
      sheets.bedSize.add(this.#partId(), companyId, id, sizeId, at + 1, ratio, ratio);
      sheets.bedCell.add(this.#partId(), companyId, id, colorId, sizeId, num, num);
    }
  }

  #addRolls({ id, bed, colorId, rolls }: Lay): void {
    const { sheets, staff } = this.#company;
    const spreader = staff.cutters[(this.#line * 3 + bed.bedNo) % staff.cutters.length];
    for (const [at, roll] of rolls.entries())
      sheets.bedRoll.add(
        this.#partId(),
        staff.companyId,
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

  /** Two spreaders share 60 to 40; the cutter and the one who numbers work alone. */
  #addTeam({ id, order, bed: { cutNum, bedNo } }: Lay): void {
    const { staff, sheets } = this.#company;
    const { bedSteps } = this.#company.keysOf(order);
    const people = ROLES.flatMap(([code, role, sharePct], at) => {
      const member = staff.cutters[(this.#line * 3 + bedNo + at) % staff.cutters.length];
      return member ? [{ code, role, sharePct, id: member.id, employeeNo: member.employeeNo }] : [];
    });
    for (const [code, team] of Map.groupBy(people, (person) => person.code)) {
      const step = bedSteps.get(code);
      if (!step) continue;
      const unitPrice = tenThousandths(step.price);
      for (const person of bedWage(cutNum, unitPrice, team).team)
        sheets.bedEmployee.add(
          this.#partId(),
          staff.companyId,
          id,
          step.id,
          person.id,
          person.role,
          person.sharePct,
          unitPrice,
          decimalText(person.amount, 4),
        );
    }
  }

  /** The slip that takes the bed's bundles to the line. @returns its id */
  #deliver({ order, bed }: Lay, date: string): string {
    const { sheets, staff, warehouses } = this.#company;
    const id = this.#deliveryId();
    sheets.delivery.add(
      id,
      staff.companyId,
      nextNumber(this.#company, 'FL', date),
      order.demo.id,
      warehouses.panels,
      this.#lineId,
      bed.bundles.length,
      bed.cutNum,
      2,
      this.#keeper,
      moment(date, '16:10:00'),
      this.#leader,
      moment(date, '16:25:00'),
    );
    return id;
  }
}

/** Minutes of one person that a garment takes at the table. */
const cuttingMinutes = ({ demo }: LineOrder): number =>
  demo.style.processes
    .filter(({ section }) => section === CUTTING)
    .reduce((total, { sam }) => total + Number(sam), 0);

const figuresOf = ({ order, bed, rolls }: Lay) => {
  const { style } = order.demo;
  const figures = fabricFigures({
    bedType: BedType.normal,
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
  });
  return figureTexts(figures, decimal(style.usageNum));
};

const ROLES: readonly (readonly [code: string, role: number, share: number])[] = [
  ['C02', 1, 60],
  ['C02', 1, 40],
  ['C03', 2, 100],
  ['C04', 3, 100],
];

/** Serial of a table within a month, continued from what the floor numbered itself. */
function nextSerial({ numbers }: HistoryCompany, table: string, date: string): number {
  const key = `bed ${table}${date.slice(2, 4)}${date.slice(5, 7)}`;
  const serial = (numbers.get(key) ?? 0) + 1;
  numbers.set(key, serial);
  return serial;
}

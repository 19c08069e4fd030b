import { type HistoryCompany, lineIds } from '../../company.ts';
import type { FastRandom } from '../../fast-random.ts';
import { CLOSED_AFTER, RECEIVED_AFTER, SHIPPED_AFTER } from '../../order-days.ts';
import type { Cell, StageBook } from '../../sheets/stage-book.ts';
import type { LineOrder } from '../line-plan.ts';
import { FinalInspections } from './final-inspections.ts';
import { type BillLine, WarehouseBills } from './warehouse-bills.ts';

const PER_CARTON = 40;

interface Held extends Cell {
  readonly good: number;
  readonly seconds: number;
  readonly shipped: number;
}

/** Receives, inspects and ships the orders of a line as their days come. */
export class GoodsWriter {
  readonly #company: HistoryCompany;
  readonly #id: () => string;
  readonly #bills: WarehouseBills;
  readonly #inspections: FinalInspections;
  readonly #held = new Map<LineOrder, Held[]>();

  constructor(company: HistoryCompany, line: number, random: FastRandom) {
    const id = lineIds(company, line, 'goods');
    this.#company = company;
    this.#id = id;
    this.#bills = new WarehouseBills(company, id);
    this.#inspections = new FinalInspections(company, line, id, random);
  }

  /** Does what falls on one day for one order. */
  onDay(order: LineOrder, book: StageBook | undefined, dayAt: number): void {
    const { days } = this.#company;
    const { doneDay } = order;
    const date = days[dayAt]?.date;
    if (doneDay === undefined || !book || date === undefined) return;
    if (dayAt === doneDay + RECEIVED_AFTER) this.#receive(order, book, date);
    if (dayAt === doneDay + SHIPPED_AFTER) this.#ship(order, book, date);
    const last = days.length - 1;
    if (dayAt === Math.min(last, doneDay + CLOSED_AFTER) && doneDay + RECEIVED_AFTER <= last)
      this.#keep(order, doneDay + SHIPPED_AFTER <= last);
  }

  #receive(order: LineOrder, book: StageBook, date: string): void {
    const { warehouses } = this.#company;
    const cells = book.cells().map((cell): Held => {
      const good = book.total(cell.colorId, cell.sizeId, 'qcPass');
      const seconds = book.total(cell.colorId, cell.sizeId, 'second');
      return { ...cell, good, seconds, shipped: Math.min(good, this.#orderedNum(order, cell)) };
    });
    this.#held.set(order, cells);
    const into = { prefix: 'RK', direction: 1, type: 1, clock: '09:30:00' };
    this.#bills.add(
      order,
      date,
      { ...into, warehouseId: warehouses.finished, grade: 1 },
      cells.map((cell) => ({ ...cell, num: cell.good })),
    );
    this.#bills.add(
      order,
      date,
      { ...into, warehouseId: warehouses.seconds, grade: 2 },
      cells.map((cell) => ({ ...cell, num: cell.seconds })),
    );
    for (const { colorId, sizeId, good, seconds } of cells)
      book.add(colorId, sizeId, 'in', date, good + seconds);
  }

  #orderedNum({ demo }: LineOrder, { colorId, sizeId }: Cell): number {
    const { basics } = this.#company;
    const cell = demo.cells.find(
      ({ color, size }) =>
        basics.color(color) === colorId && basics.size(demo.style.sizeGroup, size) === sizeId,
    );
    return cell?.num ?? 0;
  }

  #ship(order: LineOrder, book: StageBook, date: string): void {
    const cells = this.#held.get(order) ?? [];
    const lines = cells.map((cell) => ({ ...cell, num: cell.shipped }));
    const total = lines.reduce((sum, { num }) => sum + num, 0);
    if (total === 0) return;
    const { warehouses } = this.#company;
    const { shipmentId } = this.#company.keysOf(order);
    const inspectionId = this.#inspections.inspect(order, date, total);
    const cartons = lines.flatMap(packed);
    const leftOf = ({ colorId, sizeId }: Cell) => {
      const cell = cells.find((each) => each.colorId === colorId && each.sizeId === sizeId);
      return (cell?.good ?? 0) - (cell?.shipped ?? 0);
    };
    const out = { prefix: 'CK', direction: 2, type: 11, clock: '17:10:00' };
    const billId = this.#bills.add(
      order,
      date,
      { ...out, warehouseId: warehouses.finished, grade: 1 },
      lines,
      { cartons: cartons.length, inspectionId, shipmentId, leftOf },
    );
    for (const [at, carton] of cartons.entries()) this.#addCarton(order, billId, at + 1, carton);
    for (const { colorId, sizeId, num } of lines) book.add(colorId, sizeId, 'out', date, num);
  }

  #addCarton(
    order: LineOrder,
    billId: string | undefined,
    serial: number,
    { colorId, sizeId, num }: BillLine,
  ): void {
    const { sheets, staff } = this.#company;
    const cartonId = this.#id();
    sheets.carton.add(
      cartonId,
      staff.companyId,
      `${order.demo.orderNo}-${String(serial).padStart(3, '0')}`,
      order.demo.id,
      this.#company.keysOf(order).shipmentId,
      billId,
      1,
      num,
      (num * 0.18).toFixed(2),
      (num * 0.18 + 0.9).toFixed(2),
      '60x40x35',
      2,
    );
    sheets.cartonContent.add(this.#id(), staff.companyId, cartonId, colorId, sizeId, num);
  }

  /** What of an order is in the warehouses in the end. */
  #keep(order: LineOrder, isShipped: boolean): void {
    const { warehouses } = this.#company;
    for (const { good, seconds, shipped, ...cell } of this.#held.get(order) ?? []) {
      const left = good - (isShipped ? shipped : 0);
      this.#addStock(order, warehouses.finished, cell, 1, left);
      if (seconds > 0) this.#addStock(order, warehouses.seconds, cell, 2, seconds);
    }
  }

  #addStock(
    { demo }: LineOrder,
    warehouseId: string,
    { colorId, sizeId }: Cell,
    grade: number,
    num: number,
  ): void {
    const { sheets, staff } = this.#company;
    const id = this.#id();
    sheets.stock.add(id, staff.companyId, warehouseId, demo.id, colorId, sizeId, grade, num);
  }
}

/** The pieces of one colour and size in full cartons, and what is left in a last one. */
const packed = (line: BillLine): BillLine[] =>
  Array.from({ length: Math.ceil(line.num / PER_CARTON) }, (_, at) => ({
    ...line,
    num: Math.min(PER_CARTON, line.num - at * PER_CARTON),
  }));

import { isLotAccepted, samplingPlan } from '@garment-mes/domain/quality';
import { type HistoryCompany, lineIds, moment, nextNumber } from '../company.ts';
import type { FastRandom } from '../fast-random.ts';
import { CLOSED_AFTER, RECEIVED_AFTER, SHIPPED_AFTER } from '../order-days.ts';
import type { Cell, StageBook } from '../sheets/stage-book.ts';
import type { LineOrder } from './line-plan.ts';

const PER_CARTON = 40;
const FAILS_FIRST = 0.12;

interface Held extends Cell {
  readonly good: number;
  readonly seconds: number;
  readonly shipped: number;
}

/** Receives, inspects and ships the orders of a line as their days come. */
export function goodsWriter(company: HistoryCompany, line: number, random: FastRandom) {
  const { sheets, staff, basics, days, warehouses, inspectors } = company;
  const { companyId } = staff;
  const id = lineIds(company, line, 'goods');
  const keeper = staff.member('admin').userId ?? undefined;
  const inspector = inspectors[(line + 1) % inspectors.length];
  const held = new Map<LineOrder, Held[]>();

  const bill = (
    order: LineOrder,
    date: string,
    kind: {
      prefix: string;
      direction: number;
      type: number;
      warehouseId: string;
      grade: number;
      clock: string;
    },
    lines: readonly (Cell & { readonly num: number })[],
    more: {
      cartons?: number;
      inspectionId?: string;
      shipmentId?: string;
      balance?: (cell: Cell) => number;
    } = {},
  ): string | undefined => {
    const num = lines.reduce((total, each) => total + each.num, 0);
    if (num === 0) return undefined;
    const billId = id();
    const at = moment(date, kind.clock);
    sheets.bill.add(
      billId,
      companyId,
      nextNumber(company, kind.prefix, date),
      kind.direction,
      kind.type,
      order.demo.id,
      more.shipmentId,
      basics.customer(order.demo.style.customer.code),
      kind.warehouseId,
      num,
      more.cartons,
      2,
      more.inspectionId,
      date,
      keeper,
      at,
      keeper,
      at,
      at,
    );
    const sign = kind.direction === 1 ? 1 : -1;
    for (const { colorId, sizeId, num: ofCell } of lines) {
      if (ofCell === 0) continue;
      sheets.billLine.add(
        id(),
        companyId,
        billId,
        colorId,
        sizeId,
        kind.grade,
        ofCell,
        kind.grade === 1 ? 'FG-01' : 'SC-01',
      );
      sheets.ledger.add(
        id(),
        companyId,
        date,
        kind.warehouseId,
        order.demo.id,
        colorId,
        sizeId,
        kind.grade,
        billId,
        sign * ofCell,
        more.balance?.({ colorId, sizeId }) ?? ofCell,
        at,
      );
    }
    return billId;
  };

  const receive = (order: LineOrder, book: StageBook, date: string) => {
    const cells = book.cells().map((cell): Held => {
      const good = book.total(cell.colorId, cell.sizeId, 'qcPass');
      const seconds = book.total(cell.colorId, cell.sizeId, 'second');
      const ordered = orderedNum(order, cell);
      return { ...cell, good, seconds, shipped: Math.min(good, ordered) };
    });
    held.set(order, cells);
    const into = { prefix: 'RK', direction: 1, type: 1, clock: '09:30:00' };
    bill(
      order,
      date,
      { ...into, warehouseId: warehouses.finished, grade: 1 },
      cells.map((cell) => ({ ...cell, num: cell.good })),
    );
    bill(
      order,
      date,
      { ...into, warehouseId: warehouses.seconds, grade: 2 },
      cells.map((cell) => ({ ...cell, num: cell.seconds })),
    );
    for (const { colorId, sizeId, good, seconds } of cells)
      book.add(colorId, sizeId, 'in', date, good + seconds);
  };

  const orderedNum = ({ demo }: LineOrder, { colorId, sizeId }: Cell): number =>
    demo.cells.find(
      ({ color, size }) =>
        basics.color(color) === colorId && basics.size(demo.style.sizeGroup, size) === sizeId,
    )?.num ?? 0;

  /** A lot that fails is sorted and offered again. @returns the inspection that accepted it */
  const inspect = (order: LineOrder, date: string, lotNum: number): string => {
    const { shipmentId } = company.keysOf(order);
    const plan = samplingPlan(lotNum, '2.5', '4.0');
    const first = random.chance(FAILS_FIRST)
      ? { critical: 0, major: plan.major.re + random.below(2), minor: random.below(plan.minor.re) }
      : { critical: 0, major: random.below(plan.major.re), minor: random.below(plan.minor.re) };
    const rounds = isLotAccepted(plan, first)
      ? [first]
      : [first, { critical: 0, major: 0, minor: random.below(plan.minor.re) }];
    let parentId: string | undefined;
    for (const [at, { critical, major, minor }] of rounds.entries()) {
      const checkId = id();
      const accepted = isLotAccepted(plan, { critical, major, minor });
      const when = moment(date, at === 0 ? '13:30:00' : '16:20:00');
      const bad = Math.min(plan.sampleNum, major + minor);
      sheets.check.add(
        checkId,
        companyId,
        nextNumber(company, 'FI', date),
        5,
        order.demo.id,
        shipmentId,
        undefined,
        undefined,
        undefined,
        date,
        at === 0 ? 13 : 16,
        inspector?.id,
        lotNum,
        plan.sampleNum,
        plan.sampleNum,
        plan.sampleNum - bad,
        bad,
        0,
        0,
        critical + major + minor,
        critical,
        major,
        minor,
        'II',
        '2.5',
        '4.0',
        plan.codeLetter,
        plan.critical.ac,
        plan.critical.re,
        plan.major.ac,
        plan.major.re,
        plan.minor.ac,
        plan.minor.re,
        accepted ? 1 : 2,
        4,
        parentId,
        at + 1,
        when,
        when,
        when,
      );
      parentId = checkId;
    }
    return parentId as string;
  };

  const ship = (order: LineOrder, book: StageBook, date: string) => {
    const cells = held.get(order) ?? [];
    const { shipmentId } = company.keysOf(order);
    const lines = cells.map((cell) => ({ ...cell, num: cell.shipped }));
    const total = lines.reduce((sum, { num }) => sum + num, 0);
    if (total === 0) return;
    const inspectionId = inspect(order, date, total);
    const cartons = lines.flatMap((cell) =>
      Array.from({ length: Math.ceil(cell.num / PER_CARTON) }, (_, at) => ({
        ...cell,
        num: Math.min(PER_CARTON, cell.num - at * PER_CARTON),
      })),
    );
    const leftOf = ({ colorId, sizeId }: Cell) => {
      const cell = cells.find((each) => each.colorId === colorId && each.sizeId === sizeId);
      return (cell?.good ?? 0) - (cell?.shipped ?? 0);
    };
    const billId = bill(
      order,
      date,
      {
        prefix: 'CK',
        direction: 2,
        type: 11,
        warehouseId: warehouses.finished,
        grade: 1,
        clock: '17:10:00',
      },
      lines,
      { cartons: cartons.length, inspectionId, shipmentId, balance: leftOf },
    );
    for (const [at, { colorId, sizeId, num }] of cartons.entries()) {
      const cartonId = id();
      sheets.carton.add(
        cartonId,
        companyId,
        `${order.demo.orderNo}-${String(at + 1).padStart(3, '0')}`,
        order.demo.id,
        shipmentId,
        billId,
        1,
        num,
        (num * 0.18).toFixed(2),
        (num * 0.18 + 0.9).toFixed(2),
        '60x40x35',
        2,
      );
      sheets.cartonContent.add(id(), companyId, cartonId, colorId, sizeId, num);
    }
    for (const { colorId, sizeId, num } of lines) book.add(colorId, sizeId, 'out', date, num);
  };

  const keep = (order: LineOrder, isShipped: boolean) => {
    for (const { colorId, sizeId, good, seconds, shipped } of held.get(order) ?? []) {
      const left = good - (isShipped ? shipped : 0);
      sheets.stock.add(
        id(),
        companyId,
        warehouses.finished,
        order.demo.id,
        colorId,
        sizeId,
        1,
        left,
      );
      if (seconds > 0)
        sheets.stock.add(
          id(),
          companyId,
          warehouses.seconds,
          order.demo.id,
          colorId,
          sizeId,
          2,
          seconds,
        );
    }
  };

  return {
    /** Does what falls on one day for one order. */
    onDay(order: LineOrder, book: StageBook | undefined, dayAt: number): void {
      const { doneDay } = order;
      const date = days[dayAt]?.date;
      if (doneDay === undefined || !book || date === undefined) return;
      if (dayAt === doneDay + RECEIVED_AFTER) receive(order, book, date);
      if (dayAt === doneDay + SHIPPED_AFTER) ship(order, book, date);
      const last = days.length - 1;
      if (dayAt === Math.min(last, doneDay + CLOSED_AFTER) && doneDay + RECEIVED_AFTER <= last)
        keep(order, doneDay + SHIPPED_AFTER <= last);
    },
  };
}

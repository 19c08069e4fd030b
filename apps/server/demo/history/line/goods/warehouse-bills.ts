import { type HistoryCompany, moment, nextNumber } from '../../company.ts';
import type { Cell } from '../../sheets/stage-book.ts';
import type { LineOrder } from '../line-plan.ts';

/** What a warehouse bill is for. */
interface BillKind {
  /** Of its number. */
  readonly prefix: string;
  /** 1 into the warehouse, 2 out of it. */
  readonly direction: number;
  readonly type: number;
  readonly warehouseId: string;
  readonly grade: number;
  readonly clock: string;
}

export interface BillLine extends Cell {
  readonly num: number;
}

/** What only a bill of goods that leave says. */
interface Leaving {
  readonly cartons: number;
  readonly inspectionId: string;
  readonly shipmentId: string;
  /** What stays of a colour in a size. */
  readonly leftOf: (cell: Cell) => number;
}

/** Writes bills of the warehouses of finished goods, with their lines in the ledger. */
export class WarehouseBills {
  readonly #company: HistoryCompany;
  readonly #id: () => string;
  readonly #keeper: string | undefined;

  constructor(company: HistoryCompany, nextId: () => string) {
    this.#company = company;
    this.#id = nextId;
    this.#keeper = company.staff.member('admin').userId ?? undefined;
  }

  /** @returns the bill; `undefined` when there is nothing to write down */
  add(
    order: LineOrder,
    date: string,
    kind: BillKind,
    lines: readonly BillLine[],
    leaving?: Leaving,
  ): string | undefined {
    const num = lines.reduce((total, each) => total + each.num, 0);
    if (num === 0) return undefined;
    const { sheets, staff, basics } = this.#company;
    const billId = this.#id();
    const at = moment(date, kind.clock);
    sheets.bill.add(
      billId,
      staff.companyId,
      nextNumber(this.#company, kind.prefix, date),
      kind.direction,
      kind.type,
      order.demo.id,
      leaving?.shipmentId,
      basics.customer(order.demo.style.customer.code),
      kind.warehouseId,
      num,
      leaving?.cartons,
      2,
      leaving?.inspectionId,
      date,
      this.#keeper,
      at,
      this.#keeper,
      at,
      at,
    );
    for (const line of lines) {
      if (line.num === 0) continue;
      const left = leaving?.leftOf(line) ?? line.num;
      this.#addLine(billId, line, kind);
      this.#enter(billId, order, date, kind, line, left);
    }
    return billId;
  }

  #addLine(billId: string, { colorId, sizeId, num }: BillLine, { grade }: BillKind): void {
    const { sheets, staff } = this.#company;
    const place = grade === 1 ? 'FG-01' : 'SC-01';
    sheets.billLine.add(this.#id(), staff.companyId, billId, colorId, sizeId, grade, num, place);
  }

  /** The line of a bill in the ledger. */
  #enter(
    billId: string,
    { demo }: LineOrder,
    date: string,
    { warehouseId, grade, direction, clock }: BillKind,
    { colorId, sizeId, num }: BillLine,
    balance: number,
  ): void {
    const { sheets, staff } = this.#company;
    sheets.ledger.add(
      this.#id(),
      staff.companyId,
      date,
      warehouseId,
      demo.id,
      colorId,
      sizeId,
      grade,
      billId,
      direction === 1 ? num : -num,
      balance,
      moment(date, clock),
    );
  }
}

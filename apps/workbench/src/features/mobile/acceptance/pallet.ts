import { readBarcode } from '@garment-mes/domain/bundles';
import { checkReceipt, type GoodsGrade } from '@garment-mes/domain/goods';
import type {
  BundleRow,
  CreateWarehouseReceiptBody,
  ReceivableBundle,
  RemainingCell,
} from '@garment-mes/sdk/mes2';

/** A store that goods come into, and who confirms them there. */
export interface Store {
  readonly id: string;
  readonly name: string;
  readonly keepers: readonly string[];
}

/** A bundle that may be counted. */
export interface KnownBundle {
  readonly barcode: string;
  readonly label: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly num: number;
  /** Another receipt that is under way and lists it. */
  readonly billNo?: string | undefined;
}

/** Pieces of a colour and size, of a bundle or without one. */
export interface PalletLine {
  readonly id: string;
  readonly colorId: string;
  readonly sizeId: string;
  readonly grade: GoodsGrade;
  readonly num: number;
  readonly location: string;
  readonly bundle?: { readonly barcode: string; readonly label: string; readonly num: number };
}

/** What is counted of one order. It stays on the device until it is submitted: a receipt for each grade. */
export interface Pallet {
  readonly orderId: string;
  readonly orderNo: string;
  /** Ids of its receipts: however often one is submitted, it is there once. */
  readonly requestIds: Readonly<Record<GoodsGrade, string>>;
  /** What may come in, as the service said last. */
  readonly cells: readonly RemainingCell[];
  /** When it said so, in milliseconds since 1970 on the company's clock. */
  readonly readAt: number;
  /** Bundles of the order that passed their check: any other one did not, or is in the warehouse. */
  readonly bundles: readonly KnownBundle[];
  readonly lines: readonly PalletLine[];
  /** Codes scanned without a network, of which it is not known what they are. */
  readonly unread: readonly string[];
  /** The draft that a refused receipt left. */
  readonly draft?:
    | { readonly id: string; readonly version: number; readonly grade: GoodsGrade }
    | undefined;
  /** The line counted last. */
  readonly last: string | undefined;
}

export type Cell = Pick<PalletLine, 'colorId' | 'sizeId' | 'grade'>;

export const knownBundle = (row: BundleRow | ReceivableBundle): KnownBundle => ({
  ...{ barcode: row.barcode, label: row.bundleLabel, num: row.num },
  ...{ colorId: row.colorId, sizeId: row.sizeId },
  ...('billNo' in row && row.billNo !== null && { billNo: row.billNo }),
});

/** What the service knows of an order whose goods are counted. */
export type Standing = Pick<Pallet, 'orderId' | 'orderNo' | 'cells' | 'readAt' | 'bundles'>;

export const beginPallet = (requestIds: Pallet['requestIds'], standing: Standing): Pallet => ({
  ...standing,
  requestIds,
  lines: [],
  unread: [],
  last: undefined,
});

/** The code of a bundle, read from its label or from one of its coupons. */
export const bundleCode = (code: string): string => readBarcode(code)?.bundle ?? code;

const isOf =
  ({ colorId, sizeId, grade }: Cell) =>
  (other: Cell): boolean =>
    other.colorId === colorId && other.sizeId === sizeId && other.grade === grade;

export const cellOf = ({ cells }: Pallet, cell: Cell): RemainingCell | undefined =>
  cells.find((each) => isOf(cell)(each as Cell));

const sum = (lines: readonly Pick<PalletLine, 'num'>[]): number =>
  lines.reduce((total, { num }) => total + num, 0);

/** Pieces counted in a colour, size and grade. @param except a line that is counted anew */
export const countedIn = ({ lines }: Pallet, cell: Cell, except?: string): number =>
  sum(lines.filter((line) => line.id !== except && isOf(cell)(line)));

/** Pieces that may come in of a colour, size and grade. */
export const mostOf = (pallet: Pallet, cell: Cell): number => cellOf(pallet, cell)?.remainNum ?? 0;

/** Whether so many pieces are more than passed (I34). */
function isOver(pallet: Pallet, cell: Cell, num: number): boolean {
  const {
    colorName: color = '',
    sizeName: size = '',
    maxNum = 0,
    doneNum = 0,
  } = cellOf(pallet, cell) ?? {};
  const { grade } = cell;
  return checkReceipt([{ color, size, grade, num, passed: maxNum, received: doneNum }]).length > 0;
}

/** Whether a line would take its colour and size beyond what may come in. */
export const isTooMuch = (pallet: Pallet, line: PalletLine): boolean =>
  isOver(pallet, line, countedIn(pallet, line, line.id) + line.num);

/** The other receipt that a bundle is on. */
export const otherBillOf = ({ bundles }: Pallet, barcode: string): string | undefined =>
  bundles.find((each) => each.barcode === barcode)?.billNo;

/** The pallet with a line, counted for the first time or anew. */
export function withLine(pallet: Pallet, line: PalletLine): Pallet {
  const others = pallet.lines.filter(({ id }) => id !== line.id);
  return { ...pallet, lines: [...others, line], last: line.id };
}

export const withoutLines = (pallet: Pallet, ids: readonly string[]): Pallet => ({
  ...pallet,
  lines: pallet.lines.filter(({ id }) => !ids.includes(id)),
  last: pallet.last !== undefined && ids.includes(pallet.last) ? undefined : pallet.last,
});

/** The pallet without what went into a receipt of its own. */
export const withoutGrade = (pallet: Pallet, grade: GoodsGrade): Pallet =>
  withoutLines(
    pallet,
    pallet.lines.flatMap((line) => (line.grade === grade ? line.id : [])),
  );

/** The line of the pieces of a cell that belong to no bundle. @param location where they lie, if they are new */
export function looseLine({ lines }: Pallet, cell: Cell, location: string): PalletLine {
  const id = `${cell.colorId}/${cell.sizeId}/${cell.grade}`;
  return lines.find((line) => line.id === id) ?? { ...cell, id, num: 0, location };
}

/** What a pallet comes to. */
export const palletSums = ({ lines }: Pallet) => ({
  first: sum(lines.filter(({ grade }) => grade === 1)),
  seconds: sum(lines.filter(({ grade }) => grade === 2)),
  bundles: lines.filter(({ bundle }) => bundle !== undefined).length,
});

/** Colours and sizes of a grade that may come in or were counted. */
export const cellsShown = (pallet: Pallet, grade: GoodsGrade): readonly RemainingCell[] =>
  pallet.cells.filter(
    (each) =>
      each.grade === grade && (each.maxNum > 0 || countedIn(pallet, { ...each, grade }) > 0),
  );

/** A line that may not be submitted, and why: its bundle, or what passed of its colour and size. */
export interface PalletFault {
  readonly line: PalletLine;
  readonly about: 'bundle' | 'other-bill' | 'ceiling';
}

/** Lines that may not be submitted by what the service said last; of too many pieces, those counted last. */
export function faultsOf(pallet: Pallet): readonly PalletFault[] {
  const passed = new Set(pallet.bundles.map(({ barcode }) => barcode));
  const faults: PalletFault[] = [];
  let kept: Pallet = { ...pallet, lines: [] };
  for (const line of pallet.lines) {
    const isGone = line.bundle && !passed.has(line.bundle.barcode);
    const isListed = line.bundle && otherBillOf(pallet, line.bundle.barcode) !== undefined;
    if (isGone) faults.push({ line, about: 'bundle' });
    else if (isListed) faults.push({ line, about: 'other-bill' });
    else if (isTooMuch(kept, line)) faults.push({ line, about: 'ceiling' });
    else kept = withLine(kept, line);
  }
  return faults;
}

/** The lines of the receipt of a grade: one for each colour, size and place, with the bundles in it. */
export function receiptLines(
  { lines }: Pallet,
  grade: GoodsGrade,
): CreateWarehouseReceiptBody['lines'] {
  const own = lines.filter((line) => line.grade === grade && line.num > 0);
  const placed = Map.groupBy(own, ({ colorId, sizeId, location }) =>
    JSON.stringify([colorId, sizeId, location]),
  );
  return [...placed.values()].flatMap((those) => {
    const [line] = those;
    if (line === undefined) return [];
    const { colorId, sizeId, location } = line;
    const barcodes = those.flatMap(({ bundle }) => bundle?.barcode ?? []);
    return {
      ...{ colorId, sizeId, grade, num: sum(those), barcodes },
      locationCode: location === '' ? null : location,
    };
  });
}

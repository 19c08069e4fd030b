import { readBarcode } from '@garment-mes/domain/bundles';
import type { BundleRow, CutPieceDelivery } from '@garment-mes/sdk/mes2';

/** Bundles go out of the store, or come in at a line. */
export type Mode = 'send' | 'receive';

/** Why another number came than was sent. */
export type DiffReason = 'short' | 'over' | 'wrongCode' | 'shade' | 'other';

/** A bundle of a list. */
export interface ListedBundle {
  readonly id: string;
  readonly label: string;
  readonly barcode: string;
  readonly colorName: string;
  readonly sizeName: string;
  /** Pieces it has now, or was sent with; `undefined` where they are counted blindly. */
  readonly num: number | undefined;
}

/** What a list is made of before a bundle is scanned. */
interface ListHead {
  readonly orderId: string;
  readonly orderNo: string;
  /** `undefined` until somebody chose it. */
  readonly line: { readonly id: string; readonly name: string } | undefined;
  /** The batch that is sent. */
  readonly batch?: { readonly id: string; readonly no: string } | undefined;
  /** The delivery that is received. */
  readonly delivery?:
    | { readonly id: string; readonly no: string; readonly version: number }
    | undefined;
  /** Bundles of the batch that may not leave the store now. */
  readonly heldBack?: number;
  /** Nobody is told what was sent before it is counted. */
  readonly isBlind: boolean;
}

/** A document that is being built up by scans. It stays on the device until it is complete. */
export interface ScannedList extends ListHead {
  readonly mode: Mode;
  /** Id of the document: however often it is completed, it is there once. */
  readonly requestId: string;
  readonly bundles: readonly ListedBundle[];
  /** Pieces of the bundles that were scanned. */
  readonly counts: Readonly<Record<string, number>>;
  /** Why another number came than was sent, by bundle. */
  readonly reasons: Readonly<Record<string, DiffReason>>;
  /** The bundle scanned last. */
  readonly last: string | undefined;
}

export const begin = (
  mode: Mode,
  requestId: string,
  { bundles, ...head }: ListHead & { readonly bundles: readonly ListedBundle[] },
): ScannedList => ({ ...head, mode, requestId, bundles, counts: {}, reasons: {}, last: undefined });

export const listedBundle = (row: BundleRow): ListedBundle => ({
  id: row.id,
  label: row.bundleLabel,
  barcode: row.barcode,
  colorName: row.colorName,
  sizeName: row.sizeName,
  num: row.num,
});

/** The list of a delivery that is to be received. */
export const receiptOf = (
  requestId: string,
  { delivery, lines, isBlind }: CutPieceDelivery,
): ScannedList =>
  begin('receive', requestId, {
    orderId: delivery.orderId,
    orderNo: delivery.orderNo,
    line: { id: delivery.lineDeptId, name: delivery.lineDeptName },
    delivery: { id: delivery.id, no: delivery.deliveryNo, version: delivery.version },
    isBlind,
    bundles: lines.map((line) => ({
      id: line.bundleId,
      label: line.bundleLabel,
      barcode: line.barcode,
      colorName: line.colorName,
      sizeName: line.sizeName,
      num: line.sendNum ?? undefined,
    })),
  });

/** The bundle of a code, by its label or that of one of its coupons. */
export function bundleOf(list: ScannedList, code: string): ListedBundle | undefined {
  const barcode = readBarcode(code)?.bundle ?? code;
  return list.bundles.find((bundle) => bundle.barcode === barcode);
}

/** The list with the pieces of a bundle, which is added where it was not in it. */
export function counted(list: ScannedList, bundle: ListedBundle, num: number): ScannedList {
  const isKnown = list.bundles.some(({ id }) => id === bundle.id);
  return {
    ...list,
    bundles: isKnown ? list.bundles : [...list.bundles, bundle],
    counts: { ...list.counts, [bundle.id]: num },
    last: bundle.id,
  };
}

/** The list as if a bundle had not been scanned. */
export function uncounted(list: ScannedList, bundleId: string): ScannedList {
  const { [bundleId]: _, ...counts } = list.counts;
  return { ...list, counts, last: list.last === bundleId ? undefined : list.last };
}

/** Bundles of a size, and how many of them were scanned. */
export interface SizeOfList {
  readonly sizeName: string;
  readonly scanned: number;
  readonly bundles: readonly ListedBundle[];
}

/** What a list comes to. */
export interface ListSums {
  readonly scanned: number;
  readonly pieces: number;
  readonly sizes: readonly SizeOfList[];
  readonly missing: readonly ListedBundle[];
  /** Scanned ones of another number than they should have. */
  readonly differing: readonly ListedBundle[];
  /** Pieces more or fewer than there should be; what counts for nothing where it is counted blindly. */
  readonly diffNum: number;
}

export function sumsOf({ bundles, counts }: ScannedList): ListSums {
  const isScanned = ({ id }: ListedBundle) => counts[id] !== undefined;
  const sizes = [...new Set(bundles.map(({ sizeName }) => sizeName))].map((sizeName) => {
    const own = bundles.filter((bundle) => bundle.sizeName === sizeName);
    return { sizeName, scanned: own.filter(isScanned).length, bundles: own };
  });
  const scanned = bundles.filter(isScanned);
  const sum = (numbers: readonly number[]) => numbers.reduce((total, num) => total + num, 0);
  return {
    scanned: scanned.length,
    pieces: sum(scanned.map(({ id }) => counts[id] ?? 0)),
    sizes,
    missing: bundles.filter((bundle) => !isScanned(bundle)),
    differing: scanned.filter(({ id, num }) => num !== undefined && counts[id] !== num),
    diffNum: sum(bundles.map(({ id, num }) => (num === undefined ? 0 : (counts[id] ?? 0) - num))),
  };
}

/** Bundles of which a reason is still to be given: a receipt that is not blind says why it differs. */
export function unexplained(list: ScannedList): readonly ListedBundle[] {
  if (list.mode === 'send' || list.isBlind) return [];
  const { missing, differing } = sumsOf(list);
  return [...differing, ...missing].filter(({ id }) => list.reasons[id] === undefined);
}

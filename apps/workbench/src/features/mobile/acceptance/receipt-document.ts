import type { GoodsGrade } from '@garment-mes/domain/goods';
import { t } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import type { NewDocument } from '../queue/scan-queue.ts';
import { type Pallet, receiptLines, type Store, withoutGrade, withoutLines } from './pallet.ts';

/** Whose receipt it is, and when it was submitted. */
interface Signed {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
}

/** What a page needs to go on with a receipt that was refused. */
export interface ReceiptDraft {
  readonly pallet: Pallet;
  readonly store: Store;
}

/** A pallet without what went into a receipt; what was scanned since then is still there. */
export const withoutReceipt = (pallet: Pallet, { pallet: sent }: ReceiptDraft): Pallet =>
  withoutLines(
    pallet,
    sent.lines.map(({ id }) => id),
  );

/** What is left of a pallet whose receipts are in the queue, as a pallet of its own; nothing where all of it is there. */
export const restOf = (pallet: Pallet | undefined): Pallet | undefined =>
  pallet && pallet.lines.length + pallet.unread.length > 0
    ? { ...pallet, requestIds: { 1: newRequestId(), 2: newRequestId() }, draft: undefined }
    : undefined;

const PRODUCTION = 1;

/** The receipt of a grade for the queue; `undefined` where nothing of it was counted. */
export function receiptOf(
  pallet: Pallet,
  grade: GoodsGrade,
  store: Store,
  signed: Signed,
): NewDocument | undefined {
  const { orderId, orderNo, requestIds, draft } = pallet;
  const lines = receiptLines(pallet, grade);
  if (lines.length === 0) return undefined;
  const requestId = requestIds[grade];
  const num = lines.reduce((total, line) => total + line.num, 0);
  const said = { warehouseId: store.id, billType: PRODUCTION, lines } as const;
  const kept: ReceiptDraft = { pallet: withoutGrade(pallet, grade === 1 ? 2 : 1), store };
  const common = {
    ...signed,
    requestId,
    words: { title: t('{order} 入 {store} {num}件', { order: orderNo, store: store.name, num }) },
    draft: kept,
  };
  return draft?.grade === grade
    ? {
        ...{ ...common, call: 'updateWarehouseReceipt' },
        body: { ...said, id: draft.id, version: draft.version },
      }
    : { ...common, call: 'createWarehouseReceipt', body: { ...said, requestId, orderId } };
}

import { BillType } from '@garment-mes/domain/goods';
import type { Bilingual } from '@garment-mes/domain/refusals';
import type { RecordKind } from '../../records/claim-record.sql.ts';

/** What differs between goods that come in and goods that go out; the bills have one shape. */
export interface Direction {
  readonly is: 1 | 2;
  readonly what: Bilingual;
  /** Letters of the numbers. */
  readonly letters: string;
  readonly bizType: string;
  /** What a person enters; reversals make themselves. */
  readonly types: readonly number[];
  readonly mirrorType: number;
  /** What a person fills in, as a sentence names it. */
  readonly quantity: Bilingual;
  /** Right to confirm a bill. */
  readonly confirmKey: string;
}

export const receipts: Direction = {
  is: 1,
  what: { zh: '入库单', en: 'Receipt' },
  letters: 'RK',
  bizType: 'warehouseReceipt',
  types: [BillType.production, BillType.returned, BillType.opening],
  mirrorType: BillType.receiptReversal,
  quantity: { zh: '入库数量', en: 'how many come in' },
  confirmKey: 'PUT^/mes2/warehouseReceipt/confirm',
};

export const outs: Direction = {
  is: 2,
  what: { zh: '出库单', en: 'Issue' },
  letters: 'CK',
  bizType: 'warehouseOut',
  types: [BillType.shipment, BillType.transfer, BillType.sample, BillType.scrap],
  mirrorType: BillType.outReversal,
  quantity: { zh: '出库数量', en: 'how many go out' },
  confirmKey: 'PUT^/mes2/warehouseOut/confirm',
};

export const directionOf = ({ direction }: { readonly direction: 1 | 2 }): Direction =>
  direction === receipts.is ? receipts : outs;

export const billKind = ({ what }: Pick<Direction, 'what'>): RecordKind => ({
  table: 'mes2.warehouse_bill',
  no: 'bill_no',
  what,
});

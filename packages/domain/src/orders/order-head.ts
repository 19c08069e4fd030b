/**
 * One field of an order's head: when it may be changed and where it is read, written and shown. Type, label and
 * limits are in the service's document; everything else that has to know the field is derived from this.
 */
export interface OrderHeadField {
  /** `draft`: a confirmed order changes it by a version only; `open`: until the order is finished. */
  readonly changes: 'draft' | 'open';
  /** A copy of the order takes it over. */
  readonly copied: boolean;
  /** A column of the import sheet. */
  readonly imported: boolean;
  /** Stands on the printed production order. */
  readonly printed: boolean;
  /** Block of the overview; `none` where another part of the page shows it. */
  readonly block: 'order' | 'dates' | 'terms' | 'people' | 'none';
  /** Property of the answer with the words for an id; the field itself when left out. */
  readonly shownAs?: string;
  /** Prices: read and written only by those who may see them. */
  readonly money?: true;
}

/** What an order is priced in when nothing else is said. */
export const HOUSE_CURRENCY = 'CNY';

const YES = true;
const NO = false;

/** The head of an order, in the order in which it is typed. A field of the document that is missing here does not compile. */
// biome-ignore format: a field is one line.
export const orderHead = {
  orderNo: { changes: 'draft', copied: NO, imported: YES, printed: NO, block: 'none' },
  orderType: { changes: 'draft', copied: YES, imported: YES, printed: YES, block: 'order' },
  customerId: { changes: 'draft', copied: YES, imported: YES, printed: YES, block: 'order', shownAs: 'customerName' },
  styleId: { changes: 'draft', copied: YES, imported: YES, printed: YES, block: 'order', shownAs: 'styleNo' },
  sourceOrderId: { changes: 'draft', copied: NO, imported: NO, printed: NO, block: 'order', shownAs: 'sourceOrderNo' },
  saleNo: { changes: 'open', copied: NO, imported: YES, printed: NO, block: 'order' },
  customerPo: { changes: 'open', copied: NO, imported: YES, printed: YES, block: 'order' },
  season: { changes: 'open', copied: YES, imported: YES, printed: NO, block: 'order' },
  washingId: { changes: 'draft', copied: YES, imported: NO, printed: YES, block: 'order', shownAs: 'washingName' },
  packMethod: { changes: 'draft', copied: YES, imported: NO, printed: YES, block: 'order' },
  priority: { changes: 'open', copied: YES, imported: YES, printed: YES, block: 'none' },
  orderDate: { changes: 'open', copied: NO, imported: YES, printed: YES, block: 'dates' },
  materialDate: { changes: 'open', copied: NO, imported: YES, printed: NO, block: 'dates' },
  planCutDate: { changes: 'open', copied: NO, imported: YES, printed: YES, block: 'dates' },
  planSewDate: { changes: 'open', copied: NO, imported: YES, printed: YES, block: 'dates' },
  deliveryDate: { changes: 'open', copied: NO, imported: YES, printed: YES, block: 'dates' },
  cutTolUpPct: { changes: 'draft', copied: YES, imported: YES, printed: YES, block: 'terms' },
  cutTolDownPct: { changes: 'draft', copied: YES, imported: YES, printed: NO, block: 'terms' },
  shipTolUpPct: { changes: 'draft', copied: YES, imported: YES, printed: YES, block: 'terms' },
  shipTolDownPct: { changes: 'draft', copied: YES, imported: YES, printed: NO, block: 'terms' },
  unitPrice: { changes: 'open', copied: YES, imported: YES, printed: NO, block: 'terms', money: YES },
  cmPrice: { changes: 'open', copied: YES, imported: YES, printed: NO, block: 'terms', money: YES },
  currencyCode: { changes: 'open', copied: YES, imported: YES, printed: NO, block: 'terms' },
  factoryId: { changes: 'open', copied: YES, imported: NO, printed: NO, block: 'order', shownAs: 'factoryName' },
  merchandiserId: { changes: 'open', copied: NO, imported: NO, printed: YES, block: 'people', shownAs: 'merchandiserName' },
  technicianId: { changes: 'open', copied: YES, imported: NO, printed: NO, block: 'people', shownAs: 'technicianName' },
  imageUrl: { changes: 'open', copied: NO, imported: NO, printed: NO, block: 'none' },
  attachments: { changes: 'open', copied: NO, imported: NO, printed: NO, block: 'none' },
  remark: { changes: 'open', copied: YES, imported: YES, printed: YES, block: 'people' },
} as const satisfies Readonly<Record<string, OrderHeadField>>;

import type { Client } from '@garment-mes/sdk';
import {
  type CreateWarehouseReceiptBody,
  type ReceiveCutPieceDeliveryBody,
  receiveCutPieceDelivery,
  type SendCutPieceDeliveryBody,
  sendCutPieceDelivery,
  type UpdateWarehouseReceiptBody,
} from '@garment-mes/sdk/mes2';
import { CHECK_CALLS, type CheckBodies } from './check-calls.ts';
import { submitCorrected, submitNew } from './goods-receipt.ts';
import type { Queued } from './queued-scan.ts';

/** What the server made of a document. */
export interface DocumentOutcome {
  /** Number of the document. */
  readonly no: string;
  /** Bundles of which another number of pieces came than was sent. */
  readonly differing: readonly {
    readonly bundle: string;
    readonly sent: number;
    readonly received: number;
  }[];
}

/** Bodies of the calls that carry a whole document, each with the request id of the tap. */
interface DocumentBodies extends CheckBodies {
  sendCutPieceDelivery: SendCutPieceDeliveryBody;
  receiveCutPieceDelivery: ReceiveCutPieceDeliveryBody;
  createWarehouseReceipt: CreateWarehouseReceiptBody;
  updateWarehouseReceipt: UpdateWarehouseReceiptBody;
}

export type DocumentCall = keyof DocumentBodies;

export type CallOf<Name extends DocumentCall> = {
  [Each in Name]: { readonly call: Each; readonly body: DocumentBodies[Each] };
}[Name];

/** A document on its way to the server: all of its lines under one id, so that it is there once or not at all. */
export type QueuedDocument = CallOf<DocumentCall> &
  Queued & {
    /** What it is, in the words the person saw at the tap. */
    readonly words: { readonly title: string };
    readonly outcome: DocumentOutcome | undefined;
    /** What the page that made it needs to go on with it, should it be refused; it reads that itself. */
    readonly draft?: unknown;
  };

export interface CallOptions {
  readonly timeoutMs: number;
  readonly idempotencyKey: string;
}

/** How each of them is carried out. A further one is a line here and one in `DocumentBodies`. */
const CALLS: {
  readonly [Name in DocumentCall]: (
    client: Client,
    body: DocumentBodies[Name],
    options: CallOptions,
  ) => Promise<DocumentOutcome>;
} = {
  ...CHECK_CALLS,
  sendCutPieceDelivery: async (client, body, options) => {
    const { delivery } = await sendCutPieceDelivery(client, { body }, options);
    return { no: delivery.deliveryNo, differing: [] };
  },
  receiveCutPieceDelivery: async (client, body, options) => {
    const { delivery, lines } = await receiveCutPieceDelivery(client, { body }, options);
    const differing = lines
      .filter(({ sendNum, receiveNum }) => sendNum !== receiveNum)
      .map(({ bundleLabel: bundle, sendNum, receiveNum }) => ({
        ...{ bundle, sent: sendNum ?? 0, received: receiveNum ?? 0 },
      }));
    return { no: delivery.deliveryNo, differing };
  },
  createWarehouseReceipt: submitNew,
  updateWarehouseReceipt: submitCorrected,
};

/** Carries a document out. @throws {ApiError} with the refusal, or where no answer came */
export function carryOut<Name extends DocumentCall>(
  client: Client,
  { call, body }: CallOf<Name>,
  options: CallOptions,
): Promise<DocumentOutcome> {
  return CALLS[call](client, body, options);
}

export const isDocument = <Entry extends { readonly call: string }>(
  entry: Entry,
): entry is Extract<Entry, QueuedDocument> => entry.call in CALLS;

/** The phone page that asks what becomes of an entry that was refused. */
export type QueuePage = 'scans' | 'deliveries' | 'goods' | 'checks';

const GOODS: ReadonlySet<string> = new Set<DocumentCall>([
  'createWarehouseReceipt',
  'updateWarehouseReceipt',
]);

export function pageOf(entry: { readonly call: string }): QueuePage {
  if (entry.call in CHECK_CALLS) return 'checks';
  if (GOODS.has(entry.call)) return 'goods';
  return isDocument(entry) ? 'deliveries' : 'scans';
}

/** The same document under another id. @param reason why it is sent all the same, where it has to be said */
export function documentWithId(
  entry: QueuedDocument,
  requestId: string,
  reason: string | undefined,
): QueuedDocument {
  const body = { ...entry.body, requestId };
  switch (entry.call) {
    case 'sendCutPieceDelivery':
      return { ...entry, requestId, body: { ...entry.body, requestId, ...(reason && { reason }) } };
    case 'createWarehouseReceipt':
    case 'updateWarehouseReceipt':
      // Its bill may be there as a draft, known by the id in the body: that one is submitted, no second one made.
      return { ...entry, requestId };
    default:
      return { ...entry, requestId, body } as QueuedDocument;
  }
}

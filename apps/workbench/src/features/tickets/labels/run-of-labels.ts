import type { BundleRow, ReprintReason } from '@garment-mes/sdk/mes2';
import { newRequestId } from '#app/request-id.ts';

/** What is kept of a bundle whose label went to the printer. */
export type RunBundle = Pick<
  BundleRow,
  'id' | 'bundleNo' | 'bundleLabel' | 'orderId' | 'orderNo' | 'printCount'
>;

/** Which labels came out, as it is sent to the service. */
export interface PrintAnswer {
  readonly ids: string[];
  readonly reprintReason: ReprintReason | null;
}

/** Labels that went to the printer, in their order, and are not counted yet. */
export interface PrintRun {
  /** Made once, so that a click too many counts once. */
  readonly requestId: string;
  /** When they went, on the company's clock, as it is read. */
  readonly printedAt: string;
  readonly bundles: readonly RunBundle[];
  readonly reprintReason: ReprintReason | null;
  /** The answer that is on its way, or whose arrival nobody confirmed. */
  readonly said?: PrintAnswer | undefined;
}

/** @param printedAt on the company's clock, as it is read */
export const labelRun = (
  bundles: readonly BundleRow[],
  reprintReason: ReprintReason | null,
  printedAt: string,
): PrintRun => ({
  requestId: newRequestId(),
  printedAt,
  reprintReason,
  bundles: bundles.map(({ id, bundleNo, bundleLabel, orderId, orderNo, printCount }) => ({
    id,
    bundleNo,
    bundleLabel,
    orderId,
    orderNo,
    printCount,
  })),
});

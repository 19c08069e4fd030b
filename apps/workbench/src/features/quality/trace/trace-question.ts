/** What a person asks for: a code, or a bundle of an order, and maybe one piece of it. */
export interface TraceQuestion {
  readonly barcode: string;
  readonly orderNo: string;
  readonly bundleNo: string;
  readonly pieceNo: string;
}

export const NO_QUESTION: TraceQuestion = { barcode: '', orderNo: '', bundleNo: '', pieceNo: '' };

/** The parameters of the call; `undefined` while neither a code nor a bundle is named. */
export function traceQuery({ barcode, orderNo, bundleNo, pieceNo }: TraceQuestion) {
  const piece = pieceNo === '' ? {} : { pieceNo: Number(pieceNo) };
  if (barcode !== '') return { barcode, ...piece };
  if (orderNo === '' || bundleNo === '') return undefined;
  return { orderNo, bundleNo: Number(bundleNo), ...piece };
}

import { DocumentPage } from '#screens/document/document-page.tsx';
import { mirrorLink } from './bill-parts.tsx';
import { receiptPath, receipts } from './receipts.screen.tsx';

const summary = mirrorLink(receiptPath);

/** A receipt of an order: pieces by colour, size and grade, never more than passed their check. */
export default function Receipt({ orderId }: { readonly orderId: string }) {
  return <DocumentPage document={receipts} of={orderId} summary={summary} />;
}

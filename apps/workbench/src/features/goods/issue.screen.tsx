import { DocumentPage } from '#screens/document/document-page.tsx';
import { mirrorLink } from './bill-parts.tsx';
import { issuePath, issues } from './issues.screen.tsx';

const summary = mirrorLink(issuePath);

/** An issue of an order: pieces by colour, size and grade, never more than lie free in the store. */
export default function Issue({ orderId }: { readonly orderId: string }) {
  return <DocumentPage document={issues} of={orderId} summary={summary} />;
}

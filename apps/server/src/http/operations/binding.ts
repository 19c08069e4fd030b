import type { OperationId } from '../../generated/operations.ts';
import { type ApiDocument, operationsOf } from './documents.ts';

/**
 * Every operation of the documents has a handler or is in `notYet`, and every handler an operation.
 * @throws naming what is missing, so that the process stops before it serves anything
 */
export function requireBound(
  documents: readonly ApiDocument[],
  handlers: object,
  notYet: readonly OperationId[],
): void {
  const declared = new Set(documents.flatMap(operationsOf).map(({ operationId }) => operationId));
  const bound = new Set(Object.keys(handlers));
  const open = new Set<string>(notYet);
  const missing = [...declared].filter((id) => !bound.has(id) && !open.has(id));
  const unknown = [...bound, ...open].filter((id) => !declared.has(id));
  const both = [...open].filter((id) => bound.has(id));
  const complaints = [
    missing.length > 0 && `operations without a handler: ${missing.join(', ')}`,
    unknown.length > 0 && `handlers without an operation: ${unknown.join(', ')}`,
    both.length > 0 && `listed as not yet built, but built: ${both.join(', ')}`,
  ].filter((complaint) => complaint !== false);
  if (complaints.length > 0) throw new Error(complaints.join('; '));
}

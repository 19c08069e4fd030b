import { type OperationFacts, type OperationId, operations } from '../generated/operations.ts';

/**
 * The right that a field of a list needs, as the document declares it: whoever shows the same fact asks for it too.
 *
 * @throws {Error} when the field needs none
 */
export function fieldRight(operation: OperationId, field: string): string {
  const { columns }: OperationFacts = operations[operation];
  const right = columns?.[field]?.permission;
  if (right === undefined) throw new Error(`${operation} shows ${field} to everybody`);
  return right;
}

import { DomainError, type RefusalCode } from '@garment-mes/domain/refusals';
import { DatabaseError } from '../database/database-error.ts';
import type { OperationId } from '../generated/operations.ts';
import { titleOf } from './field-titles.ts';
import type { UniqueKey } from './resource.ts';

/** A table and the sentences of its keys. */
interface Refusing {
  readonly table: string;
  readonly keys?: readonly UniqueKey[];
}

/**
 * Turns what the table itself refused into the sentence of the record: a unique index into the one
 * of its key, a check of a column into one that names the field.
 */
export function refusalOf(error: unknown, resource: Refusing, operation: OperationId): unknown {
  if (!(error instanceof DatabaseError)) return error;
  const { code, constraint = '' } = error;
  if (code === '23505') {
    const key = resource.keys?.find(({ index }) => index === constraint) ?? resource.keys?.[0];
    if (!key) return error;
    const [refusal, params] = key.refusal;
    return new DomainError<RefusalCode>(refusal, params);
  }
  if (code === '23514') {
    const [, table = ''] = resource.table.split('.');
    const column = constraint.replace(`${table}_`, '').replace(/_check\d*$/, '');
    const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    return new DomainError('invalid-value', { field: titleOf(operation, field) });
  }
  return error;
}

/** Runs a whole transaction; what the table refuses comes out as the sentence of the record. */
export async function refusing<T>(
  resource: Refusing,
  operation: OperationId,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw refusalOf(error, resource, operation);
  }
}

import { DomainError, type RefusalCode } from '@garment-mes/domain/refusals';
import { DatabaseError } from '../database/database-error.ts';
import type { OperationId } from '../generated/operations.ts';
import { titleOf } from './field-titles.ts';
import { spellingIndex } from './keys.ts';
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
    const key = keyOf(error, resource) ?? resource.keys?.[0];
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

/** The key whose index refused. */
function keyOf(error: unknown, { keys = [], table }: Refusing): UniqueKey | undefined {
  if (!(error instanceof DatabaseError) || error.code !== '23505') return undefined;
  return keys.find(
    ({ index, code }) =>
      index === error.constraint || (code && spellingIndex(table, code) === error.constraint),
  );
}

/**
 * Runs a whole transaction; what the table refuses comes out as the sentence of the record. A code that somebody
 * took a moment before is asked for once more: the second run sees whose it is and names it.
 */
export async function refusing<T>(
  resource: Refusing,
  operation: OperationId,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work().catch((error: unknown) => {
      if (keyOf(error, resource)?.code) return work();
      throw error;
    });
  } catch (error) {
    throw refusalOf(error, resource, operation);
  }
}

import { DomainError } from '@garment-mes/domain/refusals';
import type { OperationId } from '../generated/operations.ts';
import { titleOf } from './field-titles.ts';
import type { AnyResource } from './resource.ts';
import type { TableFacts } from './table-facts.sql.ts';

/** Values of a body by column; `undefined` stands for the default of the column. */
export type ColumnValues = ReadonlyMap<string, unknown>;

/** Fields that every change carries and that are no columns to write. */
const FRAME: ReadonlySet<string> = new Set(['id', 'version', 'status', 'delFlag', 'requestId']);

/** The body with every text trimmed, also inside lists; an empty text is none. */
export function tidy(value: unknown): unknown {
  if (typeof value === 'string') return value.trim() || null;
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, tidy(inner)]));
}

/**
 * What a body writes, by column. Fields that are absent write nothing; `null` clears a column, or
 * gives it its default where it may not be empty.
 *
 * @throws {DomainError} `required`, `too-long` or `out-of-range`, naming the field
 */
export function columnValues(
  { stored = {}, handled = [] }: AnyResource,
  operation: OperationId,
  body: Readonly<Record<string, unknown>>,
  facts: TableFacts,
): ColumnValues {
  const written = Object.entries(body).filter(
    ([field, value]) => value !== undefined && !FRAME.has(field) && !handled.includes(field),
  );
  return new Map(
    written.map(([field, value]) => {
      const column = stored[field] ?? columnName(field);
      const limit = facts.get(column);
      if (!limit) throw new Error(`${operation} has no column for ${field}`);
      if (value === null && limit.isRequired) {
        if (!limit.hasDefault)
          throw new DomainError('required', { field: titleOf(operation, field) });
        return [column, undefined];
      }
      const { maxLength: max, wholeDigits } = limit;
      if (max !== undefined && typeof value === 'string' && value.length > max)
        throw new DomainError('too-long', { field: titleOf(operation, field), max });
      if (wholeDigits !== undefined && digitsBeforePoint(value) > wholeDigits)
        throw new DomainError('number-too-large', {
          field: titleOf(operation, field),
          limit: `1${'0'.repeat(wholeDigits)}`,
        });
      return [column, value];
    }),
  );
}

export const columnName = (field: string): string =>
  field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const digitsBeforePoint = (value: unknown): number =>
  String(value).replace(/^-?0*/, '').split('.')[0]?.length ?? 0;

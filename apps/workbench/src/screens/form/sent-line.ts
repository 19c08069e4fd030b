import { fieldNames } from '@garment-mes/domain/fields';
import type { Fields } from '@garment-mes/sdk/labels';
import { fieldOf } from '../fields/labels.ts';
import { orNull, storedId, trimmed } from './sent-values.ts';

/** A row of a grid that has every field of the line the service takes. */
type RowOf<Line, Row> = Exclude<keyof Line, 'id'> extends keyof Row ? Row : never;

/**
 * Makes the lines of a grid as the service takes them: every field of the list, cleared ones as `null`, figures without
 * their last zeros, and the id where the service gave one. What a row does not have is left out, which keeps it.
 *
 * @param fields labels of the line as it is sent
 * @param list the one list of its fields; a field of the document it does not have does not compile
 */
export const sentLine =
  <Line extends object>(
    fields: Fields,
    list: Readonly<Record<Exclude<keyof Line, 'id'>, unknown>>,
  ) =>
  <Row extends object>(row: RowOf<Line, Row>): Line => {
    const values = row as Readonly<Record<string, unknown>>;
    const named = fieldNames(list as Readonly<Record<string, unknown>>);
    const sent = named.flatMap((name) => {
      const value = values[name];
      return value === undefined ? [] : [[name, sentValue(fields, name, value)]];
    });
    const id = 'id' in fields ? { id: storedId(String(values.id)) } : {};
    return { ...id, ...Object.fromEntries(sent) } as Line;
  };

function sentValue(fields: Fields, name: string, value: unknown): unknown {
  const { kind, required } = fieldOf(fields, name);
  if (Array.isArray(value)) return [...value];
  if (typeof value !== 'string' || required === true) return value;
  return kind === 'decimal' ? trimmed(value) : orNull(value);
}

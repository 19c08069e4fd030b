import type { Condition, Value } from './condition.ts';
import { writePattern } from './like-pattern.ts';

/**
 * Writes a condition as text: numbers bare, others quoted, terms joined in their order, brackets
 * only where they are needed. No condition is the empty text.
 * @throws {RangeError} for a number of more than 15 digits before the point, or none at all
 */
export function writeConditions(condition: Condition | undefined): string {
  if (condition === undefined) return '';
  switch (condition.kind) {
    case 'compare':
      return `${condition.key} ${condition.operator} ${writeValue(condition.value)}`;
    case 'like':
      return `${subject(condition)} like ${writeValue(writePattern(condition))}`;
    case 'between':
      return `${subject(condition)} between ${writeValue(condition.from)} and ${writeValue(condition.to)}`;
    case 'in':
      return `${subject(condition)} in (${condition.values.map(writeValue).join(', ')})`;
    default:
      return condition.terms
        .map((term) => (isGroup(term) ? `(${writeConditions(term)})` : writeConditions(term)))
        .join(` ${condition.kind} `);
  }
}

const isGroup = ({ kind }: Condition): boolean => kind === 'and' || kind === 'or';

const subject = ({ key, not }: { readonly key: string; readonly not: boolean }): string =>
  not ? `${key} not` : key;

const writeValue = (value: Value): string =>
  typeof value === 'number' ? plainNumber(value) : `'${value.replaceAll("'", "''")}'`;

/** A number without an exponent, which the grammar does not have. */
function plainNumber(value: number): string {
  if (!(Math.abs(value) < 1e15)) throw new RangeError('A condition holds numbers of 15 digits.');
  const text = String(value === 0 ? 0 : value);
  const [, fraction = '', exponent] = /^-?\d(?:\.(\d+))?e-(\d+)$/.exec(text) ?? [];
  return exponent === undefined ? text : value.toFixed(fraction.length + Number(exponent));
}

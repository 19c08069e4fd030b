import { badRequest } from './api-error.ts';

/**
 * Wire form of query values. Arrays repeat their name; a record (`filter`) travels as JSON text
 * without its undefined columns: an empty one keeps no row, so it is sent. What asks for nothing is
 * not sent: `undefined`, `null`, the empty text, an empty record.
 * @throws {ApiError} `request` for a value without a wire form: a Date, NaN, a function, an empty array,
 * which would be read as a parameter that is left out
 */
export function queryText(operationId: string, query: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const texts = (Array.isArray(value) ? value : [value]).map(wireText);
    if (texts.length === 0 || texts.includes(undefined))
      throw badRequest(operationId, `Query parameter "${name}" has no wire form.`);
    for (const text of texts) if (text) parameters.append(name, text);
  }
  return parameters.toString();
}

function wireText(value: unknown): string | undefined {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string' || typeof value === 'boolean') return String(value);
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined;
  if (Object.getPrototypeOf(value) !== Object.prototype) return undefined;

  const columns = Object.entries(value).filter(([, wanted]) => wanted !== undefined);
  return columns.length === 0 ? '' : JSON.stringify(Object.fromEntries(columns));
}

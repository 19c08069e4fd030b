/** How a column's text becomes a JavaScript value. One table for both engines. */
type Read = (text: string) => unknown;

const asIs: Read = (text) => text;
const toNumber: Read = (text) => Number(text);
const toBoolean: Read = (text) => text === 't' || text === 'true';
const toJson: Read = (text) => JSON.parse(text);
/** '2024-03-20 10:00:00.5+08' in the session's time zone, cut to the second. */
const toTimestamp: Read = (text) => text.slice(0, 19);

const READERS = new Map<number, Read>([
  [16, toBoolean],
  [21, toNumber],
  [23, toNumber],
  [26, toNumber],
  [700, toNumber],
  [701, toNumber],
  [114, toJson],
  [3802, toJson],
  [1114, toTimestamp],
  [1184, toTimestamp],
  [1000, (text) => readArray(text, toBoolean)],
  [1005, (text) => readArray(text, toNumber)],
  [1007, (text) => readArray(text, toNumber)],
  [1022, (text) => readArray(text, toNumber)],
  [1009, (text) => readArray(text, asIs)],
  [1015, (text) => readArray(text, asIs)],
  [1016, (text) => readArray(text, asIs)],
  [1182, (text) => readArray(text, asIs)],
  [1185, (text) => readArray(text, toTimestamp)],
  [1231, (text) => readArray(text, asIs)],
  [2951, (text) => readArray(text, asIs)],
]);

/** int8, numeric, date, text and everything not listed stay text. */
export const readerOf = (typeOid: number): Read => READERS.get(typeOid) ?? asIs;

/** Reads a one-dimensional PostgreSQL array literal. */
export function readArray(text: string, read: Read): unknown[] {
  const elements: unknown[] = [];
  let at = 1;
  while (at < text.length - 1) {
    if (text[at] === '"') {
      let element = '';
      for (at += 1; text[at] !== '"'; at += 1) {
        if (text[at] === '\\') at += 1;
        element += text[at];
      }
      at += 2;
      elements.push(read(element));
    } else {
      const comma = text.indexOf(',', at);
      const end = comma < 0 ? text.length - 1 : comma;
      const element = text.slice(at, end);
      elements.push(element === 'NULL' ? null : read(element));
      at = end + 1;
    }
  }
  return elements;
}

const camelNames = new Map<string, string>();

/** `order_no` → `orderNo`, remembered. */
export function camelCase(column: string): string {
  const known = camelNames.get(column);
  if (known !== undefined) return known;
  const name = column.replace(/_+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
  if (camelNames.size < 20_000) camelNames.set(column, name);
  return name;
}

/** Puts rows of cells together as objects, their fields named by their columns. */
export function toRows(
  fields: readonly { readonly name: string }[],
  rows: readonly (readonly unknown[])[],
): Record<string, unknown>[] {
  const names = fields.map(({ name }) => camelCase(name));
  return rows.map((cells) => {
    const row: Record<string, unknown> = {};
    for (let at = 0; at < names.length; at += 1) row[names[at] as string] = cells[at];
    return row;
  });
}

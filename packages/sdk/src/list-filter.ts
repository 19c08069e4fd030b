/**
 * Values to keep, by column: `{ status: [1, 2] }`. It travels as JSON text in one query parameter;
 * `null` among the values also keeps the rows without one; an empty list keeps none, a column that is
 * left out or `undefined` all. Ready JSON text is passed on as it is.
 */
export type ListFilter =
  | string
  | Readonly<Record<string, readonly (string | number | boolean | null)[] | undefined>>;

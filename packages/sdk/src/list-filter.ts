/**
 * Values to keep, by column: `{ status: [1, 2] }`. It travels as JSON text in one query parameter;
 * `null` among the values also keeps the rows without one. Ready JSON text is passed on as it is.
 */
export type ListFilter =
  | string
  | Readonly<Record<string, readonly (string | number | boolean | null)[] | undefined>>;

/** Oldest first. Ids are 64-bit: compared as texts of one length, never as numbers. */
export const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Row[] =>
  rows.toSorted((one, other) => one.id.length - other.id.length || (one.id < other.id ? -1 : 1));

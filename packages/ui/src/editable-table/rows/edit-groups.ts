import type { ReactNode } from 'react';

/** Rows of a table that belong together, under a head of their own that puts them away. */
export interface EditGroups<Row> {
  /** Id of the group a row is in. Rows of a group stand one after the other. */
  readonly of: (row: Row) => string;
  /** Words of the head of a group. */
  readonly head: (group: string) => ReactNode;
  /** The row as one of another group, among whose rows it was dropped. */
  readonly join: (row: Row, group: string) => Row;
}

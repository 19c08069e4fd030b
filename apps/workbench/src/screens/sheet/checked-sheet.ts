import type { LeftLine } from './left-lines.ts';

/** A heading of a sheet. */
export interface SheetHead {
  /** The word the service, or the field of the record, knows it by; empty for one nobody knows. */
  readonly name: string;
  readonly label: () => string;
  readonly kind: 'text' | 'date' | 'whole' | 'number';
}

/** A row of a file with what this page finds wrong with it. */
export interface CheckedRow {
  /** Its number in the spreadsheet. */
  readonly row: number;
  /** In the order of the heads. */
  readonly cells: readonly string[];
  /** Sentence by heading. */
  readonly faults: ReadonlyMap<string, string>;
}

/** A file that was read. */
export interface CheckedSheet<Row extends CheckedRow = CheckedRow> {
  readonly heads: readonly SheetHead[];
  readonly rows: readonly Row[];
  /** What is wrong with the file as a whole; nothing can be imported then. */
  readonly fault: string | undefined;
  /** Lines that are no records. */
  readonly left?: readonly LeftLine[];
}

/** A row that was not imported, and why. */
export interface RefusedRow<Row extends CheckedRow = CheckedRow> {
  readonly row: Row;
  readonly reason: string;
}

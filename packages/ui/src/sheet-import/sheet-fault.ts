/** Why a file could not be read as a sheet. */
export type SheetFaultCode =
  /** More bytes than a sheet of people has, packed or unpacked. */
  | 'too-large'
  /** Neither the format of today nor that of before 2007. */
  | 'not-a-sheet'
  | 'protected'
  /** Begins like a sheet and cannot be read to its end. */
  | 'broken'
  /** No row under the heads. */
  | 'empty'
  | 'too-many-rows'
  /** Took longer than a person waits. */
  | 'too-slow';

/** A file that could not be read; the page words it. */
export class SheetFault extends Error {
  readonly code: SheetFaultCode;
  /** Rows found, with `too-many-rows`. */
  readonly rows: number | undefined;

  constructor(code: SheetFaultCode, rows?: number) {
    super(`The sheet is ${code}.`);
    this.name = 'SheetFault';
    this.code = code;
    this.rows = rows;
  }
}

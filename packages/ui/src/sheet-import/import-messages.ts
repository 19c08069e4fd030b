import type { SheetLine } from './read-sheet.ts';
import type { SheetFaultCode } from './sheet-fault.ts';
import type { SheetEncoding } from './text-sheet.ts';

/** Message from the page to the worker that reads a sheet. */
export interface ToReader {
  readonly bytes: ArrayBuffer;
  readonly mostRows: number;
  /** Of a text file; the worker finds it out when left out. */
  readonly encoding?: SheetEncoding | undefined;
}

/** What the worker answers. */
export type FromReader =
  | {
      readonly type: 'heads';
      readonly heads: readonly string[];
      readonly encoding?: SheetEncoding | undefined;
    }
  | { readonly type: 'lines'; readonly lines: readonly SheetLine[] }
  | { readonly type: 'done' }
  | { readonly type: 'fault'; readonly code: SheetFaultCode; readonly rows: number | undefined };

import type { SheetLine } from './read-sheet.ts';
import type { SheetFaultCode } from './sheet-fault.ts';

/** Message from the page to the worker that reads a sheet. */
export interface ToReader {
  readonly bytes: ArrayBuffer;
  readonly mostRows: number;
}

/** What the worker answers. */
export type FromReader =
  | { readonly type: 'heads'; readonly heads: readonly string[] }
  | { readonly type: 'lines'; readonly lines: readonly SheetLine[] }
  | { readonly type: 'done' }
  | { readonly type: 'fault'; readonly code: SheetFaultCode; readonly rows: number | undefined };

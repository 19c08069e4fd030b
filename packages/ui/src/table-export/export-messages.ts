import type { SheetCell } from './sheet-cell.ts';
import type { Sheet, SheetKind } from './write-sheet.ts';

/** Messages from the page to the worker that writes a sheet. */
export type ToWorker =
  | { readonly type: 'begin'; readonly sheet: Sheet }
  | { readonly type: 'rows'; readonly rows: readonly (readonly SheetCell[])[] }
  | { readonly type: 'end'; readonly kind: SheetKind };

/** What the worker answers. */
export type FromWorker =
  | { readonly type: 'taken'; readonly rows: number }
  | { readonly type: 'done'; readonly bytes: ArrayBuffer };

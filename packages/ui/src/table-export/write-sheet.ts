import { type CellObject, CFB, utils, type WorkSheet, write } from 'xlsx';
import { freezeHead, type PartsLibrary } from './freeze-head.ts';
import type { SheetCell } from './sheet-cell.ts';

// The only file that knows the sheet library; it runs in a worker and is loaded with it.

/** The format of a sheet. */
export type SheetKind = 'xlsx' | 'xls';

/** A table on its way into a file. */
export interface Sheet {
  readonly name: string;
  readonly heads: readonly string[];
  /** Pixels. */
  readonly widths: readonly number[];
}

/** A cell with the format of texts stays one when somebody types into it again. */
const FORMATS = { day: 'yyyy-mm-dd', time: 'yyyy-mm-dd hh:mm:ss', text: '@' };

function cellObject(cell: SheetCell): CellObject | undefined {
  switch (cell.kind) {
    case 'number':
      return {
        t: 'n',
        v: cell.number,
        ...(cell.places > 0 ? { z: `0.${'0'.repeat(cell.places)}` } : {}),
      };
    case 'date':
      return { t: 'n', v: cell.serial, z: cell.timed ? FORMATS.time : FORMATS.day };
    default:
      return cell.text === ''
        ? undefined
        : { t: 's', v: cell.text, ...(cell.marked ? { z: FORMATS.text } : {}) };
  }
}

/** Takes the rows of a table as they come and writes them as one file at the end. */
export class SheetWriter {
  readonly #sheet: WorkSheet = {};
  readonly #head: Sheet;
  #rows = 1;

  constructor(head: Sheet) {
    this.#head = head;
    for (const [col, text] of head.heads.entries())
      this.#sheet[utils.encode_cell({ r: 0, c: col })] = { t: 's', v: text };
  }

  add(rows: readonly (readonly SheetCell[])[]): void {
    for (const cells of rows) {
      for (const [col, cell] of cells.entries()) {
        const made = cellObject(cell);
        if (made !== undefined) this.#sheet[utils.encode_cell({ r: this.#rows, c: col })] = made;
      }
      this.#rows += 1;
    }
  }

  /** The bytes of the file. */
  finish(kind: SheetKind): ArrayBuffer {
    const { name, heads, widths } = this.#head;
    const ref = utils.encode_range({
      s: { r: 0, c: 0 },
      e: { r: this.#rows - 1, c: Math.max(0, heads.length - 1) },
    });
    this.#sheet['!ref'] = ref;
    this.#sheet['!autofilter'] = { ref };
    this.#sheet['!cols'] = widths.map((wpx) => ({ wpx }));
    const book = utils.book_new();
    utils.book_append_sheet(book, this.#sheet, name);
    if (kind === 'xls') return write(book, { type: 'array', bookType: 'biff8' });
    return freezeHead(write(book, { type: 'array', bookType: 'xlsx' }), CFB as PartsLibrary);
  }
}

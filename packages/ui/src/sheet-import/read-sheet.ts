import { type CellObject, read, type WorkBook } from 'xlsx';
import { type Block, fillMerged, headLine, type RawLine } from './merged-cells.ts';
import { looksZipped } from './sheet-bytes.ts';
import { cellTexts, plainText } from './sheet-cell-text.ts';
import { SheetFault, type SheetFaultCode } from './sheet-fault.ts';
import { encodingOf, type SheetEncoding, textCells } from './text-sheet.ts';

// The only file that opens a workbook with the sheet library; it runs in a worker and is loaded with it.

/** A row under the heads: its number in the spreadsheet and its cells in the order of the heads. */
export interface SheetLine {
  readonly row: number;
  readonly cells: readonly string[];
  /** What the sheet shows of numbers where that is not their value, by column: `00012346`. */
  readonly shown?: Readonly<Record<number, string>>;
  /** Columns whose text is that of a block of merged cells which begins elsewhere. */
  readonly merged?: readonly number[];
  /** Nobody sees the row in the spreadsheet. */
  readonly hidden?: boolean;
}

/** The first sheet of a file as texts. Days are `YYYY-MM-DD`. */
export interface SheetTexts {
  readonly heads: readonly string[];
  readonly lines: readonly SheetLine[];
  /** How a text file was read; a workbook has none. */
  readonly encoding?: SheetEncoding | undefined;
}

/** A sheet as it came out of its file. */
interface RawSheet {
  readonly lines: readonly RawLine[];
  readonly merges: readonly Block[];
  readonly isHidden: (line: number) => boolean;
  readonly encoding?: SheetEncoding;
}

/** Further columns are somebody's notes. */
const COLUMNS = 300;

/**
 * Reads the first sheet to its last row; formulas are taken by their last value and run nothing. Blocks of merged
 * cells say in each of their cells what they say.
 *
 * @param mostRows rows under the heads
 * @param encoding of a text file; found out when left out
 * @throws SheetFault
 */
export function readSheet(
  bytes: ArrayBuffer,
  mostRows: number,
  encoding?: SheetEncoding,
): SheetTexts {
  const sheet = looksZipped(bytes) ? fromWorkbook(bytes) : fromText(bytes, encoding);
  const { lines: all, merges, isHidden } = sheet;
  const at = headLine(all, merges);
  fillMerged(all, merges, COLUMNS);
  const heads = (all[at]?.cells ?? []).map(({ text, shown = text }) =>
    shown.replaceAll(/\s+/g, ' '),
  );
  const filled = all.flatMap((line, index) => (index > at && isFilled(line) ? [index] : []));
  if (at < 0 || filled.length === 0) throw new SheetFault('empty');
  if (filled.length > mostRows) throw new SheetFault('too-many-rows', filled.length);
  const lines = filled.map((index): SheetLine => {
    const line = lineOf(all[index], heads.length);
    return { row: index + 1, ...line, ...(isHidden(index) ? { hidden: true } : {}) };
  });
  return { heads, lines, ...(sheet.encoding ? { encoding: sheet.encoding } : {}) };
}

function lineOf(line: RawLine | undefined, length: number): Omit<SheetLine, 'row'> {
  const texts = Array.from({ length }, (_, column) => line?.cells[column] ?? { text: '' });
  const cells = texts.map(({ text }) => text);
  const shown = texts.flatMap(({ shown }, column) =>
    shown === undefined ? [] : [[column, shown] as const],
  );
  const merged = [...(line?.copies ?? [])].filter((column) => column < length);
  return {
    cells,
    ...(shown.length === 0 ? {} : { shown: Object.fromEntries(shown) }),
    ...(merged.length === 0 ? {} : { merged }),
  };
}

const isFilled = ({ cells }: RawLine): boolean => cells.some(({ text }) => text !== '');

function fromText(bytes: ArrayBuffer, encoding = encodingOf(bytes)): RawSheet {
  const lines = textCells(bytes, encoding).map(
    (cells): RawLine => ({
      cells: cells.slice(0, COLUMNS).map((text) => ({ text: plainText(text) })),
      copies: new Set(),
    }),
  );
  return { lines, merges: [], isHidden: () => false, encoding };
}

function fromWorkbook(bytes: ArrayBuffer): RawSheet {
  const book = open(bytes);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (sheet === undefined) throw new SheetFault('empty');
  const date1904 = book.Workbook?.WBProps?.date1904 === true;
  const all: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  // Lines without a cell are holes.
  const lines = Array.from(
    all,
    (cells): RawLine => ({
      cells: Array.from(cells?.slice(0, COLUMNS) ?? [], (cell) => cellTexts(cell, date1904)),
      copies: new Set(),
    }),
  );
  const rows = sheet['!rows'] ?? [];
  return { lines, merges: sheet['!merges'] ?? [], isHidden: (line) => rows[line]?.hidden === true };
}

function open(bytes: ArrayBuffer): WorkBook {
  try {
    return read(bytes, {
      type: 'array',
      sheets: 0,
      dense: true,
      // Of a formula is asked whether it was ever worked out, of a row whether it is hidden.
      cellFormula: true,
      cellStyles: true,
      cellHTML: false,
      cellNF: true,
      bookVBA: false,
    });
  } catch (error) {
    throw new SheetFault(faultOf(error));
  }
}

const faultOf = (error: unknown): SheetFaultCode =>
  error instanceof Error && /password|encrypt/i.test(error.message) ? 'protected' : 'broken';

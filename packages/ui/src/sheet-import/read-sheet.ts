import { type CellObject, read, SSF, type WorkSheet } from 'xlsx';
import { SheetFault, type SheetFaultCode } from './sheet-fault.ts';

// The only file that reads with the sheet library; it runs in a worker and is loaded with it.

/** A row under the heads: its number in the spreadsheet and its cells in the order of the heads. */
export interface SheetLine {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The first sheet of a file as texts. Days are `YYYY-MM-DD`. */
export interface SheetTexts {
  readonly heads: readonly string[];
  readonly lines: readonly SheetLine[];
}

/** Empty lines a sheet may begin with. */
const LINES_BEFORE_HEADS = 20;
/** Further columns are somebody's notes. */
const COLUMNS = 300;
/** More digits than this were lost when the file was written. */
const DIGITS = 15;

/**
 * Reads the first sheet; formulas are taken by their last value and run nothing.
 * @param mostRows rows under the heads
 * @throws SheetFault
 */
export function readSheet(bytes: ArrayBuffer, mostRows: number): SheetTexts {
  const sheet = firstSheet(bytes, mostRows + LINES_BEFORE_HEADS + 1);
  const all: readonly (readonly (CellObject | undefined)[] | undefined)[] = sheet['!data'] ?? [];
  // Lines without a cell are holes.
  const texts = Array.from(all, (cells) => Array.from(cells?.slice(0, COLUMNS) ?? [], cellText));
  const at = texts.findIndex(isFilled);
  const heads = (texts[at] ?? []).map((head) => head.replaceAll(/\s+/g, ' '));
  const lines = texts.flatMap((cells, index): SheetLine[] =>
    index > at && isFilled(cells)
      ? [{ row: index + 1, cells: heads.map((_, column) => cells[column] ?? '') }]
      : [],
  );
  if (at < 0 || lines.length === 0) throw new SheetFault('empty');
  if (lines.length > mostRows) throw new SheetFault('too-many-rows', rowsOf(sheet, at));
  return { heads, lines };
}

function firstSheet(bytes: ArrayBuffer, sheetRows: number): WorkSheet {
  try {
    const book = read(bytes, {
      type: 'array',
      sheets: 0,
      sheetRows,
      dense: true,
      cellFormula: false,
      cellHTML: false,
      cellNF: true,
      bookVBA: false,
    });
    const sheet = book.Sheets[book.SheetNames[0] ?? ''];
    if (sheet !== undefined) return sheet;
  } catch (error) {
    throw new SheetFault(faultOf(error));
  }
  throw new SheetFault('empty');
}

const faultOf = (error: unknown): SheetFaultCode =>
  error instanceof Error && /password|encrypt/i.test(error.message) ? 'protected' : 'broken';

/** Rows of the whole sheet, though only the first of them were read. */
function rowsOf(sheet: WorkSheet, heads: number): number | undefined {
  const last = /:[A-Z]+(\d+)$/.exec(sheet['!fullref'] ?? '')?.[1];
  return last === undefined ? undefined : Number(last) - heads - 1;
}

const isFilled = (cells: readonly string[]): boolean => cells.some((text) => text !== '');

function cellText(cell: CellObject | undefined): string {
  if (cell === undefined || cell.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'n') return numberText(Number(cell.v), String(cell.z ?? ''));
  if (cell.t === 'e') return cell.w ?? '#ERROR';
  return String(cell.v).trim();
}

function numberText(value: number, format: string): string {
  if (!SSF.is_date(format)) return String(Number(value.toPrecision(DIGITS)));
  const date = SSF.parse_date_code(value) as Readonly<
    Record<'y' | 'm' | 'd' | 'H' | 'M' | 'S', number>
  >;
  const two = (part: number) => String(part).padStart(2, '0');
  const day = `${date.y}-${two(date.m)}-${two(date.d)}`;
  const seconds = date.H * 3600 + date.M * 60 + date.S;
  return seconds === 0 ? day : `${day} ${two(date.H)}:${two(date.M)}:${two(date.S)}`;
}

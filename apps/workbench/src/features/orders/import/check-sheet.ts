import type { SheetLine, SheetTexts } from '@garment-mes/ui';
import { t } from '#app/i18n.ts';
import { cellName, textFault } from '#screens/sheet/cell-faults.ts';
import { dayOfCell, plainCode, plainFigure, saidIn } from '#screens/sheet/cell-text.ts';
import type { CheckedRow as Row, CheckedSheet as Sheet } from '#screens/sheet/checked-sheet.ts';
import { isTotal, type LeftLine } from '#screens/sheet/left-lines.ts';
import {
  COLOR,
  CUSTOMER,
  DELIVERY,
  headOf,
  ORDER_NO,
  QUANTITY,
  type SheetHead,
  SIZE,
  STYLE_NO,
  TOTAL,
} from './order-sheet.ts';

/** A row of the file. */
export interface CheckedRow extends Row {
  /** In capitals; rows with the same number are one order. */
  readonly orderNo: string;
}

/** A file that was read. */
export interface CheckedSheet extends Sheet<CheckedRow> {
  readonly heads: readonly SheetHead[];
}

/** Letters a cell may have on its way to the service. */
const LONGEST = 64;

/**
 * What can be said of a sheet without asking: missing cells, numbers and days that are none. Names
 * are left to the service.
 */
export function checkSheet({ heads: texts, lines: all }: SheetTexts): CheckedSheet {
  const heads = texts.map(headOf);
  const names = heads.map(({ name }) => name);
  const twice = names.find((name, index) => name !== '' && names.indexOf(name) !== index);
  const missing = [ORDER_NO, COLOR].find((name) => !names.includes(name));
  const fault =
    missing !== undefined
      ? t('找不到“{head}”列，请使用模板', { head: headOf(missing).label() })
      : twice !== undefined
        ? t('“{head}”列重复', { head: headOf(twice).label() })
        : undefined;

  const left = all.flatMap((line): LeftLine[] =>
    isTotal(line) ? [{ row: line.row, what: 'total' }] : [],
  );
  const lines = all.filter((line) => !isTotal(line));
  const seen = new Set<string>();
  const at = names.indexOf(ORDER_NO);
  const rows = lines.map((line): CheckedRow => {
    const cells = heads.map(({ kind, name }, column) => {
      const said = saidIn(line, column, kind);
      return CODES.has(name) ? plainCode(said) : said;
    });
    const orderNo = (cells[at] ?? '').normalize('NFKC').toUpperCase();
    const isFirst = !seen.has(orderNo);
    seen.add(orderNo);
    return { row: line.row, cells, orderNo, faults: rowFaults(heads, line, cells, isFirst) };
  });
  return { heads, rows, fault, left };
}

/** Columns of numbers by which records are known. */
const CODES: ReadonlySet<string> = new Set([ORDER_NO, STYLE_NO]);

function rowFaults(
  heads: readonly SheetHead[],
  { row, merged = [] }: SheetLine,
  cells: readonly string[],
  isFirst: boolean,
): ReadonlyMap<string, string> {
  const faults = new Map<string, string>();
  const textOf = (name: string) => cells[heads.findIndex((head) => head.name === name)] ?? '';
  const wanted = isFirst ? [ORDER_NO, CUSTOMER, STYLE_NO, DELIVERY, COLOR] : [ORDER_NO, COLOR];
  for (const name of wanted)
    if (textOf(name) === '') faults.set(name, t('{field}必填', { field: headOf(name).label() }));
  // A row that names its size does not count what stands under other sizes.
  const sized = textOf(SIZE) !== '';
  for (const [index, head] of heads.entries()) {
    const { name, isSize = false } = head;
    const text = cells[index] ?? '';
    if (text === '' || name === '' || name === TOTAL || (sized && isSize)) continue;
    const cell = cellName(index, row);
    // Pieces of several rows in one block say nothing about each of them.
    const isShared = merged.includes(index) && (isSize || name === QUANTITY);
    const fault = isShared
      ? t('{cell} 是合并单元格，件数须逐格填写', { cell })
      : cellFault(head, text, cell);
    if (fault !== undefined) faults.set(name, fault);
  }
  return faults;
}

function cellFault({ kind, name }: SheetHead, text: string, cell: string): string | undefined {
  if (text.length > LONGEST) return t('最多 {limit} 个字', { limit: LONGEST });
  if (kind === 'text') return textFault(text, cell, CODES.has(name));
  const plain = plainFigure(text);
  if (kind === 'whole' && !/^\d{1,8}$/.test(plain)) return t('“{text}”不是整数', { text });
  if (kind === 'number' && !/^\d{1,8}(\.\d{1,4})?$/.test(plain))
    return t('“{text}”不是数字', { text });
  if (kind === 'date' && dayOfCell(text) === undefined) return t('“{text}”不是有效日期', { text });
  return undefined;
}

import type { ReactNode } from 'react';
import { cellText } from '../rows/cell-text.ts';
import type { DataColumn } from './data-column.ts';
import { textWidth } from './text-width.ts';

/** Pixels a cell keeps free on both sides of what it shows. */
const CELL_ROOM = 20;
/** Pixels the arrows of an order and the button of a filter take in a head. */
const ARROWS = 18;
const FILTER = 24;
/** Heads and sums are written stronger than cells. */
const STRONG = 1.06;
/** A Chinese head longer than this stands on two lines. */
const LONGEST_LINE = 5;
/** Pixels of cells whose content says nothing about its width. */
const UNKNOWN = 120;
/** Narrower columns cannot be grabbed. */
const LEAST = 48;
/** A text gives up room down to the floor and is shown up to the ceiling, or up to the most where there is room. */
const TEXT_FLOOR = 88;
/** What a component draws of a text may stand on several lines, and would lose the last ones. */
const DRAWN_FLOOR = 200;
const TEXT_CEILING = 240;
const TEXT_MOST = 640;
/** Rows that are looked at. */
const MOST_ROWS = 300;

/** Widths of a column in pixels. */
export interface ColumnFit {
  readonly width: number;
  /** What it gives up room to, where the columns are wider than the table. */
  readonly least: number;
  /** What shows everything, where there is room. */
  readonly wish: number;
}

/** Fits by the id of their column. */
export type ColumnFits = ReadonlyMap<string, ColumnFit>;

/** Pixels the words of a head need on two lines, without what stands beside them. */
function headLines(header: string): number {
  const words = header.split(' ');
  if (words.length > 1) {
    const lines = words.map((_, at) =>
      Math.max(
        textWidth(words.slice(0, at + 1).join(' ')),
        textWidth(words.slice(at + 1).join(' ')),
      ),
    );
    return Math.min(...lines);
  }
  // A line may break between any two Chinese letters, but not before a bracket: one letter more is left for that.
  const isLong = header.length > LONGEST_LINE && /^[\u2e80-\uffff()/]+$/.test(header);
  return isLong ? textWidth(header) / 2 + textWidth('字') : textWidth(header);
}

/** Pixels a head needs so that nothing of it is cut, its buttons included. */
function headWidth<Row>({ header, sortable, filterOptions }: DataColumn<Row>): number {
  const buttons = (sortable ? ARROWS : 0) + (filterOptions ? FILTER : 0);
  return headLines(header) * STRONG + CELL_ROOM + buttons;
}

/** Pixels of the widest cell among the rows. */
function cellsWidth<Row>(column: DataColumn<Row>, rows: readonly Row[]): number {
  const { room = 0, text } = column;
  let most = 0;
  rows.slice(0, MOST_ROWS).forEach((row, index) => {
    const words = cellText(column, row, index);
    const beside = typeof room === 'number' ? room : room(row);
    const isUnknown = words === '' && text === undefined && column.room === undefined;
    most = Math.max(most, isUnknown ? UNKNOWN : textWidth(words) + beside + CELL_ROOM);
  });
  return most;
}

const sumWidth = (sum: ReactNode): number =>
  typeof sum === 'string' || typeof sum === 'number'
    ? textWidth(String(sum)) * STRONG + CELL_ROOM
    : 0;

/** Only texts can be read when they are cut: figures and days cannot. */
const givesRoom = <Row>({ align, kind = 'text', whole, fixed }: DataColumn<Row>): boolean =>
  kind === 'text' && align === undefined && !whole && !fixed;

function fitOf<Row>(column: DataColumn<Row>, cells: number, sum: ReactNode): ColumnFit {
  if (column.width !== undefined) {
    const { width } = column;
    return { width, least: width, wish: width };
  }
  const never = Math.ceil(Math.max(LEAST, headWidth(column), sumWidth(sum)));
  const whole = Math.ceil(Math.max(never, cells));
  if (!givesRoom(column)) return { width: whole, least: whole, wish: whole };
  const upTo = (most: number) => Math.max(never, Math.min(whole, most));
  const floor = column.room === undefined ? TEXT_FLOOR : DRAWN_FLOOR;
  return { width: upTo(TEXT_CEILING), least: upTo(floor), wish: upTo(TEXT_MOST) };
}

/**
 * How wide the columns of a table are: as their heads on two lines at most, the widest of the cells and the sum below
 * them need. A width that a column states is taken as it is.
 * @param sums totals by the id of their column
 */
export const fitColumns = <Row>(
  columns: readonly DataColumn<Row>[],
  rows: readonly Row[],
  sums: Readonly<Record<string, ReactNode>> = {},
): ColumnFits =>
  new Map(
    columns.map((column) => [
      column.id,
      fitOf(column, column.width === undefined ? cellsWidth(column, rows) : 0, sums[column.id]),
    ]),
  );

/** The fits with those of before where these were wider; the ones of before while nothing grew. */
export function grownFits(before: ColumnFits, now: ColumnFits): ColumnFits {
  const grown = new Map(
    Array.from(now, ([id, fit]) => {
      const { width, least, wish } = before.get(id) ?? fit;
      return [
        id,
        {
          width: Math.max(fit.width, width),
          least: Math.max(fit.least, least),
          wish: Math.max(fit.wish, wish),
        },
      ];
    }),
  );
  const isSame =
    grown.size === before.size &&
    Array.from(grown).every(([id, fit]) => {
      const old = before.get(id);
      return old?.width === fit.width && old.least === fit.least && old.wish === fit.wish;
    });
  return isSame ? before : grown;
}

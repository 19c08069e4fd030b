import type { CSSProperties } from 'react';
import { classNames } from '../../class-names.ts';
import styles from '../data-table.module.css';
import type { ColumnModel, PlacedColumn } from '../state/table-features.ts';
import type { DataColumn } from './data-column.ts';
import { fitRoom } from './fit-room.ts';

/** A column as it is drawn. */
export interface LaidColumn<Row> {
  readonly column: DataColumn<Row>;
  readonly width: number;
  /** Pixels from the edge it is pinned to; from the start of the middle for the others. */
  readonly offset: number;
  readonly pin: 'start' | 'end' | undefined;
  /** From 1, over everything shown. */
  readonly position: number;
  /** The last one pinned to the start, or the first one pinned to the end: it draws the edge. */
  readonly edge: boolean;
  /** Width and the place it sticks to; one object as long as the layout lasts. */
  readonly style: CSSProperties;
  readonly cellClass: string | undefined;
}

export interface ColumnLayout<Row> {
  readonly start: readonly LaidColumn<Row>[];
  readonly center: readonly LaidColumn<Row>[];
  readonly end: readonly LaidColumn<Row>[];
  /** In the order of reading. */
  readonly all: readonly LaidColumn<Row>[];
  readonly startWidth: number;
  readonly centerWidth: number;
  readonly endWidth: number;
  readonly width: number;
  /** Where the columns in front of the given ones stand. */
  readonly leadStyles: readonly CSSProperties[];
  /** The room of the columns of the middle that are not drawn, on either side. */
  readonly gapBefore: (first: number) => CSSProperties;
  readonly gapAfter: (last: number) => CSSProperties;
}

/**
 * Gives every column its width and place. Where they are wider than the table, texts give up room
 * down to their floor; what is then still missing is reached by scrolling. Room that is left over
 * first shows whole what was cut, then it is shared among the columns of the middle that nobody
 * has sized, in proportion to their widths.
 * @param leads how many columns are in front: expander, selection
 * @param leadWidth pixels of each of them
 * @param room pixels there are, 0 when unknown
 */
export function layOut<Row>(
  model: ColumnModel<Row>,
  leads: number,
  leadWidth: number,
  room: number,
  resizing?: { readonly id: string; readonly width: number } | undefined,
): ColumnLayout<Row> {
  const isSized = ({ column, sized }: PlacedColumn<Row>) => sized || column.id === resizing?.id;
  const widths = fittedWidths(model, room === 0 ? undefined : room - leads * leadWidth, resizing);
  const widthOf = (placed: PlacedColumn<Row>) => widths.get(placed) ?? placed.width;
  const total = (columns: readonly PlacedColumn<Row>[]) =>
    columns.reduce((sum, column) => sum + widthOf(column), 0);
  const startWidth = leads * leadWidth + total(model.start);
  const endWidth = total(model.end);

  const growing = new Set(model.center.filter((placed) => !isSized(placed)));
  let weight = total([...growing]);
  let spare = Math.max(0, Math.floor(room - startWidth - total(model.center) - endWidth));

  let position = 0;
  function lay(
    placed: PlacedColumn<Row>,
    width: number,
    offset: number,
    pin: 'start' | 'end' | undefined,
    edge: boolean,
  ): LaidColumn<Row> {
    const { column } = placed;
    position += 1;
    const side = pin === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
    return {
      column,
      width,
      offset,
      pin,
      position,
      edge,
      style: pin === undefined ? { width } : { width, [side]: offset },
      cellClass: classNames(
        styles.cell,
        column.align === 'end' && styles.alignEnd,
        column.align === 'center' && styles.alignCenter,
      ),
    };
  }

  let offset = leads * leadWidth;
  const start = model.start.map((placed, index) => {
    offset += widthOf(placed);
    const width = widthOf(placed);
    return lay(placed, width, offset - width, 'start', index === model.start.length - 1);
  });
  let centerWidth = 0;
  const center = model.center.map((placed) => {
    const own = widthOf(placed);
    let width = own;
    if (growing.has(placed) && weight > 0) {
      // Whole pixels, or heads and cells part at uneven zoom levels.
      width += Math.floor((spare * own) / weight);
      spare -= width - own;
      weight -= own;
    }
    centerWidth += width;
    return lay(placed, width, centerWidth - width, undefined, false);
  });
  let after = endWidth;
  const end = model.end.map((placed, index) => {
    after -= widthOf(placed);
    return lay(placed, widthOf(placed), after, 'end', index === 0);
  });

  const gaps = new Map<number, CSSProperties>();
  const gap = (width: number) => {
    const known = gaps.get(width) ?? { width };
    gaps.set(width, known);
    return known;
  };
  return {
    start,
    center,
    end,
    all: [...start, ...center, ...end],
    startWidth,
    centerWidth,
    endWidth,
    width: startWidth + centerWidth + endWidth,
    leadStyles: Array.from({ length: leads }, (_, index) => ({
      width: leadWidth,
      insetInlineStart: index * leadWidth,
    })),
    gapBefore: (first) => gap(center[first]?.offset ?? 0),
    gapAfter: (last) => {
      const laid = center[last];
      return gap(laid === undefined ? 0 : centerWidth - laid.offset - laid.width);
    },
  };
}

/** Width of each column in the room there is for all of them; those that a person has sized keep it. */
function fittedWidths<Row>(
  { start, center, end }: ColumnModel<Row>,
  room: number | undefined,
  resizing: { readonly id: string; readonly width: number } | undefined,
): ReadonlyMap<PlacedColumn<Row>, number> {
  const every = [...start, ...center, ...end];
  const fitted = fitRoom(
    every.map(({ column, sized, width: own, least, wish }) => {
      const isResized = column.id === resizing?.id;
      const width = isResized ? resizing.width : own;
      return sized || isResized ? { width, least: width, wish: width } : { width, least, wish };
    }),
    room,
  );
  return new Map(every.map((placed, at) => [placed, fitted[at] ?? placed.width]));
}

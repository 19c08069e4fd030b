import type { DataColumn } from './data-column.ts';
import type { ColumnModel } from './table-features.ts';

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
}

export interface ColumnLayout<Row> {
  readonly start: readonly LaidColumn<Row>[];
  readonly center: readonly LaidColumn<Row>[];
  readonly end: readonly LaidColumn<Row>[];
  /** In the order of reading. */
  readonly all: readonly LaidColumn<Row>[];
  readonly centerWidth: number;
  readonly width: number;
}

/**
 * Gives every column its width and place. Room that is left over is shared among the columns of
 * the middle that nobody has sized, in proportion to their widths.
 * @param lead pixels in front of the columns: selection and expander
 * @param room pixels there are, 0 when unknown
 */
export function layOut<Row>(
  model: ColumnModel<Row>,
  lead: number,
  room: number,
  resizing?: { readonly id: string; readonly width: number } | undefined,
): ColumnLayout<Row> {
  const widthOf = ({ column, width }: { column: DataColumn<Row>; width: number }) =>
    column.id === resizing?.id ? resizing.width : width;
  const total = (columns: ColumnModel<Row>['center']) =>
    columns.reduce((sum, column) => sum + widthOf(column), 0);

  const growing = model.center.filter(({ column, sized }) => !sized && column.id !== resizing?.id);
  const spare = Math.max(
    0,
    room - lead - total(model.start) - total(model.center) - total(model.end),
  );
  const growable = total(growing);

  let position = 0;
  let offset = lead;
  const start = model.start.map((placed, index) => {
    const width = widthOf(placed);
    position += 1;
    offset += width;
    return {
      column: placed.column,
      width,
      offset: offset - width,
      pin: 'start' as const,
      position,
      edge: index === model.start.length - 1,
    };
  });
  let middle = 0;
  const center = model.center.map((placed) => {
    const grown = growing.includes(placed) && growable > 0;
    const own = widthOf(placed);
    const width = grown ? own + (spare * own) / growable : own;
    position += 1;
    middle += width;
    return {
      column: placed.column,
      width,
      offset: middle - width,
      pin: undefined,
      position,
      edge: false,
    };
  });
  let after = total(model.end);
  const end = model.end.map((placed, index) => {
    const width = widthOf(placed);
    position += 1;
    after -= width;
    return {
      column: placed.column,
      width,
      offset: after,
      pin: 'end' as const,
      position,
      edge: index === 0,
    };
  });
  return {
    start,
    center,
    end,
    all: [...start, ...center, ...end],
    centerWidth: middle,
    width: offset + middle + total(model.end),
  };
}

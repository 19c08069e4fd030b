import type { ColumnModel, PlacedColumn } from '../state/table-features.ts';

/** Pixels that the columns between the pinned ones need at least: two or three of them. */
const LEAST_MIDDLE = 240;

/**
 * The columns with the pins there is room for. On a phone those pinned to the start give way, the inner ones first, and
 * scroll with the others in their order; what is pinned to the end stays, it has the buttons of the row.
 * @param leads pixels of the columns in front: expander, selection
 * @param room pixels there are, 0 when unknown
 */
export function pinsThatFit<Row>(
  model: ColumnModel<Row>,
  leads: number,
  room: number,
): ColumnModel<Row> {
  const widthOf = (columns: readonly PlacedColumn<Row>[]) =>
    columns.reduce((sum, { width }) => sum + width, 0);
  const { start, center, end } = model;
  const least = Math.min(LEAST_MIDDLE, widthOf(center));
  const spare = room - leads - widthOf(end) - least;
  if (room === 0 || widthOf(start) <= spare) return model;
  const kept = start.filter((_, at) => widthOf(start.slice(0, at + 1)) <= spare);
  return { start: kept, center: [...start.slice(kept.length), ...center], end };
}

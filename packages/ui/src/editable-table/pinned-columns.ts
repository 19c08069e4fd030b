import type { EditColumn } from './edit-column.ts';
import { DEFAULT_WIDTH, LEAD_WIDTH, NUMBER_WIDTH } from './edit-head.tsx';

/** Where leading pinned columns stick, behind the handle, the number and each other. */
export function pinOffsets<Row>(
  columns: readonly EditColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  changeable: boolean,
): (number | undefined)[] {
  let offset = changeable ? LEAD_WIDTH + NUMBER_WIDTH : NUMBER_WIDTH;
  let leading = true;
  return columns.map(({ id, pinned, width = DEFAULT_WIDTH }) => {
    leading &&= pinned === true;
    if (!leading) return undefined;
    offset += widths[id] ?? width;
    return offset - (widths[id] ?? width);
  });
}

/** Pixels that pinned columns lie over, so that a cell in view is not below them. */
export function pinnedWidth<Row>(
  columns: readonly EditColumn<Row>[],
  widths: Readonly<Record<string, number>>,
  changeable: boolean,
): number {
  let width = changeable ? LEAD_WIDTH + NUMBER_WIDTH : NUMBER_WIDTH;
  for (const column of columns) {
    if (column.pinned !== true) break;
    width += widths[column.id] ?? column.width ?? DEFAULT_WIDTH;
  }
  return width;
}

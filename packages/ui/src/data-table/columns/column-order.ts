import { mergedOrder } from '../state/table-features.ts';
import type { ColumnChoice } from '../state/table-state.ts';
import type { ColumnFacts } from './data-column.ts';

/** A column beside which another one comes to stand. */
export interface ColumnPlace {
  readonly beside: string;
  /** Behind it, not in front of it. */
  readonly after: boolean;
}

/** The choice of columns with one of them taken to another place; columns not shown keep theirs. */
export function withColumnMoved(
  columns: readonly ColumnFacts[],
  choice: ColumnChoice,
  id: string,
  { beside, after }: ColumnPlace,
): ColumnChoice {
  const ids = columns.map((column) => column.id);
  const order = mergedOrder(ids, choice.order).filter((other) => other !== id);
  order.splice(order.indexOf(beside) + (after ? 1 : 0), 0, id);
  return { ...choice, order };
}

/**
 * Where a column that is held at a place would come to stand among the columns pinned like itself.
 * @param zone those columns, itself included, with their widths
 * @param x pixels from the start of the first one
 */
export function columnPlaceAt(
  zone: readonly { readonly id: string; readonly width: number }[],
  x: number,
): ColumnPlace | undefined {
  let end = 0;
  for (const { id, width } of zone) {
    end += width;
    if (x < end - width / 2) return { beside: id, after: false };
  }
  const last = zone.at(-1);
  return last === undefined ? undefined : { beside: last.id, after: true };
}

import { IconButton, useSortable } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import styles from './sort-lines.module.css';

interface SortLinesProps<Row extends { readonly id: string }> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Called with the ids in their new order, once for each move. */
  readonly onSort: (ids: readonly string[]) => void;
  /** What the handle of a line is called. */
  readonly moveLabel: (row: Row) => string;
  readonly draw: (row: Row) => ReactNode;
  /** Lines above the others that stay where they are. */
  readonly children?: ReactNode;
}

/** Rows that are put into another order, by dragging a handle or with the arrow keys on it. */
export function SortLines<Row extends { readonly id: string }>(props: SortLinesProps<Row>) {
  const { label, rows, onSort, moveLabel, draw, children } = props;
  const list = useRef<HTMLOListElement>(null);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const { order, item, handle } = useSortable({ list, ids: rows.map(({ id }) => id), onSort });
  return (
    <ol className={styles.lines} ref={list} aria-label={label}>
      {children}
      {order.map((id) => {
        const row = byId.get(id);
        return row === undefined ? null : (
          <li key={id} {...item(id)}>
            <IconButton
              size="small"
              tip="none"
              label={moveLabel(row)}
              icon={<GripVertical aria-hidden />}
              {...handle(id)}
            />
            {draw(row)}
          </li>
        );
      })}
    </ol>
  );
}

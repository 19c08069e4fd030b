import type { ReactNode } from 'react';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { EditColumn } from './edit-column.ts';
import styles from './editable-table.module.css';

/** Totals below their columns. */
export function EditSums<Row>({
  columns,
  sums,
  pins,
  changeable,
  hasTools,
}: {
  columns: readonly EditColumn<Row>[];
  sums: Readonly<Record<string, ReactNode>>;
  pins: readonly (number | undefined)[];
  changeable: boolean;
  hasTools: boolean;
}) {
  const labels = useLabels();
  return (
    <tfoot>
      <tr className={styles.sums}>
        {changeable && <td className={styles.lead} />}
        <td className={styles.number}>{labels.sum}</td>
        {columns.map((column, col) => (
          <td
            key={column.id}
            data-align={column.align ?? (column.kind === 'number' ? 'end' : 'start')}
            data-pin={pins[col] === undefined ? undefined : ''}
            className={styles.cell}
            style={pins[col] === undefined ? undefined : { insetInlineStart: pins[col] }}
          >
            <span className={styles.text}>{sums[column.id]}</span>
          </td>
        ))}
        {hasTools && <td className={styles.tools} />}
      </tr>
    </tfoot>
  );
}

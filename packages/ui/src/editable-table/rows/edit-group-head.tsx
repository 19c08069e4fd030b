import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from '../editable-table.module.css';

/** The head of a group of rows, which puts them away and brings them back. */
export function EditGroupHead(props: {
  readonly line: number;
  /** Columns of the table, its own included. */
  readonly colSpan: number;
  readonly opened: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}) {
  const { line, colSpan, opened, onToggle, children } = props;
  return (
    <tr aria-rowindex={line + 2} className={styles.group}>
      <td colSpan={colSpan}>
        <button
          type="button"
          aria-expanded={opened}
          className={styles.groupToggle}
          onClick={onToggle}
        >
          <ChevronRight aria-hidden />
          {children}
        </button>
      </td>
    </tr>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import { ChevronRight } from 'lucide-react';
import { useLabels } from '../../ui-provider/ui-context.ts';
import type { DataColumn } from '../columns/data-column.ts';
import styles from '../data-table.module.css';
import type { RowGroup } from '../rows/group-rows.ts';

/** The head of a group: the value its rows share, how many they are, and their totals. */
export function GroupRow<Row>({
  group,
  columns,
  line,
  ariaRowIndex,
  top,
  height,
  width,
  view,
  colCount,
  active,
}: {
  group: RowGroup;
  columns: readonly DataColumn<Row>[];
  line: number;
  ariaRowIndex: number;
  top: number;
  height: number;
  width: number;
  /** Pixels in view; the words stay inside. */
  view: number;
  colCount: number;
  active: boolean;
}) {
  const labels = useLabels();
  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      aria-level={1}
      aria-expanded={group.opened}
      data-part="group"
      data-row={line}
      data-key={group.key}
      className={styles.groupRow}
      style={{ top, height, width }}
    >
      <div
        role="gridcell"
        aria-colindex={1}
        aria-colspan={colCount}
        tabIndex={active ? 0 : undefined}
        data-col={0}
        className={styles.groupCell}
        style={{ maxWidth: view || undefined }}
      >
        <ChevronRight aria-hidden />
        <strong>{group.key === '' ? labels.noValue : group.key}</strong>
        <span>{labels.totalCount(group.count)}</span>
        {columns.map(
          ({ id, header }) =>
            group.sums[id] !== undefined && (
              <span key={id}>
                {header} {group.sums[id]}
              </span>
            ),
        )}
      </div>
    </div>
  );
}

// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import type { ReactNode } from 'react';
import { useLabels } from '../../ui-provider/ui-context.ts';
import type { ColumnLayout, LaidColumn } from '../columns/column-layout.ts';
import styles from '../data-table.module.css';
import { LEAD_WIDTH } from './body-row.tsx';

/** Totals over everything the list found, not over the page. */
export function SumRow<Row>({
  layout,
  leads,
  firstColumn,
  lastColumn,
  ariaRowIndex,
  height,
  sums,
}: {
  layout: ColumnLayout<Row>;
  leads: number;
  firstColumn: number;
  lastColumn: number;
  ariaRowIndex: number;
  height: number;
  sums: Readonly<Record<string, ReactNode>>;
}) {
  const labels = useLabels();
  const cell = (laid: LaidColumn<Row>) => (
    <div
      key={laid.column.id}
      role="gridcell"
      aria-colindex={leads + laid.position}
      data-pin={laid.pin}
      data-edge={laid.edge || undefined}
      className={laid.cellClass}
      style={laid.style}
    >
      {laid.column.sum ? sums[laid.column.id] : laid.position === 1 ? labels.sum : null}
    </div>
  );

  return (
    <div
      role="row"
      aria-rowindex={ariaRowIndex}
      data-part="sum-row"
      className={styles.sumRow}
      style={{ height, width: layout.width }}
    >
      {leads > 0 && (
        <div
          role="gridcell"
          aria-colindex={1}
          data-pin="start"
          className={styles.lead}
          style={{ width: leads * LEAD_WIDTH, insetInlineStart: 0 }}
        />
      )}
      {layout.start.map(cell)}
      <span aria-hidden className={styles.gap} style={layout.gapBefore(firstColumn)} />
      {layout.center.slice(firstColumn, lastColumn + 1).map(cell)}
      <span aria-hidden className={styles.gap} style={layout.gapAfter(lastColumn)} />
      {layout.end.map(cell)}
    </div>
  );
}

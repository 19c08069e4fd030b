// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
// biome-ignore-all lint/a11y/useFocusableInteractive: cells take the focus, rows do not.
import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Tick } from '../tick/tick.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import { pinStyle } from './cell-style.ts';
import type { ColumnLayout, LaidColumn } from './column-layout.ts';
import styles from './data-table.module.css';

/** Selection and expander stand in columns of this width. */
export const LEAD_WIDTH = 36;

export interface BodyRowProps<Row> {
  readonly row: Row;
  readonly id: string;
  readonly index: number;
  readonly ariaRowIndex: number;
  readonly top: number;
  readonly height: number;
  readonly layout: ColumnLayout<Row>;
  readonly firstColumn: number;
  readonly lastColumn: number;
  /** Columns before the given ones: expander, selection. */
  readonly leads: number;
  readonly hasDetail: boolean;
  readonly opened: boolean;
  readonly selectable: 'no' | 'yes' | 'disabled';
  readonly selected: boolean;
  readonly glowing: boolean;
  /** Column that owns the tab stop, when it is in this row. */
  readonly activeColumn: number | undefined;
  readonly rangeFrom: number | undefined;
  readonly rangeTo: number | undefined;
  readonly onSelect: (index: number, on: boolean, extend: boolean) => void;
  readonly onToggle: (id: string) => void;
  readonly onOpen: ((row: Row) => void) | undefined;
}

function Row<Record>(props: BodyRowProps<Record>) {
  const { row, id, index, layout, firstColumn, lastColumn, height, leads, activeColumn } = props;
  const { onOpen } = props;
  const labels = useLabels();
  const drawn = layout.center.slice(firstColumn, lastColumn + 1);
  const before = drawn[0]?.offset ?? 0;
  const last = drawn.at(-1);
  const after = layout.centerWidth - (last === undefined ? 0 : last.offset + last.width);

  const inRange = (col: number) =>
    props.rangeFrom !== undefined && props.rangeTo !== undefined
      ? col >= props.rangeFrom && col <= props.rangeTo
      : false;

  const lead = (col: number, offset: number, content: ReactNode) => (
    <div
      role="gridcell"
      aria-colindex={col + 1}
      tabIndex={activeColumn === col ? 0 : -1}
      data-row={index}
      data-col={col}
      data-pin="start"
      className={styles.lead}
      style={{ width: LEAD_WIDTH, insetInlineStart: offset }}
    >
      {content}
    </div>
  );

  const cell = (laid: LaidColumn<Record>) => {
    const col = leads + laid.position - 1;
    const content = laid.column.cell(row, index);
    const absent = content === undefined || content === null || content === '';
    return (
      <div
        key={laid.column.id}
        role="gridcell"
        aria-colindex={col + 1}
        tabIndex={activeColumn === col ? 0 : -1}
        data-row={index}
        data-col={col}
        data-align={laid.column.align ?? 'start'}
        data-pin={laid.pin}
        data-edge={laid.edge || undefined}
        data-range={inRange(col) || undefined}
        data-absent={absent || undefined}
        className={styles.cell}
        style={pinStyle(laid)}
      >
        {absent ? '–' : content}
      </div>
    );
  };

  return (
    <div
      role="row"
      aria-rowindex={props.ariaRowIndex}
      aria-selected={props.selectable === 'no' ? undefined : props.selected}
      aria-expanded={props.hasDetail ? props.opened : undefined}
      data-part="row"
      data-id={id}
      data-selected={props.selected || undefined}
      data-glow={props.glowing || undefined}
      className={styles.row}
      style={{ top: props.top, height, width: layout.width }}
      onDoubleClick={onOpen === undefined ? undefined : () => onOpen(row)}
    >
      {props.hasDetail &&
        lead(
          0,
          0,
          <button
            type="button"
            tabIndex={-1}
            aria-label={props.opened ? labels.collapse : labels.expand}
            className={styles.expander}
            onClick={() => props.onToggle(id)}
          >
            {props.opened ? <ChevronDown /> : <ChevronRight />}
          </button>,
        )}
      {props.selectable !== 'no' &&
        lead(
          leads - 1,
          (leads - 1) * LEAD_WIDTH,
          <Tick
            tabIndex={-1}
            aria-label={labels.selectRow}
            checked={props.selected}
            disabled={props.selectable === 'disabled'}
            onClick={(event) => props.onSelect(index, !props.selected, event.shiftKey)}
          />,
        )}
      {layout.start.map(cell)}
      <span aria-hidden className={styles.gap} style={{ width: before }} />
      {drawn.map(cell)}
      <span aria-hidden className={styles.gap} style={{ width: after }} />
      {layout.end.map(cell)}
    </div>
  );
}

/** One row of a table. Drawn again only when something about it changes. */
export const BodyRow = /* @__PURE__ */ memo(Row) as typeof Row;

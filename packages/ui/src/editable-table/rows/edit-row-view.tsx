// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: cells of an ARIA grid.
import { Copy, GripVertical, Trash2 } from 'lucide-react';
import {
  type CSSProperties,
  type HTMLAttributes,
  memo,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { Tick } from '../../tick/tick.tsx';
import { useLabels } from '../../ui-provider/ui-context.ts';
import { shownText } from '../cell-value.ts';
import { type EditColumn, type EditRow, isTyped } from '../edit-column.ts';
import styles from '../editable-table.module.css';

export interface EditRowViewProps<Row extends EditRow> {
  readonly row: Row;
  readonly index: number;
  /** Place among the lines of the table, heads of groups included. */
  readonly line: number;
  readonly rows: readonly Row[];
  readonly columns: readonly EditColumn<Row>[];
  readonly pins: readonly (number | undefined)[];
  readonly faults: Readonly<Record<string, string>> | undefined;
  readonly selected: boolean;
  readonly changeable: boolean;
  readonly dragging: boolean;
  readonly activeColumn: number | undefined;
  /** No cell is active yet: the keyboard comes in by the first cell of this row. */
  readonly entry: boolean;
  readonly rangeFrom: number | undefined;
  readonly rangeTo: number | undefined;
  /** Column of the corner that is dragged to fill, when it is in this row. */
  readonly cornerColumn: number | undefined;
  readonly onFill: (event: PointerEvent<HTMLElement>) => void;
  /** The input of the active cell, when it is in this row. */
  readonly editor: ReactNode;
  readonly faultId: string;
  readonly handle: ((id: string) => HTMLAttributes<HTMLElement>) | undefined;
  readonly onSelect: (id: string, on: boolean) => void;
  readonly onUpdate: (row: Row) => void;
  readonly onCopy: ((id: string) => void) | undefined;
  readonly onRemove: ((id: string) => void) | undefined;
}

function View<Row extends EditRow>(props: EditRowViewProps<Row>) {
  const { row, index, rows, columns, pins, faults, changeable, activeColumn, handle } = props;
  const { onCopy, onRemove } = props;
  const labels = useLabels();

  const cell = (column: EditColumn<Row>, col: number) => {
    const fault = faults?.[column.id];
    const pin = pins[col];
    const style: CSSProperties | undefined =
      pin === undefined ? undefined : { insetInlineStart: pin };
    const inRange =
      props.rangeFrom !== undefined && props.rangeTo !== undefined
        ? col >= props.rangeFrom && col <= props.rangeTo
        : false;
    const typed = isTyped(column);
    const active = activeColumn === col;
    const paint = typed ? column.paint?.(row) : undefined;
    return (
      <td
        key={column.id}
        role="gridcell"
        aria-colindex={col + 1}
        aria-readonly={!changeable || !typed || column.locked?.(row) || undefined}
        aria-invalid={fault === undefined ? undefined : true}
        tabIndex={(active && !(typed && changeable)) || (props.entry && col === 0) ? 0 : -1}
        title={fault ?? (typed ? column.hint?.(row) : undefined)}
        data-col={col}
        data-row={index}
        data-kind={column.kind}
        data-align={column.align ?? (column.kind === 'number' ? 'end' : 'start')}
        data-locked={(typed && column.locked?.(row)) || undefined}
        data-invalid={fault === undefined ? undefined : ''}
        data-active={active || undefined}
        data-range={inRange || undefined}
        data-pin={pin === undefined ? undefined : ''}
        className={styles.cell}
        style={style}
      >
        {active && typed && changeable ? props.editor : null}
        {typed && !(active && changeable) && (
          <span className={styles.text}>
            {paint !== undefined && (
              <span aria-hidden className={styles.paint} style={{ background: paint }} />
            )}
            {shownText(column, row)}
          </span>
        )}
        <CellNote note={typed ? column.note?.(row) : undefined} />
        {column.kind === 'computed' && (
          <span className={styles.text}>{column.cell(row, index, rows)}</span>
        )}
        {column.kind === 'custom' && column.cell(row, props.onUpdate)}
        {changeable && col === props.cornerColumn && (
          <span
            aria-hidden
            data-part="fill-handle"
            className={styles.fill}
            onPointerDown={props.onFill}
          />
        )}
        {active && fault !== undefined && (
          <span id={props.faultId} role="status" className={styles.fault}>
            {fault}
          </span>
        )}
      </td>
    );
  };

  return (
    <tr
      aria-rowindex={props.line + 2}
      data-sort-id={row.id}
      data-dragging={props.dragging ? '' : undefined}
      data-selected={props.selected || undefined}
      className={styles.row}
    >
      {changeable && (
        <td className={styles.lead}>
          <span className={styles.leadTools}>
            {handle !== undefined && (
              <button
                type="button"
                tabIndex={-1}
                className={styles.handle}
                aria-label={`${labels.dragHandle} ${index + 1}`}
                {...handle(row.id)}
              >
                <GripVertical />
              </button>
            )}
            <Tick
              tabIndex={-1}
              aria-label={`${labels.selectRow} ${index + 1}`}
              checked={props.selected}
              onCheckedChange={(on) => props.onSelect(row.id, on)}
            />
          </span>
        </td>
      )}
      <td className={styles.number}>{index + 1}</td>
      {columns.map(cell)}
      {changeable && (onCopy !== undefined || onRemove !== undefined) && (
        <td className={styles.tools}>
          {onCopy !== undefined && (
            <IconButton
              label={labels.copyRow}
              icon={<Copy />}
              size="small"
              tip="none"
              tabIndex={-1}
              onClick={() => onCopy(row.id)}
            />
          )}
          {onRemove !== undefined && (
            <IconButton
              label={labels.removeRow}
              icon={<Trash2 />}
              size="small"
              tip="none"
              tabIndex={-1}
              onClick={() => onRemove(row.id)}
            />
          )}
        </td>
      )}
    </tr>
  );
}

const CellNote = ({ note }: { readonly note: string | undefined }) =>
  note !== undefined && (
    <span data-part="cell-note" className={styles.cellNote}>
      {note}
    </span>
  );

/** One row of an editable table; drawn again only when something about it changes. */
export const EditRowView = /* @__PURE__ */ memo(View) as typeof View;

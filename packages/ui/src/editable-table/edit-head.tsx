import type { PointerEvent } from 'react';
import { Tick } from '../tick/tick.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import type { EditColumn } from './edit-column.ts';
import styles from './editable-table.module.css';

/** Pixels of the columns that every editable table has. */
export const LEAD_WIDTH = 56;
export const NUMBER_WIDTH = 44;
export const TOOLS_WIDTH = 64;
export const DEFAULT_WIDTH = 120;
const MIN_WIDTH = 60;

/** The heads of the columns, with the edges that size them. */
export function EditHead<Row>({
  columns,
  widths,
  pins,
  changeable,
  hasTools,
  checked,
  onCheck,
  onWidth,
}: {
  columns: readonly EditColumn<Row>[];
  widths: Readonly<Record<string, number>>;
  pins: readonly (number | undefined)[];
  changeable: boolean;
  hasTools: boolean;
  checked: boolean | 'indeterminate';
  onCheck: (on: boolean) => void;
  onWidth: (id: string, width: number) => void;
}) {
  const labels = useLabels();
  const widthOf = (column: EditColumn<Row>) => widths[column.id] ?? column.width ?? DEFAULT_WIDTH;

  function drag(event: PointerEvent<HTMLElement>, column: EditColumn<Row>) {
    event.preventDefault();
    const handle = event.currentTarget;
    const from = event.clientX;
    const before = widthOf(column);
    handle.setPointerCapture(event.pointerId);
    const move = (moved: globalThis.PointerEvent) =>
      onWidth(column.id, Math.max(MIN_WIDTH, Math.round(before + moved.clientX - from)));
    const stop = () => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', stop);
      handle.removeEventListener('pointercancel', stop);
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', stop);
    handle.addEventListener('pointercancel', stop);
  }

  return (
    <>
      <colgroup>
        {changeable && <col style={{ width: LEAD_WIDTH }} />}
        <col style={{ width: NUMBER_WIDTH }} />
        {columns.map((column) => (
          <col key={column.id} style={{ width: widthOf(column) }} />
        ))}
        {hasTools && <col style={{ width: TOOLS_WIDTH }} />}
      </colgroup>
      <thead>
        <tr aria-rowindex={1}>
          {changeable && (
            <th scope="col" className={styles.lead}>
              <span className={styles.leadTools} data-head="">
                <Tick
                  aria-label={labels.selectPage}
                  checked={checked}
                  onCheckedChange={() => onCheck(checked !== true)}
                />
              </span>
            </th>
          )}
          <th scope="col" className={styles.number}>
            {labels.rowNumber}
          </th>
          {columns.map((column, col) => (
            <th
              key={column.id}
              scope="col"
              data-align={column.align ?? (column.kind === 'number' ? 'end' : 'start')}
              data-pin={pins[col] === undefined ? undefined : ''}
              className={styles.headCell}
              style={pins[col] === undefined ? undefined : { insetInlineStart: pins[col] }}
            >
              {column.header}
              {column.unit !== undefined && <span className={styles.unit}>{column.unit}</span>}
              {'required' in column && column.required && (
                <span aria-hidden className={styles.required}>
                  *
                </span>
              )}
              <span
                aria-hidden
                data-part="resizer"
                className={styles.resizer}
                onPointerDown={(event) => drag(event, column)}
              />
            </th>
          ))}
          {hasTools && (
            <th scope="col" className={styles.tools}>
              {labels.actions}
            </th>
          )}
        </tr>
      </thead>
    </>
  );
}

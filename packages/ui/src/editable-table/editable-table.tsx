// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the table is an ARIA grid.
import { Copy, Plus, Redo2, Trash2, Undo2 } from 'lucide-react';
import {
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '../button/button.tsx';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useFlip } from '../sortable/use-flip.ts';
import { useSortable } from '../sortable/use-sortable.ts';
import { toast } from '../toast/toast.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import { useStable } from '../use-stable.ts';
import { CellEditor } from './cell-editor.tsx';
import { faultOf } from './cell-value.ts';
import { type EditColumn, type EditRow, isTyped } from './edit-column.ts';
import { DEFAULT_WIDTH, EditHead, LEAD_WIDTH, NUMBER_WIDTH } from './edit-head.tsx';
import { EditRowView } from './edit-row-view.tsx';
import styles from './editable-table.module.css';
import { newRowId } from './row-id.ts';
import { useEditRows } from './use-edit-rows.ts';
import { useEditing } from './use-editing.ts';
import { useHistory } from './use-history.ts';

/** What a form can ask of the table when it is about to save. */
export interface EditableTableHandle {
  /** Goes to the first cell that is wrong. @returns whether there is one */
  jumpToFault: () => boolean;
  focusCell: (rowId: string, columnId: string) => void;
}

/** What `<EditableTable>` takes. */
export interface EditableTableProps<Row extends EditRow> {
  /** Names the table. */
  label: string;
  /** Keep the array between renders. */
  columns: readonly EditColumn<Row>[];
  rows: readonly Row[];
  onRowsChange: (rows: readonly Row[]) => void;
  /** Makes an empty row with the id given. Without it rows are neither added nor pasted beyond the last. */
  createRow?: ((id: string) => Row) | undefined;
  /** Makes the copy of a row; all values under the new id when left out. */
  copyRow?: ((row: Row, id: string) => Row) | undefined;
  /** `false` keeps the set of rows as it is. */
  rowsFixed?: boolean | undefined;
  sortable?: boolean | undefined;
  readOnly?: boolean | undefined;
  /** Faults found elsewhere, by row id and column id. */
  faults?: Readonly<Record<string, Readonly<Record<string, string>>>> | undefined;
  /** Totals by column id in a last row. */
  sums?: Readonly<Record<string, ReactNode>> | undefined;
  /** Stands after the buttons above the table. */
  toolbar?: ReactNode;
  ref?: Ref<EditableTableHandle> | undefined;
  className?: string | undefined;
}

/** Rows typed in place, by keyboard alone if wished. At least one row stays. */
export function EditableTable<Row extends EditRow>(props: EditableTableProps<Row>) {
  const { columns, rows, onRowsChange, createRow, rowsFixed = false, sortable = true } = props;
  const labels = useLabels();
  const faultId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [widths, setWidths] = useState<Readonly<Record<string, number>>>({});
  const changeable = !props.readOnly;

  const history = useHistory(rows, onRowsChange);
  const addRow =
    createRow === undefined || rowsFixed || !changeable ? undefined : () => createRow(newRowId());
  const editing = useEditing({
    rows,
    columns,
    changeable,
    addRow,
    history,
    onRowsAdded: (count) => toast.info(labels.rowsAdded(count)),
  });

  const faults = useMemo(() => {
    const found: Record<string, Record<string, string>> = {};
    for (const row of rows)
      for (const column of columns) {
        const fault = props.faults?.[row.id]?.[column.id] ?? faultOf(column, row, rows, labels);
        if (fault !== undefined) found[row.id] = { ...found[row.id], [column.id]: fault };
      }
    return found;
  }, [rows, columns, props.faults, labels]);
  const faultCount = Object.values(faults).reduce((sum, row) => sum + Object.keys(row).length, 0);

  function jumpToFault(): boolean {
    const row = rows.find(({ id }) => faults[id] !== undefined);
    if (row === undefined) return false;
    editing.go(
      row.id,
      columns.findIndex(({ id }) => faults[row.id]?.[id] !== undefined),
    );
    return true;
  }

  useImperativeHandle(props.ref, () => ({
    jumpToFault,
    focusCell: (rowId, columnId) =>
      editing.go(
        rowId,
        columns.findIndex(({ id }) => id === columnId),
      ),
  }));

  function add() {
    if (addRow === undefined) return;
    const row = addRow();
    history.change([...rows, row]);
    editing.go(row.id, Math.max(0, columns.findIndex(isTyped)));
  }

  const remove = useStable((ids: readonly string[]) => {
    const kept = rows.filter(({ id }) => !ids.includes(id));
    if (kept.length === 0) return toast.warning(labels.keepOneRow);
    setSelected(new Set([...selected].filter((id) => !ids.includes(id))));
    history.change(kept);
  });
  const copyRows = useStable((ids: readonly string[]) =>
    history.change(
      rows.flatMap((row) => {
        if (!ids.includes(row.id)) return [row];
        const id = newRowId();
        return [row, props.copyRow?.(row, id) ?? { ...row, id }];
      }),
    ),
  );
  const removeOne = useStable((id: string) => remove([id]));
  const copyOne = useStable((id: string) => copyRows([id]));
  const update = useStable((row: Row) =>
    history.change(rows.map((other) => (other.id === row.id ? row : other))),
  );
  const select = useStable((id: string, on: boolean) => {
    const next = new Set(selected);
    if (on) next.add(id);
    else next.delete(id);
    setSelected(next);
  });

  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const places = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const sorting = useSortable({
    list: body,
    ids,
    onSort: (order, moved) => {
      toast.info(labels.rowMoved(ids.indexOf(moved) + 1, order.indexOf(moved) + 1));
      history.change(order.flatMap((id) => rows.find((row) => row.id === id) ?? []));
    },
  });
  useFlip(body, sorting.order);
  const { source, drawn } = useEditRows(
    sorting.order,
    [editing.active?.row, sorting.dragged].flatMap((id) => id ?? []),
  );

  // Cells without an input take the focus themselves.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the active cell moved.
  useLayoutEffect(() => {
    const cell = body.current?.querySelector<HTMLElement>('[data-active]');
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (!editing.wantsFocus.current) return;
    editing.wantsFocus.current = false;
    cell?.focus({ preventScroll: true });
  }, [editing.active]);

  const chosen = ids.filter((id) => selected.has(id));
  const { active, range } = editing;
  const pins = useMemo(
    () => pinOffsets(columns, widths, changeable),
    [columns, widths, changeable],
  );
  const hasTools = changeable && !rowsFixed;
  // A row that is worked out from others is drawn again with them, all others by themselves.
  const looksAround = columns.some((column) => column.kind === 'computed');
  const activeRow = rows[editing.rowIndex];
  const activeColumn = active === undefined ? undefined : columns[active.col];

  return (
    <div data-part="editable-table" className={classNames(styles.table, props.className)}>
      {changeable && (
        <div className={styles.toolbar}>
          {!rowsFixed && (
            <>
              {addRow !== undefined && (
                <Button size="small" icon={<Plus />} onClick={add}>
                  {labels.add}
                </Button>
              )}
              <Button
                size="small"
                icon={<Copy />}
                disabled={chosen.length === 0}
                onClick={() => copyRows(chosen)}
              >
                {labels.copy}
              </Button>
              <Button
                size="small"
                icon={<Trash2 />}
                disabled={chosen.length === 0}
                onClick={() => remove(chosen)}
              >
                {labels.remove}
              </Button>
            </>
          )}
          <IconButton
            label={labels.undo}
            icon={<Undo2 />}
            size="small"
            disabled={!history.canUndo}
            onClick={history.undo}
          />
          <IconButton
            label={labels.redo}
            icon={<Redo2 />}
            size="small"
            disabled={!history.canRedo}
            onClick={history.redo}
          />
          {props.toolbar}
          {faultCount > 0 && (
            <button type="button" className={styles.faults} onClick={jumpToFault}>
              {labels.faults(faultCount)}
            </button>
          )}
        </div>
      )}
      <div
        ref={source.attach}
        className={styles.scroller}
        style={{ scrollPaddingInlineStart: pinnedWidth(columns, widths, changeable) }}
      >
        <table
          role="grid"
          aria-label={props.label}
          aria-rowcount={rows.length + 1}
          className={styles.grid}
          onKeyDownCapture={editing.press}
          onMouseDown={editing.point}
          onFocus={editing.enter}
          onPaste={editing.paste}
          onCopy={(event) => editing.copy(event, false)}
          onCut={(event) => editing.copy(event, true)}
        >
          <EditHead
            columns={columns}
            widths={widths}
            pins={pins}
            changeable={changeable}
            hasTools={hasTools}
            checked={
              chosen.length === 0 ? false : chosen.length === ids.length ? true : 'indeterminate'
            }
            onCheck={(on) => setSelected(new Set(on ? ids : []))}
            onWidth={(id, width) => setWidths({ ...widths, [id]: width })}
          />
          <tbody ref={body}>
            {drawn.map((line) => {
              if (typeof line === 'number')
                return <tr key={`gap ${line}`} aria-hidden style={{ height: line }} />;
              const { id } = line;
              const index = places.get(id) ?? -1;
              const row = rows[index];
              if (row === undefined) return null;
              const here = active?.row === id;
              const ranged = range !== undefined && index >= range.top && index <= range.bottom;
              return (
                <EditRowView
                  key={id}
                  row={row}
                  index={index}
                  rows={looksAround ? rows : alone}
                  columns={columns}
                  pins={pins}
                  faults={faults[id]}
                  selected={selected.has(id)}
                  changeable={changeable}
                  dragging={sorting.dragged === id}
                  activeColumn={here ? active.col : undefined}
                  entry={active === undefined && index === 0}
                  rangeFrom={ranged ? range.from : undefined}
                  rangeTo={ranged ? range.to : undefined}
                  faultId={faultId}
                  editor={
                    here &&
                    activeRow !== undefined &&
                    activeColumn !== undefined &&
                    isTyped(activeColumn) ? (
                      <CellEditor
                        key={`${id} ${activeColumn.id}`}
                        column={activeColumn}
                        row={activeRow}
                        draft={editing.draft}
                        fault={faults[id]?.[activeColumn.id]}
                        faultId={faultId}
                        wantsFocus={editing.wantsFocus}
                        onDraft={editing.type}
                        onCommit={editing.commit}
                        onPick={editing.put}
                      />
                    ) : undefined
                  }
                  handle={sortable && !rowsFixed ? sorting.handle : undefined}
                  onSelect={select}
                  onUpdate={update}
                  onCopy={rowsFixed ? undefined : copyOne}
                  onRemove={rowsFixed ? undefined : removeOne}
                />
              );
            })}
          </tbody>
          {props.sums !== undefined && (
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
                    <span className={styles.text}>{props.sums?.[column.id]}</span>
                  </td>
                ))}
                {hasTools && <td className={styles.tools} />}
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </div>
  );
}

const alone: readonly never[] = [];

/** Where leading pinned columns stick, behind the handle, the number and each other. */
function pinOffsets<Row>(
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
function pinnedWidth<Row>(
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

// biome-ignore-all lint/a11y/noNoninteractiveElementToInteractiveRole: the table is an ARIA grid.
import { useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useFlip } from '../sortable/use-flip.ts';
import { useSortable } from '../sortable/use-sortable.ts';
import { sayLocked } from '../table-clipboard/locked-cells.ts';
import { toast } from '../toast/toast.ts';
import { useLabels } from '../ui-provider/ui-context.ts';
import { useStable } from '../use-stable.ts';
import { CellEditor } from './cell-editor.tsx';
import { type EditRow, isTyped } from './edit-column.ts';
import { EditHead } from './edit-head.tsx';
import { EditSums } from './edit-sums.tsx';
import { EditToolbar } from './edit-toolbar.tsx';
import styles from './editable-table.module.css';
import type { EditableTableProps } from './editable-table-props.ts';
import { pinnedWidth, pinOffsets } from './pinned-columns.ts';
import { EditGroupHead } from './rows/edit-group-head.tsx';
import { EditRowView } from './rows/edit-row-view.tsx';
import { newRowId } from './rows/row-id.ts';
import { useEditGroups } from './rows/use-edit-groups.ts';
import { useEditRows } from './rows/use-edit-rows.ts';
import { useRowChanges } from './rows/use-row-changes.ts';
import { useEditFaults } from './use-edit-faults.ts';
import { useEditing } from './use-editing.ts';
import { useFill } from './use-fill.ts';
import { useHistory } from './use-history.ts';

/** Rows typed in place, by keyboard alone if wished. At least one row stays. */
export function EditableTable<Row extends EditRow>(props: EditableTableProps<Row>) {
  const { columns, rows, onRowsChange, createRow, rowsFixed = false } = props;
  const { sortable = !rowsFixed } = props;
  const labels = useLabels();
  const faultId = useId();
  const body = useRef<HTMLTableSectionElement>(null);
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
    pasteRows: props.pasteRows,
    readBlock: props.readBlock,
    onRowsAdded: (count) => toast.info(labels.rowsAdded(count)),
    onLocked: (cells) => sayLocked(cells, labels),
  });

  const { freshRows } = editing;
  const { faults, count: faultCount, first: firstFault } = useEditFaults(props, freshRows.fresh);
  const changes = useRowChanges(rows, history, props.copyRow, freshRows.begin);
  const { selected } = changes;

  function jumpToFault(): boolean {
    const fault = firstFault();
    freshRows.forget();
    if (fault !== undefined) editing.go(fault.row, fault.col);
    return fault !== undefined;
  }

  useImperativeHandle(props.ref, () => ({
    jumpToFault,
    focusCell: (rowId, columnId) =>
      editing.go(
        rowId,
        columns.findIndex(({ id }) => id === columnId),
      ),
  }));

  const grouping = useEditGroups(rows, props.groups, editing.active?.row);
  const ids = useMemo(() => rows.map(({ id }) => id), [rows]);
  const places = useMemo(() => new Map(ids.map((id, index) => [id, index])), [ids]);
  const sorting = useSortable({
    list: body,
    ids,
    onSort: (order, moved) => {
      toast.info(labels.rowMoved(ids.indexOf(moved) + 1, order.indexOf(moved) + 1));
      const sorted = order.flatMap((id) => rows.find((row) => row.id === id) ?? []);
      history.change(sorted.map((row) => (row.id === moved ? grouping.dropped(order, row) : row)));
    },
  });
  useFlip(body, sorting.order);
  const lines = grouping.lines(sorting.order, sorting.dragged);
  const lineIds = lines.map(grouping.lineIdOf);
  const linePlaces = new Map(lineIds.map((id, at) => [id, at]));
  const { source, drawn } = useEditRows(
    lineIds,
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
  const { active, box } = editing;
  const fill = useFill(box, editing.repeat);
  const onFill = useStable(fill.take);
  const range = fill.over ?? editing.range;
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
        <EditToolbar
          hasTools={!rowsFixed}
          hasChoice={chosen.length > 0}
          history={history}
          faultCount={faultCount}
          onAdd={editing.add}
          onCopy={() => changes.copy(chosen)}
          onRemove={() => changes.remove(chosen)}
          onFault={jumpToFault}
        >
          {props.toolbar}
        </EditToolbar>
      )}
      <div
        ref={source.attach}
        className={styles.scroller}
        style={{ scrollPaddingInlineStart: pinnedWidth(columns, widths, changeable) }}
      >
        <table
          role="grid"
          aria-label={props.label}
          aria-rowcount={lines.length + 1}
          className={styles.grid}
          onKeyDownCapture={editing.press}
          onMouseDown={editing.point}
          onFocus={editing.enter}
          onBlur={freshRows.leave}
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
            onCheck={(on) => changes.setSelected(new Set(on ? ids : []))}
            onWidth={(id, width) => setWidths({ ...widths, [id]: width })}
          />
          <tbody ref={body}>
            {drawn.map((line) => {
              if (typeof line === 'number')
                return <tr key={`gap ${line}`} aria-hidden style={{ height: line }} />;
              const { id } = line;
              const place = linePlaces.get(id) ?? -1;
              const entry = lines[place];
              if (entry !== undefined && 'group' in entry)
                return (
                  <EditGroupHead
                    key={id}
                    line={place}
                    colSpan={columns.length + 1 + (changeable ? 1 : 0) + (hasTools ? 1 : 0)}
                    opened={!grouping.isClosed(entry.group)}
                    onToggle={() => grouping.toggle(entry.group)}
                  >
                    {props.groups?.head(entry.group)}
                  </EditGroupHead>
                );
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
                  line={place}
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
                  cornerColumn={box?.bottom === index ? box.to : undefined}
                  onFill={onFill}
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
                  handle={sortable ? sorting.handle : undefined}
                  onSelect={changes.select}
                  onUpdate={changes.update}
                  onCopy={rowsFixed ? undefined : changes.copyOne}
                  onRemove={rowsFixed ? undefined : changes.removeOne}
                />
              );
            })}
          </tbody>
          {props.sums !== undefined && (
            <EditSums
              columns={columns}
              sums={props.sums}
              pins={pins}
              changeable={changeable}
              hasTools={hasTools}
            />
          )}
        </table>
      </div>
    </div>
  );
}

const alone: readonly never[] = [];

import { GripVertical, PanelLeft, Settings2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../button/button.tsx';
import { useSortable } from '../../sortable/use-sortable.ts';
import { Tick } from '../../tick/tick.tsx';
import { useLabels } from '../../ui-provider/ui-context.ts';
import { isShown, mergedOrder, pinOf } from '../state/table-features.ts';
import type { DataTableState, RowHeight } from '../state/table-state.ts';
import { AnchoredPanel } from './anchored-panel.tsx';
import styles from './column-settings.module.css';
import type { ColumnFacts } from './data-column.ts';

const HEIGHTS: readonly RowHeight[] = ['default', 'middle', 'small'];

/** Which columns are shown, in which order, pinned where, and how high rows are. */
export function ColumnSettings({
  columns,
  state,
  onStateChange,
}: {
  columns: readonly ColumnFacts[];
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}) {
  const labels = useLabels();
  const [open, setOpen] = useState(false);
  const words = { default: labels.roomy, middle: labels.medium, small: labels.tight };
  return (
    <AnchoredPanel
      label={labels.columnSettings}
      open={open}
      onOpenChange={setOpen}
      className={styles.panel}
      trigger={(attributes) => (
        <button
          type="button"
          {...attributes}
          aria-label={labels.columnSettings}
          title={labels.columnSettings}
          className={styles.opener}
        >
          <Settings2 />
        </button>
      )}
    >
      <fieldset aria-label={labels.rowHeight} className={styles.heights}>
        {HEIGHTS.map((density) => (
          <button
            key={density}
            type="button"
            aria-pressed={state.density === density}
            className={styles.height}
            onClick={() => onStateChange({ ...state, density })}
          >
            {words[density]}
          </button>
        ))}
      </fieldset>
      <ColumnChoiceList columns={columns} state={state} onStateChange={onStateChange} />
      <div className={styles.foot}>
        <Button
          size="small"
          onClick={() => onStateChange({ ...state, columns: {}, density: 'default' })}
        >
          {labels.reset}
        </Button>
      </div>
    </AnchoredPanel>
  );
}

function ColumnChoiceList({
  columns,
  state,
  onStateChange,
}: {
  columns: readonly ColumnFacts[];
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
}) {
  const labels = useLabels();
  const choice = state.columns;
  const choose = (next: Partial<typeof choice>) =>
    onStateChange({ ...state, columns: { ...choice, ...next } });

  const order = mergedOrder(
    columns.map(({ id }) => id),
    choice.order,
  );
  const offered = order.flatMap(
    (id) => columns.find((column) => column.id === id && !column.fixed) ?? [],
  );
  const list = useRef<HTMLUListElement>(null);
  const sortable = useSortable({
    list,
    ids: offered.map(({ id }) => id),
    onSort: (ids) => choose({ order: [...ids, ...order.filter((id) => !ids.includes(id))] }),
  });

  return (
    <ul ref={list} className={styles.list} aria-label={labels.columns}>
      {sortable.order.map((id) => {
        const column = offered.find((other) => other.id === id);
        if (column === undefined) return null;
        const pin = pinOf(column, choice);
        const pinTo = (side: 'start' | 'end') =>
          choose({ pins: { ...choice.pins, [column.id]: pin === side ? 'none' : side } });
        return (
          <li key={column.id} className={styles.line} {...sortable.item(column.id)}>
            <button
              type="button"
              className={styles.handle}
              aria-label={`${labels.dragHandle} ${column.header}`}
              {...sortable.handle(column.id)}
            >
              <GripVertical aria-hidden />
            </button>
            <Tick
              checked={isShown(column, choice)}
              onCheckedChange={(on) => choose({ shown: { ...choice.shown, [column.id]: on } })}
              className={styles.name}
            >
              {column.header}
            </Tick>
            <button
              type="button"
              aria-label={labels.pinStart}
              title={labels.pinStart}
              aria-pressed={pin === 'start'}
              className={styles.opener}
              onClick={() => pinTo('start')}
            >
              <PanelLeft />
            </button>
            <button
              type="button"
              aria-label={labels.pinEnd}
              title={labels.pinEnd}
              aria-pressed={pin === 'end'}
              className={styles.opener}
              onClick={() => pinTo('end')}
            >
              <PanelLeft style={{ scale: '-1 1' }} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

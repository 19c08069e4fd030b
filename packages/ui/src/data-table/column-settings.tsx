import { GripVertical, PanelLeft, PanelRight } from 'lucide-react';
import { type ReactElement, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Popover } from '../popover/popover.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { useSortable } from '../sortable/use-sortable.ts';
import { Tick } from '../tick/tick.tsx';
import { useLabels } from '../ui-provider/ui-context.ts';
import styles from './column-settings.module.css';
import type { ColumnFacts } from './data-column.ts';
import { isShown, mergedOrder, pinOf } from './table-features.ts';
import type { DataTableState, RowHeight } from './table-state.ts';

/** Which columns are shown, in which order, pinned where, and how high rows are. */
export function ColumnSettings({
  columns,
  state,
  onStateChange,
  trigger,
  open,
  onOpenChange,
}: {
  columns: readonly ColumnFacts[];
  state: DataTableState;
  onStateChange: (state: DataTableState) => void;
  trigger: ReactElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const labels = useLabels();
  return (
    <Popover
      aria-label={labels.columnSettings}
      align="end"
      className={styles.panel}
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
    >
      <RadioGroup
        variant="segments"
        aria-label={labels.rowHeight}
        value={state.density}
        onValueChange={(density) => onStateChange({ ...state, density: density as RowHeight })}
        options={[
          { value: 'default', label: labels.roomy },
          { value: 'middle', label: labels.medium },
          { value: 'small', label: labels.tight },
        ]}
      />
      <ColumnChoiceList columns={columns} state={state} onStateChange={onStateChange} />
      <div className={styles.foot}>
        <Button
          size="small"
          onClick={() => onStateChange({ ...state, columns: {}, density: 'default' })}
        >
          {labels.reset}
        </Button>
      </div>
    </Popover>
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
            <IconButton
              label={labels.pinStart}
              icon={<PanelLeft />}
              size="small"
              tip="none"
              aria-pressed={pin === 'start'}
              onClick={() => pinTo('start')}
            />
            <IconButton
              label={labels.pinEnd}
              icon={<PanelRight />}
              size="small"
              tip="none"
              aria-pressed={pin === 'end'}
              onClick={() => pinTo('end')}
            />
          </li>
        );
      })}
    </ul>
  );
}

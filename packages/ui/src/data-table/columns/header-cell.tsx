// biome-ignore-all lint/a11y/useSemanticElements: a grid with rows out of view is made of boxes.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import styles from '../data-table.module.css';
import { MIN_COLUMN_WIDTH } from '../state/table-features.ts';
import type { LaidColumn } from './column-layout.ts';
import { FilterMenu } from './filter-menu.tsx';

interface HeaderCellProps<Row> {
  readonly laid: LaidColumn<Row>;
  readonly colIndex: number;
  readonly active: boolean;
  readonly sort: 'asc' | 'desc' | undefined;
  /** From 1, where rows are ordered by more than one column. */
  readonly sortPlace: number | undefined;
  readonly chosen: readonly string[];
  /** It is being dragged. */
  readonly held: boolean;
  /** The side on which a dragged column would come to stand. */
  readonly drop: 'before' | 'after' | undefined;
  /** @param further keeps the order there is and adds this column behind it */
  readonly onSort: (further: boolean) => void;
  readonly onFilter: (values: readonly string[]) => void;
  /** @param step how many places towards the end; below zero towards the start */
  readonly onMove: (step: number) => void;
  readonly onPress: (event: PointerEvent<HTMLDivElement>) => void;
  readonly onResize: (width: number) => void;
  readonly onResized: (width: number) => void;
  readonly onResizeReset: () => void;
}

/** The head of a column: its name, order, filter and the edge that sizes it. */
export function HeaderCell<Row>(props: HeaderCellProps<Row>) {
  const { laid, colIndex, active, sort, sortPlace, chosen, held, drop } = props;
  const { onSort, onFilter, onMove, onPress, onResize, onResized, onResizeReset } = props;
  const [filtering, setFiltering] = useState(false);
  const { column, width, pin, edge } = laid;
  const { sortable, filterOptions, header } = column;

  function press(event: KeyboardEvent<HTMLDivElement>) {
    if (event.target !== event.currentTarget) return;
    if (event.key === 'Enter' && sortable) onSort(event.shiftKey);
    else if (event.altKey && !column.fixed && event.key === 'ArrowLeft') onMove(-1);
    else if (event.altKey && !column.fixed && event.key === 'ArrowRight') onMove(1);
    else if (event.key === 'ArrowDown' && event.altKey && filterOptions) setFiltering(true);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function resize(event: PointerEvent<HTMLSpanElement>) {
    event.preventDefault();
    event.stopPropagation();
    // A column pinned to the end grows towards the start.
    const sign = pin === 'end' ? -1 : 1;
    const widthBy = (distance: number) =>
      Math.max(column.minWidth ?? MIN_COLUMN_WIDTH, Math.round(width + sign * distance));
    followPointer(event, {
      moved: (distance) => onResize(widthBy(distance)),
      stopped: (distance) => onResized(widthBy(distance)),
    });
  }

  const Arrow = sort === 'asc' ? ArrowUp : sort === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <div
      role="columnheader"
      aria-colindex={colIndex + 1}
      aria-sort={sort === 'asc' ? 'ascending' : sort === 'desc' ? 'descending' : undefined}
      tabIndex={active ? 0 : -1}
      data-col={colIndex}
      data-align={column.align ?? 'start'}
      data-pin={pin}
      data-edge={edge || undefined}
      className={styles.headerCell}
      style={laid.style}
      data-held={held || undefined}
      data-drop={drop}
      onKeyDown={press}
      onPointerDown={onPress}
    >
      {sortable ? (
        <button
          type="button"
          tabIndex={-1}
          data-part="sorter"
          className={styles.sorter}
          onClick={(event) => onSort(event.shiftKey)}
        >
          <span className={styles.clip}>{header}</span>
          <Arrow aria-hidden data-sort={sort ?? 'none'} />
          {sortPlace !== undefined && <small aria-hidden>{sortPlace}</small>}
        </button>
      ) : (
        <span className={styles.clip}>{header}</span>
      )}
      {filterOptions !== undefined && (
        <FilterMenu
          header={header}
          options={filterOptions}
          chosen={chosen}
          open={filtering}
          onOpenChange={setFiltering}
          onChoose={onFilter}
        />
      )}
      {!column.fixed && (
        <span
          aria-hidden
          data-part="resizer"
          data-pin={pin}
          className={styles.resizer}
          onPointerDown={resize}
          onDoubleClick={onResizeReset}
        />
      )}
    </div>
  );
}

interface Follower {
  /** @param distance pixels from where the pointer was pressed, towards the end of the line */
  readonly moved: (distance: number) => void;
  readonly stopped: (distance: number) => void;
}

/** Follows a pointer across the line until it is lifted. */
function followPointer(event: PointerEvent<HTMLElement>, { moved, stopped }: Follower): void {
  const handle = event.currentTarget;
  const from = event.clientX;
  handle.setPointerCapture(event.pointerId);
  const move = ({ clientX }: globalThis.PointerEvent) => moved(clientX - from);
  const stop = ({ clientX }: globalThis.PointerEvent) => {
    handle.removeEventListener('pointermove', move);
    handle.removeEventListener('pointerup', stop);
    handle.removeEventListener('pointercancel', stop);
    stopped(clientX - from);
  };
  handle.addEventListener('pointermove', move);
  handle.addEventListener('pointerup', stop);
  handle.addEventListener('pointercancel', stop);
}

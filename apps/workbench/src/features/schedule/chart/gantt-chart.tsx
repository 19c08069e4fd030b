import { ContextMenu, type MenuItem } from '@garment-mes/ui';
import {
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useImperativeHandle,
  useMemo,
  useState,
} from 'react';
import { useText } from '#app/i18n.ts';
import { BarCard, useBarCard } from './bar-card.tsx';
import { barIdOf } from './bar-id-of.ts';
import styles from './chart.module.css';
import type { ChartBar, ChartLane, ChartTick } from './chart-model.ts';
import { chartPointer } from './chart-pointer.ts';
import { LaneRow, type LaneTick, NAMES_PX, topOfLane } from './lane-row.tsx';
import { indexLane } from './lane-window.ts';
import { TimeHead } from './time-head.tsx';
import { momentOf, type TimeScale, xOf } from './time-scale.ts';
import type { useBarDrag } from './use-bar-drag.ts';
import { useBarKeys } from './use-bar-keys.ts';
import { useBoxSelect } from './use-box-select.ts';
import { useViewWindow } from './use-view-window.ts';

export interface GanttHandle {
  /** Brings a day to the left edge. */
  readonly showDay: (date: string) => void;
  readonly showBar: (id: string) => void;
}

interface GanttChartProps {
  readonly label: string;
  readonly ref?: Ref<GanttHandle>;
  readonly scroller: React.RefObject<HTMLDivElement | null>;
  /** Keep the array between renders. */
  readonly lanes: readonly ChartLane[];
  readonly scale: TimeScale;
  readonly today: string;
  /** Moment of the line that stands for now. */
  readonly now: number;
  readonly ticks: readonly ChartTick[];
  readonly activeId: string | undefined;
  readonly onActive: (id: string) => void;
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (ids: readonly string[], more: boolean) => void;
  readonly describe: (bar: ChartBar, lane: ChartLane) => string;
  /** What a card says of the bar under the pointer or the focus. */
  readonly cardOf?: (barId: string) => ReactNode;
  readonly menuOf: (barId: string | undefined, laneId: string | undefined) => readonly MenuItem[];
  readonly drag: ReturnType<typeof useBarDrag>;
  readonly onOpen: (id: string) => void;
  readonly onLane: (id: string) => void;
  /** Alt and an arrow: by days along the lane, by lanes up or down. */
  readonly onNudge: (id: string, days: number, lanes: number) => void;
  readonly onZoom: (closer: boolean) => void;
  /** Lanes with a tick before their names; nothing to tick when it is left out. */
  readonly ticked?: ReadonlySet<string>;
  readonly tick?: LaneTick | undefined;
  /** Stands on the lanes: ghosts that wait for an answer. */
  readonly children?: ReactNode;
}

/** From this height on, bars and names have three lines. */
const HIGH_PX = 76;
const NO_TICKS: ReadonlySet<string> = new Set();

/** Lanes with their bars over time. Draws what is in view, and is worked by pointer or keyboard. */
export function GanttChart(props: GanttChartProps) {
  const { label, ref, scroller, lanes, scale, today, now, ticks, activeId, selected, drag } = props;
  const { onActive, onSelect, describe, menuOf, onOpen, onLane, onNudge, onZoom, children } = props;
  const { ticked = NO_TICKS, tick, cardOf } = props;
  const view = useViewWindow(scroller, lanes.length);
  const indexes = useMemo(() => lanes.map(indexLane), [lanes]);
  const [menu, setMenu] = useState<readonly MenuItem[]>([]);
  const byId = useMemo(
    () =>
      new Map(lanes.flatMap((lane) => lane.bars.map((bar) => [bar.id, { bar, lane }] as const))),
    [lanes],
  );
  // Somebody who comes with Tab lands on the first bar.
  const stop =
    activeId !== undefined && byId.has(activeId)
      ? activeId
      : lanes.find(({ bars }) => bars.length > 0)?.bars[0]?.id;
  const boxed = useBoxSelect({ scroller, lanes, scale, onSelect });
  const isSelected = useCallback((id: string) => selected.has(id), [selected]);

  const { keyDown, showBar } = useBarKeys({
    ...{ scroller, lanes, byId, scale, activeId, onActive, onSelect, onOpen, onNudge },
  });
  useImperativeHandle(ref, () => ({
    showDay(date) {
      const element = scroller.current;
      if (element) element.scrollLeft = Math.max(0, xOf(scale, momentOf(date)) - scale.dayPx);
    },
    showBar,
  }));

  const card = useBarCard({ scroller, isCarrying: drag.drag !== undefined });
  const pointer = chartPointer({ byId, boxed, drag, scale, onActive, onSelect });
  const height = lanes.length * view.lanePx;
  const opening = {
    onContextMenuCapture(event: MouseEvent) {
      setMenu(menuOf(barIdOf(event.target), laneIdOf(event.target)));
    },
    onDoubleClick(event: MouseEvent) {
      const [id, lane] = [barIdOf(event.target), laneIdOf(event.target)];
      if (id !== undefined) onOpen(id);
      else if ((event.target as Element).closest('[role="rowheader"]') && lane) onLane(lane);
    },
  };
  return (
    <>
      <ContextMenu items={menu}>
        {/* biome-ignore lint/a11y/useSemanticElements: lanes lie on top of one another, a table cannot. */}
        <div
          ref={scroller}
          role="grid"
          aria-label={label}
          aria-rowcount={lanes.length}
          tabIndex={-1}
          className={styles.scroller}
          data-dragging={drag.drag !== undefined || undefined}
          {...pointer}
          {...card.handlers}
          onKeyDown={(event) => {
            card.handlers.onKeyDown(event);
            keyDown(event);
          }}
          onPointerDown={(event) => {
            card.handlers.onPointerDown();
            pointer.onPointerDown(event);
          }}
          {...opening}
          onWheel={(event) => {
            if (event.ctrlKey) onZoom(event.deltaY < 0);
          }}
        >
          <TimeHead {...{ scale, today, left: view.left, right: view.right }} corner={label} />
          <div
            data-lanes
            className={styles.lanes}
            style={
              {
                width: NAMES_PX + scale.width,
                height,
                '--lane': `${view.lanePx}px`,
              } as CSSProperties
            }
            data-high={view.lanePx >= HIGH_PX || undefined}
          >
            <LaneRows
              {...{ lanes, indexes, view, scale, describe, isSelected, ticked, tick }}
              stop={stop}
              stopLane={stop === undefined ? undefined : byId.get(stop)?.lane}
            />
            <ChartMarks {...{ scale, now, ticks, height }} />
            {children}
            <DragMarks box={boxed.box} ghost={drag.ghost} />
          </div>
        </div>
      </ContextMenu>
      {cardOf && <BarCard card={card} bar={byId.get(card.id ?? '')?.bar} cardOf={cardOf} />}
    </>
  );
}

const laneIdOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-lane]')?.dataset.lane : undefined;

interface LaneRowsProps
  extends Pick<GanttChartProps, 'lanes' | 'scale' | 'describe'>,
    Required<Pick<GanttChartProps, 'ticked'>> {
  readonly tick: LaneTick | undefined;
  readonly indexes: readonly ReturnType<typeof indexLane>[];
  readonly view: ReturnType<typeof useViewWindow>;
  readonly isSelected: (id: string) => boolean;
  /** The bar that Tab lands on, and its lane. */
  readonly stop: string | undefined;
  readonly stopLane: ChartLane | undefined;
}

/** The lanes that are in view. */
function LaneRows({ lanes, indexes, view, ticked, stop, stopLane, ...shared }: LaneRowsProps) {
  const t = useText();
  return lanes.slice(view.first, view.last).map((lane, at) => {
    const index = indexes[view.first + at];
    return (
      index && (
        <LaneRow
          key={lane.id}
          lane={lane}
          index={index}
          at={view.first + at}
          left={view.left}
          right={view.right}
          activeId={stopLane === lane ? stop : undefined}
          extraMark={t('班')}
          isTicked={ticked.has(lane.id)}
          {...shared}
        />
      )
    );
  });
}

interface ChartMarksProps extends Pick<GanttChartProps, 'scale' | 'now' | 'ticks'> {
  /** Pixels of all lanes. */
  readonly height: number;
}

/** Moments across all lanes: now, and those of the active bar. */
function ChartMarks({ scale, now, ticks, height }: ChartMarksProps) {
  return (
    <>
      <span
        className={styles.now}
        style={{ left: NAMES_PX + xOf(scale, now), height }}
        aria-hidden
      />
      {ticks.map(({ id, at, label: words, tone }) => (
        <span
          key={id}
          className={styles.tick}
          data-tone={tone}
          style={{ left: NAMES_PX + xOf(scale, at), height }}
        >
          {words}
        </span>
      ))}
    </>
  );
}

interface DragMarksProps {
  readonly box: ReturnType<typeof useBoxSelect>['box'];
  readonly ghost: GanttChartProps['drag']['ghost'];
}

/** What follows the pointer: the box that selects, the bar that is carried. */
function DragMarks({ box, ghost }: DragMarksProps) {
  return (
    <>
      {box && (
        <span
          className={styles.box}
          style={{
            left: NAMES_PX + box.x,
            top: box.y,
            width: box.toX - box.x,
            height: box.toY - box.y,
          }}
        />
      )}
      {ghost && (
        <span
          className={styles.ghost}
          style={{ left: ghost.left, top: topOfLane(ghost.at), width: ghost.width }}
        >
          {ghost.title}
        </span>
      )}
    </>
  );
}

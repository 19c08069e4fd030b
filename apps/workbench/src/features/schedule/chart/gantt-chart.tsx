import { ContextMenu, type MenuItem } from '@garment-mes/ui';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useText } from '#app/i18n.ts';
import styles from './chart.module.css';
import type { ChartBar, ChartLane, ChartTick } from './chart-model.ts';
import { LANE_PX, LaneRow, type LaneTick, NAMES_PX } from './lane-row.tsx';
import { indexLane, neighbour } from './lane-window.ts';
import { TimeHead } from './time-head.tsx';
import { momentOf, type TimeScale, xOf } from './time-scale.ts';
import type { useBarDrag } from './use-bar-drag.ts';
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

const NO_TICKS: ReadonlySet<string> = new Set();
const NUDGES: Readonly<Record<string, readonly [days: number, lanes: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Lanes with their bars over time. Draws what is in view, and is worked by pointer or keyboard. */
export function GanttChart(props: GanttChartProps) {
  const t = useText();
  const { label, ref, scroller, lanes, scale, today, now, ticks, activeId, selected, drag } = props;
  const { onActive, onSelect, describe, menuOf, onOpen, onLane, onNudge, onZoom, children } = props;
  const { ticked = NO_TICKS, tick } = props;
  const view = useViewWindow(scroller);
  const indexes = useMemo(() => lanes.map(indexLane), [lanes]);
  const [menu, setMenu] = useState<readonly MenuItem[]>([]);
  const wantsFocus = useRef(false);
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

  function showBar(id: string) {
    const element = scroller.current;
    const found = byId.get(id);
    if (element === null || found === undefined) return;
    const x = xOf(scale, found.bar.start);
    const top = lanes.indexOf(found.lane) * LANE_PX;
    const room = element.clientWidth - NAMES_PX;
    if (x < element.scrollLeft || x > element.scrollLeft + room - 80)
      element.scrollLeft = Math.max(0, x - room / 3);
    if (top < element.scrollTop || top > element.scrollTop + element.clientHeight - 3 * LANE_PX)
      element.scrollTop = Math.max(0, top - LANE_PX * 3);
  }
  useImperativeHandle(ref, () => ({
    showDay(date) {
      const element = scroller.current;
      if (element) element.scrollLeft = Math.max(0, xOf(scale, momentOf(date)) - scale.dayPx);
    },
    showBar,
  }));

  const focusActive = useEffectEvent(() => {
    if (!wantsFocus.current || activeId === undefined) return;
    wantsFocus.current = false;
    scroller.current
      ?.querySelector<HTMLElement>(`[data-bar="${activeId}"]`)
      ?.focus({ preventScroll: true });
  });
  useEffect(() => focusActive(), [activeId]);

  function go(id: string) {
    wantsFocus.current = true;
    showBar(id);
    onActive(id);
  }

  function keyDown(event: KeyboardEvent<HTMLElement>) {
    const id = barIdOf(event.target);
    if (id === undefined) return;
    const nudge = NUDGES[event.key];
    if (event.altKey && nudge !== undefined) {
      event.preventDefault();
      wantsFocus.current = true;
      onNudge(id, nudge[0], nudge[1]);
      return;
    }
    if (event.key === ' ') {
      event.preventDefault();
      onSelect([id], event.ctrlKey || event.shiftKey);
      return;
    }
    const next = event.altKey || event.ctrlKey ? undefined : neighbour(lanes, id, event.key);
    if (next !== undefined) {
      event.preventDefault();
      go(next.id);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      onOpen(id);
    }
  }

  function pointerDown(event: PointerEvent<HTMLElement>) {
    const id = barIdOf(event.target);
    if (id === undefined) return boxed.press(event);
    if (event.button !== 0) return;
    const found = byId.get(id);
    onActive(id);
    onSelect([id], event.ctrlKey || event.shiftKey);
    if (found === undefined || !found.bar.isMovable) return;
    const width = xOf(scale, found.bar.end) - xOf(scale, found.bar.start);
    const box = (event.target as Element).closest('[data-bar]')?.getBoundingClientRect();
    drag.press(event, {
      id,
      width,
      grip: event.clientX - (box?.left ?? event.clientX),
      title: found.bar.title,
    });
  }

  const height = lanes.length * LANE_PX;
  return (
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
        onKeyDown={keyDown}
        onPointerDown={pointerDown}
        onPointerMove={(event) => {
          boxed.move(event);
          drag.handlers.onPointerMove(event);
        }}
        onPointerUp={(event) => {
          boxed.release(event);
          drag.handlers.onPointerUp(event);
        }}
        onPointerCancel={() => {
          boxed.leave();
          drag.handlers.onPointerCancel();
        }}
        onContextMenuCapture={(event) => {
          const target = event.target instanceof Element ? event.target : undefined;
          const lane = target?.closest<HTMLElement>('[data-lane]')?.dataset.lane;
          setMenu(menuOf(barIdOf(event.target), lane));
        }}
        onDoubleClick={(event) => {
          const id = barIdOf(event.target);
          const lane = (event.target as Element).closest<HTMLElement>('[data-lane]')?.dataset.lane;
          if (id !== undefined) onOpen(id);
          else if ((event.target as Element).closest('[role="rowheader"]') && lane) onLane(lane);
        }}
        onWheel={(event) => {
          if (event.ctrlKey) onZoom(event.deltaY < 0);
        }}
      >
        <TimeHead scale={scale} left={view.left} right={view.right} today={today} corner={label} />
        <div data-lanes className={styles.lanes} style={{ width: NAMES_PX + scale.width, height }}>
          {lanes.slice(view.first, view.last).map((lane, at) => {
            const index = indexes[view.first + at];
            return (
              index && (
                <LaneRow
                  key={lane.id}
                  lane={lane}
                  index={index}
                  at={view.first + at}
                  scale={scale}
                  left={view.left}
                  right={view.right}
                  activeId={stop !== undefined && byId.get(stop)?.lane === lane ? stop : undefined}
                  isSelected={isSelected}
                  describe={describe}
                  extraMark={t('班')}
                  isTicked={ticked.has(lane.id)}
                  tick={tick}
                />
              )
            );
          })}
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
          {children}
          {boxed.box && (
            <span
              className={styles.box}
              style={{
                left: NAMES_PX + boxed.box.x,
                top: boxed.box.y,
                width: boxed.box.toX - boxed.box.x,
                height: boxed.box.toY - boxed.box.y,
              }}
            />
          )}
          {drag.ghost && (
            <span
              className={styles.ghost}
              style={{ left: drag.ghost.left, top: drag.ghost.top, width: drag.ghost.width }}
            >
              {drag.ghost.title}
            </span>
          )}
        </div>
      </div>
    </ContextMenu>
  );
}

const barIdOf = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-bar]')?.dataset.bar : undefined;

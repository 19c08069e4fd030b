import type { UnscheduledRow } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import {
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useSearch } from 'wouter';
import { failureText } from '#app/api.tsx';
import { t, useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { toMinute } from '#screens/fields/time-text.ts';
import type { ChartBar, ChartLane } from '../chart/chart-model.ts';
import { GanttChart, type GanttHandle } from '../chart/gantt-chart.tsx';
import { timestampOf } from '../chart/time-scale.ts';
import { PlanFrame } from '../plan-frame.tsx';
import type { PlanWindow } from '../plan-window.ts';
import { usePlanView } from '../use-plan-view.ts';
import { BarFacts } from './bars/bar-facts.tsx';
import { useBarMenu } from './bars/use-bar-menu.ts';
import { BoardDrawers, useDrawn } from './board-drawers.tsx';
import type { Colouring } from './colouring.ts';
import { Legend } from './legend.tsx';
import { LostGhost, LostOnBoard } from './lost-move.tsx';
import { Pool, useUnscheduled } from './pool.tsx';
import { SandboxPanel } from './sandbox/sandbox-panel.tsx';
import { useAutoPlan } from './sandbox/use-auto-plan.ts';
import styles from './sewing.module.css';
import { sewingLanes, ticksOf } from './sewing-lanes.ts';
import { SewingTools } from './sewing-tools.tsx';
import { cardId, usePlacing } from './use-placing.ts';
import { usePlanOptions } from './use-plan-options.ts';
import { type Sewing, useSewing } from './use-sewing.ts';
import { useUndoKey } from './use-undo-key.ts';

interface SewingBoardProps {
  readonly window: PlanWindow;
  readonly tools: ReactNode;
}

/** Orders on sewing lines, put there by hand. */
export function SewingBoard({ window, tools }: SewingBoardProps) {
  const t = useText();
  const asked = new URLSearchParams(useSearch());
  const sewing = useSewing({ from: window.from, to: window.to });
  const { gantt, byId, preview, drafts, lost } = sewing;
  const options = usePlanOptions();
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<GanttHandle>(null);
  const [colouring, setColouring] = useTabState<Colouring>('colouring', 'order');
  const [activeId, setActiveId] = useTabState<string | undefined>(
    'bar',
    asked.get('scheduleId') ?? undefined,
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { ticked, setTicked, tickedLines, tick } = useTicked(asked.getAll('orderId'));
  const drawn = useDrawn();
  const board = useBoard({ sewing, options, window, scroller, colouring, drawn });
  const { mayMove, mayPlace, lanes, laneIds, drag } = board;
  const auto = useAutoPlan(sewing, options, timestampOf(window.now), board.changeoverOf);
  useUndoKey(sewing);

  const ready = gantt.data !== undefined;
  const isKnown = activeId !== undefined && byId.has(activeId);
  usePlanView(handle, window, ready, isKnown ? activeId : undefined);

  if (gantt.error && !ready) return <BoardFailed tools={tools} gantt={gantt} />;
  return (
    <PlanFrame
      tools={
        <>
          {tools}
          <SewingTools
            sewing={sewing}
            window={window}
            colouring={colouring}
            onColouring={setColouring}
            mayPlace={mayPlace}
            mayMove={mayMove}
            canPropose={ticked.size > 0}
            proposing={auto.pending}
            onPropose={() => void auto.propose(ticked, tickedLines)}
          />
        </>
      }
      pool={
        <Pool
          mayPlace={mayPlace}
          ticked={ticked}
          onTick={(id) => setTicked(toggled(ticked, id))}
          isTarget={drag.drag?.overPool === true && byId.has(drag.drag.carried.id)}
          onOpen={board.openCard}
          onPress={board.pressCard}
        />
      }
      poolHandlers={drag.handlers}
    >
      {ready ? (
        <GanttChart
          label={t('产线')}
          ref={handle}
          scroller={scroller}
          lanes={lanes}
          {...{ scale: window.scale, today: window.today, now: window.now }}
          ticks={ticksOf(activeId === undefined ? undefined : byId.get(activeId))}
          activeId={activeId}
          onActive={setActiveId}
          selected={selected}
          onSelect={(ids, more) => setSelected(new Set(more ? [...selected, ...ids] : ids))}
          describe={describeBar}
          cardOf={board.cardOf}
          menuOf={board.menuOf}
          drag={drag}
          onOpen={board.openBar}
          onLane={drawn.showLine}
          onNudge={board.nudge}
          onZoom={window.step}
          ticked={tickedLines}
          tick={mayPlace ? tick : undefined}
        >
          {lost && <LostGhost lost={lost} scale={window.scale} laneIds={laneIds} />}
        </GanttChart>
      ) : (
        <Skeleton lines={10} />
      )}
      <Legend colouring={colouring} />
      <DragSaid preview={preview} carriedId={drag.drag?.carried.id} />
      {drawn.opened === undefined && <LostOnBoard sewing={sewing} />}
      {drafts && (
        <SandboxPanel
          sewing={sewing}
          drafts={drafts}
          reasonOf={auto.reasonOf}
          onSubmitted={() => setTicked(new Set())}
        />
      )}
      <BoardDrawers {...{ sewing, options, drawn, mayMove, mayPlace }} />
    </PlanFrame>
  );
}

function BoardFailed({ tools, gantt }: { tools: ReactNode; gantt: Sewing['gantt'] }) {
  return (
    <PlanFrame tools={tools} pool={null} poolHandlers={{}}>
      <ErrorState onRetry={() => void gantt.refetch()}>{failureText(gantt.error)}</ErrorState>
    </PlanFrame>
  );
}

interface BoardOf {
  readonly sewing: Sewing;
  readonly options: ReturnType<typeof usePlanOptions>;
  readonly window: PlanWindow;
  readonly scroller: RefObject<HTMLDivElement | null>;
  readonly colouring: Colouring;
  readonly drawn: ReturnType<typeof useDrawn>;
}

/** The lanes of the board, and what is done with the bars on them and the cards of the pool. */
function useBoard({ sewing, options, window, scroller, colouring, drawn }: BoardOf) {
  const { gantt, preview } = sewing;
  const { rows } = useUnscheduled();
  const { mayMove, mayPlace, menuOf } = useBarMenu({
    sewing,
    onOpen: (bar, tab) => drawn.open({ bar, tab }),
    onQuestion: drawn.ask,
    onLine: drawn.showLine,
  });
  const lanes = useMemo(
    () =>
      gantt.data
        ? sewingLanes(gantt.data, { colouring, mayMove, preview, today: window.today })
        : [],
    [gantt.data, colouring, mayMove, preview, window.today],
  );
  const laneIds = useMemo(() => lanes.map(({ id }) => id), [lanes]);
  const placing = usePlacing({
    sewing,
    options,
    rows,
    lanes,
    laneIds,
    scale: window.scale,
    scroller,
    onAsk: (row, start) => drawn.open({ row, start }),
  });

  function openBar(id: string) {
    const bar = sewing.byId.get(id);
    if (bar) drawn.open({ bar, tab: 'form' });
  }

  function cardOf(id: string) {
    const bar = sewing.byId.get(id);
    return bar && <BarFacts bar={bar} />;
  }

  /** An order is offered the first line, from now on. */
  function openCard(row: UnscheduledRow) {
    const [laneId] = laneIds;
    if (laneId !== undefined)
      drawn.open({ row, start: placing.startOf(row, { laneId, start: window.now }) });
  }

  const pressCard = (event: PointerEvent<HTMLElement>, row: UnscheduledRow) =>
    placing.drag.press(event, {
      id: cardId(row),
      width: window.scale.dayPx,
      grip: 8,
      title: row.orderNo,
    });

  return {
    ...{ mayMove, mayPlace, menuOf, lanes, laneIds, ...placing },
    ...{ openBar, openCard, pressCard, cardOf },
  };
}

/** Orders and lines that are ticked for the automatic plan. */
function useTicked(orderIds: readonly string[]) {
  const t = useText();
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(orderIds));
  const [tickedLines, setTickedLines] = useState<ReadonlySet<string>>(new Set());
  const tick = useMemo(
    () => ({
      labelOf: ({ name }: ChartLane) => t('自动排程用 {line}', { line: name }),
      onTick: (id: string) => setTickedLines((before) => toggled(before, id)),
    }),
    [t],
  );
  return { ticked, setTicked, tickedLines, tick };
}

interface DragSaidProps {
  readonly preview: Sewing['preview'];
  /** Id of what is carried; `undefined` while nothing is. */
  readonly carriedId: string | undefined;
}

/** What the bar that is carried would do where it is. */
function DragSaid({ preview, carriedId }: DragSaidProps) {
  if (carriedId === undefined) return null;
  const carried = preview?.bars.find(({ id }) => id === carriedId);
  const said = [
    ...(carried ? [`→ ${toMinute(carried.endDate)}`, ...carried.conflictText] : []),
    ...(preview?.texts ?? []),
  ];
  if (said.length === 0) return null;
  return (
    <div className={styles.said} role="status">
      {said.join(' · ')}
    </div>
  );
}

const describeBar = (bar: ChartBar, lane: ChartLane): string =>
  [
    `${bar.title} ${bar.note} ${bar.more}`.trim(),
    lane.name,
    `${toMinute(timestampOf(bar.start))} → ${toMinute(timestampOf(bar.end))}`,
    bar.isFixed ? t('已锁定') : '',
    ...bar.conflicts,
  ]
    .filter(Boolean)
    .join(' · ');

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);

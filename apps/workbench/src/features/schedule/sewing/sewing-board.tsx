import type { ScheduleBar, UnscheduledRow } from '@garment-mes/sdk/mes2';
import { ErrorState, Skeleton } from '@garment-mes/ui';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { toMinute } from '#screens/fields/time-text.ts';
import type { ChartBar, ChartLane } from '../chart/chart-model.ts';
import { GanttChart, type GanttHandle } from '../chart/gantt-chart.tsx';
import { timestampOf } from '../chart/time-scale.ts';
import { PlanFrame } from '../plan-frame.tsx';
import type { PlanWindow } from '../plan-window.ts';
import { usePlanView } from '../use-plan-view.ts';
import { BarDialogs, type BarQuestion } from './bars/bar-dialogs.tsx';
import { type BarChange, changeOf, draftKey } from './bars/bar-draft.ts';
import { BarDrawer } from './bars/bar-drawer.tsx';
import { useBarMenu } from './bars/use-bar-menu.ts';
import type { Colouring } from './colouring.ts';
import { Legend } from './legend.tsx';
import { LineDrawer } from './line-drawer.tsx';
import { LostAlert, LostGhost } from './lost-move.tsx';
import { Pool, useUnscheduled } from './pool.tsx';
import { SandboxPanel } from './sandbox/sandbox-panel.tsx';
import { useAutoPlan } from './sandbox/use-auto-plan.ts';
import styles from './sewing.module.css';
import { sewingLanes, ticksOf } from './sewing-lanes.ts';
import { SewingTools } from './sewing-tools.tsx';
import { cardId, usePlacing } from './use-placing.ts';
import { usePlanOptions } from './use-plan-options.ts';
import { useSewing } from './use-sewing.ts';
import { useUndoKey } from './use-undo-key.ts';

type Opened =
  | { readonly bar: ScheduleBar; readonly tab: 'form' | 'days' }
  | { readonly row: UnscheduledRow; readonly start: BarChange };

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
  const { rows } = useUnscheduled();
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<GanttHandle>(null);
  const [colouring, setColouring] = useTabState<Colouring>('colouring', 'order');
  const [activeId, setActiveId] = useTabState<string | undefined>(
    'bar',
    asked.get('scheduleId') ?? undefined,
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [ticked, setTicked] = useState<ReadonlySet<string>>(() => new Set(asked.getAll('orderId')));
  const [tickedLines, setTickedLines] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const [question, setQuestion] = useState<BarQuestion>();
  const [lineId, setLineId] = useState<string>();
  const { mayMove, mayPlace, menuOf } = useBarMenu({
    sewing,
    onOpen: (bar, tab) => setOpened({ bar, tab }),
    onQuestion: setQuestion,
    onLine: setLineId,
  });
  const lanes = useMemo(
    () => (gantt.data ? sewingLanes(gantt.data, { colouring, mayMove, preview }) : []),
    [gantt.data, colouring, mayMove, preview],
  );
  const laneIds = useMemo(() => lanes.map(({ id }) => id), [lanes]);
  const { drag, startOf, changeoverOf, nudge } = usePlacing({
    sewing,
    options,
    rows,
    lanes,
    laneIds,
    scale: window.scale,
    scroller,
    onAsk: (row, start) => setOpened({ row, start }),
  });
  const tick = useMemo(
    () => ({
      labelOf: ({ name }: ChartLane) => t('自动排程用 {line}', { line: name }),
      onTick: (id: string) => setTickedLines((before) => toggled(before, id)),
    }),
    [t],
  );
  const auto = useAutoPlan(sewing, options, timestampOf(window.now), changeoverOf);
  useUndoKey(sewing);

  const describe = useCallback(
    (bar: ChartBar, lane: ChartLane) =>
      [
        `${bar.title} ${lane.name}`,
        `${toMinute(timestampOf(bar.start))} → ${toMinute(timestampOf(bar.end))}`,
        `${Math.round(bar.done * 100)}%`,
        bar.isFixed ? t('已锁定') : '',
        ...bar.conflicts,
      ]
        .filter(Boolean)
        .join(' · '),
    [t],
  );

  const ready = gantt.data !== undefined;
  const isKnown = activeId !== undefined && byId.has(activeId);
  usePlanView(handle, window, ready, isKnown ? activeId : undefined);

  if (gantt.error && !ready)
    return (
      <PlanFrame tools={tools} pool={null} poolHandlers={{}}>
        <ErrorState onRetry={() => void gantt.refetch()}>{failureText(gantt.error)}</ErrorState>
      </PlanFrame>
    );
  const line = options.lines.find(({ deptId }) => deptId === lineId);
  const carried = preview?.bars.find(({ id }) => id === drag.drag?.carried.id);
  const said = drag.drag
    ? [
        ...(carried ? [`→ ${toMinute(carried.endDate)}`, ...carried.conflictText] : []),
        ...(preview?.texts ?? []),
      ]
    : [];

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
          onOpen={(row) => {
            const [laneId] = laneIds;
            if (laneId !== undefined)
              setOpened({ row, start: startOf(row, { laneId, start: window.now }) });
          }}
          onPress={(event, row) =>
            drag.press(event, {
              id: cardId(row),
              width: window.scale.dayPx,
              grip: 8,
              title: row.orderNo,
            })
          }
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
          scale={window.scale}
          today={window.today}
          now={window.now}
          ticks={ticksOf(activeId === undefined ? undefined : byId.get(activeId))}
          activeId={activeId}
          onActive={setActiveId}
          selected={selected}
          onSelect={(ids, more) => setSelected(new Set(more ? [...selected, ...ids] : ids))}
          describe={describe}
          menuOf={menuOf}
          drag={drag}
          onOpen={(id) => {
            const bar = byId.get(id);
            if (bar) setOpened({ bar, tab: 'form' });
          }}
          onLane={setLineId}
          onNudge={nudge}
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
      {said.length > 0 && (
        <div className={styles.said} role="status">
          {said.join(' · ')}
        </div>
      )}
      <LostAlert sewing={sewing} />
      {drafts && (
        <SandboxPanel
          drafts={drafts}
          preview={preview}
          byId={byId}
          pending={sewing.pending}
          onRemove={(key) =>
            void sewing.showSandbox(drafts.filter((each) => draftKey(each) !== key))
          }
          onSubmit={() => void sewing.submit().then((ok) => ok && setTicked(new Set()))}
          onDrop={sewing.closeSandbox}
        />
      )}
      {opened && (
        <BarDrawer
          about={opened}
          start={'bar' in opened ? changeOf(opened.bar) : opened.start}
          tab={'bar' in opened ? opened.tab : 'form'}
          options={options}
          mayChange={'bar' in opened ? mayMove && sewing.isOwn(opened.bar.lineDeptId) : mayPlace}
          pending={sewing.pending}
          onClose={() => setOpened(undefined)}
          onSave={(change) => {
            const { bar, row } = { bar: undefined, row: undefined, ...opened };
            const saved = bar ? sewing.change(bar, change) : row && sewing.place(row, change);
            void saved?.then((ok) => ok && setOpened(undefined));
          }}
        />
      )}
      <BarDialogs question={question} options={options} onClose={() => setQuestion(undefined)} />
      {line && (
        <LineDrawer
          line={line}
          mayChange={mayMove && sewing.isOwn(line.deptId)}
          onClose={() => setLineId(undefined)}
        />
      )}
    </PlanFrame>
  );
}

const toggled = (ids: ReadonlySet<string>, id: string): ReadonlySet<string> =>
  new Set(ids.has(id) ? [...ids].filter((each) => each !== id) : [...ids, id]);

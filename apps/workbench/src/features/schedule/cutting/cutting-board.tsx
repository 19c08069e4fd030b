import { CuttingScheduleStatus } from '@garment-mes/domain/states';
import {
  type CuttingScheduleRow,
  createCuttingSchedule,
  submitCuttingSchedule,
  type UnplannedLay,
  updateCuttingSchedule,
} from '@garment-mes/sdk/mes2';
import { Button, Dialog, ErrorState, Skeleton } from '@garment-mes/ui';
import { Send } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import type { ChartBar, ChartLane } from '../chart/chart-model.ts';
import { GanttChart, type GanttHandle } from '../chart/gantt-chart.tsx';
import { timestampOf } from '../chart/time-scale.ts';
import { PlanFrame } from '../plan-frame.tsx';
import type { PlanWindow } from '../plan-window.ts';
import { usePlanView } from '../use-plan-view.ts';
import { cuttingLanes, untimed } from './cutting-lanes.ts';
import { LayDrawer } from './lay-drawer.tsx';
import { LayPool, layKey } from './lay-pool.tsx';
import { type Cutting, layPlace, useCutting } from './use-cutting.ts';
import { useHandDown } from './use-hand-down.ts';
import { useLayMoves } from './use-lay-moves.ts';

type Opened = { readonly row: CuttingScheduleRow } | { readonly lay: UnplannedLay };

interface CuttingBoardProps {
  readonly window: PlanWindow;
  readonly tools: ReactNode;
}

/** Lays on cutting tables, and handing them to the tables. */
export function CuttingBoard({ window, tools }: CuttingBoardProps) {
  const t = useText();
  const { can } = useWorkbench();
  const cutting = useCutting({ from: window.from, to: window.to });
  const { gantt, byId } = cutting;
  const scroller = useRef<HTMLDivElement>(null);
  const handle = useRef<GanttHandle>(null);
  const [activeId, setActiveId] = useTabState<string | undefined>('lay', undefined);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [opened, setOpened] = useState<Opened>();
  const mayMove = can(updateCuttingSchedule.permissionKey);
  const mayPlace = can(createCuttingSchedule.permissionKey);
  const maySubmit = can(submitCuttingSchedule.permissionKey);
  const lanes = useMemo(
    () => (gantt.data === undefined ? [] : cuttingLanes(gantt.data, mayMove)),
    [gantt.data, mayMove],
  );
  const laneIds = useMemo(() => lanes.map(({ id }) => id), [lanes]);

  const { drag, nudge } = useLayMoves({ cutting, laneIds, scale: window.scale, scroller, mayMove });

  const { chosen, menuOf } = useHandDown(cutting, selected, maySubmit);
  const ready = gantt.data !== undefined;
  usePlanView(handle, window, ready);

  if (gantt.error && !ready)
    return (
      <PlanFrame tools={tools} pool={null} poolHandlers={{}}>
        <ErrorState onRetry={() => void gantt.refetch()}>{failureText(gantt.error)}</ErrorState>
      </PlanFrame>
    );
  if (gantt.data === undefined) return <Skeleton lines={10} />;

  function open(id: string) {
    const row = byId.get(id);
    const lay = gantt.data?.pool.find((each) => layKey(each) === id);
    if (row) setOpened({ row });
    else if (lay) setOpened({ lay });
  }

  return (
    <PlanFrame
      tools={
        <>
          {tools}
          {maySubmit && <HandDown ids={chosen} cutting={cutting} />}
        </>
      }
      pool={
        <LayPool
          lays={gantt.data.pool}
          untimed={untimed(gantt.data)}
          mayPlace={mayPlace}
          onOpen={open}
          onPress={(event, id, title) =>
            drag.press(event, { id, title, width: window.scale.dayPx / 4, grip: 4 })
          }
        />
      }
      poolHandlers={drag.handlers}
    >
      <GanttChart
        label={t('裁床台')}
        ref={handle}
        scroller={scroller}
        lanes={lanes}
        scale={window.scale}
        today={window.today}
        now={window.now}
        ticks={[]}
        activeId={activeId}
        onActive={setActiveId}
        selected={selected}
        onSelect={(ids, more) => setSelected((before) => new Set(more ? [...before, ...ids] : ids))}
        describe={describeBar}
        menuOf={menuOf}
        drag={drag}
        onOpen={open}
        onLane={() => undefined}
        onNudge={nudge}
        onZoom={window.step}
      />
      {opened && (
        <OpenedLay
          about={opened}
          {...{ cutting, lanes, mayMove, mayPlace }}
          now={window.now}
          onClose={() => setOpened(undefined)}
        />
      )}
      <NotHandedDown cutting={cutting} />
    </PlanFrame>
  );
}

/** Hands the chosen lays to their tables. */
function HandDown(props: { readonly ids: readonly string[]; readonly cutting: Cutting }) {
  const { ids, cutting } = props;
  const t = useText();
  return (
    <Button
      variant="primary"
      icon={<Send aria-hidden />}
      disabled={ids.length === 0}
      pending={cutting.pending}
      onClick={() => void cutting.submit(ids)}
    >
      {t('下达所选 {count}', { count: ids.length })}
    </Button>
  );
}

interface OpenedLayProps {
  readonly about: Opened;
  readonly cutting: Cutting;
  readonly lanes: readonly ChartLane[];
  readonly now: number;
  readonly mayMove: boolean;
  readonly mayPlace: boolean;
  readonly onClose: () => void;
}

/** A lay in words, and where it lies. One that has no place yet is offered the first table, from now on. */
function OpenedLay({ about, cutting, lanes, now, mayMove, mayPlace, onClose }: OpenedLayProps) {
  const start =
    'row' in about
      ? {
          tableId: about.row.tableId,
          startDate: about.row.startDate ?? `${about.row.planDate} 08:00:00`,
          planMin: about.row.planMin,
        }
      : layPlace({ laneId: lanes[0]?.id ?? '', start: now }, null);
  return (
    <LayDrawer
      about={about}
      start={start}
      tables={lanes.map(({ id, name }) => ({ value: id, label: name }))}
      mayChange={
        'row' in about ? mayMove && about.row.status === CuttingScheduleStatus.planned : mayPlace
      }
      pending={cutting.pending}
      onClose={onClose}
      onSave={(place) => {
        const saved =
          'row' in about ? cutting.move(about.row, place) : cutting.place(about.lay, place);
        void saved.then((ok) => ok && onClose());
      }}
    />
  );
}

/** Beds that could not be handed down, and why; short of material they may be all the same. */
function NotHandedDown({ cutting }: { readonly cutting: Cutting }) {
  const { unsubmitted } = cutting;
  const t = useText();
  return (
    <Dialog
      open={unsubmitted !== undefined}
      onOpenChange={(open) => !open && cutting.forget()}
      title={t('{count} 个床次没有下达', { count: unsubmitted?.ids.length ?? 0 })}
      footer={
        <>
          <Button onClick={cutting.forget}>{t('知道了')}</Button>
          <Button onClick={() => void cutting.submit(unsubmitted?.ids ?? [], true)}>
            {t('缺料提交')}
          </Button>
        </>
      }
    >
      {unsubmitted?.texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Dialog>
  );
}

const describeBar = (bar: ChartBar, lane: ChartLane): string =>
  [
    `${bar.title} ${bar.note} ${lane.name}`,
    `${toMinute(timestampOf(bar.start))} → ${toMinute(timestampOf(bar.end))}`,
    ...bar.conflicts,
  ].join(' · ');

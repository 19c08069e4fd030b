import { CuttingScheduleStatus } from '@garment-mes/domain/states';
import {
  type CuttingScheduleRow,
  createCuttingSchedule,
  submitCuttingSchedule,
  type UnplannedLay,
  updateCuttingSchedule,
} from '@garment-mes/sdk/mes2';
import { Button, Dialog, ErrorState, type MenuItem, Skeleton } from '@garment-mes/ui';
import { Send } from 'lucide-react';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useTabState } from '#app/tab/tab-scope.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import { toMinute } from '#screens/fields/time-text.ts';
import type { ChartBar, ChartLane } from '../chart/chart-model.ts';
import { GanttChart, type GanttHandle } from '../chart/gantt-chart.tsx';
import { momentOf, timestampOf } from '../chart/time-scale.ts';
import { useBarDrag } from '../chart/use-bar-drag.ts';
import { PlanFrame } from '../plan-frame.tsx';
import type { PlanWindow } from '../plan-window.ts';
import { usePlanView } from '../use-plan-view.ts';
import { cuttingLanes, untimed } from './cutting-lanes.ts';
import { LayDrawer } from './lay-drawer.tsx';
import { LayPool, layKey } from './lay-pool.tsx';
import { layPlace, useCutting } from './use-cutting.ts';

const DAY_MS = 86_400_000;

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
  const { gantt, byId, unsubmitted } = cutting;
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

  const drag = useBarDrag({
    scroller,
    scale: window.scale,
    laneIds,
    // Bars of a table do not push each other: there is nothing to work out on the way.
    onRest: () => undefined,
    onCancel: () => undefined,
    onDrop({ carried, place }) {
      if (place === undefined) return;
      const row = byId.get(carried.id);
      const lay = gantt.data?.pool.find((each) => layKey(each) === carried.id);
      if (row) void cutting.move(row, layPlace(place, row.planMin));
      else if (lay) void cutting.place(lay, layPlace(place, null));
    },
  });

  const ready = gantt.data !== undefined;
  usePlanView(handle, window, ready);

  if (gantt.error && !ready)
    return (
      <PlanFrame tools={tools} pool={null} poolHandlers={{}}>
        <ErrorState onRetry={() => void gantt.refetch()}>{failureText(gantt.error)}</ErrorState>
      </PlanFrame>
    );
  if (gantt.data === undefined) return <Skeleton lines={10} />;

  const submittable = (ids: Iterable<string>): readonly string[] =>
    [...ids].filter((id) => byId.get(id)?.status === CuttingScheduleStatus.planned);
  const chosen = submittable(selected);

  function open(id: string) {
    const row = byId.get(id);
    const lay = gantt.data?.pool.find((each) => layKey(each) === id);
    if (row) setOpened({ row });
    else if (lay) setOpened({ lay });
  }

  /** A lay that has no place yet is offered the first table, from now on. */
  const placeNow = (about: Opened) =>
    'row' in about
      ? {
          tableId: about.row.tableId,
          startDate: about.row.startDate ?? `${about.row.planDate} 08:00:00`,
          planMin: about.row.planMin,
        }
      : layPlace({ laneId: laneIds[0] ?? '', start: window.now }, null);

  function menuOf(id: string | undefined): readonly MenuItem[] {
    if (id === undefined || !maySubmit) return [];
    const ids = selected.has(id) ? chosen : submittable([id]);
    return [
      {
        id: 'submit',
        label: ids.length > 1 ? t('下达 {count} 个床次', { count: ids.length }) : t('下达到裁床'),
        disabled: ids.length === 0,
        onSelect: () => void cutting.submit(ids),
      },
    ];
  }

  function nudge(id: string, days: number, by: number) {
    const row = byId.get(id);
    const laneId = laneIds[laneIds.indexOf(row?.tableId ?? '') + by];
    if (!row?.startDate || laneId === undefined || !mayMove) return;
    if (row.status !== CuttingScheduleStatus.planned) return;
    const start = momentOf(row.startDate) + days * DAY_MS;
    void cutting.move(row, layPlace({ laneId, start }, row.planMin));
  }

  return (
    <PlanFrame
      tools={
        <>
          {tools}
          {maySubmit && (
            <Button
              variant="primary"
              icon={<Send aria-hidden />}
              disabled={chosen.length === 0}
              pending={cutting.pending}
              onClick={() => void cutting.submit(chosen)}
            >
              {t('下达所选 {count}', { count: chosen.length })}
            </Button>
          )}
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
        <LayDrawer
          about={opened}
          start={placeNow(opened)}
          tables={lanes.map(({ id, name }) => ({ value: id, label: name }))}
          mayChange={
            'row' in opened
              ? mayMove && opened.row.status === CuttingScheduleStatus.planned
              : mayPlace
          }
          pending={cutting.pending}
          onClose={() => setOpened(undefined)}
          onSave={(place) => {
            const saved =
              'row' in opened ? cutting.move(opened.row, place) : cutting.place(opened.lay, place);
            void saved.then((ok) => ok && setOpened(undefined));
          }}
        />
      )}
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
    </PlanFrame>
  );
}

const describeBar = (bar: ChartBar, lane: ChartLane): string =>
  [
    `${bar.title} ${bar.note} ${lane.name}`,
    `${toMinute(timestampOf(bar.start))} → ${toMinute(timestampOf(bar.end))}`,
    ...bar.conflicts,
  ].join(' · ');

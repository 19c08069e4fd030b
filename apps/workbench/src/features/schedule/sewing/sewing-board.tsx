import type { ScheduleBar, UnscheduledRow } from '@garment-mes/sdk/mes2';
import { Alert, Button, ErrorState, Select, Skeleton } from '@garment-mes/ui';
import { FlaskConical, Printer, Undo2, Wand } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useSearch } from 'wouter';
import { failureText } from '#kit/api.tsx';
import { type Message, msg, useText } from '#kit/i18n.ts';
import { useTabState } from '#kit/tab-scope.tsx';
import { toMinute } from '#kit/time-text.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import chart from '../chart/chart.module.css';
import type { ChartBar, ChartLane, ChartPlace } from '../chart/chart-model.ts';
import { GanttChart, type GanttHandle } from '../chart/gantt-chart.tsx';
import { LANE_PX, NAMES_PX } from '../chart/lane-row.tsx';
import { momentOf, timestampOf, xOf } from '../chart/time-scale.ts';
import { type BarDrag, type Carried, useBarDrag } from '../chart/use-bar-drag.ts';
import { PlanFrame } from '../plan-frame.tsx';
import type { PlanWindow } from '../plan-window.ts';
import { BarDialogs, type BarQuestion } from './bar-dialogs.tsx';
import { type BarChange, changeOf, draftKey, placed } from './bar-draft.ts';
import { BarDrawer } from './bar-drawer.tsx';
import { COLOURINGS, type Colouring } from './colouring.ts';
import { LineDrawer } from './line-drawer.tsx';
import { Pool, useUnscheduled } from './pool.tsx';
import { printPlan } from './print-plan.ts';
import { SandboxPanel } from './sandbox-panel.tsx';
import styles from './sewing.module.css';
import { sewingLanes, ticksOf } from './sewing-lanes.ts';
import { useAutoPlan } from './use-auto-plan.ts';
import { useBarMenu } from './use-bar-menu.ts';
import { useGoneAfter } from './use-gone-after.ts';
import { usePlanOptions } from './use-plan-options.ts';
import { useSewing } from './use-sewing.ts';

const DAY_MS = 86_400_000;
const GHOST_MS = 10_000;

const COLOURING_WORDS: Readonly<Record<Colouring, Message>> = {
  order: msg('按订单'),
  customer: msg('按客户'),
  priority: msg('按优先级'),
  lateness: msg('按延误'),
  style: msg('按款式'),
};

type Opened =
  | { readonly bar: ScheduleBar; readonly tab: 'form' | 'days' }
  | { readonly row: UnscheduledRow; readonly start: BarChange };

/** Orders on sewing lines, put there by hand. */
export function SewingBoard({
  window,
  tools,
}: {
  readonly window: PlanWindow;
  readonly tools: React.ReactNode;
}) {
  const t = useText();
  const { companyName, userName } = useWorkbench();
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
  const [ticked, setTicked] = useState<ReadonlySet<string>>(
    () => new Set(asked.get('orderId') ? [asked.get('orderId') ?? ''] : []),
  );
  const [opened, setOpened] = useState<Opened>();
  const [question, setQuestion] = useState<BarQuestion>();
  const [lineId, setLineId] = useState<string>();
  const menu = useBarMenu({
    sewing,
    onOpen: (bar, tab) => setOpened({ bar, tab }),
    onQuestion: setQuestion,
    onLine: setLineId,
  });
  const lanes = useMemo(
    () =>
      gantt.data === undefined
        ? []
        : sewingLanes(gantt.data, { colouring, mayMove: menu.mayMove, preview }),
    [gantt.data, colouring, menu.mayMove, preview],
  );
  const laneIds = useMemo(() => lanes.map(({ id }) => id), [lanes]);
  const changeoverOf = (deptId: string): number =>
    [...byId.values()].findLast(({ lineDeptId }) => lineDeptId === deptId)?.changeoverMin ?? 0;
  const auto = useAutoPlan(sewing, options, timestampOf(window.now), changeoverOf);
  useGoneAfter(lost === undefined ? undefined : GHOST_MS, sewing.forgetLost);

  const newChange = (row: UnscheduledRow, place: ChartPlace): BarChange => ({
    lineDeptId: place.laneId,
    startDate: timestampOf(place.start),
    num: row.num,
    headcount: options.lines.find(({ deptId }) => deptId === place.laneId)?.standardHeadcount ?? 1,
    efficiencySetId: options.usualCurve,
    changeoverMin: changeoverOf(place.laneId),
    isFixed: 0,
  });
  const rowOfCard = ({ id }: Carried) => rows.find(({ orderId }) => `pool ${orderId}` === id);

  const drag = useBarDrag({
    scroller,
    scale: window.scale,
    laneIds,
    onRest(carried, place) {
      const bar = byId.get(carried.id);
      const row = rowOfCard(carried);
      if (bar) void sewing.look(bar, placed(changeOf(bar), place));
      else if (row) void sewing.lookNew(row, newChange(row, place));
    },
    onDrop: drop,
    onCancel: sewing.clearPreview,
  });

  function drop({ carried, place, overPool }: BarDrag, withShift: boolean) {
    const bar = byId.get(carried.id);
    const row = rowOfCard(carried);
    if (bar && overPool) {
      sewing.clearPreview();
      void sewing.giveBack(bar).catch(() => undefined);
    } else if (bar && place) void sewing.change(bar, placed(changeOf(bar), place));
    else if (row && place && withShift) setOpened({ row, start: newChange(row, place) });
    else if (row && place) void sewing.place(row, newChange(row, place));
    else sewing.clearPreview();
  }

  function nudge(id: string, days: number, by: number) {
    const bar = byId.get(id);
    const lane = lanes.findIndex(({ bars }) => bars.some((each) => each.id === id));
    const laneId = laneIds[lane + by];
    const drawn = lanes[lane]?.bars.find((each) => each.id === id);
    if (!bar || !drawn?.isMovable || laneId === undefined) return;
    const start = momentOf(bar.startDate) + days * DAY_MS;
    void sewing.change(bar, placed(changeOf(bar), { laneId, start }));
  }

  function openNew(row: UnscheduledRow) {
    const laneId = laneIds[0];
    if (laneId !== undefined)
      setOpened({ row, start: newChange(row, { laneId, start: window.now }) });
  }

  const undo = useEffectEvent((event: KeyboardEvent) => {
    const typing = event.target instanceof HTMLElement && event.target.matches('input, textarea');
    if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey) || typing) return;
    if (!sewing.canUndo) return;
    event.preventDefault();
    void sewing.undo();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => undo(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);

  const showFirst = useEffectEvent(() => {
    if (activeId !== undefined && byId.has(activeId)) handle.current?.showBar(activeId);
    else handle.current?.showDay(window.today);
  });
  const ready = gantt.data !== undefined;
  useEffect(() => showFirst(), [ready, window.from, window.zoom]);

  if (gantt.error && !ready)
    return (
      <PlanFrame tools={tools} pool={null} poolHandlers={{}}>
        <ErrorState onRetry={() => void gantt.refetch()}>{failureText(gantt.error)}</ErrorState>
      </PlanFrame>
    );
  const active = activeId === undefined ? undefined : byId.get(activeId);
  const line = options.lines.find(({ deptId }) => deptId === lineId);
  const tick = (id: string) =>
    setTicked(
      (before) =>
        new Set(before.has(id) ? [...before].filter((each) => each !== id) : [...before, id]),
    );

  return (
    <PlanFrame
      tools={
        <>
          {tools}
          <Select
            aria-label={t('着色')}
            className={styles.colouring ?? ''}
            value={colouring}
            onValueChange={(value) => setColouring(value as Colouring)}
            options={COLOURINGS.map((value) => ({ value, label: t(COLOURING_WORDS[value]) }))}
          />
          {menu.mayPlace && (
            <>
              <Button
                icon={<Wand aria-hidden />}
                disabled={ticked.size === 0}
                pending={auto.pending}
                onClick={() => void auto.propose(ticked, linesOf(selected, lanes))}
              >
                {t('自动排程')}
              </Button>
              <Button
                icon={<FlaskConical aria-hidden />}
                aria-pressed={sewing.isSandbox}
                onClick={sewing.isSandbox ? sewing.closeSandbox : sewing.openSandbox}
              >
                {t('沙盘')}
              </Button>
            </>
          )}
          {menu.mayMove && (
            <Button
              icon={<Undo2 aria-hidden />}
              disabled={!sewing.canUndo}
              onClick={() => void sewing.undo()}
            >
              {t('撤销')}
            </Button>
          )}
          <Button
            icon={<Printer aria-hidden />}
            disabled={!ready}
            onClick={() => {
              const time = timestampOf(window.now).slice(0, 16);
              if (gantt.data)
                void printPlan(gantt.data, window.today, [companyName, userName, time].join(' · '));
            }}
          >
            {t('打印')}
          </Button>
        </>
      }
      pool={
        <Pool
          mayPlace={menu.mayPlace}
          ticked={ticked}
          onTick={tick}
          isTarget={drag.drag?.overPool === true && byId.has(drag.drag.carried.id)}
          onOpen={openNew}
          onPress={(event, row) =>
            drag.press(event, {
              id: `pool ${row.orderId}`,
              width: window.scale.dayPx,
              grip: 8,
              title: row.orderNo,
            })
          }
        />
      }
      poolHandlers={drag.handlers}
    >
      {!ready ? (
        <Skeleton lines={10} />
      ) : (
        <GanttChart
          label={t('产线')}
          ref={handle}
          scroller={scroller}
          lanes={lanes}
          scale={window.scale}
          today={window.today}
          now={window.now}
          ticks={ticksOf(active)}
          activeId={activeId}
          onActive={setActiveId}
          selected={selected}
          onSelect={(id, more) => setSelected((before) => new Set(more ? [...before, id] : [id]))}
          describe={describeBar}
          menuOf={menu.menuOf}
          drag={drag}
          onOpen={(id) => {
            const bar = byId.get(id);
            if (bar) setOpened({ bar, tab: 'form' });
          }}
          onLane={setLineId}
          onNudge={nudge}
          onZoom={window.step}
        >
          {lost && (
            <span
              className={chart.ghost}
              style={{
                left: NAMES_PX + xOf(window.scale, momentOf(lost.change.startDate)),
                top: laneIds.indexOf(lost.change.lineDeptId) * LANE_PX,
                width:
                  xOf(window.scale, momentOf(lost.bar.endDate)) -
                  xOf(window.scale, momentOf(lost.bar.startDate)),
              }}
            >
              {lost.bar.orderNo}
            </span>
          )}
        </GanttChart>
      )}
      {preview && drag.drag && preview.texts.length > 0 && (
        <div className={styles.said} role="status">
          {preview.texts.join(' · ')}
        </div>
      )}
      {lost && (
        <Alert
          tone="warn"
          className={styles.lost}
          actions={
            <Button
              size="small"
              onClick={() => {
                const bar = byId.get(lost.bar.id);
                if (bar) void sewing.change(bar, lost.change);
              }}
            >
              {t('再试一次')}
            </Button>
          }
        >
          {lost.text}
        </Alert>
      )}
      {drafts && (
        <SandboxPanel
          drafts={drafts}
          preview={preview}
          byId={byId}
          pending={sewing.pending}
          onRemove={(key) =>
            void sewing.showSandbox(drafts.filter((draft) => draftKey(draft) !== key))
          }
          onSubmit={() => void sewing.submit().then(() => setTicked(new Set()))}
          onDrop={sewing.closeSandbox}
        />
      )}
      {opened && (
        <BarDrawer
          about={opened}
          start={'bar' in opened ? changeOf(opened.bar) : opened.start}
          tab={'bar' in opened ? opened.tab : 'form'}
          options={options}
          mayChange={'bar' in opened ? menu.mayMove : menu.mayPlace}
          pending={sewing.pending}
          onClose={() => setOpened(undefined)}
          onSave={(change) => {
            const saved =
              'bar' in opened
                ? sewing.change(opened.bar, change)
                : sewing.place(opened.row, change);
            void saved.then((ok) => ok && setOpened(undefined));
          }}
        />
      )}
      <BarDialogs question={question} options={options} onClose={() => setQuestion(undefined)} />
      {line && (
        <LineDrawer line={line} mayChange={menu.mayMove} onClose={() => setLineId(undefined)} />
      )}
    </PlanFrame>
  );

  function describeBar(bar: ChartBar, lane: ChartLane): string {
    const percent = `${Math.round(bar.done * 100)}%`;
    const span = `${toMinute(timestampOf(bar.start))} → ${toMinute(timestampOf(bar.end))}`;
    return [
      `${bar.title} ${lane.name} ${span} ${percent}`,
      bar.isFixed ? t('已锁定') : '',
      ...bar.conflicts,
    ]
      .filter(Boolean)
      .join(' · ');
  }
}

/** Lines of the chosen bars; none chosen means all lines. */
const linesOf = (selected: ReadonlySet<string>, lanes: readonly ChartLane[]): ReadonlySet<string> =>
  new Set(lanes.filter(({ bars }) => bars.some(({ id }) => selected.has(id))).map(({ id }) => id));

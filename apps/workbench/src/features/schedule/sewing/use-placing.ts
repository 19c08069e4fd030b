import type { ScheduleBar, UnscheduledRow } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { type RefObject, useRef } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { ChartLane, ChartPlace } from '../chart/chart-model.ts';
import { type TimeScale, timestampOf } from '../chart/time-scale.ts';
import { type BarDrag, type Carried, useBarDrag } from '../chart/use-bar-drag.ts';
import { type BarChange, changeOf, placed } from './bars/bar-draft.ts';
import type { PlanOptions } from './use-plan-options.ts';
import type { Sewing } from './use-sewing.ts';

const DAY_MS = 86_400_000;

/** A card of the pool while it is carried. */
export const cardId = ({ orderId }: UnscheduledRow): string => `pool ${orderId}`;

/** What is carried, as it was when it was picked up: its version is the one the person saw. */
interface Picked {
  readonly bar?: ScheduleBar | undefined;
  readonly row?: UnscheduledRow | undefined;
}

interface PlacingPorts {
  readonly sewing: Sewing;
  readonly options: PlanOptions;
  readonly rows: readonly UnscheduledRow[];
  readonly lanes: readonly ChartLane[];
  readonly laneIds: readonly string[];
  readonly scale: TimeScale;
  readonly scroller: RefObject<HTMLElement | null>;
  /** Asks for quantity and people before an order is put on a line. */
  readonly onAsk: (row: UnscheduledRow, start: BarChange) => void;
}

/** Puts bars and orders on lines, by dragging or by keys. */
export function usePlacing(ports: PlacingPorts) {
  const { sewing, options, rows, lanes, laneIds, scale, scroller, onAsk } = ports;
  const t = useText();
  const { byId } = sewing;

  /** Minutes the last bar of a line had for getting ready. */
  const changeoverOf = (deptId: string): number =>
    [...byId.values()].findLast(({ lineDeptId }) => lineDeptId === deptId)?.changeoverMin ?? 0;

  const startOf = (row: UnscheduledRow, place: ChartPlace): BarChange => ({
    lineDeptId: place.laneId,
    startDate: timestampOf(place.start),
    num: row.num,
    headcount: options.lines.find(({ deptId }) => deptId === place.laneId)?.standardHeadcount ?? 1,
    efficiencySetId: row.efficiencySetId ?? options.usualCurve,
    changeoverMin: changeoverOf(place.laneId),
    isFixed: 0,
  });
  const rowOf = ({ id }: Carried) => rows.find((row) => cardId(row) === id);

  const picked = useRef<Picked>({});
  const drag = useBarDrag({
    scroller,
    scale,
    laneIds,
    onPick(carried) {
      picked.current = { bar: byId.get(carried.id), row: rowOf(carried) };
    },
    onRest(_, place) {
      if (!sewing.isOwn(place.laneId)) return;
      const { bar, row } = picked.current;
      if (bar) void sewing.look(bar, placed(changeOf(bar), place));
      else if (row) void sewing.lookNew(row, startOf(row, place));
    },
    onDrop: drop,
    onCancel: sewing.clearPreview,
  });

  /** A line of another workshop takes nothing; the bar returns to where it was. */
  function isRefused(place: ChartPlace | undefined): boolean {
    if (place === undefined || sewing.isOwn(place.laneId)) return false;
    toast.error(t('没有权限：修改排程'));
    sewing.clearPreview();
    return true;
  }

  function drop({ place, overPool }: BarDrag, withShift: boolean) {
    if (isRefused(place)) return;
    const { bar, row } = picked.current;
    if (bar && overPool) {
      sewing.clearPreview();
      void sewing.giveBack(bar).catch((error) => toast.error(failureText(error)));
    } else if (bar && place) void sewing.change(bar, placed(changeOf(bar), place));
    else if (row && place && withShift) onAsk(row, startOf(row, place));
    else if (row && place) void sewing.place(row, startOf(row, place));
    else sewing.clearPreview();
  }

  return {
    drag,
    startOf,
    changeoverOf,
    nudge(id: string, days: number, by: number) {
      const bar = byId.get(id);
      const at = lanes.findIndex(({ bars }) => bars.some((each) => each.id === id));
      const laneId = laneIds[at + by];
      const drawn = lanes[at]?.bars.find((each) => each.id === id);
      if (!bar || !drawn?.isMovable || laneId === undefined) return;
      if (isRefused({ laneId, start: 0 })) return;
      const start = drawn.start + days * DAY_MS;
      void sewing.change(bar, placed(changeOf(bar), { laneId, start }));
    },
  };
}

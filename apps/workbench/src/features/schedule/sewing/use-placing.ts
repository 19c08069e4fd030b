import type { ScheduleBar, UnscheduledRow } from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { type RefObject, useRef } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { ChartLane, ChartPlace } from '../chart/chart-model.ts';
import { momentOf, type TimeScale, timestampOf } from '../chart/time-scale.ts';
import { type BarDrag, type Carried, useBarDrag } from '../chart/use-bar-drag.ts';
import { type Step, stepped, useSteps } from '../chart/use-steps.ts';
import { type BarChange, changeOf, placed } from './bars/bar-draft.ts';
import type { PlanOptions } from './use-plan-options.ts';
import type { Sewing } from './use-sewing.ts';

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

  /** Moves a bar from where it is drawn. @returns whether it moved */
  async function step(id: string, steps: readonly Step[]): Promise<boolean> {
    const bar = byId.get(id);
    const lane = lanes.find(({ bars }) => bars.some((each) => each.id === id));
    const drawn = lane?.bars.find((each) => each.id === id);
    if (!bar || !lane || !drawn?.isMovable) return false;
    const from = { laneId: lane.id, start: drawn.start };
    const place = stepped(from, steps, laneIds);
    if (place.laneId === from.laneId && place.start === from.start) return true;
    if (isRefused(place)) return false;
    return sewing.change(bar, placed(changeOf(bar), place));
  }

  const nudge = useSteps({
    onMove: step,
    // Who was faster is said already; what is offered again is the whole way.
    onRefused: (_, steps) =>
      sewing.stretchLost((to) =>
        placed(
          to,
          stepped({ laneId: to.lineDeptId, start: momentOf(to.startDate) }, steps, laneIds),
        ),
      ),
  });

  return { drag, startOf, changeoverOf, nudge };
}

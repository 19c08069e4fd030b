import {
  type CuttingScheduleRow,
  createCuttingSchedule,
  getCuttingGantt,
  submitCuttingSchedule,
  type UnplannedLay,
  updateCuttingSchedule,
} from '@garment-mes/sdk/mes2';
import { toast } from '@garment-mes/ui';
import { useMemo, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import type { ChartPlace } from '../chart/chart-model.ts';
import { timestampOf } from '../chart/time-scale.ts';
import { useOwnMoves } from '../use-own-moves.ts';

/** Where and when a lay is cut; without minutes they follow from the standard. */
export interface LayPlace {
  readonly tableId: string;
  readonly startDate: string;
  readonly planMin: number | null;
}

/** What could not be handed to its table, with the reason. */
interface Unsubmitted {
  readonly ids: readonly string[];
  readonly texts: readonly string[];
}

/** The queues of the cutting tables, and the moves in them. */
export function useCutting(window: { readonly from: string; readonly to: string }) {
  const t = useText();
  const gantt = useOperation(
    getCuttingGantt,
    { query: { ...window } },
    { keepPrevious: true, live: 'cuttingSchedule' },
  );
  const update = useAction(updateCuttingSchedule);
  const create = useAction(createCuttingSchedule);
  const inTurn = useOwnMoves();
  const submitting = useAction(submitCuttingSchedule, { ok: null });
  const [unsubmitted, setUnsubmitted] = useState<Unsubmitted>();
  const byId = useMemo(
    () =>
      new Map(
        (gantt.data?.lanes ?? []).flatMap(({ queue }) =>
          queue.map((row) => [row.id, row] as const),
        ),
      ),
    [gantt.data],
  );

  return {
    gantt,
    byId,
    unsubmitted,
    pending: submitting.pending || update.pending || create.pending,
    forget: () => setUnsubmitted(undefined),
    /** What is refused is said; the bar stands where it stood. */
    move: (row: CuttingScheduleRow, place: LayPlace): Promise<boolean> =>
      succeeds(
        inTurn(
          row,
          place,
          (version) => update.run({ body: { id: row.id, version, ...dated(place) } }),
          (moved) => [moved],
        ),
      ),
    place: ({ cutPlanId, layNo }: UnplannedLay, place: LayPlace): Promise<boolean> =>
      succeeds(create.run({ body: { cutPlanId, layNos: [String(layNo)], ...dated(place) } })),
    async submit(ids: readonly string[], fabricShort = false): Promise<void> {
      setUnsubmitted(undefined);
      try {
        const { okIds, fails } = await submitting.run({ body: { ids: [...ids], fabricShort } });
        if (okIds.length > 0) toast.success(t('已下达 {count} 个床次', { count: okIds.length }));
        if (fails.length > 0)
          setUnsubmitted({ ids: fails.map(({ id }) => id), texts: fails.map(({ text }) => text) });
      } catch (error) {
        toast.error(failureText(error));
      }
    },
  };
}

const dated = (place: LayPlace) => ({ ...place, planDate: place.startDate.slice(0, 10) });

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** The place something was dropped on, for as long as it takes. */
export const layPlace = ({ laneId, start }: ChartPlace, planMin: number | null): LayPlace => ({
  tableId: laneId,
  startDate: timestampOf(start),
  planMin,
});

export type Cutting = ReturnType<typeof useCutting>;

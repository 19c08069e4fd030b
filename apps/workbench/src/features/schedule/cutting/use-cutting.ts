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
import { failureText, useAction, useOperation } from '#kit/api.tsx';
import { useText } from '#kit/i18n.ts';
import type { ChartPlace } from '../chart/chart-model.ts';
import { timestampOf } from '../chart/time-scale.ts';

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
    pending: submitting.pending,
    forget: () => setUnsubmitted(undefined),
    move({ id, version, planMin }: CuttingScheduleRow, { laneId, start }: ChartPlace) {
      const startDate = timestampOf(start);
      const planDate = startDate.slice(0, 10);
      const body = { id, version, tableId: laneId, planDate, startDate, planMin };
      // What is refused is said; the bar stands where it stood.
      update.run({ body }).catch(() => undefined);
    },
    place({ cutPlanId, layNo }: UnplannedLay, { laneId, start }: ChartPlace) {
      const startDate = timestampOf(start);
      const planDate = startDate.slice(0, 10);
      const body = { cutPlanId, layNos: [String(layNo)], tableId: laneId, planDate, startDate };
      create.run({ body }).catch(() => undefined);
    },
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

import { getPatrol, type Patrol } from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useWorkbench } from '#app/workbench-context.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import type { Kept } from './use-kept-checks.ts';
import { walkOf } from './walk.ts';

/** Which round is due moves with the clock. */
const MINUTE_MS = 60_000;

/** The round of the chosen line: the one that is due, or the one that is being walked until another one is begun. */
export function useRoundAnswer(kept: Kept) {
  const { today } = useWorkbench();
  const lineDeptId = kept.line?.id ?? '';
  const enabled = kept.line !== undefined && kept.mode === 'patrol';
  const live = { enabled, everyMs: MINUTE_MS, live: 'patrol' } as const;
  const due = useOperation(getPatrol, { query: { lineDeptId } }, live);
  const begun = kept.round?.workDate === today() ? kept.round : undefined;
  const isOther = begun !== undefined && due.data !== undefined && due.data.round !== begun.round;
  const walked = useOperation(
    getPatrol,
    { query: { lineDeptId, ...begun } },
    { ...live, enabled: enabled && isOther },
  );
  return { asked: isOther ? walked : due, next: isOther ? due.data?.round : undefined };
}

/** The same with what is on its way. @param keptPatrol as it was read last, for want of a network */
export function roundOf(
  { asked, next }: ReturnType<typeof useRoundAnswer>,
  queue: ReturnType<typeof useScanQueue>,
  keptPatrol: Patrol | undefined,
  of: { readonly lineDeptId: string | undefined; readonly today: string },
) {
  const isOfToday = keptPatrol?.lineDeptId === of.lineDeptId && keptPatrol?.workDate === of.today;
  const patrol = asked.data ?? (isOfToday ? keptPatrol : undefined);
  return {
    patrol,
    walk: patrol ? walkOf(patrol, queue.documents) : [],
    next,
    error: asked.error,
    isPending: asked.isLoading,
    refetch: () => void asked.refetch(),
  };
}

export type Round = ReturnType<typeof roundOf>;

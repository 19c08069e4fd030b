import type { CheckRecordRow, Patrol } from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { refusalWords } from '../delivery/in-store.ts';
import { useAttempt } from '../frame/use-attempt.ts';
import { useScanAnswer } from '../frame/use-scan-answer.ts';
import { MOST_WAITING } from '../queue/queued-scan.ts';
import type { NewDocument } from '../queue/scan-queue.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import {
  checkDocument,
  recheckDocument,
  remedyDocument,
  stationDocument,
} from './check-documents.ts';
import { lightOf } from './check-draft.ts';
import { reinspect } from './reinspect.ts';
import type { Kept } from './use-kept-checks.ts';
import { useOpenings } from './use-openings.ts';
import type { Preload } from './use-preload.ts';
import type { WalkedSeat } from './walk.ts';

const RED = 3;

interface ChecksOf {
  readonly queue: ReturnType<typeof useScanQueue>;
  readonly kept: Kept;
  readonly preload: Preload;
}

/** From a code to a check, and from what was counted to the queue. */
export function useChecks({ queue, kept, preload }: ChecksOf) {
  const t = useText();
  const { client, companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const signal = useScanAnswer();
  const { take, lookAgain } = useOpenings({ kept, preload, signal });
  const turn = useRef(Promise.resolve());
  const { refuse, answer } = signal;
  const said = (error: unknown): void => refuse(refusalWords(error));
  const { isBusy, attempt, settled } = useAttempt(said);
  const signed = () => ({ companyId, companyName, userId, at: now() });

  /** Keeps documents in the queue. @returns whether there was room */
  async function keep(documents: readonly NewDocument[]): Promise<boolean> {
    if (queue.counts.waiting >= MOST_WAITING) {
      refuse(t('待传已满，请连接网络'));
      return false;
    }
    for (const document of documents) await queue.queue.add(document);
    return true;
  }

  return {
    ...{ signal, isBusy },
    /** @param at when the code came, on the clock of `Event.timeStamp` */
    scan(code: string, at: number): void {
      if (signal.accepts(code, at))
        turn.current = turn.current.then(settled).then(() => take(code).catch(said));
    },
    lookAgain: (record: CheckRecordRow) => attempt(() => lookAgain(record)),
    /** Keeps the open station, and before it what is done about a red one. */
    saveStation: (patrol: Patrol, { seat }: WalkedSeat) =>
      attempt(async () => {
        const { station: draft } = kept.current();
        if (!draft) return;
        const isRed = lightOf(draft.faults, preload.items) === RED;
        const remedy = isRed ? draft.remedy : undefined;
        const { items } = preload;
        const documents = [
          ...(remedy ? [remedyDocument(signed(), patrol, seat, { draft, remedy }, items)] : []),
          stationDocument(signed(), patrol, seat, draft, items),
        ];
        if (!(await keep(documents))) return;
        const { workDate, round } = patrol;
        kept.change({ station: undefined, round: { workDate, round } });
        answer('ok', seat.employeeName);
      }),
    /** Submits the open check: through the queue, or a re-inspection at once. */
    submit: () =>
      attempt(async () => {
        const { check } = kept.current();
        if (!check) return;
        if (check.parentId === undefined) {
          if (!(await keep([checkDocument(signed(), check)]))) return;
        } else {
          if (!navigator.onLine) return refuse(t('复检需要联网'));
          await reinspect(client, check);
          void queries.invalidateQueries();
        }
        kept.change({ check: undefined });
        answer('ok', check.title);
      }),
    recheck: (patrol: Patrol, seat: WalkedSeat['seat'], to: 2 | 3) =>
      attempt(async () => {
        const { id } = seat;
        if (id === null) return;
        const wanted = { requestId: newRequestId(), recheck: to };
        if (await keep([recheckDocument(signed(), patrol, { ...seat, id }, wanted)])) answer('ok');
      }),
    reread: (): void => void queries.invalidateQueries(),
  };
}

export type Checks = ReturnType<typeof useChecks>;

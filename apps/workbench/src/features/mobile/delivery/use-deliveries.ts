import { getCutPieceDelivery } from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useAttempt } from '../frame/use-attempt.ts';
import { useScanAnswer } from '../frame/use-scan-answer.ts';
import type { QueuedDocument } from '../queue/queued-document.ts';
import { MOST_WAITING } from '../queue/queued-scan.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { documentOf, titleOf } from './delivery-document.ts';
import { refusalWords } from './in-store.ts';
import type { ScannedList } from './scanned-list.ts';
import { useCounting } from './use-counting.ts';
import { useKeptLists } from './use-kept-lists.ts';
import { useOpening } from './use-opening.ts';

/** From a batch or a delivery to a document in the queue. */
export function useDeliveries(queue: ReturnType<typeof useScanQueue>) {
  const t = useText();
  const { client, companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const lists = useKeptLists();
  const signal = useScanAnswer();
  const { isBusy, attempt, settled } = useAttempt((error) => signal.refuse(refusalWords(error)));
  const { beginWith, ...opening } = useOpening({ lists, signal, attempt });
  const counting = useCounting({ lists, signal, settled, onFirst: beginWith });

  /** Puts the list into the queue; it is forgotten here once it is kept there. */
  const complete = (list: ScannedList): Promise<void> =>
    attempt(async () => {
      if (queue.counts.waiting >= MOST_WAITING) return signal.refuse(t('待传已满，请连接网络'));
      const document = documentOf(list, { companyId, companyName, userId, at: now() });
      if (document === undefined) return signal.refuse(t('请先选产线'));
      await queue.queue.add(document);
      lists.drop(list.mode);
      signal.answer('ok', titleOf(list));
    });

  /** A refused document becomes a list again, of what its delivery is now. */
  const reopen = (entry: QueuedDocument): Promise<void> =>
    attempt(async () => {
      const draft = entry.draft as ScannedList;
      if (lists.current().lists[draft.mode] !== undefined)
        return signal.refuse(t('先完成或作废正在扫的单，再改这一张'));
      const { delivery } = draft;
      const found = delivery && (await getCutPieceDelivery(client, { query: { id: delivery.id } }));
      const version = found?.delivery.version ?? 0;
      lists.keep({
        ...draft,
        requestId: newRequestId(),
        delivery: delivery && { ...delivery, version },
      });
      await queue.queue.remove(entry.requestId);
    });

  return {
    ...{ lists, signal, counting, isBusy, complete, reopen },
    ...opening,
    /** What waits is otherwise now: a document was answered. */
    reread: (): void => void queries.invalidateQueries(),
  };
}

export type Deliveries = ReturnType<typeof useDeliveries>;

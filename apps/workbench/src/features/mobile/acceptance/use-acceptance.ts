import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { refusalWords } from '../delivery/in-store.ts';
import { useAttempt } from '../frame/use-attempt.ts';
import { useScanAnswer } from '../frame/use-scan-answer.ts';
import type { QueuedDocument } from '../queue/queued-document.ts';
import { MOST_WAITING } from '../queue/queued-scan.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { faultsOf, type Pallet, withoutLines } from './pallet.ts';
import { type ReceiptDraft, receiptOf, restOf, withoutReceipt } from './receipt-document.ts';
import { useCountingIn } from './use-counting-in.ts';
import { useKeptPallet } from './use-kept-pallet.ts';
import { useForgetting, useReopening } from './use-reopening.ts';
import { useLiveCells, useStanding } from './use-standing.ts';

const GRADES = [1, 2] as const;

/** What a page is asking that a person pressed. */
export type PageQuestion = 'summary' | 'store' | 'order' | 'location' | 'drop' | 'type';

/** From the first bundle of a pallet to its receipts in the queue. */
export function useAcceptance(queue: ReturnType<typeof useScanQueue>) {
  const t = useText();
  const { companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const kept = useKeptPallet();
  const read = useStanding();
  const signal = useScanAnswer();
  const [asked, ask] = useState<PageQuestion>();
  const { isBusy, attempt } = useAttempt((error) => signal.refuse(refusalWords(error)));
  const place = useRef(false);
  place.current = asked === 'location';
  const { isOnline } = queue;
  const counting = useCountingIn({
    ...{ kept, signal, isOnline },
    intercept(code) {
      if (!place.current) return false;
      kept.change({ location: code });
      ask(undefined);
      signal.answer('ok', code);
      return true;
    },
  });

  /** Asks what may come in by now. @returns the pallet with what it learnt */
  async function reread(pallet: Pallet): Promise<Pallet | undefined> {
    await counting.settle();
    const standing = await read(pallet.orderId, pallet.draft?.id);
    return kept.revise(pallet, (known) => ({ ...known, ...standing }));
  }

  /** Puts the receipts of the pallet into the queue; each is forgotten here once it is kept there. */
  async function submit(pallet: Pallet): Promise<void> {
    if (queue.counts.waiting >= MOST_WAITING) return signal.refuse(t('待传已满，请连接网络'));
    const fresh = await reread(pallet);
    if (fresh === undefined || faultsOf(fresh).length > 0 || fresh.unread.length > 0) return;
    for (const grade of GRADES) {
      const store = kept.stores[grade];
      if (store === undefined) {
        if (fresh.lines.some((line) => line.grade === grade)) return signal.refuse(t('请先选仓库'));
        continue;
      }
      const document = receiptOf(fresh, grade, store, {
        companyId,
        companyName,
        userId,
        at: now(),
      });
      if (document === undefined) continue;
      await queue.queue.add(document);
      kept.revise(fresh, (known) => withoutReceipt(known, document.draft as ReceiptDraft));
    }
    kept.keep(restOf(kept.current().pallet));
    ask(undefined);
    signal.answer('ok', t('已提交'));
  }

  useLiveCells(kept, isOnline);
  useForgetting(queue, kept, isBusy);
  const reopen = useReopening(queue, kept, signal);

  return {
    ...{ kept, signal, counting, asked, ask, isBusy, isOnline },
    open: (orderId: string): Promise<void> =>
      attempt(async () => {
        await counting.open(orderId);
        ask(undefined);
      }),
    /** Asks what the pallet comes to, and whether all of it may come in by now. */
    complete(): void {
      const { pallet } = kept;
      ask('summary');
      if (pallet && isOnline) void attempt(async () => void (await reread(pallet)));
    },
    submit: (of: Pallet): Promise<void> => attempt(() => submit(of)),
    /** Takes out what may not come in, and submits the rest. */
    submitRest: (of: Pallet): Promise<void> =>
      attempt(async () => {
        const gone = faultsOf(of).map(({ line }) => line.id);
        const rest = kept.revise(of, (known) => withoutLines(known, gone));
        if (rest) await submit(rest);
      }),
    reopen: (entry: QueuedDocument): Promise<void> => attempt(() => reopen(entry)),
    /** What waits is otherwise now: a receipt was answered. */
    refresh: (): void => void queries.invalidateQueries(),
  };
}

export type Acceptance = ReturnType<typeof useAcceptance>;

import {
  type BundleBatchRow,
  getCutPieceDelivery,
  listBundles,
  listCutPieceDeliveries,
} from '@garment-mes/sdk/mes2';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import { useScanAnswer } from '../frame/use-scan-answer.ts';
import type { QueuedDocument } from '../queue/queued-document.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { documentOf, titleOf } from './delivery-document.ts';
import { begin, counted, listedBundle, receiptOf, type ScannedList } from './scanned-list.ts';
import { useCounting } from './use-counting.ts';
import { useKeptLists } from './use-kept-lists.ts';

/** Bundles of a document at most. */
const MOST_BUNDLES = 2_000;
/** What the paper of a delivery carries before its number. */
const DELIVERY_CODE = /^D-/;

/** From a batch or a delivery to a document in the queue. */
export function useDeliveries(queue: ReturnType<typeof useScanQueue>) {
  const t = useText();
  const { client, companyId, companyName, userId, now } = useWorkbench();
  const queries = useQueryClient();
  const lists = useKeptLists();
  const signal = useScanAnswer();
  const ask = useCodeQuestion();
  const [isBusy, setBusy] = useState(false);
  const counting = useCounting({ lists, signal, onFirst: beginWith });

  /** Carries something out that needs the server, and says why it did not work. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    setBusy(true);
    await work().catch((error: unknown) => signal.refuse(failureText(error)));
    setBusy(false);
  }

  const openBatch = (batch: BundleBatchRow): Promise<void> =>
    attempt(async () => {
      const { orderId, orderNo, bundleFrom, bundleTo, lineDeptId, lineDeptName } = batch;
      const page = { pageSize: MOST_BUNDLES, filter: { status: ['0', '1'] } };
      const { list } = await listBundles(client, {
        query: { ...page, orderId, bundleFrom, bundleTo },
      });
      lists.keep(
        begin('send', newRequestId(), {
          ...{ orderId, orderNo, isBlind: false, bundles: list.map(listedBundle) },
          batch: { id: batch.id, no: batch.batchNo },
          heldBack: Math.max(0, batch.bundleCount - list.length),
          line: lineDeptId === null ? undefined : { id: lineDeptId, name: lineDeptName ?? '' },
        }),
      );
    });

  const openDelivery = (id: string): Promise<void> =>
    attempt(async () => {
      const delivery = await getCutPieceDelivery(client, { query: { id } });
      lists.keep(receiptOf(newRequestId(), delivery));
    });

  /** The first code says what is sent or received. */
  async function beginWith(code: string): Promise<void> {
    const { mode } = lists.current();
    if (mode === undefined) return signal.refuse(t('请先选发料或收料'));
    return attempt(() => (mode === 'send' ? beginSending(code) : beginReceiving(code)));
  }

  async function beginSending(code: string): Promise<void> {
    const found = await ask(code, false);
    if (found === undefined) return signal.refuse(t('离线：请先联网选批次'));
    const { bundle } = found;
    if (bundle === null) return signal.refuse(t('请扫扎号'));
    const { orderId, orderNo } = bundle;
    const list = begin('send', newRequestId(), {
      ...{ orderId, orderNo, line: undefined, isBlind: false, bundles: [] },
    });
    lists.keep(counted(list, listedBundle(bundle), bundle.num));
    signal.answer('ok');
  }

  async function beginReceiving(code: string): Promise<void> {
    const deliveryNo = code.replace(DELIVERY_CODE, '');
    const { list } = await listCutPieceDeliveries(client, {
      query: { pageSize: 1, filter: { deliveryNo: [deliveryNo], status: ['1'] } },
    });
    const [delivery] = list;
    if (delivery === undefined) return signal.refuse(t('请先选发料单，或扫发料单上的码'));
    await openDelivery(delivery.id);
    signal.answer('ok');
  }

  /** Puts the list into the queue; it is forgotten here once it is kept there. */
  const complete = (list: ScannedList): Promise<void> =>
    attempt(async () => {
      const document = documentOf(list, { companyId, companyName, userId, at: now() });
      if (document === undefined) return signal.refuse(t('请先选产线'));
      await queue.queue.add(document);
      lists.drop(list.mode);
      signal.answer('ok', titleOf(list));
    });

  /** A refused document becomes a list again, of what the delivery is now. */
  const reopen = (entry: QueuedDocument): Promise<void> =>
    attempt(async () => {
      const draft = entry.draft as ScannedList;
      if (lists.current().lists[draft.mode] !== undefined)
        return signal.refuse(t('先完成或作废正在扫的单，再改这一张'));
      const { delivery } = draft;
      const version =
        delivery &&
        (await getCutPieceDelivery(client, { query: { id: delivery.id } })).delivery.version;
      lists.keep({
        ...draft,
        requestId: newRequestId(),
        delivery: delivery && { ...delivery, version: version ?? delivery.version },
      });
      await queue.queue.remove(entry.requestId);
    });

  return {
    ...{ lists, signal, counting, isBusy, openBatch, openDelivery, complete, reopen },
    /** What waits is otherwise now: a document was answered. */
    reread: (): void => void queries.invalidateQueries(),
  };
}

export type Deliveries = ReturnType<typeof useDeliveries>;

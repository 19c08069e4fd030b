import { ApiError } from '@garment-mes/sdk';
import {
  createWarehouseReceipt,
  getWarehouseReceipt,
  type WarehouseReceipt,
} from '@garment-mes/sdk/mes2';
import { useEffect, useEffectEvent } from 'react';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import type { QueuedDocument } from '../queue/queued-document.ts';
import type { useScanQueue } from '../queue/use-scan-queue.ts';
import { verdictOf } from '../queue/verdict.ts';
import { type ReceiptDraft, restOf, withoutReceipt } from './receipt-document.ts';
import type { KeptPallet } from './use-kept-pallet.ts';
import { useStanding } from './use-standing.ts';

const DRAFT = 0;

type Queue = ReturnType<typeof useScanQueue>;

/** Forgets lines whose receipt is in the queue: the page was closed after it was kept there, before it forgot them. */
export function useForgetting(queue: Queue, kept: KeptPallet, isBusy: boolean): void {
  const { pallet } = kept;
  const ids: readonly string[] = pallet ? Object.values(pallet.requestIds) : [];
  const sent = queue.documents.filter(({ requestId }) => ids.includes(requestId));
  const forget = useEffectEvent(() => {
    if (isBusy || pallet === undefined || sent.length === 0) return;
    const rest = sent.reduce(
      (left, { draft }) => withoutReceipt(left, draft as ReceiptDraft),
      kept.current().pallet ?? pallet,
    );
    kept.keep(restOf(rest));
  });
  useEffect(() => forget(), [isBusy, sent.length]);
}

/** A refused receipt becomes a pallet again; what it left with the service is written over when that is submitted. */
export function useReopening(
  queue: Queue,
  kept: KeptPallet,
  signal: ReturnType<typeof useScanAnswer>,
) {
  const t = useText();
  const { client } = useWorkbench();
  const read = useStanding();

  /** The bill that a refused receipt left, if it left one. */
  async function billOf(entry: QueuedDocument): Promise<WarehouseReceipt['bill'] | undefined> {
    if (entry.call === 'updateWarehouseReceipt')
      return (await getWarehouseReceipt(client, { query: { id: entry.body.id } })).bill;
    if (entry.call !== 'createWarehouseReceipt') return undefined;
    try {
      return (await createWarehouseReceipt(client, { body: entry.body })).bill;
    } catch (error) {
      // Where making it is what was refused, there is none.
      if (error instanceof ApiError && verdictOf(error, 1) === 'refused') return undefined;
      throw error;
    }
  }

  return async function reopen(entry: QueuedDocument): Promise<void> {
    const { pallet: counted, store } = entry.draft as ReceiptDraft;
    if (kept.current().pallet !== undefined)
      return signal.refuse(t('先完成或作废正在扫的单，再改这一张'));
    const bill = await billOf(entry);
    const isOpen = bill?.status === DRAFT;
    if (bill && !isOpen)
      return signal.refuse(t('{no} 已提交或作废，不能再改', { no: bill.billNo }));
    const grade = counted.lines.some((line) => line.grade === 2) ? 2 : 1;
    const standing = await read(counted.orderId, bill?.id);
    kept.choose(grade, store);
    kept.change({
      grade,
      pallet: {
        ...{ ...counted, ...standing },
        requestIds: { 1: newRequestId(), 2: newRequestId() },
        draft: bill && { id: bill.id, version: bill.version, grade },
      },
    });
    await queue.queue.remove(entry.requestId);
  };
}

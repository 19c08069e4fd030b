import { t } from '#app/i18n.ts';
import type { NewDocument } from '../queue/scan-queue.ts';
import { type ScannedList, sumsOf } from './scanned-list.ts';

/** Whose document it is, and when it was completed. */
interface Signed {
  readonly companyId: string;
  readonly companyName: string;
  readonly userId: string;
  /** Milliseconds since 1970 on the company's clock. */
  readonly at: number;
}

/** What a list is called: who gets which bundles. */
export function titleOf({ mode, batch, delivery, orderNo, line }: ScannedList): string {
  const what = delivery?.no ?? (batch ? t('批次{no}', { no: batch.no }) : orderNo);
  return mode === 'send'
    ? t('{what} 发到 {line}', { what, line: line?.name ?? t('未选产线') })
    : t('{what} 收料', { what });
}

/** The document of a list for the queue: every line of it under one id. */
export function documentOf(list: ScannedList, signed: Signed): NewDocument | undefined {
  const { requestId, delivery, line, orderId, batch, bundles, counts, reasons } = list;
  const { scanned, pieces } = sumsOf(list);
  const common = {
    ...signed,
    requestId,
    words: { title: `${titleOf(list)} ${t('{count}扎 {num}件', { count: scanned, num: pieces })}` },
    draft: list,
  };
  if (list.mode === 'receive')
    return (
      delivery && {
        ...common,
        call: 'receiveCutPieceDelivery',
        body: {
          ...{ id: delivery.id, version: delivery.version, requestId },
          lines: bundles.map(({ id, num }) => {
            const receiveNum = counts[id] ?? 0;
            const diffReason = receiveNum === num ? null : (reasons[id] ?? null);
            return { bundleId: id, receiveNum, diffReason };
          }),
        },
      }
    );
  return (
    line && {
      ...common,
      call: 'sendCutPieceDelivery',
      body: {
        ...{ requestId, orderId, lineDeptId: line.id, batchRangeId: batch?.id ?? null },
        lines: bundles.flatMap(({ id }) => {
          const sendNum = counts[id];
          return sendNum === undefined ? [] : { bundleId: id, sendNum };
        }),
      },
    }
  );
}

import { writeConditions } from '@garment-mes/sdk/conditions';
import {
  type BundleBatchRow,
  getCutPieceDelivery,
  listBundles,
  listCutPieceDeliveries,
} from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { useCodeQuestion } from '../frame/use-code-question.ts';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';
import { requireOfStore } from './in-store.ts';
import { begin, counted, listedBundle, receiptOf } from './scanned-list.ts';
import type { useKeptLists } from './use-kept-lists.ts';

/** Bundles that a document may have. */
const MOST_BUNDLES = 2_000;
/** What the paper of a delivery carries before its number. */
const DELIVERY_CODE = /^D-/;

interface OpeningPorts {
  readonly lists: ReturnType<typeof useKeptLists>;
  readonly signal: ReturnType<typeof useScanAnswer>;
  /** Carries something out that needs the server, one thing at a time, and says why it did not work. */
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/** From a batch, a delivery or the first code to a list. */
export function useOpening({ lists, signal, attempt }: OpeningPorts) {
  const t = useText();
  const { client } = useWorkbench();
  const ask = useCodeQuestion();

  async function takeDelivery(id: string): Promise<void> {
    const delivery = await getCutPieceDelivery(client, { query: { id } });
    lists.keep(receiptOf(newRequestId(), delivery));
  }

  async function beginSending(code: string): Promise<void> {
    const found = await ask(code, false, { isSent: true });
    if (found === undefined) return signal.refuse(t('离线：请先联网选批次'));
    const { bundle } = found;
    if (bundle === null) return signal.refuse(t('请扫扎号'));
    requireOfStore(bundle);
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
      query: {
        ...{ pageSize: 1, filter: { status: ['1'] } },
        sql: writeConditions({ kind: 'in', key: 'delivery_no', not: false, values: [deliveryNo] }),
      },
    });
    const [delivery] = list;
    if (delivery === undefined) return signal.refuse(t('请先选发料单，或扫发料单上的码'));
    await takeDelivery(delivery.id);
    signal.answer('ok');
  }

  return {
    openBatch: (batch: BundleBatchRow): Promise<void> =>
      attempt(async () => {
        const { orderId, orderNo, bundleFrom, bundleTo, lineDeptId, lineDeptName } = batch;
        const page = { pageSize: MOST_BUNDLES, filter: { status: ['0', '1'] } };
        const { list } = await listBundles(client, {
          query: { ...page, orderId, bundleFrom, bundleTo, inStore: true },
        });
        lists.keep(
          begin('send', newRequestId(), {
            ...{ orderId, orderNo, isBlind: false, bundles: list.map(listedBundle) },
            batch: { id: batch.id, no: batch.batchNo },
            heldBack: Math.max(0, batch.bundleCount - list.length),
            line: lineDeptId === null ? undefined : { id: lineDeptId, name: lineDeptName ?? '' },
          }),
        );
      }),
    openDelivery: (id: string): Promise<void> => attempt(() => takeDelivery(id)),
    /** The first code says what is sent or received. */
    async beginWith(code: string): Promise<void> {
      const { mode } = lists.current();
      if (mode === undefined) return signal.refuse(t('请先选发料或收料'));
      return attempt(() => (mode === 'send' ? beginSending(code) : beginReceiving(code)));
    },
  };
}

import {
  type BundleBatchRow,
  listBundleBatches,
  listCutPieceDeliveries,
} from '@garment-mes/sdk/mes2';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { Offered } from '../frame/offered.tsx';
import { Tile } from '../frame/tiles.tsx';

/** Planned, and those that went out in part. */
const TO_SEND = ['0', '1'];
const SENT = '1';
const SHOWN = { pageSize: 50 };

/** The batches that wait in the store: the next to be loaded first. */
export function BatchChoice({ onChoose }: { readonly onChoose: (batch: BundleBatchRow) => void }) {
  const t = useText();
  const batches = useOperation(
    listBundleBatches,
    { query: { ...SHOWN, filter: { status: TO_SEND }, order: 'plan_load_date asc' } },
    { live: 'bundle' },
  );
  return (
    <Offered
      answer={batches}
      keep={({ deliveredNum, num }) => deliveredNum < num}
      empty={t('没有待发的批次，直接扫扎号也可发料')}
    >
      {(list) =>
        list.map((batch) => (
          <Tile
            key={batch.id}
            onPress={() => onChoose(batch)}
            note={
              <>
                {t('{count}扎 {num}件', { count: batch.bundleCount, num: batch.num })}
                <br />
                {batch.planLoadDate && t('{date} 上线', { date: batch.planLoadDate.slice(5) })}
              </>
            }
          >
            {t('批次{no}', { no: batch.batchNo })} → {batch.lineDeptName ?? t('未选产线')}
            <br />
            {batch.orderNo}
          </Tile>
        ))
      }
    </Offered>
  );
}

/** The deliveries on their way, the newest first. What a line counts blindly has no pieces here. */
export function DeliveryChoice({ onChoose }: { readonly onChoose: (id: string) => void }) {
  const t = useText();
  const deliveries = useOperation(
    listCutPieceDeliveries,
    { query: { ...SHOWN, filter: { status: [SENT] } } },
    { live: 'delivery' },
  );
  return (
    <Offered answer={deliveries} empty={t('没有待收的发料单')}>
      {(list) =>
        list.map(({ id, deliveryNo, orderNo, lineDeptName, bundleNumTotal, num, sendByName }) => (
          <Tile
            key={id}
            onPress={() => onChoose(id)}
            note={
              <>
                {num === null ? t('盲收') : t('{count}扎 {num}件', { count: bundleNumTotal, num })}
                <br />
                {sendByName}
              </>
            }
          >
            {deliveryNo} → {lineDeptName}
            <br />
            {orderNo}
          </Tile>
        ))
      }
    </Offered>
  );
}

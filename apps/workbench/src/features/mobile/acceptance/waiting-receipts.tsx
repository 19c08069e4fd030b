import { confirmWarehouseReceipt, listWarehouseReceipts } from '@garment-mes/sdk/mes2';
import { useRef, useState } from 'react';
import { useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { refusalWords } from '../delivery/in-store.ts';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import type { useScanAnswer } from '../frame/use-scan-answer.ts';

export const CONFIRM = 'PUT^/mes2/warehouseReceipt/confirm';

interface WaitingReceiptsProps {
  readonly signal: ReturnType<typeof useScanAnswer>;
  readonly onConfirmed: () => void;
}

/** Receipts that this person may confirm: of a store of his, counted by somebody else, or as the company decided. */
export function WaitingReceipts({ signal, onConfirmed }: WaitingReceiptsProps) {
  const t = useText();
  const { client } = useWorkbench();
  const { data } = useOperation(
    listWarehouseReceipts,
    { query: { mine: true, pageSize: 50 } },
    { live: 'stock' },
  );
  const [asked, setAsked] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const busy = useRef(false);
  const bill = data?.list.find(({ id }) => id === asked);

  async function confirm(id: string, version: number, num: number): Promise<void> {
    if (busy.current) return;
    busy.current = true;
    setBusy(true);
    try {
      const { fails } = await confirmWarehouseReceipt(client, {
        body: { bills: [{ id, version }] },
      });
      if (fails.length > 0) signal.refuse(fails.map(({ text }) => text).join('\n'));
      else signal.answer('ok', t('已入库{num}件', { num }));
    } catch (error) {
      signal.refuse(refusalWords(error));
    }
    busy.current = false;
    setBusy(false);
    setAsked(undefined);
    onConfirmed();
  }

  return (
    <ol className={frame.rows} aria-label={t('待我确认')}>
      {data?.list.map(({ id, billNo, orderNo, warehouseName, num, submitByName }) => (
        <li key={id} className={frame.row}>
          <span className={frame.rowWords}>
            <b>{`${orderNo} ${t('{num}件', { num })}`}</b>
            <small>{[billNo, warehouseName, submitByName].filter(Boolean).join(' · ')}</small>
          </span>
          <button type="button" className={frame.rowKey} onClick={() => setAsked(id)}>
            {t('确认')}
          </button>
        </li>
      ))}
      {bill && (
        <Sheet
          title={t('确认入库 {billNo} 共{num}件？确认后只能冲销', {
            ...{ billNo: bill.billNo, num: bill.num },
          })}
          note={bill.orderNo}
          onClose={() => setAsked(undefined)}
        >
          <WideKey
            primary
            disabled={isBusy}
            onPress={() => void confirm(bill.id, bill.version, bill.num)}
          >
            {t('确认入库')}
          </WideKey>
        </Sheet>
      )}
    </ol>
  );
}

import { OrderStatus } from '@garment-mes/domain/orders';
import { listStyleOrders, resyncOrderFromStyle, type StyleOrderRow } from '@garment-mes/sdk/mes2';
import { Button, Dialog, EmptyState, Field, Textarea } from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { ResyncOrder } from './resync-order.tsx';
import styles from './style.module.css';

/** Orders whose differences are worked out at once. */
const STEP = 20;

/** Orders that are read at once. */
const PAGE = 500;

const canResync = ({ status, isBehind }: StyleOrderRow): boolean =>
  isBehind && (status === OrderStatus.confirmed || status === OrderStatus.producing);

/**
 * Makes a change of each chosen order out of what the style has become; what would change of it stands below the
 * order. Each is refused by itself.
 */
export function ResyncDialog(props: { readonly styleId: string; readonly onClose: () => void }) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { styleId, onClose } = props;
  const [read, setRead] = useState(PAGE);
  const { data, isPlaceholderData } = useOperation(
    listStyleOrders,
    { query: { pageNum: 1, pageSize: read, id: styleId } },
    { keepPrevious: true },
  );
  const unread = data === undefined ? 0 : data.total - data.list.length;
  /** Versions of the chosen orders, as their differences were shown. */
  const [ticked, setTicked] = useState<ReadonlyMap<string, number>>(new Map());
  const [reason, setReason] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [running, setRunning] = useState(false);
  const [most, setMost] = useState(STEP);
  // An order that was synchronised in here is not behind any more, and stays to say so.
  const shown = data?.list.filter((row) => canResync(row) || outcomes.has(row.orderId)) ?? [];
  const waiting = [...ticked].filter(([id]) => !outcomes.has(id));

  function tick(orderId: string, version: number | undefined) {
    const next = new Map(ticked);
    if (version === undefined) next.delete(orderId);
    else next.set(orderId, version);
    setTicked(next);
  }

  async function run() {
    setRunning(true);
    for (const [orderId, version] of waiting) {
      const body = { orderId, version, reason: reason.trim() };
      const refusal = await resyncOrderFromStyle(client, { body }).then(
        () => undefined,
        (error: unknown) => failureText(error),
      );
      setOutcomes((before) => new Map(before).set(orderId, refusal));
    }
    await queries.invalidateQueries();
    setRunning(false);
  }

  return (
    <Dialog
      open
      size={800}
      onOpenChange={(open) => !open && !running && onClose()}
      title={t('同步到订单')}
      footer={
        shown.length === 0 ? undefined : (
          <Button
            variant="primary"
            pending={running}
            disabled={waiting.length === 0 || reason.trim() === ''}
            onClick={() => void run()}
          >
            {t('为 {count} 单建变更草稿', { count: waiting.length })}
          </Button>
        )
      }
    >
      {data !== undefined && shown.length === 0 && unread === 0 ? (
        <EmptyState>{t('没有落后版本的订单')}</EmptyState>
      ) : (
        <ul className={styles.resync}>
          {shown.slice(0, most).map((row) => (
            <ResyncOrder
              key={row.orderId}
              row={row}
              running={running}
              checked={ticked.has(row.orderId)}
              outcome={
                outcomes.has(row.orderId) ? { refusal: outcomes.get(row.orderId) } : undefined
              }
              onCheck={(version) => tick(row.orderId, version)}
            />
          ))}
        </ul>
      )}
      {shown.length > most && (
        <Button variant="plain" onClick={() => setMost(most + STEP)}>
          {t('还有 {count} 单，继续显示', { count: shown.length - most })}
        </Button>
      )}
      {unread > 0 && shown.length <= most && (
        <Button variant="plain" pending={isPlaceholderData} onClick={() => setRead(read + PAGE)}>
          {t('还有 {count} 单没有核对，继续读取', { count: unread })}
        </Button>
      )}
      {shown.length > 0 && (
        <Field label={t('原因')} required>
          <Textarea rows={2} maxLength={500} value={reason} onValueChange={setReason} />
        </Field>
      )}
    </Dialog>
  );
}

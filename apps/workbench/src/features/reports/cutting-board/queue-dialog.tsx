import {
  type CuttingTableCard,
  type QueuedLay,
  reorderCuttingSchedules,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, IconButton, Tag, useSortable } from '@garment-mes/ui';
import { GripVertical } from 'lucide-react';
import { useRef, useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import styles from './cutting-board.module.css';

/** The queue of one table, to be put into another order; a bed that was started stays where it is. */
export function QueueDialog({
  card,
  onClose,
}: {
  readonly card: CuttingTableCard;
  readonly onClose: () => void;
}) {
  const t = useText();
  const list = useRef<HTMLOListElement>(null);
  const started = card.queue.filter(({ isStarted }) => isStarted);
  const [waiting, setWaiting] = useState(() =>
    card.queue.filter(({ isStarted }) => !isStarted).map(({ id }) => id),
  );
  const { run, pending, error } = useAction(reorderCuttingSchedules, { inline: true });
  const lays = new Map(card.queue.map((lay) => [lay.id, lay]));
  const { order, item, handle } = useSortable({
    list,
    ids: waiting,
    onSort: (ids) => setWaiting([...ids]),
  });

  async function save() {
    try {
      await run({ body: { tableId: card.tableId, ids: waiting } });
      onClose();
    } catch {
      // The refusal stands in the dialog.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('{tableName} 的排队顺序', { tableName: card.tableName })}
      footer={
        <>
          <Button onClick={onClose}>{t('取消')}</Button>
          <Button variant="primary" pending={pending} onClick={() => void save()}>
            {t('保存')}
          </Button>
        </>
      }
    >
      {error && <Alert tone="bad">{failureText(error)}</Alert>}
      <ol className={styles.queue} ref={list}>
        {started.map((lay) => (
          <li key={lay.id}>
            <Tag tone="accent">{t('已开始')}</Tag>
            <LayWords lay={lay} />
          </li>
        ))}
        {order.map((id) => {
          const lay = lays.get(id);
          return lay === undefined ? null : (
            <li key={id} {...item(id)}>
              <IconButton
                size="small"
                tip="none"
                label={t('移动 {scheduleNo}', { scheduleNo: lay.scheduleNo })}
                icon={<GripVertical aria-hidden />}
                {...handle(id)}
              />
              <LayWords lay={lay} />
            </li>
          );
        })}
      </ol>
    </Dialog>
  );
}

function LayWords({ lay }: { readonly lay: QueuedLay }) {
  const t = useText();
  return (
    <>
      <span>
        {lay.orderNo}{' '}
        {lay.bedLabel === null ? lay.scheduleNo : t('床次 {bedNo}', { bedNo: lay.bedLabel })}
      </span>
      <span className={styles.quiet}>
        {lay.plies} {t('层')} · {lay.planNum} {t('件')}
      </span>
    </>
  );
}

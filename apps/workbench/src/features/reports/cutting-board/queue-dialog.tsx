import {
  type CuttingTableCard,
  type QueuedLay,
  reorderCuttingSchedules,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Dialog, Tag } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { SortLines } from '#screens/sort-lines.tsx';
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
  const started = card.queue.filter(({ isStarted }) => isStarted);
  const title = t('{tableName} 的排队顺序', { tableName: card.tableName });
  const [waiting, setWaiting] = useState<readonly string[]>(() =>
    card.queue.filter(({ isStarted }) => !isStarted).map(({ id }) => id),
  );
  const { run, pending, error } = useAction(reorderCuttingSchedules, { inline: true });
  const lays = new Map(card.queue.map((lay) => [lay.id, lay]));

  async function save() {
    try {
      await run({ body: { tableId: card.tableId, ids: [...waiting] } });
      onClose();
    } catch {
      // The refusal stands in the dialog.
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
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
      <SortLines
        label={title}
        rows={waiting.flatMap((id) => lays.get(id) ?? [])}
        onSort={setWaiting}
        moveLabel={({ scheduleNo }) => t('移动 {scheduleNo}', { scheduleNo })}
        draw={(lay) => <LayWords lay={lay} />}
      >
        {started.map((lay) => (
          <li key={lay.id}>
            <Tag tone="accent">{t('已开始')}</Tag>
            <LayWords lay={lay} />
          </li>
        ))}
      </SortLines>
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

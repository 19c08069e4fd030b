import { OrderStatus } from '@garment-mes/domain';
import { StyleOrderRowFields } from '@garment-mes/sdk/labels';
import {
  getOrder,
  listStyleOrders,
  resyncOrderFromStyle,
  type StyleOrderRow,
} from '@garment-mes/sdk/mes2';
import {
  Button,
  Checkbox,
  Dialog,
  EmptyState,
  Field,
  Skeleton,
  Tag,
  Textarea,
} from '@garment-mes/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureText, useOperation } from '#kit/api.tsx';
import { FieldValue } from '#kit/field-value.tsx';
import { useText } from '#kit/i18n.ts';
import { fieldLabel } from '#kit/labels.ts';
import { href } from '#kit/routes.ts';
import { TextLink } from '#kit/text-link.tsx';
import { useWorkbench } from '#kit/workbench-context.ts';
import styles from './style.module.css';

const fields = StyleOrderRowFields;
const COLUMNS = ['status', 'styleVersion', 'orderNum', 'deliveryDate'] as const;
const PAGE = { pageNum: 1, pageSize: 1_000 } as const;

/** The orders made of a style, and which of them copied an older version. */
export function StyleOrders({ styleId }: { readonly styleId: string }) {
  const t = useText();
  const { data } = useOperation(listStyleOrders, { query: { ...PAGE, id: styleId } });
  if (data === undefined) return <Skeleton lines={4} />;
  if (data.list.length === 0) return <EmptyState>{t('还没有订单引用')}</EmptyState>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{fieldLabel(fields, 'orderNo')}</th>
          {COLUMNS.map((name) => (
            <th key={name}>{fieldLabel(fields, name)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.list.map((row) => (
          <tr key={row.orderId}>
            <td>
              <TextLink
                to={href('/makingCenter/order/orderDetail/{orderId}', { orderId: row.orderId })}
              >
                {row.orderNo}
              </TextLink>
            </td>
            {COLUMNS.map((name) => (
              <td key={name}>
                <FieldValue name={name} field={fields[name]} value={row[name]} />
                {name === 'styleVersion' && row.isBehind && <Tag tone="warn">{t('落后版本')}</Tag>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const canResync = ({ status, isBehind }: StyleOrderRow): boolean =>
  isBehind && (status === OrderStatus.confirmed || status === OrderStatus.producing);

/** Makes a change of each chosen order out of what the style has become; each is refused by itself. */
export function ResyncDialog(props: { readonly styleId: string; readonly onClose: () => void }) {
  const t = useText();
  const { client } = useWorkbench();
  const queries = useQueryClient();
  const { styleId, onClose } = props;
  const { data } = useOperation(listStyleOrders, { query: { ...PAGE, id: styleId } });
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  const [running, setRunning] = useState(false);
  const behind = data?.list.filter(canResync) ?? [];
  const waiting = [...ticked].filter((id) => !outcomes.has(id));

  async function run() {
    setRunning(true);
    for (const orderId of waiting) {
      const refusal = await getOrder(client, { query: { id: orderId } })
        .then(({ version }) =>
          resyncOrderFromStyle(client, { body: { orderId, version, reason: reason.trim() } }),
        )
        .then(
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
        <Button
          variant="primary"
          pending={running}
          disabled={waiting.length === 0 || reason.trim() === ''}
          onClick={() => void run()}
        >
          {t('为 {count} 单建变更草稿', { count: waiting.length })}
        </Button>
      }
    >
      {data !== undefined && behind.length === 0 ? (
        <EmptyState>{t('没有落后版本的订单')}</EmptyState>
      ) : (
        <ul className={styles.resync}>
          {behind.map(({ orderId, orderNo, styleVersion }) => (
            <li key={orderId}>
              <Checkbox
                disabled={running || outcomes.has(orderId)}
                checked={ticked.has(orderId)}
                onCheckedChange={(on) => {
                  const next = new Set(ticked);
                  if (on) next.add(orderId);
                  else next.delete(orderId);
                  setTicked(next);
                }}
              >
                {t('{order}（版本 {version}）', { order: orderNo, version: styleVersion ?? '–' })}
              </Checkbox>
              {outcomes.has(orderId) &&
                (outcomes.get(orderId) === undefined ? (
                  <Tag tone="ok">{t('成功')}</Tag>
                ) : (
                  <span className={styles.refusal}>{outcomes.get(orderId)}</span>
                ))}
            </li>
          ))}
        </ul>
      )}
      <Field label={t('原因')} required>
        <Textarea rows={2} maxLength={500} value={reason} onValueChange={setReason} />
      </Field>
    </Dialog>
  );
}

import { OrderPriorityLabels, UpdateOrdersBodyFields } from '@garment-mes/sdk/labels';
import { type OrderRow, updateOrders } from '@garment-mes/sdk/mes2';
import { Alert, Button, DateInput, Dialog, Field, Select, Textarea } from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction } from '#app/api.tsx';
import { labelOf, useText } from '#app/i18n.ts';
import { ReferenceCombobox } from '#screens/references/reference-combobox.tsx';
import styles from './order-list.module.css';
import { type Outcome, OutcomeTable } from './outcome-table.tsx';

const DATES = ['deliveryDate', 'materialDate', 'planCutDate', 'planSewDate'] as const;
const fields = UpdateOrdersBodyFields;

/** Puts the same priority, merchandiser, dates or remark on the chosen orders; what is left empty stays. */
export function BatchPatch(props: {
  readonly orders: readonly OrderRow[];
  /** Called with the orders that failed. */
  readonly onClose: (failed: ReadonlySet<string>) => void;
}) {
  const t = useText();
  const { orders, onClose } = props;
  const [patch, setPatch] = useState<Readonly<Record<string, string>>>({});
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, Outcome>>();
  const { run, pending, error } = useAction(updateOrders, { ok: null, inline: true });
  const filled = Object.entries(patch).filter(([, value]) => value !== '');
  const set = (name: string) => (value: string) => setPatch({ ...patch, [name]: value });
  const close = () =>
    onClose(new Set([...(outcomes ?? [])].flatMap(([id, { refusal }]) => (refusal ? [id] : []))));

  async function save() {
    const { priority, ...rest } = Object.fromEntries(filled);
    const body = {
      orders: orders.map(({ id, version }) => ({ id, version })),
      ...(priority === undefined ? {} : { priority: Number(priority) as OrderRow['priority'] }),
      ...rest,
    };
    // The dialog shows a refusal of the whole call already.
    const answer = await run({ body }).catch(() => undefined);
    if (answer === undefined) return;
    const refusals = new Map(answer.fails.map(({ id, text }) => [id, text]));
    setOutcomes(new Map(orders.map(({ id }) => [id, { refusal: refusals.get(id) }])));
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && close()}
      title={t('批量修改 {count} 单', { count: orders.length })}
      footer={
        outcomes ? (
          <Button variant="primary" onClick={close}>
            {t('关闭')}
          </Button>
        ) : (
          <Button
            variant="primary"
            pending={pending}
            disabled={filled.length === 0}
            onClick={() => void save()}
          >
            {t('保存')}
          </Button>
        )
      }
    >
      {error && <Alert tone="bad">{failureText(error)}</Alert>}
      {outcomes ? (
        <OutcomeTable orders={orders} outcomes={outcomes} />
      ) : (
        <>
          <p className={styles.quiet}>{t('留空的项目保持不变')}</p>
          <div className={styles.patch}>
            <Field label={labelOf(fields.priority)}>
              <Select
                clearable
                value={patch.priority ?? ''}
                onValueChange={set('priority')}
                options={Object.entries(OrderPriorityLabels).map(([value, label]) => ({
                  value,
                  label: labelOf(label),
                }))}
              />
            </Field>
            <Field label={labelOf(fields.merchandiserId)}>
              <ReferenceCombobox
                reference="listEmployees"
                value={patch.merchandiserId ?? ''}
                onChange={set('merchandiserId')}
              />
            </Field>
            {DATES.map((name) => (
              <Field key={name} label={labelOf(fields[name])}>
                <DateInput value={patch[name] ?? ''} onValueChange={set(name)} />
              </Field>
            ))}
            <Field label={labelOf(fields.remark)} className={styles.wide}>
              <Textarea
                rows={2}
                maxLength={500}
                value={patch.remark ?? ''}
                onValueChange={set('remark')}
              />
            </Field>
          </div>
        </>
      )}
    </Dialog>
  );
}

import type { CustomerRow } from '@garment-mes/sdk/ccm';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import {
  checkOrderNo,
  createOrder,
  getStyle,
  type Order,
  updateOrder,
} from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer, Field, TextInput } from '@garment-mes/ui';
import { type FormEvent, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { FilesField } from '#screens/form/files-field.tsx';
import { ReferenceCombobox } from '#screens/form/reference-combobox.tsx';
import styles from './entry.module.css';
import { EntryMatrix } from './entry-matrix.tsx';
import { HeadFields } from './head-fields.tsx';
import { limitHint } from './limit-hint.ts';
import {
  blankEntry,
  cellKey,
  copiedEntry,
  editedEntry,
  entryFaults,
  type OrderEntry,
  orderBody,
  updateBody,
} from './order-entry.ts';

const DRAFT = 0;
const APPROVED = { status: ['1'] };
const fields = CreateOrderBodyFields;
const TOLERANCES = ['cutTolUpPct', 'cutTolDownPct', 'shipTolUpPct', 'shipTolDownPct'] as const;

interface OrderDrawerProps {
  /** The order that is copied; a blank one when left out. */
  readonly copyOf?: Order | undefined;
  /** The order that is put right instead. */
  readonly edit?: Order | undefined;
  readonly onSaved: (order: Order) => void;
  readonly onClose: () => void;
}

/** Files of an order, and the size of one of them in megabytes. */
const [MOST_FILES, LARGEST_FILE] = [20, 50];

/**
 * An order as a draft: its head, and its pieces by colour and size on the same page. Of a confirmed one only
 * what no version guards is put right here.
 */
export function OrderDrawer({ copyOf, edit, onSaved, onClose }: OrderDrawerProps) {
  const t = useText();
  const { client, now } = useWorkbench();
  const today = new Date(now()).toISOString().slice(0, 10);
  const [clean] = useState<OrderEntry>(() =>
    edit ? editedEntry(edit) : copyOf ? copiedEntry(copyOf, today) : blankEntry(today),
  );
  const [entry, setEntry] = useState(clean);
  const from = edit ?? copyOf;
  const isFrozen = edit !== undefined && edit.status !== DRAFT;
  const [tried, setTried] = useState(false);
  const [taken, setTaken] = useState<string>();
  const create = useAction(createOrder, { ok: t('添加成功'), inline: true, onDone: onSaved });
  const update = useAction(updateOrder, { ok: t('保存成功'), inline: true, onDone: onSaved });
  const save = edit ? update : create;
  const { leave, question } = useLeave({
    isDirty: entry !== clean,
    pending: save.pending,
    onClose,
  });
  const styleId = entry.values.styleId ?? '';
  const style = useOperation(getStyle, { query: { id: styleId } }, { enabled: styleId !== '' });
  const found = entryFaults(entry);
  const faults = tried ? found : new Map<string, string>();

  const set = (values: Readonly<Record<string, string>>) =>
    setEntry((now) => ({ ...now, values: { ...now.values, ...values } }));

  function chooseCustomer(customerId: string, customer: CustomerRow | undefined) {
    set({
      customerId,
      ...(customer
        ? {
            ...Object.fromEntries(TOLERANCES.map((name) => [name, customer[name]])),
            priority: customer.isVip === 1 ? '2' : (entry.values.priority ?? '0'),
          }
        : {}),
    });
  }

  function chooseStyle(id: string) {
    setEntry((now) => ({
      ...now,
      values: { ...now.values, styleId: id },
      ...(id === styleId ? {} : { colors: [], sizes: [], cells: {} }),
    }));
  }

  async function checkNumber() {
    const orderNo = entry.values.orderNo?.trim() ?? '';
    if (orderNo === '') return setTaken(undefined);
    // Advice only: the save decides, with a refusal of its own.
    if (orderNo.toUpperCase() === edit?.orderNo) return setTaken(undefined);
    const answer = await checkOrderNo(client, { query: { orderNo } }).catch(() => undefined);
    setTaken(answer?.isFree === false ? t('订单号已存在') : undefined);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (found.size > 0) return;
    // A refusal stands in the drawer.
    const saved = edit
      ? update.run({ body: updateBody(entry, edit) })
      : create.run({ body: orderBody(entry) });
    void saved.catch(() => undefined);
  }

  return (
    <Drawer
      open
      size={960}
      className={styles.drawer}
      onOpenChange={(open) => !open && leave()}
      title={
        edit
          ? t('编辑订单 {orderNo}', { orderNo: edit.orderNo })
          : copyOf
            ? t('复制订单 {orderNo}', { orderNo: copyOf.orderNo })
            : t('新增订单')
      }
      footer={
        <>
          {tried && found.size > 0 && (
            <span role="status">{t('{count} 处需要修改', { count: found.size })}</span>
          )}
          <Button variant="primary" pending={save.pending} onClick={() => submit()}>
            {edit ? t('保存') : t('存草稿')}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
        {isFrozen && <Alert>{t('数量、BOM、工序和裁剪容差通过变更修改')}</Alert>}
        <div className={styles.fields}>
          <HeadFields
            values={entry.values}
            faults={faults}
            from={from}
            isFrozen={isFrozen}
            set={set}
            own={{
              orderNo: () => (
                <Field
                  label={fieldLabel(fields, 'orderNo')}
                  required
                  error={faults.get('orderNo') ?? taken}
                >
                  <TextInput
                    value={entry.values.orderNo ?? ''}
                    maxLength={32}
                    onValueChange={(orderNo) => set({ orderNo })}
                    onBlur={() => void checkNumber()}
                  />
                </Field>
              ),
              customerId: () => (
                <Field
                  label={fieldLabel(fields, 'customerId')}
                  required
                  error={faults.has('customerId') ? t('请选择客户') : undefined}
                >
                  <ReferenceCombobox
                    reference="listCustomers"
                    value={entry.values.customerId ?? ''}
                    valueLabel={
                      from?.customerId === entry.values.customerId
                        ? (from?.customerName ?? undefined)
                        : undefined
                    }
                    onChange={chooseCustomer}
                  />
                </Field>
              ),
              styleId: () => (
                <Field
                  label={fieldLabel(fields, 'styleId')}
                  required
                  error={faults.has('styleId') ? t('请选择款式') : undefined}
                >
                  <ReferenceCombobox
                    reference="listStyles"
                    value={styleId}
                    valueLabel={from?.styleId === styleId ? from.styleNo : undefined}
                    among={APPROVED}
                    onChange={chooseStyle}
                  />
                </Field>
              ),
            }}
          />
          <FilesField
            label={fieldLabel(fields, 'attachments')}
            urls={entry.attachments}
            max={MOST_FILES}
            megabytes={LARGEST_FILE}
            onChange={(attachments) => setEntry((now) => ({ ...now, attachments }))}
          />
        </div>
        {!isFrozen && (
          <EntryMatrix
            entry={entry}
            style={style.data}
            takesStyle
            hintOf={(...of) =>
              limitHint(entry.cells[cellKey(...of)], entry.values.cutTolUpPct ?? '')
            }
            onChange={setEntry}
          />
        )}
      </form>
      {question}
    </Drawer>
  );
}

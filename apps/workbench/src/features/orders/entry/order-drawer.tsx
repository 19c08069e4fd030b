import { listCustomers } from '@garment-mes/sdk/ccm';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import { checkOrderNo, createOrder, getStyle, listStyles, type Order } from '@garment-mes/sdk/mes2';
import { Alert, Button, Combobox, Drawer, Field, TextInput } from '@garment-mes/ui';
import { type FormEvent, useState } from 'react';
import { failureText, useAction, useOperation } from '#kit/api.tsx';
import { KindControl } from '#kit/form-control.tsx';
import { useText } from '#kit/i18n.ts';
import { fieldLabel, fieldOf } from '#kit/labels.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import styles from './entry.module.css';
import { EntryMatrix } from './entry-matrix.tsx';
import { blankEntry, copiedEntry, entryFaults, type OrderEntry, orderBody } from './order-entry.ts';

const ALL = { pageNum: 1, pageSize: 1_000 } as const;
const APPROVED = 1;
const fields = CreateOrderBodyFields;
const PRICE = 'FIELD^order.unitPrice';
const TOLERANCES = ['cutTolUpPct', 'cutTolDownPct', 'shipTolUpPct', 'shipTolDownPct'] as const;

interface OrderDrawerProps {
  /** The order that is copied; a blank one when left out. */
  readonly copyOf?: Order | undefined;
  readonly onSaved: (order: Order) => void;
  readonly onClose: () => void;
}

/** A new order as a draft: its head, and its pieces by colour and size on the same page. */
export function OrderDrawer({ copyOf, onSaved, onClose }: OrderDrawerProps) {
  const t = useText();
  const { can, client, now } = useWorkbench();
  const today = new Date(now()).toISOString().slice(0, 10);
  const [entry, setEntry] = useState<OrderEntry>(() =>
    copyOf ? copiedEntry(copyOf, today) : blankEntry(today),
  );
  const [tried, setTried] = useState(false);
  const [taken, setTaken] = useState<string>();
  const save = useAction(createOrder, { ok: t('添加成功'), inline: true, onDone: onSaved });
  const customers = useOperation(listCustomers, { query: ALL }).data?.list ?? [];
  const offered = useOperation(listStyles, { query: { ...ALL, filter: { status: [APPROVED] } } });
  const styleId = entry.values.styleId ?? '';
  const style = useOperation(getStyle, { query: { id: styleId } }, { enabled: styleId !== '' });
  const found = entryFaults(entry);
  const faults = tried ? found : new Map<string, string>();

  const set = (values: Readonly<Record<string, string>>) =>
    setEntry((now) => ({ ...now, values: { ...now.values, ...values } }));

  function chooseCustomer(customerId: string) {
    const customer = customers.find(({ id }) => id === customerId);
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

  async function checkNumber() {
    const orderNo = entry.values.orderNo?.trim() ?? '';
    if (orderNo === '') return setTaken(undefined);
    // Advice only: the save decides, and says so in its own words.
    const answer = await checkOrderNo(client, { query: { orderNo } }).catch(() => undefined);
    setTaken(answer?.isFree === false ? t('订单号已存在') : undefined);
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (found.size > 0) return;
    // A refusal stands in the drawer.
    void save.run({ body: orderBody(entry) }).catch(() => undefined);
  }

  const field = (name: keyof typeof fields & string) => {
    const spec = fieldOf(fields, name);
    const value = entry.values[name] ?? '';
    return (
      <Field
        key={name}
        label={fieldLabel(fields, name)}
        required={spec.required === true}
        error={faults.get(name)}
      >
        <KindControl
          name={name}
          field={spec}
          value={value}
          onChange={(next) => set({ [name]: String(next ?? '') })}
        />
      </Field>
    );
  };

  return (
    <Drawer
      open
      size={960}
      className={styles.drawer}
      onOpenChange={(open) => !open && !save.pending && onClose()}
      title={copyOf ? t('复制订单 {orderNo}', { orderNo: copyOf.orderNo }) : t('新增订单')}
      footer={
        <>
          {tried && found.size > 0 && (
            <span role="status">{t('{count} 处需要修改', { count: found.size })}</span>
          )}
          <Button variant="primary" pending={save.pending} onClick={() => submit()}>
            {t('存草稿')}
          </Button>
        </>
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
        <div className={styles.fields}>
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
          {field('orderType')}
          <Field
            label={fieldLabel(fields, 'customerId')}
            required
            error={faults.has('customerId') ? t('请选择客户') : undefined}
          >
            <Combobox
              value={entry.values.customerId ?? ''}
              valueLabel={copyOf?.customerName ?? undefined}
              options={customers.map(({ id, name, code }) => ({
                value: id,
                label: name ?? code,
                note: code,
              }))}
              onValueChange={chooseCustomer}
            />
          </Field>
          <Field
            label={fieldLabel(fields, 'styleId')}
            required
            error={faults.has('styleId') ? t('请选择款式') : undefined}
          >
            <Combobox
              value={styleId}
              valueLabel={copyOf?.styleNo}
              options={(offered.data?.list ?? []).map(({ id, styleNo, styleName }) => ({
                value: id,
                label: styleNo,
                note: styleName,
              }))}
              onValueChange={(id) =>
                setEntry((now) => ({
                  ...now,
                  values: { ...now.values, styleId: id },
                  ...(id === styleId ? {} : { colors: [], sizes: [], cells: {} }),
                }))
              }
            />
          </Field>
          {(['saleNo', 'customerPo', 'season', 'packMethod', 'priority'] as const).map(field)}
          {(
            ['orderDate', 'materialDate', 'planCutDate', 'planSewDate', 'deliveryDate'] as const
          ).map(field)}
          {TOLERANCES.map(field)}
          {can(PRICE) && (['unitPrice', 'cmPrice', 'currencyCode'] as const).map(field)}
          {field('remark')}
        </div>
        <EntryMatrix entry={entry} style={style.data} onChange={setEntry} />
      </form>
    </Drawer>
  );
}

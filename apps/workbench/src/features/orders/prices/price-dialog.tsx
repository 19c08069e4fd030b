import { type Decimal, decimal, decimalText, isDecimal, sum } from '@garment-mes/domain/decimal';
import { type PriceStep, steppedPrice } from '@garment-mes/domain/orders';
import { addDays } from '@garment-mes/domain/time';
import { ApiError } from '@garment-mes/sdk';
import { OrderPriceRowFields, SaveOrderPriceBodyFields } from '@garment-mes/sdk/labels';
import {
  listOrderPrices,
  type OrderPriceRow,
  previewRepricing,
  saveOrderPrice,
} from '@garment-mes/sdk/mes2';
import {
  Alert,
  Button,
  DateInput,
  Dialog,
  ErrorState,
  Field,
  NumberInput,
  RadioGroup,
  Skeleton,
  Textarea,
} from '@garment-mes/ui';
import { useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { labelOf, type Message, msg, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import type { Column, OpenedProps } from '#screens/list/list-definition.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './price-dialog.module.css';

/** Operations an order has at most, far more than any has. */
const ALL = 500;
const PLACES = 4;
const STEPS: Readonly<Record<PriceStep, Message>> = {
  price: msg('新单价'),
  percent: msg('±%'),
  amount: msg('±元'),
};
const LONGEST_REASON = 500;

interface PricedRow extends OrderPriceRow {
  readonly after: Decimal | undefined;
}

/** Unknown to those who may not see it, and of an operation without a price on the day. */
const before = ({ price }: OrderPriceRow) =>
  price === undefined || price === null ? undefined : decimal(price);
const change = (row: PricedRow) => row.after?.minus(before(row) ?? '0');
const text = (figure: Decimal | undefined) => figure && decimalText(figure, PLACES);

const COLUMNS: readonly Column<PricedRow>[] = [
  'seqNo',
  'processName',
  { id: 'before', title: msg('原工价'), value: (row) => text(before(row)), isFigure: true },
  { id: 'after', title: msg('新工价'), value: ({ after }) => text(after), isFigure: true },
  { id: 'change', title: msg('差额'), value: (row) => text(change(row)), isFigure: true },
];

interface Typed {
  readonly step: PriceStep;
  readonly figure: string;
  readonly fromDate: string;
  readonly reason: string;
}

/** Sets the prices of the chosen operations of one order from a day on, and shows first what comes of it. */
export function PriceDialog({ rows, close }: OpenedProps<OrderPriceRow>) {
  const t = useText();
  const { today } = useWorkbench();
  const earliest = addDays(today(), 1);
  const [typed, setTyped] = useState<Typed>({
    ...{ step: 'price', figure: '', fromDate: earliest, reason: '' },
  });
  const set = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  const { preview, priced, orderId, ids, canSave } = usePreview(rows, typed);
  const saving = useAction(saveOrderPrice, { ok: t('保存成功'), inline: true });
  const isDirty = typed.figure !== '' || typed.reason !== '';
  const { leave, question } = useLeave({ isDirty, pending: saving.pending, onClose: close });
  const isOne = rows.every((row) => row.orderId === orderId);

  async function save() {
    const { fromDate, reason } = typed;
    const lines = priced.flatMap(({ orderProcessId, version, after }) =>
      after ? [{ orderProcessId, version, price: decimalText(after, PLACES) }] : [],
    );
    try {
      await saving.run({ body: { orderId, rows: lines, fromDate, reason: reason.trim() } });
      close();
    } catch (refused) {
      // Somebody was faster: the preview shows what there is now, what was typed stays.
      if (refused instanceof ApiError && refused.kind === 'stale') void preview.refetch();
    }
  }

  return (
    <>
      <Dialog
        open
        size={800}
        title={t('调价 {orderNo}，{count} 道工序', {
          orderNo: rows[0]?.orderNo ?? '',
          count: rows.length,
        })}
        onOpenChange={(open) => !open && leave()}
        footer={
          <>
            <Button onClick={leave}>{t('取消')}</Button>
            <Button
              variant="primary"
              pending={saving.pending}
              disabled={!isOne || !canSave}
              onClick={() => void save()}
            >
              {t('保存')}
            </Button>
          </>
        }
      >
        {saving.error && <Alert tone="bad">{failureText(saving.error)}</Alert>}
        {isOne ? (
          <>
            <PriceFields {...{ typed, set, earliest }} />
            <Today orderId={orderId} ids={ids} day={today()} />
            {preview.error ? (
              <ErrorState onRetry={() => void preview.refetch()}>
                {failureText(preview.error)}
              </ErrorState>
            ) : preview.data === undefined ? (
              <Skeleton lines={4} />
            ) : (
              <Preview all={preview.data.list} priced={priced} />
            )}
          </>
        ) : (
          <Alert tone="warn">{t('一次只能调一个订单的工价，请只选同一订单的工序')}</Alert>
        )}
      </Dialog>
      {question}
    </>
  );
}

/** What is asked: how prices change and by how much, from which day, and why. */
function PriceFields(props: {
  readonly typed: Typed;
  readonly set: (part: Partial<Typed>) => void;
  readonly earliest: string;
}) {
  const t = useText();
  const { typed, set, earliest } = props;
  return (
    <div className={styles.fields}>
      <Field label={t('调价方式')}>
        <RadioGroup
          variant="segments"
          value={typed.step}
          onValueChange={(step) => set({ step: step as PriceStep })}
          options={Object.entries(STEPS).map(([value, label]) => ({
            value,
            label: t(label),
          }))}
        />
      </Field>
      <Field label={t(STEPS[typed.step])} required>
        <NumberInput
          value={typed.figure}
          places={PLACES}
          {...(typed.step === 'price' && { min: '0' })}
          onValueChange={(figure) => set({ figure })}
        />
      </Field>
      <Field
        label={labelOf(SaveOrderPriceBodyFields.fromDate)}
        hint={t('生效日最早为{date}', { date: earliest })}
        required
      >
        <DateInput
          value={typed.fromDate}
          min={earliest}
          onValueChange={(fromDate) => set({ fromDate })}
        />
      </Field>
      <Field label={labelOf(SaveOrderPriceBodyFields.reason)} required className={styles.wide}>
        <Textarea
          rows={2}
          maxLength={LONGEST_REASON}
          placeholder={t('请输入调价原因')}
          value={typed.reason}
          onValueChange={(reason) => set({ reason })}
        />
      </Field>
    </div>
  );
}

/** A price that is not known can be set, but not be changed by something. */
function afterOf(row: OrderPriceRow, step: PriceStep, figure: string): Decimal | undefined {
  const old = before(row);
  if (!isDecimal(figure) || (old === undefined && step !== 'price')) return undefined;
  return steppedPrice(old ?? '0', step, figure);
}

/** The chosen operations as they are paid on the day, and what comes of what is typed. */
function usePreview(rows: readonly OrderPriceRow[], { step, figure, fromDate, reason }: Typed) {
  const orderId = rows[0]?.orderId ?? '';
  const ids = rows.map(({ orderProcessId }) => orderProcessId);
  const preview = useOperation(
    listOrderPrices,
    { query: { orderId, onDate: fromDate, pageNum: 1, pageSize: ALL, order: 'seq_no_num asc' } },
    { enabled: fromDate !== '', keepPrevious: true, live: `order:${orderId}` },
  );
  const priced = (preview.data?.list ?? [])
    .filter(({ orderProcessId }) => ids.includes(orderProcessId))
    .map((row) => ({
      ...row,
      after: afterOf(row, step, figure),
    }));
  const isPriced =
    priced.length === ids.length && priced.every(({ after }) => after?.isNegative() === false);
  const canSave = isPriced && fromDate !== '' && reason.trim() !== '' && !preview.isPlaceholderData;
  return { preview, priced, orderId, ids, canSave };
}

/** Old, new and difference of each operation, and of a garment of the order. */
function Preview(props: {
  readonly all: readonly OrderPriceRow[];
  readonly priced: readonly PricedRow[];
}) {
  const t = useText();
  const { all, priced } = props;
  const total = sum(
    all.filter(({ isEnabled }) => isEnabled === 1).map((row) => before(row) ?? '0'),
  );
  const more = sum(
    priced.filter(({ isEnabled }) => isEnabled === 1).map((row) => change(row) ?? '0'),
  );
  return (
    <>
      {priced.some(({ after }) => after?.isNegative()) && (
        <Alert tone="bad">{t('工价不能小于0')}</Alert>
      )}
      {all.some(({ price }) => price !== undefined) && (
        <p className={styles.said}>
          {t('订单单件总工价 {before} → {after} 元', {
            before: decimalText(total, PLACES),
            after: decimalText(total.plus(more), PLACES),
          })}
        </p>
      )}
      <RecordTable
        label={t('调价预览')}
        fields={OrderPriceRowFields}
        columns={COLUMNS}
        rows={priced}
      />
    </>
  );
}

/** What was scanned today keeps the price it was scanned at: all of it. */
function Today(props: {
  readonly orderId: string;
  readonly ids: readonly string[];
  readonly day: string;
}) {
  const t = useText();
  const { orderId, ids, day } = props;
  const { data } = useOperation(previewRepricing, {
    body: { orderId, orderProcessIds: [...ids], fromDate: day, toDate: day },
  });
  if (data === undefined) return null;
  const { scanNum: count, num } = data;
  return (
    <p className={styles.said}>
      {t('今天已有 {count} 次扫描（{num} 件），全部保持原工价', { count, num })}
    </p>
  );
}

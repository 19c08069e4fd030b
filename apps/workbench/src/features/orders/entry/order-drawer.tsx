import { getUserCompany } from '@garment-mes/sdk/amc';
import { CreateOrderBodyFields } from '@garment-mes/sdk/labels';
import { createOrder, getStyle, type Order, updateOrder } from '@garment-mes/sdk/mes2';
import { Alert, Button, Drawer } from '@garment-mes/ui';
import { type FormEvent, useState } from 'react';
import { failureText, useAction, useOperation } from '#app/api.tsx';
import { t, useText } from '#app/i18n.ts';
import { useLeave } from '#app/tab/use-leave.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { cellKey } from '#garment/matrix/piece-matrix.tsx';
import { fieldLabel } from '#screens/fields/labels.ts';
import { FilesField } from '#screens/form/files-field.tsx';
import styles from './entry.module.css';
import { EntryMatrix } from './entry-matrix.tsx';
import { HeadFields } from './head-fields.tsx';
import { limitHint } from './limit-hint.ts';
import {
  badCells,
  blankEntry,
  copiedEntry,
  editedEntry,
  entryFaults,
  type OrderEntry,
  orderBody,
  updateBody,
} from './order-entry.ts';
import { CustomerField, OrderNoField, StyleField } from './own-fields.tsx';
import { useColoursAndSizes } from './use-colours-and-sizes.ts';

const DRAFT = 0;
const fields = CreateOrderBodyFields;

interface OrderDrawerProps {
  /** The order that is copied; a blank one when left out. */
  readonly copyOf?: Order | undefined;
  /** The order that is corrected instead. */
  readonly edit?: Order | undefined;
  readonly onSaved: (order: Order) => void;
  readonly onClose: () => void;
}

/** Files of an order, and the size of one of them in megabytes. */
const [MOST_FILES, LARGEST_FILE] = [20, 50];

/**
 * An order as a draft: its head, and its pieces by colour and size on the same page. Of a confirmed one only
 * what needs no version is corrected here.
 */
export function OrderDrawer({ copyOf, edit, onSaved, onClose }: OrderDrawerProps) {
  const t = useText();
  const { today: runningDay } = useWorkbench();
  const today = runningDay();
  const [clean] = useState<OrderEntry>(() =>
    edit ? editedEntry(edit) : copyOf ? copiedEntry(copyOf, today) : blankEntry(today),
  );
  const [entry, setEntry] = useState(clean);
  const from = edit ?? copyOf;
  const isFrozen = edit !== undefined && edit.status !== DRAFT;
  const [tried, setTried] = useState(false);
  const save = useSave(edit, onSaved);
  const { leave, question } = useLeave({
    isDirty: entry !== clean,
    pending: save.pending,
    onClose,
  });
  const styleId = entry.values.styleId ?? '';
  const style = useOperation(getStyle, { query: { id: styleId } }, { enabled: styleId !== '' });
  const library = useColoursAndSizes(style.data, entry.colors);
  const found = entryFaults(entry);
  const faults = tried ? found : new Map<string, string>();

  const set = (values: Readonly<Record<string, string>>) =>
    setEntry((now) => ({ ...now, values: { ...now.values, ...values } }));
  const values = useUsualValues(entry.values, from === undefined);
  const head = { values, faults, set };

  function chooseStyle(id: string) {
    setEntry((now) => ({
      ...now,
      values: { ...now.values, styleId: id },
      ...(id === styleId ? {} : { colors: [], sizes: [], cells: {} }),
    }));
  }

  function submit(event?: FormEvent) {
    event?.preventDefault();
    setTried(true);
    if (found.size > 0 || save.pending) return;
    // The drawer shows the refusal.
    void save.run({ ...entry, values }).catch(() => undefined);
  }

  return (
    <Drawer
      open
      size={960}
      className={styles.drawer}
      onOpenChange={(open) => !open && leave()}
      title={titleOf(edit, copyOf)}
      footer={
        <SaveFoot
          label={edit ? t('保存') : t('存草稿')}
          count={tried ? found.size : 0}
          blocked={!isFrozen && badCells(entry, cellKey).size > 0}
          pending={save.pending}
          onSave={() => submit()}
        />
      }
    >
      <form className={styles.form} onSubmit={submit} noValidate>
        {save.error && <Alert tone="bad">{failureText(save.error)}</Alert>}
        {isFrozen && <Alert>{t('数量、BOM、工序和裁剪容差通过变更修改')}</Alert>}
        <div className={styles.fields}>
          <HeadFields
            {...head}
            from={from}
            isFrozen={isFrozen}
            own={{
              orderNo: () => <OrderNoField {...head} own={edit?.orderNo} />,
              customerId: () => <CustomerField {...head} from={from} />,
              styleId: () => <StyleField {...head} from={from} onChoose={chooseStyle} />,
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
            library={library}
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

interface SaveFootProps {
  readonly label: string;
  /** Fields that have to be corrected. */
  readonly count: number;
  /** A cell of the matrix is no number: nothing can be saved before it is one. */
  readonly blocked: boolean;
  readonly pending: boolean;
  readonly onSave: () => void;
}

function SaveFoot({ label, count, blocked, pending, onSave }: SaveFootProps) {
  const t = useText();
  return (
    <>
      {count > 0 && <span role="status">{t('{count} 处需要修改', { count })}</span>}
      <Button variant="primary" pending={pending} disabled={blocked} onClick={onSave}>
        {label}
      </Button>
    </>
  );
}

/** What is typed over what the server fills in for a new order: the person who enters it follows it. */
function useUsualValues(typed: OrderEntry['values'], isNew: boolean): OrderEntry['values'] {
  const { companyId } = useWorkbench();
  const { data } = useOperation(getUserCompany, {}, { enabled: isNew });
  const merchandiserId = data?.find(({ id }) => id === companyId)?.employeeId;
  return isNew && merchandiserId ? { merchandiserId, ...typed } : typed;
}

function titleOf(edit: Order | undefined, copyOf: Order | undefined): string {
  if (edit) return t('编辑订单 {orderNo}', { orderNo: edit.orderNo });
  return copyOf ? t('复制订单 {orderNo}', { orderNo: copyOf.orderNo }) : t('新增订单');
}

/** Saves what is typed: as a new order, or to the one that is corrected. */
function useSave(edit: Order | undefined, onSaved: (order: Order) => void) {
  const t = useText();
  const create = useAction(createOrder, { ok: t('添加成功'), inline: true, onDone: onSaved });
  const update = useAction(updateOrder, { ok: t('保存成功'), inline: true, onDone: onSaved });
  const { pending, error } = edit ? update : create;
  const run = (entry: OrderEntry) =>
    edit ? update.run({ body: updateBody(entry, edit) }) : create.run({ body: orderBody(entry) });
  return { pending, error, run };
}

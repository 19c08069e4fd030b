import { BedType, CutMode, canOpenBed } from '@garment-mes/domain';
import { BedTypeLabels, CutModeLabels } from '@garment-mes/sdk/labels';
import { listOrders, type OrderStatus } from '@garment-mes/sdk/mes2';
import { Combobox, DateInput, Field, NumberInput, Select, TextInput } from '@garment-mes/ui';
import { memo, useCallback } from 'react';
import { labelOf, useText } from '#kit/i18n.ts';
import { useWorkbench } from '#kit/workbench-context.ts';
import styles from './bill.module.css';
import { useBill } from './bill-context.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';
import { DieField } from './die-field.tsx';
import { FabricFields } from './fabric-fields.tsx';
import { LayField } from './lay-field.tsx';
import { sameHead } from './same-parts.ts';
import { Section } from './section.tsx';
import { SplitRuleField } from './split-rule-field.tsx';
import { StillPart } from './still-part.tsx';
import { TimeFields } from './time-fields.tsx';

/** Kinds this page opens; the others have pages of their own. */
const TYPES = [BedType.normal, BedType.replacement, BedType.trial];

/** Order, marker, table and date of the bed; what is typed elsewhere does not draw them anew. */
export const HeadSection = () => (
  <StillPart isSame={sameHead}>
    <Head />
  </StillPart>
);

const Head = memo(() => {
  const t = useText();
  const { bed, draft, choices, change, readOnly, faultOf } = useBill();
  const set = (field: Parameters<typeof fieldEvent>[0]) => (value: string) =>
    change(fieldEvent(field, value));
  const number = (
    field: 'markerLen' | 'endLossLen' | 'widthCm' | 'markerEffPct',
    places: number,
  ) => (
    <Field label={billLabel(field)} required error={faultOf(field)}>
      <NumberInput
        data-cell={field}
        value={draft[field]}
        places={places}
        readOnly={readOnly}
        onValueChange={set(field)}
      />
    </Field>
  );

  return (
    <Section name="head" title={t('唛架与台')}>
      <div className={styles.fields}>
        {bed === undefined ? <OrderField /> : null}
        <Field label={billLabel('bedType')} required>
          <Select
            disabled={bed !== undefined || readOnly}
            value={String(draft.bedType)}
            onValueChange={(value) => change(fieldEvent('bedType', Number(value)))}
            options={[...new Set([...TYPES, draft.bedType as (typeof TYPES)[number]])].map(
              (type) => ({
                value: String(type),
                label: labelOf(BedTypeLabels[type]),
              }),
            )}
          />
        </Field>
        {draft.bedType === BedType.replacement && (
          <Field label={billLabel('parentBedId')} required error={faultOf('parentBedId')}>
            <Select
              data-cell="parentBedId"
              disabled={readOnly || bed !== undefined}
              value={draft.parentBedId}
              onValueChange={set('parentBedId')}
              options={(choices?.beds ?? []).map(({ id, bedLabel, colorPlies }) => ({
                value: id,
                label: bedLabel,
                note: colorPlies.join(' '),
              }))}
            />
          </Field>
        )}
        <FabricFields />
        <LayField />
        <Field label={billLabel('markerName')}>
          <TextInput
            data-cell="markerName"
            maxLength={64}
            value={draft.markerName}
            readOnly={readOnly}
            onValueChange={set('markerName')}
          />
        </Field>
        {number('markerLen', 3)}
        {number('endLossLen', 3)}
        {number('widthCm', 1)}
        {number('markerEffPct', 2)}
        <TableField />
        <Field label={billLabel('cutMode')} required>
          <Select
            disabled={readOnly}
            value={String(draft.cutMode)}
            onValueChange={(value) => {
              change(fieldEvent('cutMode', Number(value)));
              if (Number(value) !== CutMode.die) change(fieldEvent('knifeMoldId', ''));
            }}
            options={Object.values(CutMode).map((mode) => ({
              value: String(mode),
              label: labelOf(CutModeLabels[mode]),
            }))}
          />
        </Field>
        <DieField />
        <Field label={billLabel('planDate')} required error={faultOf('planDate')}>
          <DateInput
            data-cell="planDate"
            value={draft.planDate}
            readOnly={readOnly}
            onValueChange={set('planDate')}
          />
        </Field>
        <SplitRuleField />
        <Field label={billLabel('remark')}>
          <TextInput
            data-cell="remark"
            maxLength={500}
            value={draft.remark}
            readOnly={readOnly}
            onValueChange={set('remark')}
          />
        </Field>
        {bed !== undefined && <TimeFields />}
      </div>
    </Section>
  );
});

/** Looks for an order by its number; those that cannot be cut say so. */
function OrderField() {
  const { client } = useWorkbench();
  const { draft, change, faultOf } = useBill();
  const load = useCallback(
    async (typed: string, signal: AbortSignal) => {
      const sql = typed === '' ? {} : { sql: `order_no like '%${typed.replaceAll("'", "''")}%'` };
      const query = {
        pageNum: 1,
        pageSize: 20,
        order: 'order_no desc',
        filter: { status: [1, 2] },
        ...sql,
      };
      const { list } = await listOrders(client, { query }, { signal });
      return list.map(({ id, orderNo, styleNo, status }) => ({
        value: id,
        label: orderNo,
        note: styleNo,
        disabled: !canOpenBed({ status: status as OrderStatus }),
      }));
    },
    [client],
  );
  return (
    <Field label={billLabel('orderId')} required error={faultOf('orderId')}>
      <Combobox
        data-cell="orderId"
        clearable={false}
        options={load}
        value={draft.orderId}
        valueLabel={draft.orderNo}
        onValueChange={(orderId) => change(fieldEvent('orderId', orderId))}
      />
    </Field>
  );
}

/** Tables with what is being spread on them; the cutting mode follows the table. */
function TableField() {
  const t = useText();
  const { bed, draft, choices, change, readOnly, faultOf } = useBill();
  const tables = choices?.tables ?? [];
  const busy = tables.find(({ id }) => id === draft.tableId)?.busyMonthBedNo;
  const hint =
    busy && !readOnly && busy !== bed?.monthBedNo
      ? t('正在铺 {bed}，可存草稿不可开铺', { bed: busy })
      : undefined;
  const saved = bed && { value: bed.tableId, label: bed.tableName };
  return (
    <Field label={billLabel('tableId')} required error={faultOf('tableId')} hint={hint}>
      <Select
        data-cell="tableId"
        disabled={readOnly}
        value={draft.tableId}
        onValueChange={(tableId) => {
          change(fieldEvent('tableId', tableId));
          const mode = tables.find(({ id }) => id === tableId)?.cutMode;
          if (mode) change(fieldEvent('cutMode', mode));
        }}
        options={
          tables.length === 0 && saved
            ? [saved]
            : tables.map(({ id, name, busyMonthBedNo }) => ({
                value: id,
                label: name,
                note: busyMonthBedNo ?? undefined,
              }))
        }
      />
    </Field>
  );
}

import { BedType, CutMode } from '@garment-mes/domain';
import { CutModeLabels } from '@garment-mes/sdk/labels';
import { DateInput, Field, NumberInput, Select, TextInput } from '@garment-mes/ui';
import { memo } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import { sameChoices, sameMarker } from '../same-parts.ts';
import { Section } from '../sections/section.tsx';
import { StillPart } from '../still-part.tsx';
import { billLabel, fieldEvent } from './bill-fields.ts';
import { DieField } from './die-field.tsx';
import { FabricFields } from './fabric-fields.tsx';
import { LayField } from './lay-field.tsx';
import { OrderField } from './order-field.tsx';
import { SplitRuleField } from './split-rule-field.tsx';
import { TimeFields } from './time-fields.tsx';
import { TypeField } from './type-field.tsx';

/** Order, marker, table and date of the bed; each part is drawn anew for what it shows alone. */
export const HeadSection = () => {
  const t = useText();
  return (
    <Section name="head" title={t('唛架与台')}>
      <div className={styles.fields}>
        <StillPart isSame={sameChoices}>
          <Kind />
        </StillPart>
        <StillPart isSame={sameMarker}>
          <Marker />
        </StillPart>
        <StillPart isSame={sameChoices}>
          <Place />
        </StillPart>
      </div>
    </Section>
  );
};

/** What is cut, of what, and by which plan. */
const Kind = memo(() => {
  const { bed, draft, choices, change, readOnly, faultOf } = useBill();
  return (
    <>
      {bed === undefined ? <OrderField /> : null}
      <TypeField />
      {draft.bedType === BedType.replacement && (
        <Field label={billLabel('parentBedId')} required error={faultOf('parentBedId')}>
          <Select
            data-cell="parentBedId"
            disabled={readOnly || bed !== undefined}
            value={draft.parentBedId}
            onValueChange={(id) => change(fieldEvent('parentBedId', id))}
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
    </>
  );
});

const MEASURES = [
  ['markerLen', 3],
  ['endLossLen', 3],
  ['widthCm', 1],
  ['markerEffPct', 2],
] as const;

/** Name and measures of the marker. */
const Marker = memo(() => {
  const { draft, change, readOnly, faultOf } = useBill();
  return (
    <>
      <Field label={billLabel('markerName')}>
        <TextInput
          data-cell="markerName"
          maxLength={64}
          value={draft.markerName}
          readOnly={readOnly}
          onValueChange={(name) => change(fieldEvent('markerName', name))}
        />
      </Field>
      {MEASURES.map(([field, places]) => (
        <Field key={field} label={billLabel(field)} required error={faultOf(field)}>
          <NumberInput
            data-cell={field}
            value={draft[field]}
            places={places}
            readOnly={readOnly}
            onValueChange={(value) => change(fieldEvent(field, value))}
          />
        </Field>
      ))}
    </>
  );
});

/** Where, how and when it is cut. */
const Place = memo(() => {
  const { bed, draft, change, readOnly, faultOf } = useBill();
  return (
    <>
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
          onValueChange={(day) => change(fieldEvent('planDate', day))}
        />
      </Field>
      <SplitRuleField />
      <Field label={billLabel('remark')}>
        <TextInput
          data-cell="remark"
          maxLength={500}
          value={draft.remark}
          readOnly={readOnly}
          onValueChange={(text) => change(fieldEvent('remark', text))}
        />
      </Field>
      {bed !== undefined && <TimeFields />}
    </>
  );
});

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

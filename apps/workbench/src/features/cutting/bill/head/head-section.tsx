import { type BedHeadField, BedType, bedHead, CutMode } from '@garment-mes/domain/cutting-bed';
import { fieldsWith } from '@garment-mes/domain/fields';
import { CutModeLabels } from '@garment-mes/sdk/labels';
import { Field, Select } from '@garment-mes/ui';
import { Fragment, memo, type ReactNode } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import styles from '../bill.module.css';
import { useBill } from '../bill-context.ts';
import type { ReferenceName } from '../draft/head-names.ts';
import { sameChoices, sameMarker } from '../same-parts.ts';
import { Section } from '../sections/section.tsx';
import { StillPart } from '../still-part.tsx';
import { billLabel, fieldEvent } from './bill-fields.ts';
import { DieField } from './die-field.tsx';
import { FabricFields } from './fabric-fields.tsx';
import { LayField } from './lay-field.tsx';
import { OrderField } from './order-field.tsx';
import { PlainField } from './plain-field.tsx';
import { SplitRuleField } from './split-rule-field.tsx';
import { TypeField } from './type-field.tsx';

/** Order, marker, table and date of the bed; each part is redrawn for what it shows alone. */
export const HeadSection = () => {
  const t = useText();
  return (
    <Section name="head" title={t('唛架与台')}>
      <div className={styles.fields}>
        <StillPart isSame={sameChoices}>
          <HeadPart part="kind" />
        </StillPart>
        <StillPart isSame={sameMarker}>
          <HeadPart part="marker" />
        </StillPart>
        <StillPart isSame={sameChoices}>
          <HeadPart part="place" />
          <Times />
        </StillPart>
      </div>
    </Section>
  );
};

/**
 * Controls that the kind of a field does not give. A reference that the document gains does not compile until it has
 * one here.
 */
type OwnControls = Readonly<
  Record<ReferenceName | 'bedType' | 'fabricPart' | 'layNo' | 'cutMode', () => ReactNode>
>;

const CONTROLS: OwnControls = {
  orderId: () => <NewOrder />,
  bedType: () => <TypeField />,
  parentBedId: () => <ParentField />,
  fabricPart: () => <FabricFields />,
  // Stands beside the part of the garment, and the plan beside its lay.
  materialId: () => null,
  cutPlanId: () => null,
  layNo: () => <LayField />,
  tableId: () => <TableField />,
  cutMode: () => <CutModeField />,
  knifeMoldId: () => <DieField />,
  splitRuleId: () => <SplitRuleField />,
};

/** A part of the head, field by field as `bedHead` describes it; a new field of the document appears by itself. */
const HeadPart = memo(({ part }: { readonly part: BedHeadField['part'] }) =>
  fieldsWith(bedHead, 'part', part).map((name) => (
    <Fragment key={name}>
      {name in CONTROLS ? CONTROLS[name as keyof OwnControls]() : <PlainField name={name} />}
    </Fragment>
  )),
);

/** When the bed was spread and cut; the steps write them, a leader may put them right. */
const Times = memo(() => (useBill().bed === undefined ? null : <HeadPart part="times" />));

/** The order of a new bed; a saved one keeps its own. */
const NewOrder = () => (useBill().bed === undefined ? <OrderField /> : null);

/** The bed whose panels a replacement bed replaces. */
function ParentField() {
  const { bed, draft, choices, change, readOnly, faultOf } = useBill();
  if (draft.bedType !== BedType.replacement) return null;
  return (
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
  );
}

/** How the lay is cut; only a press needs a die. */
function CutModeField() {
  const { draft, change, readOnly } = useBill();
  return (
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

import { BedType } from '@garment-mes/domain/cutting-bed';
import { BedTypeLabels } from '@garment-mes/sdk/labels';
import { Field, Select } from '@garment-mes/ui';
import { useLocation } from 'wouter';
import { labelOf } from '#app/i18n.ts';
import { newRequestId } from '#app/request-id.ts';
import { href } from '#app/routes.ts';
import { useBill, useTyping } from '../bill-context.ts';
import { handOver } from '../draft/handed-draft.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';

/** Kinds that the page of plain beds types; a bed of several shades has a page of its own. */
const TYPES = [BedType.normal, BedType.replacement, BedType.trial, BedType.shadeLevel];

/** The kind of a new bed. Once it is saved, and on a page of one kind, it is only said. */
export function TypeField() {
  const { bed, draft, change, readOnly } = useBill();
  const { draftNow } = useTyping();
  const [, navigate] = useLocation();
  const kind = draft.bedType as BedType;

  function choose(type: BedType) {
    if (type !== BedType.shadeLevel) return change(fieldEvent('bedType', type));
    const from = newRequestId();
    handOver(from, draftNow());
    navigate(href('/mes/reduceBed/addReduceBedBillXYS', undefined, { from }));
  }
  return (
    <Field label={billLabel('bedType')} required>
      <Select
        disabled={bed !== undefined || readOnly || kind === BedType.shadeLevel}
        value={String(kind)}
        onValueChange={(value) => choose(Number(value) as BedType)}
        options={[...new Set([...TYPES, kind])].map((type) => ({
          value: String(type),
          label: labelOf(BedTypeLabels[type]),
        }))}
      />
    </Field>
  );
}

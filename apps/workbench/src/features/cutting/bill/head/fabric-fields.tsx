import { FabricPartLabels } from '@garment-mes/sdk/labels';
import { Field, Select } from '@garment-mes/ui';
import { labelOf } from '#app/i18n.ts';
import { useBill } from '../bill-context.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';

/** Fabric part and fabric, as the order's bill of materials has them. */
export function FabricFields() {
  const { bed, draft, choices, change, readOnly, faultOf } = useBill();
  const fabrics = choices?.fabrics ?? [];
  const parts = [...new Set([...fabrics.map(({ fabricPart }) => fabricPart), draft.fabricPart])];
  const ofPart = fabrics.filter(({ fabricPart }) => fabricPart === draft.fabricPart);
  const materials = new Map(ofPart.map((fabric) => [fabric.materialId, fabric.materialName]));
  if (bed && materials.size === 0) materials.set(bed.materialId, bed.materialName);

  return (
    <>
      <Field label={billLabel('fabricPart')} required>
        <Select
          disabled={readOnly}
          value={String(draft.fabricPart)}
          onValueChange={(part) => {
            change(fieldEvent('fabricPart', Number(part)));
            const first = fabrics.find(({ fabricPart }) => fabricPart === Number(part));
            change(fieldEvent('materialId', first?.materialId ?? ''));
          }}
          options={parts.map((part) => ({
            value: String(part),
            label: labelOf(FabricPartLabels[part as keyof typeof FabricPartLabels]),
          }))}
        />
      </Field>
      <Field label={billLabel('materialId')} required error={faultOf('materialId')}>
        <Select
          data-cell="materialId"
          disabled={readOnly}
          value={draft.materialId}
          onValueChange={(id) => change(fieldEvent('materialId', id))}
          options={[...materials].map(([value, label]) => ({ value, label }))}
        />
      </Field>
    </>
  );
}

import { CutPlanMarkerFields, CutPlanRowFields } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { Alert, Button, Combobox, Field, NumberInput, Select } from '@garment-mes/ui';
import { useEffect, useEffectEvent } from 'react';
import { labelOf, useText } from '#app/i18n.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { useNamedRecords } from '#screens/references/use-named-records.ts';
import type { PlanDraft } from './plan-draft.ts';
import styles from './plans.module.css';
import { type AskedFigures, usePlanProposal } from './use-plan-proposal.ts';

interface PlanHeadProps {
  readonly order: Pick<Order, 'id' | 'styleId' | 'bom'>;
  readonly draft: PlanDraft;
  /** Figures a proposal is asked with, as far as somebody typed them. */
  readonly typed: AskedFigures;
  readonly readOnly: boolean;
  readonly onChange: (draft: PlanDraft) => void;
  readonly onType: (typed: AskedFigures) => void;
  /** Takes over what nobody typed: it is nothing to be saved. */
  readonly onDefault: (draft: PlanDraft) => void;
  /** Takes a proposal over, with the metres it takes. */
  readonly onPropose: (draft: PlanDraft, planLen: string) => void;
}

/** What a plan is for and how high its lays may be; proposes markers and lays for the pieces of the order. */
export function PlanHead(props: PlanHeadProps) {
  const t = useText();
  const { order, draft, typed, readOnly, onChange, onType, onDefault } = props;
  const { fabricPart, materialId, maxPlies } = draft;
  const { asked, pending, refusal, propose, question } = usePlanProposal(props);
  const materials = useNamedRecords('listMaterials', { ids: [materialId] });
  const offered = new Map(
    order.bom
      .filter((line) => line.fabricPart !== null)
      .map((line) => [line.materialId, line.materialName]),
  );
  // The fabric says how high it may be laid, until somebody types a limit.
  const limit = materials.rowOf(materialId)?.maxPlies;
  const takeLimit = useEffectEvent(() => {
    if (!readOnly && maxPlies === '' && limit) onDefault({ ...draft, maxPlies: String(limit) });
  });
  useEffect(() => takeLimit(), [limit]);

  const figure = (name: keyof typeof asked, places: number) => (
    <Field label={fieldLabel(CutPlanMarkerFields, name)}>
      <NumberInput
        places={places}
        min="0"
        value={asked[name]}
        onValueChange={(value) => onType({ ...typed, [name]: value })}
      />
    </Field>
  );

  return (
    <div className={styles.part}>
      {refusal !== undefined && <Alert tone="bad">{refusal}</Alert>}
      <div className={styles.fields}>
        <Field label={fieldLabel(CutPlanRowFields, 'fabricPart')} required>
          <Select
            disabled={readOnly}
            value={String(fabricPart)}
            options={Object.entries(enumLabels('FabricPart')).map(([value, label]) => ({
              value,
              label: labelOf(label),
            }))}
            onValueChange={(value) =>
              onChange({ ...draft, fabricPart: Number(value) as PlanDraft['fabricPart'] })
            }
          />
        </Field>
        <Field label={fieldLabel(CutPlanRowFields, 'materialName')} required>
          <Combobox
            disabled={readOnly}
            value={materialId}
            valueLabel={offered.get(materialId) ?? materials.nameOf(materialId)}
            options={[...offered].map(([value, label]) => ({ value, label }))}
            onValueChange={(id) => onChange({ ...draft, materialId: id })}
          />
        </Field>
        <Field label={fieldLabel(CutPlanRowFields, 'maxPlies')} required>
          <NumberInput
            places={0}
            min="1"
            readOnly={readOnly}
            value={maxPlies}
            onValueChange={(value) => onChange({ ...draft, maxPlies: value })}
          />
        </Field>
        {!readOnly && (
          <>
            {figure('markerLen', 3)}
            {figure('widthCm', 1)}
            {figure('effPct', 2)}
            <Button
              pending={pending}
              disabled={materialId === '' || asked.markerLen === '' || asked.widthCm === ''}
              onClick={propose}
            >
              {t('智能排床')}
            </Button>
          </>
        )}
      </div>
      {question}
    </div>
  );
}

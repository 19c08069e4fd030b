import { SplitModeLabels } from '@garment-mes/sdk/labels';
import { Field, Select } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import { useBill } from '../bill-context.ts';
import { billLabel, fieldEvent } from './bill-fields.ts';
import { useSplitRules } from './use-split-rules.ts';

/** How the bed will be tied into bundles; left alone, the narrowest rule of the order applies. */
export function SplitRuleField() {
  const t = useText();
  const { draft, change, readOnly } = useBill();
  const { rules, narrowest } = useSplitRules(draft);
  return (
    <Field label={billLabel('splitRuleId')}>
      <Select
        data-cell="splitRuleId"
        disabled={readOnly || draft.orderId === ''}
        clearable={!readOnly}
        placeholder={narrowest?.name ?? t('默认规则')}
        value={draft.splitRuleId}
        onValueChange={(id) => change(fieldEvent('splitRuleId', id))}
        options={rules.map(({ id, name, mode, maxNum }) => ({
          value: id,
          label: name,
          note:
            maxNum === null
              ? labelOf(SplitModeLabels[mode])
              : t('{mode}·最多{num}件', { mode: labelOf(SplitModeLabels[mode]), num: maxNum }),
        }))}
      />
    </Field>
  );
}

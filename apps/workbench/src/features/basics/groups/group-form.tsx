import { PriceRuleInputFields } from '@garment-mes/sdk/labels';
import { NumberInput, RadioGroup } from '@garment-mes/ui';
import { msg } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { enumOptions } from '#screens/form/form-control.tsx';
import type { ControlProps } from '#screens/form/form-definition.ts';
import styles from './groups.module.css';

/** Process price times a factor; the other kind is a price a piece. */
const BY_FACTOR = 1;
const PRICE = 'FIELD^orderProcess.price';

interface Rule {
  readonly kind: number;
  readonly factor?: string | null;
  readonly price?: string | null;
}

/** How a group is paid: what the kind does not ask for is not sent; a price only by those who may see one. */
function PriceRule({ value, onChange, disabled }: ControlProps) {
  const { can } = useWorkbench();
  const rule = (value || { kind: BY_FACTOR }) as Rule;
  const byFactor = rule.kind === BY_FACTOR;
  const name = byFactor ? 'factor' : 'price';
  return (
    <div className={styles.rule}>
      <RadioGroup
        variant="segments"
        disabled={disabled}
        value={String(rule.kind)}
        options={enumOptions(PriceRuleInputFields.kind)}
        onValueChange={(kind) => onChange({ ...rule, kind: Number(kind) })}
      />
      {(byFactor || can(PRICE)) && (
        <NumberInput
          aria-label={fieldLabel(PriceRuleInputFields, name)}
          disabled={disabled}
          value={rule[name] ?? ''}
          onValueChange={(next) => onChange({ ...rule, [name]: next === '' ? null : next })}
        />
      )}
    </div>
  );
}

/** What is typed of a group, in its order. */
export const groupForm = [
  'code',
  'name',
  'contact',
  'processSections',
  { field: 'priceRule', Control: PriceRule },
  { field: 'capacityNum', hint: msg('超出时派工只提醒，不拒绝') },
  { field: 'grade', hint: msg('空着时按上月准时率和次品率自动评定') },
] as const;

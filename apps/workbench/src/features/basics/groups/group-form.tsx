import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import { refusalText } from '@garment-mes/domain/refusals';
import { PriceRuleInputFields } from '@garment-mes/sdk/labels';
import type { SubcontractGroupRow } from '@garment-mes/sdk/mes2';
import { NumberInput, RadioGroup } from '@garment-mes/ui';
import { currentLanguage, msg, t, useText } from '#app/i18n.ts';
import { useWorkbench } from '#app/workbench-context.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import { enumOptions } from '#screens/form/form-control.tsx';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import type { Rows } from '#screens/list/list-definition.ts';
import styles from './groups.module.css';

/** Process price times a factor; the other kind is a price a piece. */
const BY_FACTOR = 1;
const PRICE = 'FIELD^orderProcess.price';

type Refusal = Parameters<typeof refusalText>[0];

interface Rule {
  readonly kind: number;
  readonly factor?: string | null;
  readonly price?: string | null;
}

/** How a group is paid: what the kind does not ask for is not sent; a price only by those who may see one. */
function PriceRule({ value, onChange }: ControlProps) {
  const t = useText();
  const { can } = useWorkbench();
  const rule = (value || { kind: BY_FACTOR }) as Rule;
  const byFactor = rule.kind === BY_FACTOR;
  const maySee = can(PRICE);
  const name = byFactor ? 'factor' : 'price';
  return (
    <div className={styles.rule}>
      <RadioGroup
        variant="segments"
        value={String(rule.kind)}
        options={enumOptions(PriceRuleInputFields.kind).map((option) => ({
          ...option,
          disabled: !maySee && option.value !== String(rule.kind),
        }))}
        onValueChange={(kind) => onChange({ ...rule, kind: Number(kind) })}
      />
      {(byFactor || maySee) && (
        <NumberInput
          aria-label={fieldLabel(PriceRuleInputFields, name)}
          placeholder={fieldLabel(PriceRuleInputFields, name)}
          value={rule[name] ?? ''}
          onValueChange={(next) => onChange({ ...rule, [name]: next === '' ? null : next })}
        />
      )}
      {!maySee && <span className={styles.note}>{t('按件单价由有「工序工价」权限的人填写')}</span>}
    </div>
  );
}

/** A rule in words; its price only where it was read. */
const ruleText = ({ kind, factor, price }: Rule): string => {
  const figure = kind === BY_FACTOR ? factor : price;
  const name = enumOptions(PriceRuleInputFields.kind).find(({ value }) => value === String(kind));
  return [name?.label, figure].filter(Boolean).join(' ');
};

const FACTORS = { min: '0.1', max: '5.0' } as const;

/** What the rule asks for is there, and a factor is between 0.1 and 5.0. */
export function checkGroup({ priceRule }: FormValues): readonly FormIssue<'priceRule'>[] {
  const { kind, factor, price } = (priceRule || { kind: BY_FACTOR }) as Rule;
  const isMissing = kind === BY_FACTOR ? !isDecimal(factor) : price === null;
  const field = fieldLabel(PriceRuleInputFields, kind === BY_FACTOR ? 'factor' : 'price');
  const fault = (refusal: Refusal) => [
    { field: 'priceRule', text: refusalText(refusal, currentLanguage()) } as const,
  ];
  if (isMissing) return fault({ code: 'required', params: { field } });
  const isOut =
    kind === BY_FACTOR &&
    isDecimal(factor) &&
    (decimal(factor).lt(FACTORS.min) || decimal(factor).gt(FACTORS.max));
  return isOut ? fault({ code: 'out-of-range', params: { field, ...FACTORS } }) : [];
}

/** What is typed of a group, in its order. */
export const groupForm = [
  'code',
  'name',
  { field: 'contact', hint: msg('姓名和电话') },
  'processSections',
  { field: 'priceRule', Control: PriceRule, wide: true, format: ruleText },
  { field: 'capacityNum', hint: msg('超出时派工只提醒，不拒绝') },
  { field: 'grade', hint: msg('空着时按上月准时率和次品率自动评定') },
] as const;

/** The question before a group goes out of use. */
export const groupState = {
  field: 'delFlag',
  confirm: ([{ name, openNum }]: Rows<SubcontractGroupRow>) =>
    t('停用 {name}？在外 {openNum} 件不受影响', { name, openNum }),
} as const;

/** Columns of the groups. */
export const groupColumns = [
  'code',
  'name',
  'contact',
  'processSections',
  'capacityNum',
  'openNum',
  'onTimePct',
  'secondPct',
  'grade',
  'delFlag',
] as const;

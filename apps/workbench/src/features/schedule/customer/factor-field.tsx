import { decimal, isDecimal } from '@garment-mes/domain/decimal';
import { refusalText } from '@garment-mes/domain/refusals';
import { curveAtFactor } from '@garment-mes/domain/schedule';
import { CreateCustomerEfficiencySetBodyFields } from '@garment-mes/sdk/labels';
import { listEfficiencySets } from '@garment-mes/sdk/mes2';
import { NumberInput } from '@garment-mes/ui';
import { useOperation } from '#app/api.tsx';
import { currentLanguage, msg, useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import type { ControlProps, FormIssue, FormValues } from '#screens/form/form-definition.ts';
import styles from './customer.module.css';

const LIMITS = { min: 50, max: 150 } as const;
const SHOWN_DAYS = 5;

const isFactor = (value: unknown): value is string =>
  isDecimal(value) && decimal(value).gte(LIMITS.min) && decimal(value).lte(LIMITS.max);

/** A factor is between 50 and 150. */
export function checkFactor({ factorPct }: FormValues): readonly FormIssue<'factorPct'>[] {
  if (!isDecimal(factorPct) || isFactor(factorPct)) return [];
  const label = fieldLabel(CreateCustomerEfficiencySetBodyFields, 'factorPct');
  const params = { field: label.replace(/\s*%$/, ''), ...LIMITS };
  const text = refusalText({ code: 'out-of-range', params }, currentLanguage());
  return [{ field: 'factorPct', text }];
}

/** The factor, with what it makes of the first days of the chosen curve. */
function Factor({ value, onChange, values }: ControlProps) {
  const t = useText();
  const id = String(values.efficiencySetId ?? '');
  const { data } = useOperation(
    listEfficiencySets,
    { query: { pageNum: 1, pageSize: 1, filter: { id: [id] } } },
    { enabled: id !== '' },
  );
  const points = data?.list[0]?.points ?? [];
  const scaled = isFactor(value) && id !== '' ? curveAtFactor(points, value) : [];
  return (
    <div className={styles.factor}>
      <NumberInput
        aria-label={fieldLabel(CreateCustomerEfficiencySetBodyFields, 'factorPct')}
        value={String(value ?? '')}
        places={2}
        onValueChange={onChange}
      />
      <output className={styles.effect}>
        {scaled.length > 0 &&
          t('实际曲线 {effect}', {
            effect: scaled
              .slice(0, SHOWN_DAYS)
              .map(({ pct }) => pct)
              .join('/'),
          })}
      </output>
    </div>
  );
}

/** What is typed of a customer's curve, in its order. */
export const curveForm = [
  'customerId',
  { field: 'categoryId', hint: msg('空 = 全部品类') },
  'efficiencySetId',
  { field: 'factorPct', Control: Factor },
] as const;

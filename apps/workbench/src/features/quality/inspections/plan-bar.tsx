import { AqlClassFields, AqlPlanFields, AqlStateFields } from '@garment-mes/sdk/labels';
import type { AqlPlan } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { FieldValue, fieldText } from '#screens/fields/field-value.tsx';
import { fieldLabel, fieldOf } from '#screens/fields/labels.ts';
import styles from './inspections.module.css';

const FACTS = ['codeLetter', 'sampleNum', 'level'] as const;

/** How many garments of a lot are looked at, and how many faults of a class refuse it. */
export function PlanBar({ plan }: { readonly plan: AqlPlan }) {
  const t = useText();
  return (
    <section className={styles.plan} aria-label={t('抽样方案')}>
      {FACTS.map((name) => (
        <span key={name}>
          {fieldLabel(AqlPlanFields, name)} <b>{plan[name]}</b>
        </span>
      ))}
      {plan.full && <Tag>{t('全检')}</Tag>}
      <FieldValue
        name="mode"
        field={fieldOf(AqlStateFields, 'mode')}
        value={plan.tightened ? 'tightened' : 'normal'}
      />
      {plan.classes.map(({ severity, aql, ac, re, arrow }) => (
        <span key={severity}>
          {fieldText('severity', fieldOf(AqlClassFields, 'severity'), severity)}{' '}
          {aql !== null && `AQL ${aql} `}
          <b>{`${ac}/${re}`}</b>
          {arrow !== null && (
            <small>{t('{aql} 按箭头改用{letter}字码', { aql: aql ?? '', letter: arrow })}</small>
          )}
        </span>
      ))}
    </section>
  );
}

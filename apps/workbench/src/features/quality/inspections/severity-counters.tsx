import { CheckRecordRowFields } from '@garment-mes/sdk/labels';
import type { CheckRecordRow } from '@garment-mes/sdk/mes2';
import { useText } from '#app/i18n.ts';
import { fieldLabel } from '#screens/fields/labels.ts';
import styles from './inspections.module.css';
import { limitsOf } from './lot-plan.ts';

interface SeverityCountersProps {
  readonly lot: Pick<CheckRecordRow, 'acRe'>;
  readonly found: Pick<CheckRecordRow, 'criticalNum' | 'majorNum' | 'minorNum'>;
}

/** Faults of each class on their way to the number that refuses the lot. */
export function SeverityCounters({ lot, found }: SeverityCountersProps) {
  const t = useText();
  const limits = limitsOf(lot);
  const classes = [
    ['criticalNum', limits.critical],
    ['majorNum', limits.major],
    ['minorNum', limits.minor],
  ] as const;
  return (
    <ul className={styles.classes} aria-label={t('疵点')}>
      {classes.map(([name, { ac, re }]) => (
        <li key={name} data-refused={found[name] >= re ? '' : undefined}>
          <span>
            {fieldLabel(CheckRecordRowFields, name)} <b>{found[name]}</b>
            <small>{` Ac ${ac} Re ${re}`}</small>
          </span>
          <span className={styles.bar}>
            <i style={{ inlineSize: `${Math.min(100, (found[name] / re) * 100)}%` }} />
          </span>
        </li>
      ))}
    </ul>
  );
}

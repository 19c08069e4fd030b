import { formatMoney } from '@garment-mes/domain/formats';
import { WageStatusLabels } from '@garment-mes/sdk/labels';
import type { WageRecordRow } from '@garment-mes/sdk/mes2';
import { Tag } from '@garment-mes/ui';
import { labelOf, useText } from '#app/i18n.ts';
import styles from './own-wages.module.css';

/** How far a wage is, and whether an objection to it waits or was answered. */
export function WageState({ row }: { readonly row: WageRecordRow }) {
  const t = useText();
  const { status, objection, answerText } = row;
  return (
    <span className={styles.state}>
      <Tag tone={WageStatusLabels[status].tone}>{labelOf(WageStatusLabels[status])}</Tag>
      {objection !== null && (
        <Tag tone={answerText === null ? 'warn' : 'neutral'}>
          {answerText === null ? t('异议待答复') : t('异议已答复')}
        </Tag>
      )}
    </span>
  );
}

/** What is paid, in one figure. */
export const Due = ({ amount }: { readonly amount: string | undefined }) => (
  <strong className={styles.due}>¥{formatMoney(amount)}</strong>
);

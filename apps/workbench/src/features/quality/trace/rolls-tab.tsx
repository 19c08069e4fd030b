import { TraceRollFields } from '@garment-mes/sdk/labels';
import type { BundleRow, TraceRoll } from '@garment-mes/sdk/mes2';
import { EmptyState } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import { RecordTable } from '#screens/list/record-table.tsx';
import styles from './trace.module.css';

interface RollsTabProps {
  readonly bundle: BundleRow;
  readonly rolls: readonly TraceRoll[];
}

/** Which plies of the bundle came from which roll; piece k is the k-th ply. */
export function RollsTab({ bundle: { plyFrom, plyTo }, rolls }: RollsTabProps) {
  const t = useText();
  if (rolls.length === 0) return <EmptyState>{t('没有登记布卷')}</EmptyState>;
  const plies = plyTo - plyFrom + 1;
  return (
    <>
      <div
        className={styles.plies}
        role="img"
        aria-label={t('层 {from}–{to}', { from: plyFrom, to: plyTo })}
      >
        {rolls.map((roll) => (
          <span
            key={`${roll.tympanId} ${roll.plyFrom}`}
            className={styles.ply}
            style={{ flexGrow: (roll.plyTo - roll.plyFrom + 1) / plies }}
          >
            <b>{roll.rollNo}</b>
            {roll.plyFrom}–{roll.plyTo}
          </span>
        ))}
      </div>
      <p className={styles.quiet}>{t('第 1 件是第 {ply} 层，往上依次类推', { ply: plyFrom })}</p>
      <RecordTable
        label={t('布卷')}
        fields={TraceRollFields}
        columns={['rollNo', 'cNo', 'dyeLot', 'shade', 'plyFrom', 'plyTo', 'cutterName']}
        rows={rolls.map((roll) => ({ ...roll, id: `${roll.tympanId} ${roll.plyFrom}` }))}
      />
    </>
  );
}

import { formatPercent, NO_FIGURE } from '@garment-mes/domain';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import styles from './cutting-beds.module.css';

/** Colours with their plies. */
export const BedPlies = ({ row }: { readonly row: CuttingBedRow }) => (
  <span className={styles.plies}>{row.colorPlies.join('  ')}</span>
);

/** How far the consumption is off the plan, with its sign. */
export function UsageDifference({ row }: { readonly row: CuttingBedRow }) {
  const { usageDiffPct } = row;
  if (usageDiffPct === null) return <span className={styles.none}>{NO_FIGURE}</span>;
  const sign = Number(usageDiffPct) > 0 ? '+' : '';
  return (
    <span data-tone={row.status === 7 ? 'warn' : undefined} className={styles.difference}>
      {sign}
      {formatPercent(usageDiffPct, 2)}
    </span>
  );
}

import { NO_FIGURE } from '@garment-mes/domain/formats';
import { CuttingBedRowFields } from '@garment-mes/sdk/labels';
import type { CuttingBedRow } from '@garment-mes/sdk/mes2';
import { FieldValue } from '#screens/fields/field-value.tsx';
import { percentText } from '#screens/fields/percent-text.ts';
import styles from './cutting-beds.module.css';
import { MissingParts } from './missing-parts.tsx';

/** State of the bed, and what a multi-material one waits for. */
export const BedState = ({ row }: { readonly row: CuttingBedRow }) => (
  <span className={styles.state}>
    <FieldValue name="status" field={CuttingBedRowFields.status} value={row.status} />
    <MissingParts bed={row} className={styles.missing} />
  </span>
);

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
      {percentText(CuttingBedRowFields.usageDiffPct, usageDiffPct)}
    </span>
  );
}

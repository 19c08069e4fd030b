import { StyleQualityPointFields } from '@garment-mes/sdk/labels';
import { useText } from '#app/i18n.ts';
import { MeasureGrid } from '#garment/measure-grid.tsx';
import type { StyleSize } from './other-grids.tsx';
import styles from './style.module.css';
import type { QualityRow } from './style-draft.ts';

interface QualityGridProps {
  readonly rows: readonly QualityRow[];
  readonly sizes: readonly StyleSize[];
  readonly readOnly: boolean;
  readonly onChange: (rows: readonly QualityRow[]) => void;
  readonly baseSizeId: string | null | undefined;
  readonly onBaseSize: (sizeId: string) => void;
}

/** Points of measure of a style with a column for each of its sizes. */
export function QualityGrid(props: QualityGridProps) {
  const t = useText();
  return (
    <div className={styles.grid}>
      <MeasureGrid<QualityRow> label={t('质量要求')} fields={StyleQualityPointFields} {...props} />
    </div>
  );
}

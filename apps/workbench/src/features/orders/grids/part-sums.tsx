import { FabricPartLabels } from '@garment-mes/sdk/labels';
import type { Order } from '@garment-mes/sdk/mes2';
import { labelOf, useText } from '#app/i18n.ts';
import styles from './grids.module.css';

interface PartSumsProps {
  readonly rows: readonly Pick<Order['parts'][number], 'fabricPart' | 'piecesPerGarment'>[];
}

/** Panels of one garment, fabric by fabric. */
export function PartSums({ rows }: PartSumsProps) {
  const t = useText();
  if (rows.length === 0) return null;
  const parts = [...Map.groupBy(rows, ({ fabricPart }) => fabricPart)].map(
    ([fabricPart, own]) =>
      `${labelOf(FabricPartLabels[fabricPart])} ${own.reduce((sum, { piecesPerGarment }) => sum + piecesPerGarment, 0)}`,
  );
  return <p className={styles.foot}>{t('每件裁片数：{parts}', { parts: parts.join(t('、')) })}</p>;
}

import type { CuttingTableCard } from '@garment-mes/sdk/mes2';
import { ProgressBar } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './cutting-board.module.css';

/** Plies spread of those planned; the end of each roll is a tick. Full and said so while it is cut. */
export function PlyBar({ card }: { readonly card: CuttingTableCard }) {
  const t = useText();
  const plies = card.plies ?? 0;
  const isCutting = card.progressPct !== null && card.lamp === CUTTING;
  const share = card.progressPct === null ? 0 : Number(card.progressPct) / 100;
  return (
    <div className={styles.plies}>
      <ProgressBar label={t('铺布进度')} value={share} tone={isCutting ? 'ok' : 'accent'} />
      <span className={styles.ticks} aria-hidden="true">
        {card.rollEnds.map((ply) => (
          <i key={ply} style={{ insetInlineStart: `${plies === 0 ? 0 : (ply / plies) * 100}%` }} />
        ))}
      </span>
    </div>
  );
}

/** Lamp of a table whose bed is being cut. */
export const CUTTING = 2;

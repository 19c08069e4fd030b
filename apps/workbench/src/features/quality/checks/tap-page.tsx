import type { CheckOperator, DefectItemRow } from '@garment-mes/sdk/mes2';
import { Alert, Button } from '@garment-mes/ui';
import { type ReactNode, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { DefectTiles } from '#garment/defect-tiles.tsx';
import styles from './checks.module.css';
import { tapped } from './piece.ts';
import { PieceBar } from './piece-bar.tsx';
import type { Taps } from './use-taps.ts';

interface TapPageProps {
  readonly taps: Taps;
  /** Bad items as they are offered now; those offered first stay in their places. */
  readonly items: readonly DefectItemRow[] | undefined;
  readonly operators: readonly CheckOperator[];
  /** The last number that a garment can have. */
  readonly most: number;
  /** What is checked, and its counters. */
  readonly side: ReactNode;
  /** Above the tiles: what is wrong. */
  readonly children?: ReactNode;
}

/** A record while garments are judged: what it is on the left, the garment in the hand above the tiles of bad items. */
export function TapPage({ taps, items, operators, most, side, children }: TapPageProps) {
  const fixed = useFixed(items);
  const { tally, tapping, step } = taps;
  if (tally === undefined) return null;
  return (
    <div className={styles.tap}>
      <aside className={styles.side}>{side}</aside>
      <div className={styles.work}>
        <Unsent taps={taps} />
        {children}
        <PieceBar {...{ taps, tally, most, operators }} />
        <DefectTiles
          items={fixed}
          faults={tally.faults}
          disabled={tapping.piece === undefined}
          onTap={(item) => step(tapped(tapping, item))}
        />
      </div>
    </div>
  );
}

/** A tile never moves while its record is open: what comes later stands behind. */
function useFixed(items: readonly DefectItemRow[] = []): readonly DefectItemRow[] {
  const [fixed, setFixed] = useState(items);
  const known = new Set(fixed.map(({ id }) => id));
  const more = items.filter(({ id }) => !known.has(id));
  if (more.length > 0) setFixed([...fixed, ...more]);
  return fixed;
}

/** What has not arrived, and why. */
function Unsent({ taps: { taps, failure, retry, dropFirst } }: { readonly taps: Taps }) {
  const t = useText();
  if (failure === undefined || taps.length === 0) return null;
  return (
    <Alert
      tone="bad"
      title={t('{count} 次点击没有送出', { count: taps.length })}
      actions={
        <>
          <Button size="small" variant="primary" onClick={retry}>
            {t('重试')}
          </Button>
          <Button size="small" onClick={dropFirst}>
            {t('放弃这一次')}
          </Button>
        </>
      }
    >
      {failure}
    </Alert>
  );
}

import { formatNumber } from '@garment-mes/domain';
import type { CuttingScheduleRow, UnplannedLay } from '@garment-mes/sdk/mes2';
import { EmptyState, Tag } from '@garment-mes/ui';
import type { PointerEvent } from 'react';
import { useText } from '#kit/i18n.ts';
import styles from '../sewing/sewing.module.css';

interface LayPoolProps {
  readonly lays: readonly UnplannedLay[];
  readonly untimed: readonly CuttingScheduleRow[];
  readonly mayPlace: boolean;
  readonly onPress: (event: PointerEvent<HTMLElement>, id: string, title: string) => void;
}

export const layKey = ({ cutPlanId, layNo }: UnplannedLay): string => `lay ${cutPlanId} ${layNo}`;

/** Lays of approved plans that stand on no table, and those that have a day but no time. */
export function LayPool({ lays, untimed, mayPlace, onPress }: LayPoolProps) {
  const t = useText();
  const card = (id: string, title: string, children: React.ReactNode) => (
    <li key={id} className={styles.card}>
      <button
        type="button"
        className={styles.cardBody}
        data-movable={mayPlace || undefined}
        onPointerDown={(event) => mayPlace && onPress(event, id, title)}
      >
        <span className={styles.cardWords}>{children}</span>
      </button>
    </li>
  );
  return (
    <aside className={styles.pool} data-pool aria-label={t('待排床次')}>
      <header className={styles.poolHead}>
        <b>
          {t('待排床次')} {formatNumber(lays.length + untimed.length)}
        </b>
      </header>
      {lays.length + untimed.length === 0 && <EmptyState>{t('没有待排的床次')}</EmptyState>}
      <ul className={styles.cards}>
        {lays.map((lay) =>
          card(
            layKey(lay),
            `${lay.orderNo} #${lay.layNo}`,
            <>
              <b>
                {lay.orderNo} #{lay.layNo}
                <Tag tone={lay.fabricReady ? 'ok' : 'warn'}>
                  {lay.fabricReady ? t('面料到位') : t('缺料')}
                </Tag>
              </b>
              <span>
                {lay.styleNo} · {t('{num}件', { num: formatNumber(lay.planNum) })}
              </span>
              <span>{lay.colorPlies.join(t('、'))}</span>
              {lay.moldText !== null && <span>{lay.moldText}</span>}
            </>,
          ),
        )}
        {untimed.map((row) =>
          card(
            row.id,
            row.orderNo,
            <>
              <b>
                {row.orderNo} #{row.layNos.join(' ')}
              </b>
              <span>
                {row.tableName} {row.planDate}
              </span>
            </>,
          ),
        )}
      </ul>
    </aside>
  );
}

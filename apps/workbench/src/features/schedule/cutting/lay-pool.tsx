import { formatNumber } from '@garment-mes/domain/formats';
import type { CuttingScheduleRow, UnplannedLay } from '@garment-mes/sdk/mes2';
import { EmptyState, Tag, TextInput } from '@garment-mes/ui';
import { Search } from 'lucide-react';
import { type PointerEvent, type ReactNode, useState } from 'react';
import { useText } from '#app/i18n.ts';
import { contains } from '#app/sound-match.ts';
import styles from '../sewing/sewing.module.css';

interface LayPoolProps {
  readonly lays: readonly UnplannedLay[];
  readonly untimed: readonly CuttingScheduleRow[];
  readonly mayPlace: boolean;
  readonly onPress: (event: PointerEvent<HTMLElement>, id: string, title: string) => void;
  readonly onOpen: (id: string) => void;
}

export const layKey = ({ cutPlanId, layNo }: UnplannedLay): string => `lay ${cutPlanId} ${layNo}`;

/** Lays of approved plans that are on no table, and those that have a day but no time. */
export function LayPool({ lays: all, untimed: waiting, mayPlace, onPress, onOpen }: LayPoolProps) {
  const t = useText();
  const [words, setWords] = useState('');
  const isFound = ({ orderNo, styleNo }: { readonly orderNo: string; readonly styleNo: string }) =>
    [orderNo, styleNo].some((text) => contains(text, words));
  const lays = all.filter(isFound);
  const untimed = waiting.filter(isFound);
  const card = (id: string, title: string, children: ReactNode) => (
    <li key={id} className={styles.card}>
      <button
        type="button"
        className={styles.cardBody}
        data-movable={mayPlace || undefined}
        onPointerDown={(event) => mayPlace && onPress(event, id, title)}
        onDoubleClick={() => onOpen(id)}
        onKeyDown={(event) => event.key === 'Enter' && onOpen(id)}
      >
        <span className={styles.cardWords}>{children}</span>
      </button>
    </li>
  );
  return (
    <aside className={styles.pool} data-pool aria-label={t('待排床次')}>
      <header className={styles.poolHead}>
        <b>
          {t('待排床次')} {formatNumber(all.length + waiting.length)}
        </b>
        <TextInput
          aria-label={t('搜索待排')}
          icon={<Search aria-hidden />}
          clearable
          value={words}
          onValueChange={setWords}
        />
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

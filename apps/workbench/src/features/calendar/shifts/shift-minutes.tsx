import { placedSegments, type ShiftSegment } from '@garment-mes/domain/schedule';
import { Tag } from '@garment-mes/ui';
import { useText } from '#app/i18n.ts';
import styles from './shifts.module.css';

const DAY = 24 * 60;

/** What segments add up to while they are typed, and whether they end after midnight. */
export function ShiftMinutes({ segments }: { readonly segments: readonly ShiftSegment[] }) {
  const t = useText();
  const placed = placedSegments(segments);
  const minutes = (type: ShiftSegment['type']) =>
    placed
      .filter(({ segment }) => segment.type === type)
      .reduce((total, { from, to }) => total + to - from, 0);
  const overtime = minutes('ot');
  return (
    <output className={styles.minutes}>
      <strong>{t('净 {minutes} 分钟', { minutes: minutes('work') })}</strong>
      {overtime > 0 && <span>{t('加班 {minutes} 分钟', { minutes: overtime })}</span>}
      {(placed.at(-1)?.to ?? 0) > DAY && <Tag tone="info">{t('跨天')}</Tag>}
    </output>
  );
}

import type { Tone } from '@garment-mes/ui';
import { Lock, TriangleAlert } from 'lucide-react';
import { labelOf, type Message, msg, useText } from '#app/i18n.ts';
import { enumLabels } from '#screens/fields/enum-labels.ts';
import { type Colouring, priorityTone } from './colouring.ts';
import styles from './sewing.module.css';

/** What the colours of lateness say. */
const LATENESS: readonly (readonly [tone: Tone, words: Message])[] = [
  ['ok', msg('按时')],
  ['warn', msg('晚于缝制最晚')],
  ['bad', msg('晚于交期')],
];

/** What is drawn on bars and lanes, whatever the colours mean. */
const MARKS: readonly (readonly [mark: string, words: Message])[] = [
  ['changeover', msg('换款')],
  ['done', msg('已完成')],
  ['forecast', msg('预计完工')],
  ['proposal', msg('试排')],
  ['light', msg('负荷')],
  ['over', msg('超负荷')],
  ['now', msg('现在')],
  ['due', msg('所选的期限')],
  ['rest', msg('休息日')],
];

interface LegendProps {
  readonly colouring: Colouring;
}

/** What the marks on the bars mean, and their colours where these mean more than a distinction. */
export function Legend({ colouring }: LegendProps) {
  const t = useText();
  const colours =
    colouring === 'lateness'
      ? LATENESS.map(([tone, words]) => ({ tone, words: t(words) }))
      : colouring === 'priority'
        ? Object.entries(enumLabels('OrderPriority')).map(([value, label]) => ({
            tone: priorityTone(Number(value)),
            words: labelOf(label),
          }))
        : [];
  return (
    <ul className={styles.legend} aria-label={t('图例')}>
      {colours.map(({ tone, words }) => (
        <li key={tone}>
          <i data-tone={tone} />
          {words}
        </li>
      ))}
      {colours.length === 0 && <li>{t('颜色只用来区分')}</li>}
      {MARKS.map(([mark, words]) => (
        <li key={mark}>
          <i data-mark={mark} />
          {t(words)}
        </li>
      ))}
      <li>
        <Lock aria-hidden />
        {t('锁定')}
      </li>
      <li>
        <TriangleAlert aria-hidden />
        {t('冲突')}
      </li>
    </ul>
  );
}

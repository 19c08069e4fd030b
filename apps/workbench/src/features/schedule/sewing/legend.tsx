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
      <li>
        <i data-mark="changeover" />
        {t('换款')}
      </li>
      <li>
        <i data-mark="done" />
        {t('已完成')}
      </li>
      <li>
        <i data-mark="forecast" />
        {t('预计完工')}
      </li>
      <li>
        <Lock aria-hidden />
        {t('锁定')}
      </li>
      <li>
        <TriangleAlert aria-hidden />
        {t('冲突')}
      </li>
      <li>
        <i data-mark="rest" />
        {t('休息日')}
      </li>
    </ul>
  );
}

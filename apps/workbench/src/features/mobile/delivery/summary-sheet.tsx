import { formatNumber } from '@garment-mes/domain/formats';
import { type Message, msg, useText } from '#app/i18n.ts';
import { Chips, WideKey } from '../frame/keys.tsx';
import { Sheet } from '../frame/sheet.tsx';
import styles from './delivery.module.css';
import { titleOf } from './delivery-document.ts';
import {
  type DiffReason,
  type ListedBundle,
  type ScannedList,
  sumsOf,
  unexplained,
} from './scanned-list.ts';

const REASONS: readonly { readonly value: DiffReason; readonly label: Message }[] = [
  { value: 'short', label: msg('少片') },
  { value: 'over', label: msg('多片') },
  { value: 'wrongCode', label: msg('错码') },
  { value: 'shade', label: msg('色差') },
  { value: 'other', label: msg('其他') },
];

interface SummarySheetProps {
  readonly list: ScannedList;
  readonly pending: boolean;
  /** Says why bundles differ. */
  readonly onReason: (bundles: readonly ListedBundle[], reason: DiffReason) => void;
  readonly onComplete: () => void;
  /** Scans on. */
  readonly onClose: () => void;
}

/** What a list comes to, before it is completed: bundles, pieces, what differs and why. */
export function SummarySheet({ list, pending, onReason, onComplete, onClose }: SummarySheetProps) {
  const t = useText();
  const { scanned, pieces, missing, differing, diffNum } = sumsOf(list);
  const explains = list.mode === 'receive' && !list.isBlind;
  const groups = [
    ...differing.map((bundle) => ({
      bundles: [bundle],
      words: t('{bundle} 应为{num} 实为{count}', {
        bundle: bundle.label,
        num: bundle.num ?? 0,
        count: list.counts[bundle.id] ?? 0,
      }),
    })),
    ...(missing.length === 0
      ? []
      : [
          {
            bundles: missing,
            words: t('还有{count}扎未扫：{bundles}', {
              count: missing.length,
              bundles: missing.map(({ label }) => label).join(t('、')),
            }),
          },
        ]),
  ];
  return (
    <Sheet title={t('完成前核对')} note={titleOf(list)} onClose={onClose}>
      <dl className={styles.sums}>
        <dt>{t('扎数')}</dt>
        <dd>
          {scanned}
          <small>/{list.bundles.length}</small>
        </dd>
        {!list.isBlind && (
          <>
            <dt>{t('件数')}</dt>
            <dd>{formatNumber(pieces)}</dd>
            <dt>{t('差异')}</dt>
            <dd data-bad={diffNum === 0 ? undefined : ''}>{formatNumber(diffNum)}</dd>
          </>
        )}
      </dl>
      {groups.map(({ bundles, words }) => (
        <div key={words} className={styles.difference}>
          <p>{words}</p>
          {explains && (
            <Chips
              choices={REASONS.map(({ value, label }) => ({ value, label: t(label) }))}
              chosen={list.reasons[bundles[0]?.id ?? '']}
              onChoose={(reason) => onReason(bundles, reason)}
            />
          )}
        </div>
      ))}
      {explains && unexplained(list).length > 0 && <p>{t('有差异必须选原因')}</p>}
      <WideKey onPress={onClose}>{t('继续扫')}</WideKey>
      <WideKey primary disabled={pending || unexplained(list).length > 0} onPress={onComplete}>
        {groups.length > 0 ? t('记为差异，完成') : t('完成')}
      </WideKey>
    </Sheet>
  );
}

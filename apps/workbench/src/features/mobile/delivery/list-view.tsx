import { formatNumber } from '@garment-mes/domain/formats';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import frame from '../frame/frame.module.css';
import { WideKey } from '../frame/keys.tsx';
import styles from './delivery.module.css';
import { titleOf } from './delivery-document.ts';
import { type ListedBundle, type ScannedList, sumsOf } from './scanned-list.ts';

interface ListViewProps {
  readonly list: ScannedList;
  /** Asks for the pieces of a bundle. */
  readonly onRecount: (bundle: ListedBundle) => void;
  readonly onRemove: (bundle: ListedBundle) => void;
  /** Asks for the line. */
  readonly onLine: () => void;
  /** Asks whether all of it is thrown away. */
  readonly onDrop: () => void;
}

/** A list that is being scanned: how far it is, the bundle scanned last, and the bundles by size. */
export function ListView({ list, onRecount, onRemove, onLine, onDrop }: ListViewProps) {
  const t = useText();
  const { scanned, pieces, sizes } = sumsOf(list);
  const last = list.bundles.find(({ id }) => id === list.last);
  const count = list.bundles.length;
  // Without a batch or a delivery nothing says how many there should be.
  const isOpen = list.batch === undefined && list.delivery === undefined;
  return (
    <>
      <div className={styles.head}>
        <span>
          {titleOf(list)} <small>{list.orderNo}</small>
        </span>
        {list.mode === 'send' && (
          <button type="button" className={frame.rowKey} onClick={onLine}>
            {list.line ? t('换线') : t('选产线')}
          </button>
        )}
      </div>
      <output className={styles.counter} data-whole={(!isOpen && scanned === count) || undefined}>
        <b>
          {scanned}
          {!isOpen && <small>/{count}</small>}
        </b>
        <span>
          {!list.isBlind && t('{num}件', { num: formatNumber(pieces) })}
          {!!list.heldBack && <small>{t('另有{count}扎不能发', { count: list.heldBack })}</small>}
        </span>
      </output>
      {last ? (
        <section className={styles.last} aria-label={t('最近一扎')}>
          <span>
            {last.label} {last.colorName} {last.sizeName}
            <b>{t('{num}件', { num: list.counts[last.id] ?? 0 })}</b>
          </span>
          <div>
            <button type="button" className={frame.rowKey} onClick={() => onRecount(last)}>
              {t('改数')}
            </button>
            <button type="button" className={frame.rowKey} onClick={() => onRemove(last)}>
              {t('移除')}
            </button>
          </div>
        </section>
      ) : (
        <p className={styles.waiting}>{t('请扫扎号')}</p>
      )}
      <div className={styles.sizes}>
        {sizes.map((size) => (
          <SizeRows key={size.sizeName} {...{ size, list, onRecount, onRemove }} />
        ))}
      </div>
      <WideKey onPress={onDrop}>{t('作废本单')}</WideKey>
    </>
  );
}

interface SizeRowsProps extends Pick<ListViewProps, 'list' | 'onRecount' | 'onRemove'> {
  readonly size: ReturnType<typeof sumsOf>['sizes'][number];
}

/** A size with its counter; opened, its bundles, those that are missing first. */
function SizeRows({ size, list, onRecount, onRemove }: SizeRowsProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { sizeName, scanned, bundles } = size;
  const isMissing = ({ id }: ListedBundle) => list.counts[id] === undefined;
  const sorted = [...bundles.filter(isMissing), ...bundles.filter((bundle) => !isMissing(bundle))];
  return (
    <section className={styles.size} data-open={isOpen || undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        data-whole={scanned === bundles.length || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <b>{sizeName}</b> {scanned}/{bundles.length}
        {isOpen ? <ChevronUp aria-hidden /> : <ChevronDown aria-hidden />}
      </button>
      {isOpen && (
        <ul className={frame.rows}>
          {sorted.map((bundle) => (
            <li key={bundle.id} className={frame.row}>
              <span className={frame.rowWords}>
                <b>
                  {bundle.label} {bundle.colorName}
                </b>
                <small>
                  {isMissing(bundle)
                    ? t('未扫')
                    : t('{num}件', { num: list.counts[bundle.id] ?? 0 })}
                </small>
              </span>
              {!isMissing(bundle) && (
                <>
                  <button type="button" className={frame.rowKey} onClick={() => onRecount(bundle)}>
                    {t('改数')}
                  </button>
                  <button type="button" className={frame.rowKey} onClick={() => onRemove(bundle)}>
                    {t('移除')}
                  </button>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface CompleteKeyProps {
  readonly list: ScannedList;
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Ends a list; nothing is sent of one that has no bundle. */
export function CompleteKey({ list, disabled, onPress }: CompleteKeyProps) {
  const t = useText();
  const nothing = list.mode === 'send' && Object.keys(list.counts).length === 0;
  return (
    <WideKey primary disabled={disabled || nothing} onPress={onPress}>
      {t('完成')}
    </WideKey>
  );
}

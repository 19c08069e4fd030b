import { TextInput } from '@garment-mes/ui';
import { useState } from 'react';
import { useText } from '#app/i18n.ts';
import styles from '../tickets.module.css';
import { type BundleRange, rangeFault } from './bundle-range.ts';

/** First and last number of bundles; asked for by Enter or by leaving the box. */
export function BundleSpan(props: {
  readonly range: BundleRange;
  readonly onRange: (range: BundleRange) => void;
}) {
  const t = useText();
  const [typed, setTyped] = useState(props.range);
  const fault = rangeFault(typed);
  const ask = () => {
    const changed = typed.from !== props.range.from || typed.to !== props.range.to;
    if (fault === undefined && changed) props.onRange(typed);
  };
  const box = (part: keyof BundleRange, label: string) => (
    <TextInput
      className={styles.number ?? ''}
      aria-label={label}
      aria-invalid={fault !== undefined}
      placeholder={label}
      value={typed[part]}
      onValueChange={(text) => setTyped({ ...typed, [part]: text })}
      onBlur={ask}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) ask();
      }}
    />
  );
  return (
    <span className={styles.span}>
      {box('from', t('起扎号'))}
      {box('to', t('止扎号'))}
      {fault && (
        <span role="alert" className={styles.fault}>
          {fault === 'reversed' ? t('止扎号须大于等于起扎号') : t('扎号如 B0001')}
        </span>
      )}
    </span>
  );
}

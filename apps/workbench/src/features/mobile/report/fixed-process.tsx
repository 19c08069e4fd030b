import { ScanLine, X } from 'lucide-react';
import { useText } from '#kit/i18n.ts';
import styles from './report.module.css';
import type { FixedProcess as Fixed } from './use-fixed-process.ts';

interface FixedProcessProps {
  readonly fixed: Fixed | undefined;
  /** The next bundle asks which process it is to be. */
  readonly isFixing: boolean;
  readonly onRelease: () => void;
}

/** The process the next scans are for; without one, that the scanner may be used. */
export function FixedProcess({ fixed, isFixing, onRelease }: FixedProcessProps) {
  const t = useText();
  if (fixed === undefined)
    return (
      <span className={styles.ready}>
        <ScanLine aria-hidden />{' '}
        <span>{isFixing ? t('扫一扎，选要固定的工序') : t('扫码枪已就绪')}</span>
      </span>
    );
  return (
    <button
      type="button"
      className={styles.fixed}
      aria-label={t('不再固定 {name}', { name: fixed.processName })}
      onClick={onRelease}
    >
      <ScanLine aria-hidden />
      <span>{fixed.processName}</span>
      <X aria-hidden />
    </button>
  );
}
